import AnimaticDrawing
import Foundation

/// Collects what is drawn; the few kinds of strokes that the sheet is made of.
struct SheetCanvas {
  let measurer: TextMeasurer
  let scale: Int
  private(set) var items: [DisplayItem] = []

  init(measurer: TextMeasurer, scale: Int) {
    self.measurer = measurer
    self.scale = scale
  }

  mutating func add(_ item: DisplayItem) { items.append(item) }

  /// One line, cut with an ellipsis at `width`. Its top left corner is `at`, or its top centre, or its top right
  /// corner, by `align`.
  @discardableResult mutating func text(
    _ string: String, font: FontSpec, color: RGBA, at point: CGPoint, width: Double? = nil,
    align: StyledText.Alignment = .leading
  ) -> CGSize {
    let layout = self.layout(string, font: font, width: width)
    var x = point.x
    switch align {
    case .leading: break
    case .center: x -= layout.size.width / 2
    case .trailing: x -= layout.size.width
    }
    items.append(.text(layout, at: CGPoint(x: onPixel(x), y: onPixel(point.y)), color: color))
    return layout.size
  }

  func width(of string: String, font: FontSpec) -> Double {
    layout(string, font: font, width: nil).size.width
  }

  /// A straight line whose edges lie on pixels where it is upright or level.
  mutating func line(_ a: CGPoint, _ b: CGPoint, color: RGBA, width: Double = 1) {
    let path = Outline.path([.move(to: a), .line(to: b)], evenOdd: false)
    items.append(.stroke(path, LineStyle(width: width), .color(color)))
  }

  mutating func fill(_ outline: Outline, _ color: RGBA) { items.append(.fill(outline, .color(color))) }

  /// The nearest place on a device pixel.
  func onPixel(_ value: Double) -> Double { (value * Double(scale)).rounded() / Double(scale) }

  private func layout(_ string: String, font: FontSpec, width: Double?) -> TextLayout {
    measurer.layout(
      StyledText(
        runs: [TextRun(string, font: font)], lineLimit: 1, truncation: .middle, scale: Double(scale)),
      width: width)
  }
}
