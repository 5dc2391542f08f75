import AnimaticDrawing
import Foundation

/// Names of events beside their threads, on as many lines as they need not to touch.
struct EventLane {
  static let lineHeight = 17.0
  static let mostLines = 6

  var marks: [ContactSheet.Mark]
  var axis: TimeAxis

  /// Returns the y under the last line.
  func draw(on canvas: inout SheetCanvas, y top: Double) -> Double {
    canvas.text(
      "events", font: SheetStyle.labelFont, color: SheetStyle.ink,
      at: CGPoint(x: SheetStyle.margin + 20, y: top))
    var ends: [Double] = []
    for mark in marks {
      let x = axis.x(mark.time)
      let width = min(
        SheetStyle.longestLabel, canvas.width(of: mark.label, font: SheetStyle.captionFont).rounded(.up))
      // Near the right edge the name stands left of its thread.
      let flips = x + 8 + width > axis.left + axis.width + SheetStyle.valueColumn
      let (start, end) = flips ? (x - 8 - width, x + 4) : (x - 4, x + 8 + width)
      guard let line = Self.place(start: start, end: end, ends: &ends) else { continue }
      let y = top + Double(line) * Self.lineHeight
      let color = SheetStyle.color(of: mark.kind)
      canvas.fill(.ellipse(CGRect(x: x - 3, y: y + 4.5, width: 6, height: 6)), color)
      canvas.text(
        mark.label, font: SheetStyle.captionFont, color: color, at: CGPoint(x: flips ? x - 7 : x + 7, y: y),
        width: SheetStyle.longestLabel, align: flips ? .trailing : .leading)
    }
    return top + Double(max(1, ends.count)) * Self.lineHeight
  }

  /// The first line with room, or nil where all are full there: the thread still shows.
  static func place(start: Double, end: Double, ends: inout [Double]) -> Int? {
    if let line = ends.firstIndex(where: { $0 + 6 <= start }) {
      ends[line] = end
      return line
    }
    guard ends.count < mostLines else { return nil }
    ends.append(end)
    return ends.count - 1
  }
}
