import AnimaticTime

/// Which timing a movement has whose animation nobody recorded, told from its values alone.
///
/// Samples are brought to progress 0…1 and compared with each family by least squares: linear, the eases, SwiftUI's
/// old default cubic, springs, and a cubic with two free points. A family with fewer numbers is preferred; where
/// even the best is off by more than one per cent of the way (root mean square) there is no fit.
public struct CurveFit: Equatable, Sendable {
  public enum Family: Equatable, Sendable {
    case linear, easeIn, easeOut, easeInOut
    /// The cubic 0.25, 0.1, 0.25, 1.
    case defaultCubic
    case timingCurve(Double, Double, Double, Double)
    /// `response` in seconds.
    case spring(response: Double, dampingFraction: Double)
  }

  public var family: Family
  /// Seconds between the two ends; of a spring its response.
  public var duration: Double
  /// When it begins, seconds on the clock of the samples.
  public var start: Double
  /// Root mean square of what is left, in parts of the way.
  public var residual: Double

  /// The largest residual that still counts as a likeness.
  public static let largestResidual = 0.01
  /// Fewer moving samples fit anything.
  public static let fewestSamples = 5

  /// "easeOut 0.3 s", "spring(response: 0.4, dampingFraction: 0.7)".
  public var text: String {
    switch family {
    case .linear: return "linear " + Self.seconds(duration)
    case .easeIn: return "easeIn " + Self.seconds(duration)
    case .easeOut: return "easeOut " + Self.seconds(duration)
    case .easeInOut: return "easeInOut " + Self.seconds(duration)
    case .defaultCubic: return "timingCurve(0.25, 0.1, 0.25, 1) " + Self.seconds(duration)
    case .timingCurve(let x1, let y1, let x2, let y2):
      let points = [x1, y1, x2, y2].map(Self.number).joined(separator: ", ")
      return "timingCurve(\(points)) " + Self.seconds(duration)
    case .spring(let response, let damping):
      return "spring(response: \(Self.number(response)), dampingFraction: \(Self.number(damping)))"
    }
  }

  private static func seconds(_ value: Double) -> String { number(value) + " s" }
  private static func number(_ value: Double) -> String { Words.number(Millionths(value), decimals: 2) }

  /// `times` ascend, in seconds, one for each of `values`; the first and the last value are the movement's ends.
  /// nil where the movement goes nowhere, has too few samples or is like none of the families.
  public static func fit(times: [Double], values: [Double]) -> CurveFit? {
    guard times.count == values.count, times.count >= fewestSamples, let from = values.first,
      let to = values.last, abs(to - from) > 1e-9, values.allSatisfy(\.isFinite),
      zip(times, times.dropFirst()).allSatisfy({ $0 < $1 })
    else { return nil }
    let samples = CurveSamples(times: times, progress: values.map { ($0 - from) / (to - from) })
    let simple = samples.bestPlainCurve()
    if let simple, simple.residual < 0.001 { return simple }
    let spring = samples.bestSpring()
    if let spring, spring.residual < 0.001 { return spring }
    let free = samples.bestTimingCurve()
    // More numbers must earn their place: three times nearer, or not at all.
    let all = [(simple, 3.0), (spring, 1.5), (free, 1.0)].compactMap { fit, weight in fit.map { ($0, weight) }
    }
    guard let best = all.min(by: { $0.0.residual / $0.1 < $1.0.residual / $1.1 })?.0,
      best.residual <= largestResidual
    else { return nil }
    return best
  }
}
