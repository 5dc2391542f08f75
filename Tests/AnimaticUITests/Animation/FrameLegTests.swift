import Testing

@testable import AnimaticUI

/// Legs of repeats on a grid of frames: each ends with the first frame that finds it over, and that frame is
/// the zero of the next.
@Suite struct FrameLegTests {
  static func run(
    _ animation: Animation, fps: Double = 60, phase: Double = 0, to target: Double = 1
  ) -> AnimatableValue<Double> {
    var value = AnimatableValue(0.0)
    let grid = FrameGrid(step: 1 / fps, phase: phase)
    #expect(value.set(target, animation: animation, at: 0, grid: grid) == .started)
    return value
  }

  /// What the frames 0…`count` show.
  static func frames(_ value: AnimatableValue<Double>, _ count: Int, fps: Double = 60) -> [Double] {
    (0...count).map { value.presented(at: Double($0) / fps) }
  }

  /// A leg of 0.35 s at 60 frames a second takes 22 of them, not 21.
  @Test func aCurveLegIsRoundedUpToFrames() {
    let shown = Self.frames(Self.run(.linear(duration: 0.35).repeatForever(autoreverses: false)), 220)
    for leg in 0..<10 {
      let zero = leg * 22
      // The border shows the end; the zero of the new leg is never drawn; the next frame is 1/60 s in.
      if leg > 0 { #expect(shown[zero] == 1, "border \(leg)") }
      for frame in 1...21 {
        #expect(abs(shown[zero + frame] - Double(frame) / 21) < 1e-9, "leg \(leg), frame \(frame)")
      }
    }
  }

  @Test func legsThereAndBackAlternateOnTheGrid() {
    let shown = Self.frames(Self.run(.linear(duration: 0.35).repeatForever()), 66)
    #expect(shown[21] == 1 && shown[22] == 1)
    #expect(abs(shown[23] - (1 - 1.0 / 21)) < 1e-9)
    #expect(shown[43] == 0 && shown[44] == 0)
    #expect(abs(shown[45] - 1.0 / 21) < 1e-9)
  }

  /// Frames per leg, by length and rate: the first frame with more than the duration elapsed.
  @Test(arguments: [
    (0.35, 60.0, 22), (0.3, 60, 19), (0.31, 60, 19), (0.5, 60, 31), (1, 60, 61), (0.35, 120, 43),
    (0.35, 30, 11),
    (0.1, 24, 3), (0.001, 60, 1), (1.0 / 60, 60, 2),
  ])
  func framesOfACurveLeg(_ duration: Double, _ fps: Double, _ frames: Int) {
    let value = Self.run(.linear(duration: duration).repeatCount(3, autoreverses: false), fps: fps)
    #expect(abs(value.end! - Double(3 * frames) / fps) < 1e-9)
  }

  /// Springs leave at the first frame at which their rule holds: no frame is added where it holds on one.
  @Test(arguments: [
    (Animation.spring(response: 0.55, dampingFraction: 0.5), 118),
    (.spring(response: 0.55, dampingFraction: 2), 192),
    (.interpolatingSpring(stiffness: 50, damping: 26), 84),
    (.interpolatingSpring(stiffness: 170, damping: 26), 45),
    (.interpolatingSpring(stiffness: 10_000, damping: 20), 43),
  ])
  func framesOfASpringLeg(_ spring: Animation, _ frames: Int) {
    let value = Self.run(spring.repeatCount(2, autoreverses: false), to: 100)
    #expect(abs(value.end! - Double(2 * frames) / 60) < 1e-9, "\(value.end! * 30)")
    #expect(value.presented(at: Double(frames) / 60) == 100)
    #expect(abs(value.presented(at: Double(frames + 1) / 60) - 100) > 1)
  }

  /// An even count ends back at the start; with its removal, on the very frame of the last border, the target
  /// shows.
  @Test func evenCountSnapsToTheTarget() {
    let value = Self.run(.linear(duration: 0.5).repeatCount(2))
    #expect(abs(value.end! - 62.0 / 60) < 1e-9)
    #expect(value.presented(at: 61.0 / 60) == 0)
    #expect(value.presented(at: 62.0 / 60) == 1)
  }

  @Test func delaysInsideALegCountTowardsIt() {
    let value = Self.run(.linear(duration: 0.35).delay(1).repeatForever(autoreverses: false))
    #expect(value.presented(at: 81.0 / 60) == 1 && value.presented(at: 82.0 / 60) == 1)
    #expect(value.presented(at: 83.0 / 60) == 0)
    #expect(abs(value.presented(at: (82.0 + 60 + 10.5) / 60) - 0.5) < 1e-9)
  }

  /// Frames of 1/30 s inside, as every frame advances the repetition by two sixtieths.
  @Test func speedOutsideWidensTheGrid() {
    let value = Self.run(.linear(duration: 0.35).repeatCount(2, autoreverses: false).speed(2))
    #expect(abs(value.end! - 22.0 / 60) < 1e-9)
    #expect(abs(value.presented(at: 5.0 / 60) - 10.0 / 21) < 1e-9)
  }

  /// A delay outside that is no whole number of frames shortens the first leg's grid, not the later ones'.
  @Test func delayOutsideShiftsTheFirstLeg() {
    let value = Self.run(.linear(duration: 0.1).repeatForever(autoreverses: false).delay(0.025))
    // Frames at 1/120, 3/120, … inside: the first beyond 0.1 is 13/120; then legs of 7/60.
    #expect(value.presented(at: 0.025 + 13.0 / 120) == 1)
    #expect(abs(value.presented(at: 0.025 + 15.0 / 120) - 1.0 / 6) < 1e-9)
    #expect(value.presented(at: 0.025 + 27.0 / 120) == 1)
  }

  /// A repetition inside another ends on its frame, and the outer leg with it.
  @Test func repetitionsOfRepetitions() {
    let twice = Animation.linear(duration: 0.35).repeatCount(2)
    let value = Self.run(twice.repeatCount(3, autoreverses: false))
    #expect(abs(value.end! - 132.0 / 60) < 1e-9)
    let shown = Self.frames(value, 132)
    #expect(shown[22] == 1 && shown[43] == 0)
    #expect(shown[44] == 1, "the inner repetition is over and shows its target")
    #expect(abs(shown[45] - 1.0 / 21) < 1e-9)
  }

  @Test func withoutAGridLegsAreExact() {
    var value = AnimatableValue(0.0)
    _ = value.set(1, animation: .linear(duration: 0.35).repeatCount(3, autoreverses: false), at: 0)
    #expect(abs(value.end! - 1.05) < 1e-12)
  }

  @Test func gridsOfNonsenseAreNone() {
    #expect(FrameGrid(step: 0) == nil && FrameGrid(step: .nan) == nil && FrameGrid(step: .infinity) == nil)
    #expect(FrameGrid(step: 1, phase: .nan) == nil)
    #expect(FrameGrid(step: 0.1, phase: 0.3)?.phase == 0)
    #expect(abs(FrameGrid(step: 0.1, phase: -0.03)!.phase - 0.07) < 1e-12)
  }
}
