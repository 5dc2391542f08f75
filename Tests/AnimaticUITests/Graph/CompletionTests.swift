import AnimaticUI
import Testing

@Suite struct CompletionTests {
  private struct Shifted: View {
    let y: Knob<CGFloat>
    var body: some View {
      Color.red.frame(width: 80, height: 40).accessibilityIdentifier("x").offset(y: y.value)
    }
  }

  /// When completions of the write of `target` at 1 s are called.
  private func completions(
    _ animation: Animation?, _ criteria: AnimationCompletionCriteria, to target: CGFloat = 100,
    interruptAt: Double? = nil
  ) throws -> [Double] {
    let y = Knob<CGFloat>(0)
    let host = try TestHost.with(y) { Shifted(y: y) }
    var times: [Double] = []
    try host.at(1) {
      withAnimation(animation ?? .linear(duration: 0), completionCriteria: criteria) {
        y.set(target)
      } completion: {
        times.append((host.clock.now.seconds * 1000).rounded() / 1000)
      }
    }
    if let interruptAt { try host.at(interruptAt) { y.set(0, .linear(duration: 1)) } }
    try host.advance(to: 30)
    return times
  }

  @Test func `a curve completes once, at its end`() throws {
    #expect(try completions(.linear(duration: 0.5), .logicallyComplete) == [1.5])
    #expect(try completions(.linear(duration: 0.5), .removed) == [1.5])
  }

  @Test func `a spring is complete at its response and removed once settled`() throws {
    let logical = try completions(.spring(response: 0.5, dampingFraction: 1), .logicallyComplete)
    let removed = try completions(.spring(response: 0.5, dampingFraction: 1), .removed)
    #expect(logical == [1.5])
    #expect(removed.count == 1 && removed[0] > 2.1 && removed[0] < 2.6, "\(removed)")
  }

  @Test func `without any animator it completes at once`() throws {
    for criteria in [AnimationCompletionCriteria.logicallyComplete, .removed] {
      #expect(try completions(nil, criteria) == [1])
      #expect(try completions(.linear(duration: 0.5), criteria, to: 0) == [1], "nothing changed")
    }
  }

  @Test func `an interrupted animation completes once`() throws {
    #expect(
      try completions(.linear(duration: 0.5), .logicallyComplete, interruptAt: 1.2).count == 1)
    #expect(try completions(.linear(duration: 0.5), .removed, interruptAt: 1.2).count == 1)
  }
}
