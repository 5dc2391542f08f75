import AnimaticDrawing
import Foundation

/// A run at one glance: pictures along time, the events under them, and the curves of what moved.
///
/// The sheet is itself a display list, so the same run gives the same sheet to the last byte.
public struct ContactSheet {
  /// One frame of the run, shown small.
  public struct Picture {
    /// Seconds since the start.
    public var time: Double
    public var bitmap: Bitmap
    /// What happened since the picture before, or "".
    public var caption: String

    public init(time: Double, bitmap: Bitmap, caption: String = "") {
      self.time = time
      self.bitmap = bitmap
      self.caption = caption
    }
  }

  /// Something that happened, pinned to the time axis.
  public struct Mark: Equatable, Sendable {
    /// Who made it happen; gives the colour.
    public enum Kind: Equatable, Sendable {
      /// The scenario: show, hide, set, mark.
      case event
      /// A finger.
      case tap
      /// A timer or work item that fired.
      case timer
      /// A finding.
      case warning
    }

    public var time: Double
    public var kind: Kind
    public var label: String

    public init(time: Double, kind: Kind, label: String) {
      self.time = time
      self.kind = kind
      self.label = label
    }
  }

  /// An animated value over time.
  public struct Curve: Equatable, Sendable {
    public var name: String
    /// In order of time; nil while the element is not in the tree.
    public var samples: [Sample]

    public struct Sample: Equatable, Sendable {
      public var time: Double
      public var value: Double?

      public init(time: Double, value: Double?) {
        self.time = time
        self.value = value
      }
    }

    public init(name: String, samples: [Sample]) {
      self.name = name
      self.samples = samples
    }
  }

  public var title: String
  public var subtitle: String
  /// Seconds; the axes run from the first to the last of them.
  public var span: ClosedRange<Double>
  /// In order of time.
  public var pictures: [Picture]
  public var marks: [Mark]
  public var curves: [Curve]
  /// Corner radius of the stage in its own points, for pictures that look like the device's screen.
  public var cornerRadius: Double
  /// Width and height of the stage in points.
  public var stageSize: CGSize

  public init(
    title: String, subtitle: String, span: ClosedRange<Double>, stageSize: CGSize, cornerRadius: Double = 0,
    pictures: [Picture], marks: [Mark], curves: [Curve]
  ) {
    self.title = title
    self.subtitle = subtitle
    self.span = span
    self.stageSize = stageSize
    self.cornerRadius = cornerRadius
    self.pictures = pictures
    self.marks = marks
    self.curves = curves
  }

  /// The sheet as something to draw. `scale` is that of the rasteriser that will draw it (1, 2 or 3): the
  /// pictures are brought to its pixels here, by area, so that small text in them stays legible.
  public func displayList(measurer: TextMeasurer, scale: Int) -> DisplayList {
    var canvas = SheetCanvas(measurer: measurer, scale: scale)
    let grid = PictureGrid(sheet: self)
    let width = max(SheetStyle.leastWidth, grid.width) + 2 * SheetStyle.margin
    var y = SheetStyle.margin
    y = drawHead(on: &canvas, y: y, width: width)
    y = grid.draw(on: &canvas, y: y)
    let plot = TimePlot(sheet: self, width: width)
    y = plot.draw(on: &canvas, y: y + SheetStyle.sectionGap)
    return DisplayList(
      size: CGSize(width: width.rounded(.up), height: (y + SheetStyle.margin).rounded(.up)),
      background: SheetStyle.paper, items: canvas.items)
  }

  /// A frame brought to the size that a sheet of such a stage shows it in, so that the large one need not be
  /// kept.
  public static func reduced(_ bitmap: Bitmap, stageSize: CGSize, scale: Int) -> Bitmap {
    let cell = PictureGrid.cell(of: stageSize)
    return Thumbnail.reduce(bitmap, width: Int(cell.width) * scale, height: Int(cell.height) * scale)
      ?? bitmap
  }

  private func drawHead(on canvas: inout SheetCanvas, y: Double, width: Double) -> Double {
    let room = width - 2 * SheetStyle.margin
    let top = canvas.text(
      title, font: SheetStyle.titleFont, color: SheetStyle.ink, at: CGPoint(x: SheetStyle.margin, y: y),
      width: room)
    let next = canvas.text(
      subtitle, font: SheetStyle.bodyFont, color: SheetStyle.secondInk,
      at: CGPoint(x: SheetStyle.margin, y: y + top.height + 4), width: room)
    return y + top.height + 4 + next.height + SheetStyle.headGap
  }
}
