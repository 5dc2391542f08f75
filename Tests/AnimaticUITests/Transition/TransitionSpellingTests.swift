import AnimaticUI
import Testing

/// The spellings that code uses; that this compiles is the test, that it plays the check.
@Suite struct TransitionSpellingTests {
  private struct Spelled: View {
    let shown: Bool
    var body: some View {
      ZStack {
        if shown {
          Group {
            Text("a").transition(.blurReplace)
            Text("b").transition(.blurReplace(.upUp))
            Text("c").transition(.move(edge: .top).combined(with: .opacity))
            Text("d").transition(MoveTransition(edge: .top).combined(with: .blurReplace))
            Text("e").transition(.scale(0.8))
            Text("f").transition(.scale(0.8, anchor: .top))
            Text("g").transition(.scale(scale: 0.8, anchor: .top))
            Text("h").transition(.opacity.animation(.linear(duration: 0.1)))
            Text("i").transition(.asymmetric(insertion: .push(from: .top), removal: .opacity))
          }
          Group {
            Text("j").transition(AsymmetricTransition(insertion: .blurReplace, removal: .opacity))
            Text("k").transition(AnyTransition(.blurReplace).combined(with: .opacity))
            Text("l").transition(.offset(y: 20))
            Text("m").transition(.offset(CGSize(width: 4, height: 4)))
            Text("n").transition(.identity)
            Text("o").transition(.slide)
            Text("p").transition(OpacityTransition())
            Text("q").transition(.symbolEffect)
            Text("r").transition(.symbolEffect(.appear.up))
            Text("s").transition(.modifier(active: Shift(x: 9), identity: Shift(x: 0)))
          }
          Text("t").transition(Shy(depth: 3).animation(.easeIn))
        }
      }
    }
  }

  private struct Shift: ViewModifier {
    let x: Double
    func body(content: Content) -> some View { content.offset(x: x) }
  }

  private struct Shy: Transition {
    let depth: Double
    func body(content: Content, phase: TransitionPhase) -> some View {
      content.scaleEffect(phase.isIdentity ? 1 : 1 / depth)
        .animation(.linear) { $0.rotationEffect(.degrees(phase.value * 30)) }
    }
    static let properties = TransitionProperties(hasMotion: true)
  }

  @Test func `all of them come and go`() throws {
    let (host, shown) = try play(false) { Spelled(shown: $0.value) }
    try host.at(1) { withAnimation(.linear(duration: 0.5)) { shown.write(true) } }
    try host.advance(to: 1.25)
    let names = "abcdefghijklmnopqrst".map(String.init)
    for name in names { #expect(host.exists(name), "\(name)") }
    try host.advance(to: 2)
    for name in names {
      #expect(near(host.opacity(name), 1) && near(host.scale(name), 1), "\(name)")
      #expect(near(host.offset(name).map { abs($0.width) + abs($0.height) }, 0), "\(name)")
    }
    try host.at(3) { withAnimation(.linear(duration: 0.5)) { shown.write(false) } }
    try host.advance(to: 4)
    for name in names { #expect(!host.exists(name), "\(name)") }
  }
}
