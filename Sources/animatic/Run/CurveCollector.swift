import AnimaticReview
import AnimaticStage
import AnimaticTime
import Foundation

/// Gathers presented numbers frame by frame and keeps those that move.
struct CurveCollector {
  private var order: [String] = []
  private var samples: [String: [ContactSheet.Curve.Sample]] = [:]
  private var times: [Double] = []

  mutating func add(_ values: [PropertyValue], at instant: Instant) {
    times.append(instant.seconds)
    // A model value jumps and a count steps: only what is presented moves.
    for value in values where !value.property.hasPrefix("state.") && value.property != "count" {
      let number: Double?
      switch value.value {
      case .number(let value): number = value
      case .absent: number = nil
      default: continue
      }
      let key = "\(value.name) \(value.property)"
      if samples[key] == nil {
        order.append(key)
        // Before it first came up it was not there.
        samples[key] = times.dropLast().map { .init(time: $0, value: nil) }
      }
      samples[key]!.append(.init(time: instant.seconds, value: number))
    }
    // What is not listed any more is not there: its curve has a gap, no line across.
    for key in order where samples[key]!.count < times.count {
      samples[key]!.append(.init(time: instant.seconds, value: nil))
    }
  }

  /// Curves with more than one value while the element is there, in the order in which they came up.
  ///
  /// A frame's place that only follows an offset says the same twice and is left out.
  func moving(most: Int) -> [ContactSheet.Curve] {
    let moving = order.filter { key in
      let values = samples[key]!.compactMap(\.value)
      guard let low = values.min(), let high = values.max() else { return false }
      return high - low > 1e-6
    }
    let kept = moving.filter { key in
      let twin = key.replacing(" frame.", with: " offset.")
      return twin == key || !moving.contains(twin)
    }
    return kept.prefix(most).map { ContactSheet.Curve(name: $0, samples: samples[$0]!) }
  }
}

extension String {
  fileprivate func replacing(_ part: String, with other: String) -> String {
    guard let range = self.range(of: part) else { return self }
    return String(self[..<range.lowerBound]) + other + String(self[range.upperBound...])
  }
}
