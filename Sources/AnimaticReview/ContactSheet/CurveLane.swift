import AnimaticDrawing
import Foundation

/// One animated value over time: name at the left, extremes at the right.
struct CurveLane {
  var curve: ContactSheet.Curve
  var axis: TimeAxis
  var color: RGBA

  func draw(on canvas: inout SheetCanvas, y top: Double) {
    let values = curve.samples.compactMap(\.value).filter(\.isFinite)
    guard let low = values.min(), let high = values.max() else { return }
    let frame = CGRect(x: axis.left, y: top, width: axis.width, height: SheetStyle.laneHeight)
    canvas.fill(.roundedRectangle(frame, radius: 6, style: .continuous), RGBA(255, 255, 255, 0.75))
    func y(_ value: Double) -> Double {
      let part = high > low ? (value - low) / (high - low) : 0.5
      return frame.maxY - 8 - part * (frame.height - 16)
    }
    drawLabels(on: &canvas, frame: frame, low: low, high: high, y: y)
    for stretch in stretches { draw(stretch, on: &canvas, floor: frame.maxY, y: y) }
  }

  private func drawLabels(
    on canvas: inout SheetCanvas, frame: CGRect, low: Double, high: Double, y: (Double) -> Double
  ) {
    canvas.text(
      curve.name, font: SheetStyle.labelFont, color: SheetStyle.ink,
      at: CGPoint(x: SheetStyle.margin + 20, y: frame.midY - 8), width: SheetStyle.labelColumn - 12)
    let decimals = high - low < 10 ? 2 : high - low < 1000 ? 1 : 0
    for value in high > low ? [low, high] : [low] {
      canvas.text(
        DecimalText.shortest(value, decimals: decimals), font: SheetStyle.numberFont,
        color: SheetStyle.secondInk, at: CGPoint(x: frame.maxX + 8, y: y(value) - 6))
    }
  }

  /// Runs of samples while the element is in the tree.
  private var stretches: [[(time: Double, value: Double)]] {
    var all: [[(time: Double, value: Double)]] = [[]]
    for sample in curve.samples {
      if let value = sample.value, value.isFinite {
        all[all.count - 1].append((sample.time, value))
      } else if all.last?.isEmpty == false {
        all.append([])
      }
    }
    return all.filter { !$0.isEmpty }
  }

  private func draw(
    _ stretch: [(time: Double, value: Double)], on canvas: inout SheetCanvas, floor: Double,
    y: (Double) -> Double
  ) {
    let points = thinned(stretch.map { CGPoint(x: axis.x($0.time), y: y($0.value)) })
    let (first, last) = (points[0], points[points.count - 1])
    guard points.count > 1 else {
      return canvas.fill(.ellipse(CGRect(x: first.x - 2, y: first.y - 2, width: 4, height: 4)), color)
    }
    let line = [PathElement.move(to: first)] + points.dropFirst().map { .line(to: $0) }
    let under =
      line + [
        .line(to: CGPoint(x: last.x, y: floor)), .line(to: CGPoint(x: first.x, y: floor)), .closeSubpath,
      ]
    canvas.fill(.path(under, evenOdd: false), color.opacity(0.10))
    canvas.add(
      .stroke(
        .path(line, evenOdd: false), LineStyle(width: 1.75, cap: .round, join: .round), .color(color)))
  }

  /// Points in the middle of a level stretch say nothing: a still second is two points, not sixty.
  private func thinned(_ points: [CGPoint]) -> [CGPoint] {
    points.indices.filter { index in
      guard index > 0, index < points.count - 1 else { return true }
      return points[index - 1].y != points[index].y || points[index + 1].y != points[index].y
    }.map { points[$0] }
  }
}
