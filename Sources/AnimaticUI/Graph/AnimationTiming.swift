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
  ///
  /// - Parameter isDuringRender: The change comes from an `onAppear` or `onChange`, which run while a frame is put
  ///   together: on a phone it shows one frame later than a change before it.
  package func begin(at now: Instant, isDuringRender: Bool = false) -> Double {
    switch self {
    case .exact: return now.seconds
    case .frame(let fps): return firstFrame(from: now, fps: fps).seconds
    case .device(let fps):
      let held =
        firstFrame(from: now, fps: fps) + TimeSpan(Rational(isDuringRender ? 2 : 1, Int64(fps)))
      // The frame after the held ones shows at most 1/60 s of motion.
      let step = TimeSpan(Rational(1, Int64(fps)))
      let cap = TimeSpan(Rational(1, 60))
      return (step > cap ? held + (step - cap) : held).seconds
    }
  }

  /// When a run that ends at `end` seconds is taken out: right after that instant, or just before the first
  /// frame after it is drawn.
  package func removal(after end: Double) -> (instant: Instant, lane: WorkLane) {
    switch self {
    case .exact: return (Instant(seconds: end), .sweep)
    case .frame(let fps), .device(let fps):
      // A frame at the end itself still belongs to the run; sums such as 1/3 + 0.2 may miss it by a hair.
      let last = ((end + 1e-9) * Double(fps)).rounded(.down)
      guard last < 1e15 else { return (Instant(seconds: end), .sweep) }
      return (Instant(Rational(Int64(last) + 1, Int64(fps))), .task)
    }
  }

  private func firstFrame(from now: Instant, fps: Int) -> Instant {
    Instant(Rational((now.value * Rational(Int64(fps))).ceiling, Int64(fps)))
  }
}
