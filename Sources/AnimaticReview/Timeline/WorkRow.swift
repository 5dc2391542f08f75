import AnimaticDrawing
import Foundation

/// Work items and timers that one line of code scheduled: hollow where one is scheduled, solid where it fires, a
/// cross where it is cancelled, an arrow where it still waits at the end. Shapes tell them apart, not colours alone.
struct WorkRow: TimelineRow {
  var label: String
  var works: [TimelinePlot.Work]

  /// Up to this many of one kind get a row each.
  static let mostAlone = 4
  static let mostRows = 60

  private static let firedColor = RGBA(200, 80, 0)
  private static let lostColor = RGBA(190, 20, 60)

  /// In the order of scheduling. What a repeating timer does again and again shares one row.
  static func rows(of works: [TimelinePlot.Work]) -> [any TimelineRow] {
    var order: [String] = []
    var groups: [String: [TimelinePlot.Work]] = [:]
    for work in works {
      let key = kind(of: work.label) + "\u{0}" + work.source
      if groups[key] == nil { order.append(key) }
      groups[key, default: []].append(work)
    }
    let rows = order.flatMap { key -> [(first: Double, row: WorkRow)] in
      let group = groups[key]!
      if group.count > mostAlone {
        let place = group[0].source.isEmpty ? "" : "  \(group[0].source)"
        return [
          (
            group[0].scheduled,
            WorkRow(label: "\(kind(of: group[0].label)) × \(group.count)\(place)", works: group)
          )
        ]
      }
      return group.map { work in
        let place = work.source.isEmpty ? "" : "  \(work.source)"
        return (work.scheduled, WorkRow(label: work.label + place, works: [work]))
      }
    }
    return rows.enumerated().sorted { ($0.element.first, $0.offset) < ($1.element.first, $1.offset) }
      .prefix(mostRows).map(\.element.row)
  }

  /// Without the number of the object: "DispatchWorkItem #2" and "#7" come from one line of code.
  private static func kind(of label: String) -> String {
    guard let mark = label.range(of: " #") else { return label }
    return String(label[..<mark.lowerBound]) + String(label[mark.upperBound...].drop { $0.isNumber })
  }

  func draw(on canvas: inout SheetCanvas, axis: TimeAxis, middle: Double) {
    for work in works { draw(work, on: &canvas, axis, middle, isAlone: works.count == 1) }
  }

  private func draw(
    _ work: TimelinePlot.Work, on canvas: inout SheetCanvas, _ axis: TimeAxis, _ y: Double, isAlone: Bool
  ) {
    let start = axis.x(work.scheduled)
    let due = work.due.map { "due \(DecimalText.shortest($0, decimals: 3)) s" } ?? "never due"
    switch work.end {
    case .fired(let time):
      let end = axis.x(time)
      thread(from: start, to: end, y, Self.firedColor, on: &canvas)
      canvas.fill(.ellipse(CGRect(x: end - 5, y: y - 5, width: 10, height: 10)), Self.firedColor)
      if isAlone { note("fired", at: end, y, Self.firedColor, axis, on: &canvas) }
    case .cancelled(let time):
      let end = axis.x(time)
      thread(from: start, to: end, y, SheetStyle.secondInk, on: &canvas)
      for side in [-4.5, 4.5] {
        canvas.line(
          CGPoint(x: end - 4.5, y: y - side), CGPoint(x: end + 4.5, y: y + side), color: SheetStyle.ink,
          width: 2)
      }
      if isAlone { note("cancelled, \(due)", at: end, y, SheetStyle.ink, axis, on: &canvas) }
    case .orphaned:
      let end = axis.left + axis.width
      thread(from: start, to: end - 8, y, Self.lostColor, dash: [4, 3], on: &canvas)
      let head = [CGPoint(x: end - 9, y: y - 5), CGPoint(x: end, y: y), CGPoint(x: end - 9, y: y + 5)]
      canvas.fill(
        .path([.move(to: head[0]), .line(to: head[1]), .line(to: head[2]), .closeSubpath], evenOdd: false),
        Self.lostColor)
      if isAlone { note("still waits, \(due)", at: end, y, Self.lostColor, axis, on: &canvas) }
    }
    let box = CGRect(x: start - 4, y: y - 4, width: 8, height: 8)
    canvas.fill(.ellipse(box), SheetStyle.paper)
    canvas.add(.stroke(.ellipse(box), LineStyle(width: 1.5), .color(SheetStyle.secondInk)))
  }

  private func thread(
    from start: Double, to end: Double, _ y: Double, _ color: RGBA, dash: [Double] = [],
    on canvas: inout SheetCanvas
  ) {
    let path = Outline.path(
      [.move(to: CGPoint(x: start, y: y)), .line(to: CGPoint(x: end, y: y))], evenOdd: false)
    canvas.add(.stroke(path, LineStyle(width: 1.5, dash: dash), .color(color.opacity(0.75))))
  }

  /// Beside the end, or before it where there is no room behind.
  private func note(
    _ text: String, at x: Double, _ y: Double, _ color: RGBA, _ axis: TimeAxis, on canvas: inout SheetCanvas
  ) {
    let width = canvas.width(of: text, font: SheetStyle.captionFont)
    let flips = x + 10 + width > axis.left + axis.width + SheetStyle.valueColumn
    let place = CGPoint(x: flips ? x - 12 : x + 10, y: flips ? y - 15 : y - 7)
    canvas.text(
      text, font: SheetStyle.captionFont, color: color, at: place, align: flips ? .trailing : .leading)
  }
}
