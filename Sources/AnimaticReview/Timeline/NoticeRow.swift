import AnimaticDrawing
import Foundation

/// When a notice was to be seen: a bar from its first frame to its last.
struct NoticeRow: TimelineRow {
  var notice: TimelinePlot.Notice

  var label: String { notice.name }

  func draw(on canvas: inout SheetCanvas, axis: TimeAxis, middle: Double) {
    for span in notice.spans {
      let (left, right) = (axis.x(span.lowerBound), axis.x(span.upperBound))
      let bar = CGRect(x: left, y: middle - 8, width: max(2, right - left), height: 16)
      canvas.fill(
        .roundedRectangle(bar, radius: 5, style: .continuous), SheetStyle.curveColors[0].opacity(0.85))
      let text = "\(DecimalText.shortest(span.upperBound - span.lowerBound, decimals: 3)) s"
      guard canvas.width(of: text, font: SheetStyle.captionFont) + 12 < bar.width else { continue }
      canvas.text(
        text, font: SheetStyle.captionFont, color: .white, at: CGPoint(x: left + 7, y: middle - 7))
    }
  }
}
