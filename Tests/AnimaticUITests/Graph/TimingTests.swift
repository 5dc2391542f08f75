import AnimaticUI
import Testing

/// When runs are taken out and completions come under each timing, at 60 frames a second.
@Suite struct TimingTests {
  private struct Shifted: View {
    let y: Knob<CGFloat>
    var body: some View {
      Color.red.frame(width: 80, height: 40).accessibilityIdentifier("x").offset(y: y.value)
    }
  }

  /// In sixtieths of a second after the write, rounded to a hundredth.
  private func completion(
    _ timing: AnimationTiming, _ animation: Animation, _ criteria: AnimationCompletionCriteria,
    to target: CGFloat = 100, at begin: Double = 1
  ) throws -> [Double] {
    let y = Knob<CGFloat>(0)
    let host = try TestHost(timing: timing) { Shifted(y: y) }
    y.attach(to: host)
    var times: [Double] = []
    try host.at(begin) {
      withAnimation(animation, completionCriteria: criteria) {
        y.set(target)
      } completion: {
        times.append(((host.clock.now.seconds - begin) * 6000).rounded() / 100)
      }
    }
    try host.advance(to: 20)
    return times
  }

  /// Exact: at the end. On frames: with the first frame that finds the animation over, which for a curve is the
  /// one after its last, for a spring the one at its end.
  @Test(arguments: [
    (Animation.linear(duration: 0.5), 30.0, 31.0), (.easeInOut, 21, 22), (.linear(duration: 0.51), 30.6, 31),
    (.linear(duration: 0.3).delay(0.2), 30, 31), (.linear(duration: 1).speed(2), 30, 31),
    (.linear(duration: 0.35).repeatCount(2), 42, 44), (.smooth, 76, 76),
    (.interpolatingSpring(stiffness: 170, damping: 26), 44.06, 45),
    (.interpolatingSpring(stiffness: 50, damping: 26), 84, 84),
  ])
  func removal(_ animation: Animation, _ exact: Double, _ framed: Double) throws {
    #expect(try completion(.exact, animation, .removed) == [exact])
    #expect(try completion(.frame(fps: 60), animation, .removed) == [framed])
    // Held for two frames of which one is the first anyway.
    #expect(try completion(.device(fps: 60), animation, .removed) == [framed + 1])
  }

  @Test(arguments: [
    (Animation.linear(duration: 0.5), 30.0, 31.0), (.smooth, 30, 30), (.bouncy(duration: 0.41), 24.6, 25),
    (.interpolatingSpring(stiffness: 100, damping: 10), 37.7, 38), (.smooth.delay(0.1), 36, 36),
    (.linear(duration: 1).logicallyComplete(after: 0.4), 24, 24),
    (.linear(duration: 0.35).repeatCount(3), 63, 65),
    (.smooth.speed(2), 15, 15),
  ])
  func logicalCompletion(_ animation: Animation, _ exact: Double, _ framed: Double) throws {
    #expect(try completion(.exact, animation, .logicallyComplete) == [exact])
    #expect(try completion(.frame(fps: 60), animation, .logicallyComplete) == [framed])
  }

  /// A repetition without end is never complete, unless told when to count as such.
  @Test func endlessRepetition() throws {
    let endless = Animation.linear(duration: 0.5).repeatForever()
    #expect(try completion(.exact, endless, .removed) == [])
    #expect(try completion(.exact, endless, .logicallyComplete) == [])
    #expect(try completion(.exact, endless.logicallyComplete(after: 2), .logicallyComplete) == [120])
  }
}
