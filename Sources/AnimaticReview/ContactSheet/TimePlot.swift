import AnimaticDrawing
import Foundation

/// The panel under the pictures: axis, events, and one lane a curve, all on one scale of time.
struct TimePlot {
  var sheet: ContactSheet
  /// Of the whole sheet.
  var width: Double

  private var axis: TimeAxis {
    let left = SheetStyle.margin + 20 + SheetStyle.labelColumn
    return TimeAxis(
      span: sheet.span, left: left, width: width - SheetStyle.margin - 20 - SheetStyle.valueColumn - left)
  }

  /// Returns the y under the panel.
  func draw(on canvas: inout SheetCanvas, y top: Double) -> Double {
    var content = SheetCanvas(measurer: canvas.measurer, scale: canvas.scale)
    let axisY = canvas.onPixel(top + 20)
    let lane = EventLane(marks: sheet.marks, axis: axis)
    let lanesTop = lane.draw(on: &content, y: axisY + 20)
    var y = lanesTop + SheetStyle.laneGap
    for (index, curve) in sheet.curves.enumerated() {
      let color = SheetStyle.curveColors[index % SheetStyle.curveColors.count]
      CurveLane(curve: curve, axis: axis, color: color).draw(on: &content, y: y)
      y += SheetStyle.laneHeight + SheetStyle.laneGap
    }
    let bottom = y + 8
    let panel = CGRect(
      x: SheetStyle.margin, y: top, width: width - 2 * SheetStyle.margin, height: bottom - top)
    canvas.fill(.roundedRectangle(panel, radius: 12, style: .continuous), SheetStyle.panel)
    drawGuides(on: &canvas, from: axisY, to: y)
    content.items.forEach { canvas.add($0) }
    return bottom
  }

  /// Ticks with their numbers, the places of the pictures on the axis, and a thread from every event down.
  private func drawGuides(on canvas: inout SheetCanvas, from axisY: Double, to bottom: Double) {
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
    for mark in sheet.marks {
      let x = crisp(axis.x(mark.time), canvas)
      canvas.line(
        CGPoint(x: x, y: axisY), CGPoint(x: x, y: bottom),
        color: SheetStyle.color(of: mark.kind).opacity(0.35))
    }
    canvas.line(
      CGPoint(x: axis.left, y: axisY), CGPoint(x: axis.left + axis.width, y: axisY),
      color: SheetStyle.faintInk)
    for picture in sheet.pictures {
      let x = crisp(axis.x(picture.time), canvas)
      let box = CGRect(x: x - 2, y: axisY - 3, width: 4, height: 6)
      canvas.fill(.roundedRectangle(box, radius: 1, style: .circular), SheetStyle.secondInk)
    }
  }

  /// The middle of a device pixel, where a line one point wide has sharp edges.
  private func crisp(_ x: Double, _ canvas: SheetCanvas) -> Double {
    canvas.scale == 2 ? canvas.onPixel(x) : canvas.onPixel(x - 0.5) + 0.5
  }
}
