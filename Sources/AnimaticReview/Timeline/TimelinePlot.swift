import AnimaticDrawing
import Foundation

/// A run as lanes over one axis of time: notices, timers and work items, animations, events, and the curve of
/// every value that moves. A display list, so that it is written as a picture or as SVG alike.
public struct TimelinePlot {
  public var title: String
  public var subtitle: String
  /// Seconds; the axis runs from the first to the last of them.
  public var span: ClosedRange<Double>
  public var marks: [ContactSheet.Mark]
  public var notices: [Notice]
  public var works: [Work]
  public var animations: [Animation]
  public var curves: [ContactSheet.Curve]

  /// When something was to be seen.
  public struct Notice: Equatable, Sendable {
    public var name: String
    /// Seconds, ascending.
    public var spans: [ClosedRange<Double>]

    public init(name: String, spans: [ClosedRange<Double>]) {
      (self.name, self.spans) = (name, spans)
    }
  }

  /// One work item or timer.
  public struct Work: Equatable, Sendable {
    public enum End: Equatable, Sendable {
      case fired(Double)
      case cancelled(Double)
      case orphaned
    }
    /// As code spells it.
    public var label: String
    /// `file:line`, or "".
    public var source: String
    /// Seconds.
    public var scheduled: Double
    /// Nil where it never comes.
    public var due: Double?
    public var end: End

    public init(label: String, source: String, scheduled: Double, due: Double?, end: End) {
      (self.label, self.source) = (label, source)
      (self.scheduled, self.due, self.end) = (scheduled, due, end)
    }
  }

  /// One animation of one property.
  public struct Animation: Equatable, Sendable {
    /// Whose, and of what: "inbox offset".
    public var label: String
    /// As code spells it.
    public var curve: String
    /// Seconds; `end` is nil where it never ends.
    public var start: Double
    public var end: Double?
    /// When another one took over.
    public var interrupted: Double?

    public init(label: String, curve: String, start: Double, end: Double?, interrupted: Double? = nil) {
      (self.label, self.curve) = (label, curve)
      (self.start, self.end, self.interrupted) = (start, end, interrupted)
    }
  }

  public init(
    title: String, subtitle: String, span: ClosedRange<Double>, marks: [ContactSheet.Mark] = [],
    notices: [Notice] = [], works: [Work] = [], animations: [Animation] = [],
    curves: [ContactSheet.Curve] = []
  ) {
    (self.title, self.subtitle, self.span) = (title, subtitle, span)
    (self.marks, self.notices, self.works) = (marks, notices, works)
    (self.animations, self.curves) = (animations, curves)
  }

  /// Points.
  static let width = 1280.0
  static let labelColumn = 250.0
  static let rowHeight = 24.0

  /// The plot as something to draw; `scale` is that of the rasteriser that will draw it (1, 2 or 3).
  public func displayList(measurer: TextMeasurer, scale: Int) -> DisplayList {
    var canvas = SheetCanvas(measurer: measurer, scale: scale)
    var y = drawHead(on: &canvas, y: SheetStyle.margin)
    let top = y
    var content = SheetCanvas(measurer: measurer, scale: scale)
    let axisY = canvas.onPixel(top + 30)
    y = EventLane(marks: marks, axis: axis).draw(on: &content, y: axisY + 20) + SheetStyle.laneGap
    for section in sections where !section.rows.isEmpty {
      y = draw(section, on: &content, y: y)
    }
    if !curves.isEmpty {
      y = drawTitle("values", on: &content, y: y)
      for (index, curve) in curves.enumerated() {
        let color = SheetStyle.curveColors[index % SheetStyle.curveColors.count]
        CurveLane(curve: curve, axis: axis, color: color).draw(on: &content, y: y)
        y += SheetStyle.laneHeight + SheetStyle.laneGap
      }
    }
    let bottom = y + 8
    let panel = CGRect(
      x: SheetStyle.margin, y: top, width: Self.width - 2 * SheetStyle.margin, height: bottom - top)
    canvas.fill(.roundedRectangle(panel, radius: 12, style: .continuous), SheetStyle.panel)
    TimeGrid(axis: axis, times: marks).draw(on: &canvas, from: axisY, to: y)
    content.items.forEach { canvas.add($0) }
    return DisplayList(
      size: CGSize(width: Self.width, height: (bottom + SheetStyle.margin).rounded(.up)),
      background: SheetStyle.paper, items: canvas.items)
  }

  var axis: TimeAxis {
    let left = SheetStyle.margin + 20 + Self.labelColumn
    return TimeAxis(
      span: span, left: left, width: Self.width - SheetStyle.margin - 20 - SheetStyle.valueColumn - left)
  }

  private func drawHead(on canvas: inout SheetCanvas, y: Double) -> Double {
    let place = CGPoint(x: SheetStyle.margin, y: y)
    let room = Self.width - 2 * SheetStyle.margin
    let head = canvas.text(
      title, font: SheetStyle.titleFont, color: SheetStyle.ink, at: place, width: room)
    let next = canvas.text(
      subtitle, font: SheetStyle.bodyFont, color: SheetStyle.secondInk,
      at: CGPoint(x: place.x, y: y + head.height + 4), width: room)
    return y + head.height + 4 + next.height + SheetStyle.headGap
  }

  // MARK: Sections

  private struct Section {
    var title: String
    var rows: [any TimelineRow]
  }

  private var sections: [Section] {
    [
      Section(title: "notices", rows: notices.map { NoticeRow(notice: $0) }),
      Section(title: "timers and work items", rows: WorkRow.rows(of: works)),
      Section(title: "animations", rows: AnimationRow.rows(of: animations)),
    ]
  }

  private func drawTitle(_ title: String, on canvas: inout SheetCanvas, y: Double) -> Double {
    canvas.text(
      title, font: SheetStyle.timeFont, color: SheetStyle.secondInk,
      at: CGPoint(x: SheetStyle.margin + 20, y: y + 6))
    return y + 30
  }

  private func draw(_ section: Section, on canvas: inout SheetCanvas, y top: Double) -> Double {
    var y = drawTitle(section.title, on: &canvas, y: top)
    for row in section.rows {
      canvas.text(
        row.label, font: SheetStyle.labelFont, color: SheetStyle.ink,
        at: CGPoint(x: SheetStyle.margin + 20, y: y + 3), width: Self.labelColumn - 16)
      row.draw(on: &canvas, axis: axis, middle: canvas.onPixel(y + Self.rowHeight / 2))
      y += Self.rowHeight
    }
    return y + SheetStyle.laneGap
  }
}

/// One line of a timeline.
protocol TimelineRow {
  var label: String { get }
  /// Draws around the height `middle`.
  func draw(on canvas: inout SheetCanvas, axis: TimeAxis, middle: Double)
}
