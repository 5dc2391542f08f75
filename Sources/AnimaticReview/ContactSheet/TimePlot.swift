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

  /// The axis, and the places of the pictures on it.
  private func drawGuides(on canvas: inout SheetCanvas, from axisY: Double, to bottom: Double) {
    let grid = TimeGrid(axis: axis, times: sheet.marks)
    grid.draw(on: &canvas, from: axisY, to: bottom)
    for picture in sheet.pictures {
      let x = grid.crisp(axis.x(picture.time), canvas)
      let box = CGRect(x: x - 2, y: axisY - 3, width: 4, height: 6)
      canvas.fill(.roundedRectangle(box, radius: 1, style: .circular), SheetStyle.secondInk)
    }
  }
}
