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

  /// The frames at which the legs of repeats begin; nil where legs have their exact length.
  package var grid: FrameGrid? {
    switch self {
    case .exact: return nil
    case .frame(let fps): return FrameGrid(step: 1 / Double(fps))
    case .device(let fps): return FrameGrid(step: 1 / Double(fps), phase: min(1 / Double(fps), 1.0 / 60))
    }
  }

  /// When a run is taken out: right after its end, or just before the first frame that finds it over is drawn.
  package func removal(after end: RunEnd) -> (instant: Instant, lane: WorkLane) {
    switch self {
    case .exact: return (Instant(seconds: end.seconds), .sweep)
    case .frame(let fps), .device(let fps):
      return (AnimationTiming.frame(of: end, fps: fps) ?? Instant(seconds: end.seconds), .task)
    }
  }

  /// When logical completion is told: at its instant, or with the first frame that finds it reached.
  package func completion(at end: RunEnd) -> Instant {
    switch self {
    case .exact: return Instant(seconds: end.seconds)
    case .frame(let fps), .device(let fps):
      return AnimationTiming.frame(of: end, fps: fps) ?? Instant(seconds: end.seconds)
    }
  }

  /// The first frame that finds something over; nil beyond all counting.
  private static func frame(of end: RunEnd, fps: Int) -> Instant? {
    // A frame at the end itself may still belong to the run; sums such as 1/3 + 0.2 may miss it by a hair.
    let frames = end.seconds * Double(fps)
    let hair = 1e-9 * Double(fps)
    let index = end.isAliveAtEnd ? (frames + hair).rounded(.down) + 1 : (frames - hair).rounded(.up)
    return index < 1e15 ? Instant(Rational(Int64(index), Int64(fps))) : nil
  }

  private func firstFrame(from now: Instant, fps: Int) -> Instant {
    Instant(Rational((now.value * Rational(Int64(fps))).ceiling, Int64(fps)))
  }
}
