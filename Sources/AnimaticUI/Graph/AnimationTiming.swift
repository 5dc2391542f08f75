import AnimaticTime
import Foundation

/// Where an animation's zero lies (`timing` in a scenario; docs/fidelity.md).
package enum AnimationTiming: Equatable {
  /// At the very instant of the change: the motion is the same at every frame rate.
  case exact
  /// At the first frame at or after the change.
  case frame(fps: Int)
  /// As on a phone: the start value is held for two frames, the first step is at most 1/60 s.
  case device(fps: Int)

  /// The zero of an animation that starts now, seconds.
  package func begin(at now: Instant) -> Double {
    switch self {
    case .exact: return now.seconds
    case .frame(let fps): return firstFrame(from: now, fps: fps).seconds
    case .device(let fps):
      let held = firstFrame(from: now, fps: fps) + TimeSpan(Rational(1, Int64(fps)))
      // The frame after the held ones shows at most 1/60 s of motion.
      let step = TimeSpan(Rational(1, Int64(fps)))
      let cap = TimeSpan(Rational(1, 60))
      return (step > cap ? held + (step - cap) : held).seconds
    }
  }

  /// When a run that ends at `end` seconds is taken out: right after that instant, or after the frame that
  /// still shows it.
  package func removal(after end: Double) -> Instant {
    let exact = Instant(seconds: end)
    switch self {
    case .exact: return exact
    case .frame(let fps), .device(let fps):
      // The last frame at or before the end still belongs to the run; the next one notices.
      let k = (exact.value * Rational(Int64(fps))).floor
      return Instant(Rational(k, Int64(fps))) >= exact ? exact : Instant(Rational(k + 1, Int64(fps)))
    }
  }

  private func firstFrame(from now: Instant, fps: Int) -> Instant {
    Instant(Rational((now.value * Rational(Int64(fps))).ceiling, Int64(fps)))
  }
}
