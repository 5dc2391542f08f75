/// The frames at which an animation is looked at, as far as they leave a trace in it: `phase + k·step` seconds
/// after its begin, for k = 0, 1, 2 …
///
/// A leg of a repeated animation ends with the first frame that finds it over, and that frame is the zero of
/// the next leg: the period is a whole number of frames. Without a grid legs have their exact length.
package struct FrameGrid: Hashable, Sendable {
  /// Seconds from one frame to the next.
  package var step: Double
  /// Seconds to the first frame after the begin; 0 where the begin itself is a frame.
  package var phase: Double

  /// nil for a step that is none. `phase` counts modulo `step`.
  package init?(step: Double, phase: Double = 0) {
    guard step > 0, step.isFinite, phase.isFinite else { return nil }
    self.step = step
    let frames = phase / step
    let rest = frames - frames.rounded(.down)
    // Sums such as 0.1 + 0.2 miss a frame by a hair.
    self.phase = rest < FrameGrid.hair || rest > 1 - FrameGrid.hair ? 0 : rest * step
  }

  /// Share of a frame that counts as nothing.
  private static var hair: Double { 1e-7 }

  /// The first frame at `end`, or the first after it where the end itself still belongs to the animation.
  func firstFrame(at end: Double, after isAliveAtEnd: Bool) -> Double {
    guard end.isFinite else { return end }
    let frames = (end - phase) / step
    let index =
      isAliveAtEnd
      ? (frames + FrameGrid.hair).rounded(.down) + 1 : (frames - FrameGrid.hair).rounded(.up)
    let frame = phase + max(0, index) * step
    return frame > 0 ? frame : step
  }

  /// The grid as what is inside a modifier sees it; nil where time stands still in there.
  func inside(_ modifier: Animation.Modifier) -> FrameGrid? {
    switch modifier {
    case .delay(let seconds): FrameGrid(step: step, phase: phase - seconds)
    case .speed(let factor): FrameGrid(step: step * factor, phase: phase * factor)
    case .logicalEnd: self
    // Each leg begins at a frame.
    case .repeats: FrameGrid(step: step)
    }
  }
}
