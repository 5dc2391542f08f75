import AnimaticUI
import Testing

@Suite struct AnimationEnvironmentTests {
  /// Slow where the text is large.
  private struct Considerate: CustomAnimation {
    func animate<V: VectorArithmetic>(
      value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V? {
      let duration = context.environment.dynamicTypeSize > .large ? 2.0 : 1.0
      return time < duration ? value.scaled(by: time / duration) : nil
    }
  }

  @Test func `an animation of one's own knows the surroundings of the view`() throws {
    let (host, value) = try play(0.0) { outside in
      VStack {
        Text("plain").offset(y: outside.value)
        Text("large").offset(y: outside.value).dynamicTypeSize(.xxxLarge)
      }
    }
    try host.at(0) { withAnimation(Animation(Considerate())) { value.write(100) } }
    try host.advance(to: 0.5)
    #expect(near(host.offset("plain").map { Double($0.height) }, 50))
    #expect(near(host.offset("large").map { Double($0.height) }, 25))
  }
}
