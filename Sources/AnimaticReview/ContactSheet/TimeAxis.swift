import Foundation

/// Seconds as places on the sheet, and where its ticks stand.
struct TimeAxis {
  var span: ClosedRange<Double>
  var left: Double
  var width: Double

  private var length: Double { max(1e-9, span.upperBound - span.lowerBound) }

  func x(_ time: Double) -> Double {
    left + (min(max(time, span.lowerBound), span.upperBound) - span.lowerBound) / length * width
  }

  /// A step of 1, 2 or 5 times a power of ten that leaves at least 64 points between ticks.
  var step: Double {
    let least = length * 64 / max(1, width)
    var power = 0.001
    while power < 1e7 {
      for factor in [1.0, 2, 5] where power * factor >= least { return power * factor }
      power *= 10
    }
    return length
  }

  var ticks: [Double] {
    let step = self.step
    let first = (span.lowerBound / step).rounded(.up)
    let last = (span.upperBound / step + 1e-9).rounded(.down)
    guard last >= first, last - first < 1000 else { return [] }
    return (0...Int(last - first)).map { (first + Double($0)) * step }
  }
}
