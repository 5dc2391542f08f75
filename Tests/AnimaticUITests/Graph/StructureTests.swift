import AnimaticUI
import Testing

/// What the structure of a view makes of conditionals, branches and ids.
@Suite struct StructureTests {
  /// Tells when it was made: state that starts anew has another birth.
  private struct Born: View {
    let name: String
    @State private var birth = VirtualTime.clock.now.seconds
    var body: some View { Text("\(name) \(birth)") }
  }

  @Test func `an element inserted in the middle fades in, its neighbours slide`() throws {
    let (host, names) = try play(["a", "c"]) { outside in
      VStack(spacing: 0) {
        ForEach(outside.value, id: \.self) { Color.red.frame(height: 100).accessibilityIdentifier($0) }
      }
    }
    #expect(host.frame("c")!.minY == 300)
    try host.at(0) { withAnimation(.linear(duration: 1)) { names.write(["a", "b", "c"]) } }
    try host.advance(to: 0.5)
    #expect(host.frame("a")!.minY == 175 && host.frame("c")!.minY == 325)
    #expect(host.frame("b")!.minY == 250, "a newcomer stands in its place at once")
    #expect(near(host.opacity("b"), 0.5) && host.opacity("c") == 1)
  }

  @Test func `the branches of a switch are views of their own`() throws {
    let (host, kind) = try play(0) { outside in
      ZStack {
        switch outside.value {
        case 0: Born(name: "zero")
        case 1: Born(name: "one")
        default: Born(name: "more")
        }
      }
    }
    try host.at(1) { withAnimation(.linear(duration: 1)) { kind.write(1) } }
    try host.advance(to: 1.25)
    #expect(near(host.opacity("zero 0.0"), 0.75) && near(host.opacity("one 1.0"), 0.25))
    try host.at(3) { kind.write(2) }
    #expect(host.opacity("one 1.0") == nil && host.opacity("more 3.0") == 1)
    try host.at(4) { kind.write(7) }
    #expect(host.opacity("more 3.0") == 1, "the same branch is the same view")
  }

  @Test func `another id under an animation plays both transitions`() throws {
    let (host, id) = try play(0) { outside in ZStack { Born(name: "it").id(outside.value) } }
    try host.at(1) { withAnimation(.linear(duration: 1)) { id.write(1) } }
    try host.advance(to: 1.25)
    #expect(near(host.opacity("it 0.0"), 0.75) && near(host.opacity("it 1.0"), 0.25))
    try host.advance(to: 2.1)
    #expect(host.opacity("it 0.0") == nil && host.opacity("it 1.0") == 1)
  }

  @Test func `a leaving view stays where it was while its container changes`() throws {
    let (host, flag) = try play(true) { outside in
      VStack(spacing: 0) {
        Color.blue.frame(height: outside.value ? 100 : 300)
        if outside.value { Color.red.frame(height: 50).accessibilityIdentifier("it") }
      }
    }
    let before = host.frame("it")
    try host.at(0) { withAnimation(.linear(duration: 1)) { flag.write(false) } }
    try host.advance(to: 0.5)
    #expect(host.frame("it") == before && near(host.opacity("it"), 0.5))
  }

  @Test func `a modifier on an empty conditional makes nothing, not even a distance`() throws {
    let (host, flag) = try play(false) { outside in
      VStack(spacing: 10) {
        Color.blue.frame(height: 50).accessibilityIdentifier("a")
        Group { if outside.value { Color.red.frame(height: 30) } }.padding(5).background(Color.green)
        Color.blue.frame(height: 50).accessibilityIdentifier("b")
      }
    }
    #expect(host.frame("b")!.minY - host.frame("a")!.maxY == 10)
    try host.at(0) { flag.write(true) }
    #expect(host.frame("b")!.minY - host.frame("a")!.maxY == 60)
  }

  @Test func `a view leaves by the transition that it had last`() throws {
    let (host, state) = try play((shown: false, edge: Edge.top)) { outside in
      ZStack {
        if outside.value.shown {
          Color.red.frame(width: 60, height: 40).accessibilityIdentifier("it")
            .transition(.move(edge: outside.value.edge))
        }
      }
    }
    try host.at(0) { withAnimation(.linear(duration: 1)) { state.write((true, .top)) } }
    try host.at(2) { state.write((true, .trailing)) }
    #expect(host.offset("it") == .zero)
    try host.at(3) { withAnimation(.linear(duration: 1)) { state.write((false, .trailing)) } }
    try host.advance(to: 3.5)
    #expect(host.offset("it") == CGSize(width: 30, height: 0))
  }

  @Test func `under timing frame a view is gone in the first frame after its end`() throws {
    struct Screen: View {
      let outside: Outside<Bool>
      var body: some View {
        ZStack {
          if outside.value {
            Color.red.frame(height: 40).accessibilityIdentifier("it").transition(.move(edge: .top))
          }
        }
      }
    }
    let outside = Outside(true)
    let host = try TestHost(timing: .frame(fps: 10)) { Screen(outside: outside) }
    outside.attach(host)
    try host.at(0) { withAnimation(.linear(duration: 0.25)) { outside.write(false) } }
    try host.advance(to: 0.2)
    #expect(near(host.offset("it").map { Double($0.height) }, -32))
    try host.advance(to: 0.3)
    #expect(host.offset("it") == nil, "it does not stand at its last place for a frame")
  }
}
