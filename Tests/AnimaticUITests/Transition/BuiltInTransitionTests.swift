import AnimaticUI
import Testing

@Suite struct BuiltInTransitionTests {
  private struct Stage: View {
    let on: Knob<Bool>
    let transition: AnyTransition
    var body: some View {
      ZStack {
        if on.value {
          Color.red.frame(width: 80, height: 40).accessibilityIdentifier("x").transition(transition)
        }
      }
    }
  }

  /// What is seen half-way in or out.
  private struct Look: Equatable, CustomStringConvertible {
    var x = 0.0
    var y = 0.0
    var opacity = 1.0
    var scale = 1.0
    var description: String { "(\(x), \(y)), opacity \(opacity), scale \(scale)" }
  }

  private func look(_ host: TestHost) -> Look? {
    guard let probe = host.element("x"), let leaf = probe.mostVisible, let scale = probe.scale else {
      return nil
    }
    func round(_ v: Double) -> Double { (v * 100).rounded() / 100 + 0 }
    // The middle of the leaf against its place: scaling about the centre is no movement.
    return Look(
      x: round(Double(leaf.frame.midX) - 150), y: round(Double(leaf.frame.midY) - 300),
      opacity: round(leaf.opacity), scale: round(scale))
  }

  private func play(
    _ transition: AnyTransition, reduceMotion: Bool = false, inwards: Look, outwards: Look,
    _ at: SourceLocation = #_sourceLocation
  ) throws {
    let on = Knob(false)
    let host = try TestHost(reduceMotion: reduceMotion) { Stage(on: on, transition: transition) }
    on.attach(to: host)
    try host.at(1) { on.set(true, .linear(duration: 0.4)) }
    try host.advance(to: 1.2)
    #expect(look(host) == inwards, sourceLocation: at)
    try host.advance(to: 1.5)
    #expect(look(host) == Look(), sourceLocation: at)
    try host.at(2) { on.set(false, .linear(duration: 0.4)) }
    try host.advance(to: 2.2)
    #expect(look(host) == outwards, sourceLocation: at)
    try host.advance(to: 2.41)
    #expect(!host.exists("x"), sourceLocation: at)
  }

  @Test func `opacity fades both ways`() throws {
    try play(.opacity, inwards: Look(opacity: 0.5), outwards: Look(opacity: 0.5))
  }

  @Test func `move goes by the own size`() throws {
    try play(.move(edge: .top), inwards: Look(y: -20), outwards: Look(y: -20))
    try play(.move(edge: .bottom), inwards: Look(y: 20), outwards: Look(y: 20))
    try play(.move(edge: .leading), inwards: Look(x: -40), outwards: Look(x: -40))
    try play(.move(edge: .trailing), inwards: Look(x: 40), outwards: Look(x: 40))
  }

  @Test func `slide comes from leading and leaves to trailing`() throws {
    try play(.slide, inwards: Look(x: -40), outwards: Look(x: 40))
  }

  @Test func `push leaves to the opposite edge and fades`() throws {
    try play(.push(from: .top), inwards: Look(y: -20, opacity: 0.5), outwards: Look(y: 20, opacity: 0.5))
  }

  @Test func `offset and scale take their amounts`() throws {
    try play(.offset(x: 10, y: -30), inwards: Look(x: 5, y: -15), outwards: Look(x: 5, y: -15))
    try play(.scale, inwards: Look(scale: 0.5), outwards: Look(scale: 0.5))
    try play(.scale(scale: 0.8), inwards: Look(scale: 0.9), outwards: Look(scale: 0.9))
    try play(
      .scale(scale: 0.5, anchor: .topLeading), inwards: Look(x: -10, y: -5, scale: 0.75),
      outwards: Look(x: -10, y: -5, scale: 0.75))
  }

  @Test func `asymmetric takes one in and another out`() throws {
    try play(
      .asymmetric(insertion: .move(edge: .top), removal: .opacity), inwards: Look(y: -20),
      outwards: Look(opacity: 0.5))
    try play(
      .asymmetric(insertion: .scale(scale: 0.5), removal: .move(edge: .bottom).combined(with: .opacity)),
      inwards: Look(scale: 0.75), outwards: Look(y: 20, opacity: 0.5))
  }

  @Test func `combined plays both`() throws {
    try play(
      .move(edge: .top).combined(with: .opacity), inwards: Look(y: -20, opacity: 0.5),
      outwards: Look(y: -20, opacity: 0.5))
    try play(
      .scale(scale: 0.8).combined(with: .opacity).combined(with: .offset(y: 8)),
      inwards: Look(y: 4, opacity: 0.5, scale: 0.9), outwards: Look(y: 4, opacity: 0.5, scale: 0.9))
  }

  private struct Sink: ViewModifier {
    let depth: CGFloat
    func body(content: Content) -> some View { content.offset(y: depth).opacity(1 - depth / 100) }
  }

  @Test func `modifiers in two forms`() throws {
    try play(
      .modifier(active: Sink(depth: 60), identity: Sink(depth: 0)), inwards: Look(y: 30, opacity: 0.7),
      outwards: Look(y: 30, opacity: 0.7))
  }

  private struct Drift: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
      content.offset(x: phase.value * 30).opacity(phase.isIdentity ? 1 : 0.2)
    }
  }

  @Test func `a transition of one's own hears its phase`() throws {
    try play(AnyTransition(Drift()), inwards: Look(x: -15, opacity: 0.6), outwards: Look(x: 15, opacity: 0.6))
  }

  @Test func `prefer cross-fade replaces what moves`() throws {
    try play(
      .move(edge: .top), reduceMotion: true, inwards: Look(opacity: 0.5), outwards: Look(opacity: 0.5))
    try play(
      AnyTransition(Drift()), reduceMotion: true, inwards: Look(opacity: 0.5), outwards: Look(opacity: 0.5))
  }

  @Test func `identity is gone at once`() throws {
    let on = Knob(false)
    let host = try TestHost.with(on) { Stage(on: on, transition: .identity) }
    try host.at(1) { on.set(true, .linear(duration: 0.4)) }
    #expect(look(host) == Look())
    try host.at(2) { on.set(false, .linear(duration: 0.4)) }
    #expect(!host.exists("x"))
  }

  @Test func `without an animation nothing plays`() throws {
    let on = Knob(false)
    let host = try TestHost.with(on) { Stage(on: on, transition: .move(edge: .top)) }
    try host.at(1) { on.set(true) }
    #expect(look(host) == Look())
    try host.at(2) { on.set(false) }
    #expect(!host.exists("x"))
  }

  @Test func `an animation of the transition's own wins, and works under a plain change`() throws {
    for animation in [nil, Animation.linear(duration: 5)] {
      let on = Knob(false)
      let host = try TestHost.with(on) {
        Stage(on: on, transition: .opacity.animation(.linear(duration: 0.2)))
      }
      try host.at(1) { withAnimation(animation) { on.set(true) } }
      try host.advance(to: 1.1)
      #expect(near(host.opacity("x"), 0.5))
      try host.at(2) { withAnimation(animation) { on.set(false) } }
      try host.advance(to: 2.1)
      #expect(near(host.opacity("x"), 0.5))
      try host.advance(to: 2.21)
      #expect(!host.exists("x"))
    }
  }
}
