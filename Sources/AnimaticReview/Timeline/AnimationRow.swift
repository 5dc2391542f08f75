import AnimaticDrawing
import Foundation

/// The animations of one property: a bar from start to end with the curve's name; where another one took over, the
/// rest of the bar is an outline.
struct AnimationRow: TimelineRow {
  var label: String
  var animations: [TimelinePlot.Animation]

  static let mostRows = 60

  /// One row a property; further ones where bars would lie over each other.
  static func rows(of animations: [TimelinePlot.Animation]) -> [any TimelineRow] {
    var rows: [AnimationRow] = []
    for animation in animations.sorted(by: { $0.start < $1.start }) {
      let free = rows.firstIndex { row in
        row.label == animation.label
          && row.animations.allSatisfy { ($0.interrupted ?? $0.end ?? .infinity) <= animation.start }
      }
      if let free {
        rows[free].animations.append(animation)
      } else if let last = rows.lastIndex(where: { $0.label == animation.label }) {
        rows.insert(AnimationRow(label: animation.label, animations: [animation]), at: last + 1)
      } else {
        rows.append(AnimationRow(label: animation.label, animations: [animation]))
      }
    }
    return Array(rows.prefix(mostRows))
  }

  func draw(on canvas: inout SheetCanvas, axis: TimeAxis, middle: Double) {
    for (index, animation) in animations.enumerated() {
      let next = animations.dropFirst(index + 1).first.map { axis.x($0.start) }
      draw(
        animation, on: &canvas, axis, middle, room: next ?? axis.left + axis.width + SheetStyle.valueColumn)
    }
  }

  private func draw(
    _ animation: TimelinePlot.Animation, on canvas: inout SheetCanvas, _ axis: TimeAxis, _ y: Double,
    room: Double
  ) {
    let color = SheetStyle.curveColors[2]
    let left = axis.x(animation.start)
    let end = animation.end.map(axis.x) ?? axis.left + axis.width
    let stop = animation.interrupted.map(axis.x) ?? end
    func box(_ from: Double, _ to: Double) -> Outline {
      .roundedRectangle(
        CGRect(x: from, y: y - 7, width: max(2, to - from), height: 14), radius: 4, style: .continuous)
    }
    if end > stop {
      canvas.add(.stroke(box(stop, end), LineStyle(width: 1, dash: [3, 2]), .color(color.opacity(0.7))))
    }
    canvas.fill(box(left, stop), color.opacity(0.30))
    canvas.line(CGPoint(x: left, y: y - 7), CGPoint(x: left, y: y + 7), color: color, width: 2)
    let length =
      animation.end.map { " · \(DecimalText.shortest($0 - animation.start, decimals: 3)) s" } ?? ", endless"
    let text = animation.curve + length
    let width = canvas.width(of: text, font: SheetStyle.captionFont)
    if width + 10 < stop - left {
      canvas.text(
        text, font: SheetStyle.captionFont, color: SheetStyle.ink, at: CGPoint(x: left + 6, y: y - 7))
    } else if max(stop, end) + 6 + width < room {
      canvas.text(
        text, font: SheetStyle.captionFont, color: SheetStyle.secondInk,
        at: CGPoint(x: max(stop, end) + 6, y: y - 7))
    }
  }
}
