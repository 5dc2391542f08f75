import AnimaticDrawing
import Foundation

/// Ticks with their numbers, and a thread from every event down through the lanes.
struct TimeGrid {
  var axis: TimeAxis
  var times: [ContactSheet.Mark]

  func draw(on canvas: inout SheetCanvas, from axisY: Double, to bottom: Double) {
    canvas.text(
      "time, s", font: SheetStyle.captionFont, color: SheetStyle.faintInk,
      at: CGPoint(x: SheetStyle.margin + 20, y: axisY - 13))
    let decimals = axis.step >= 1 ? 0 : axis.step >= 0.1 ? 1 : axis.step >= 0.01 ? 2 : 3
    for tick in axis.ticks {
      let x = crisp(axis.x(tick), canvas)
      canvas.line(CGPoint(x: x, y: axisY), CGPoint(x: x, y: bottom), color: SheetStyle.guide)
      canvas.text(
        DecimalText.fixed(tick, decimals: decimals), font: SheetStyle.numberFont, color: SheetStyle.secondInk,
        at: CGPoint(x: x, y: axisY - 14), align: .center)
    }
    for mark in times {
      let x = crisp(axis.x(mark.time), canvas)
      canvas.line(
        CGPoint(x: x, y: axisY), CGPoint(x: x, y: bottom),
        color: SheetStyle.color(of: mark.kind).opacity(0.35))
    }
    canvas.line(
      CGPoint(x: axis.left, y: axisY), CGPoint(x: axis.left + axis.width, y: axisY),
      color: SheetStyle.faintInk)
  }

  /// The middle of a device pixel, where a line one point wide has sharp edges.
  func crisp(_ x: Double, _ canvas: SheetCanvas) -> Double {
    canvas.scale == 2 ? canvas.onPixel(x) : canvas.onPixel(x - 0.5) + 0.5
  }
}
