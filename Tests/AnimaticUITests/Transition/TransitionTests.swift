import AnimaticDrawing
import AnimaticUI
import Testing

@Suite struct TransitionTests {
  private func shown<Content: View>(
    _ initial: Bool = false, @ViewBuilder _ content: @escaping (Bool) -> Content
  ) throws -> (TestHost, Outside<Bool>) {
    try play(initial) { outside in
      ZStack { content(outside.value) }
    }
  }

  @Test func `the default transition fades in and out`() throws {
    let (host, flag) = try shown { if $0 { Text("it") } }
    try host.at(0) { withAnimation(.easeInOut(duration: 0.35)) { flag.write(true) } }
    try host.advance(to: 0.175)
    #expect(near(host.opacity("it"), 0.5))
    try host.at(1) { withAnimation(.easeInOut(duration: 0.35)) { flag.write(false) } }
    try host.advance(to: 1.175)
    #expect(near(host.opacity("it"), 0.5))
    try host.advance(to: 1.4)
    #expect(host.opacity("it") == nil)
  }

  @Test func `without animation it is there at once and gone at once`() throws {
    let (host, flag) = try shown { if $0 { Text("it").transition(.move(edge: .top)) } }
    try host.at(0) { flag.write(true) }
    #expect(host.offset("it") == .zero && host.opacity("it") == 1)
    try host.at(1) { flag.write(false) }
    #expect(host.opacity("it") == nil)
  }

  @Test func `a move goes by the size of the whole branch, padding included`() throws {
    let (host, flag) = try shown {
      if $0 {
        Color.red.frame(width: 100, height: 44).accessibilityIdentifier("bar")
          .transition(.move(edge: .top)).padding(.top, 60)
      }
    }
    try host.at(0) { withAnimation(.easeInOut(duration: 0.35)) { flag.write(true) } }
    #expect(near(host.offset("bar").map { Double($0.height) }, -104))
    try host.advance(to: 0.175)
    #expect(near(host.offset("bar").map { Double($0.height) }, -52))
    #expect(host.opacity("bar") == 1)
  }

  @Test func `an animation inside the branch can not animate its coming and going`() throws {
    let (host, flag) = try shown { value in
      if value { Text("it").transition(.move(edge: .top)).animation(.linear(duration: 1), value: value) }
    }
    try host.at(0) { flag.write(true) }
    #expect(host.offset("it") == .zero)
    try host.at(2) { flag.write(false) }
    #expect(host.opacity("it") == nil)
  }

  @Test func `an animation outside the branch animates both`() throws {
    let (host, flag) = try play(false) { outside in
      ZStack {
        if outside.value {
          Color.red.frame(width: 50, height: 40).accessibilityIdentifier("it")
            .transition(.move(edge: .top).combined(with: .opacity))
        }
      }
      .animation(.easeInOut(duration: 0.3), value: outside.value)
    }
    try host.at(0) { flag.write(true) }
    try host.advance(to: 0.15)
    #expect(near(host.offset("it").map { Double($0.height) }, -20))
    #expect(near(host.opacity("it"), 0.5))
  }

  @Test func `shown and hidden in one update nothing is inserted`() throws {
    let (host, flag) = try shown { if $0 { Text("it") } }
    try host.at(0) {
      flag.write(true)
      flag.write(false)
    }
    #expect(host.opacity("it") == nil)
  }

  @Test func `shown and hidden by two blocks leaves a ghost`() throws {
    let (host, flag) = try shown { if $0 { Text("it") } }
    try host.at(0) {
      withAnimation(.easeInOut(duration: 0.35)) { flag.write(true) }
      withAnimation(.easeInOut(duration: 0.35)) { flag.write(false) }
    }
    for (time, opacity) in [(0.1, 0.141), (0.175, 0.25), (0.25, 0.141)] {
      try host.advance(to: time)
      #expect(near(host.opacity("it"), opacity), "at \(time): \(host.opacity("it") ?? -1)")
    }
    try host.advance(to: 0.36)
    #expect(host.opacity("it") == nil)
  }

  @Test func `the text of an optional stays while its view leaves`() throws {
    let (host, text) = try play(String?.some("Saved")) { outside in
      ZStack { if let text = outside.value { Text(text) } }
    }
    try host.at(2) { withAnimation(.easeInOut(duration: 0.35)) { text.write(nil) } }
    try host.advance(to: 2.3)
    #expect(host.opacity("Saved") != nil)
    try host.advance(to: 2.36)
    #expect(host.opacity("Saved") == nil)
  }

  @Test func `shown again while it leaves it is the same view`() throws {
    var log: [String] = []
    let (host, flag) = try shown(true) {
      if $0 { Text("it").onAppear { log.append("appear") }.onDisappear { log.append("disappear") } }
    }
    try host.at(2) { withAnimation(.easeInOut(duration: 0.35)) { flag.write(false) } }
    try host.advance(to: 2.1)
    #expect(near(host.opacity("it"), 0.830))
    try host.at(2.1) { withAnimation(.easeInOut(duration: 0.35)) { flag.write(true) } }
    for (time, opacity) in [(2.15, 0.637), (2.2, 0.484), (2.3, 0.637), (2.45, 1)] {
      try host.advance(to: time)
      #expect(near(host.opacity("it"), opacity), "at \(time): \(host.opacity("it") ?? -1)")
    }
    try host.advance(to: 5)
    #expect(log == ["appear"])
  }

  /// The order in which texts are drawn, back to front.
  private func drawn(_ host: TestHost) -> [String] {
    func visit(_ items: [DisplayItem]) -> [String] {
      items.flatMap { item -> [String] in
        switch item {
        case .text(let layout, _, _): return [layout.lines.first?.runs.first?.string ?? ""]
        case .group(let group): return visit(group.content.items)
        default: return []
        }
      }
    }
    return visit(host.host.displayList().items)
  }

  @Test func `a leaving view drops behind its siblings unless a zIndex lifts it`() throws {
    let (host, flag) = try shown(true) {
      Text("panel")
      if $0 { Text("banner") }
    }
    #expect(drawn(host) == ["panel", "banner"])
    try host.at(0) { withAnimation(.linear(duration: 1)) { flag.write(false) } }
    try host.advance(to: 0.5)
    #expect(drawn(host) == ["banner", "panel"])
    let (lifted, flag2) = try shown(true) {
      Text("panel")
      if $0 { Text("banner").zIndex(1) }
    }
    try lifted.at(0) { withAnimation(.linear(duration: 1)) { flag2.write(false) } }
    try lifted.advance(to: 0.5)
    #expect(drawn(lifted) == ["panel", "banner"])
  }

  @Test func `only the outermost of nested insertions plays its transition`() throws {
    let (host, flag) = try shown {
      if $0 { VStack { if true { Text("it").transition(.move(edge: .leading)) } } }
    }
    try host.at(0) { withAnimation(.linear(duration: 1)) { flag.write(true) } }
    try host.advance(to: 0.5)
    #expect(host.offset("it") == .zero)
    #expect(near(host.opacity("it"), 0.5))
  }

  @Test func `each built-in transition starts where it should`() throws {
    func start(_ transition: AnyTransition) throws -> (CGSize, Double) {
      let (host, flag) = try shown {
        if $0 { Color.red.frame(width: 80, height: 40).accessibilityIdentifier("it").transition(transition) }
      }
      try host.at(0) { withAnimation(.linear(duration: 1)) { flag.write(true) } }
      return (host.offset("it") ?? .zero, host.opacity("it") ?? -1)
    }
    #expect(try start(.slide) == (CGSize(width: -80, height: 0), 1))
    #expect(try start(.offset(x: 3, y: 4)) == (CGSize(width: 3, height: 4), 1))
    #expect(try start(.push(from: .bottom)) == (CGSize(width: 0, height: 40), 0))
    #expect(try start(.asymmetric(insertion: .opacity, removal: .slide)) == (.zero, 0))
    #expect(try start(.move(edge: .trailing).combined(with: .opacity)) == (CGSize(width: 80, height: 0), 0))
    #expect(try start(.identity) == (.zero, 1))
  }

  @Test func `an asymmetric transition leaves by its second half`() throws {
    let (host, flag) = try shown(true) {
      if $0 {
        Color.red.frame(width: 80, height: 40).accessibilityIdentifier("it")
          .transition(.asymmetric(insertion: .opacity, removal: .move(edge: .bottom)))
      }
    }
    try host.at(0) { withAnimation(.linear(duration: 1)) { flag.write(false) } }
    try host.advance(to: 0.5)
    #expect(near(host.offset("it").map { Double($0.height) }, 20), "\(String(describing: host.offset("it")))")
    #expect(near(host.opacity("it"), 1))
  }

  private struct Shift: ViewModifier {
    var x: Double
    func body(content: Content) -> some View { content.offset(x: x) }
  }

  private struct Fade: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
      content.opacity(phase.isIdentity ? 1 : 0.5)
    }
  }

  @Test func `modifiers and types of one's own make transitions`() throws {
    let (host, flag) = try shown {
      if $0 { Text("it").transition(.modifier(active: Shift(x: 100), identity: Shift(x: 0))) }
    }
    try host.at(0) { withAnimation(.linear(duration: 1)) { flag.write(true) } }
    try host.advance(to: 0.25)
    #expect(near(host.offset("it").map { Double($0.width) }, 75))
    let (other, flag2) = try shown { if $0 { Text("it").transition(Fade()) } }
    try other.at(0) { withAnimation(.linear(duration: 1)) { flag2.write(true) } }
    try other.advance(to: 0.5)
    #expect(near(other.opacity("it"), 0.75))
  }

  @Test func `a transition with an animation of its own plays under a plain change`() throws {
    let (host, flag) = try shown { if $0 { Text("it").transition(.opacity.animation(.linear(duration: 1))) } }
    try host.at(0) { flag.write(true) }
    try host.advance(to: 0.5)
    #expect(near(host.opacity("it"), 0.5))
  }

  @Test func `siblings slide to make room`() throws {
    let (host, flag) = try play(false) { outside in
      VStack(spacing: 0) {
        Color.blue.frame(height: 100).accessibilityIdentifier("below")
        if outside.value { Color.red.frame(height: 50) }
      }
    }
    let start = host.frame("below")!.minY
    try host.at(0) { withAnimation(.linear(duration: 1)) { flag.write(true) } }
    try host.advance(to: 0.5)
    #expect(near(Double(start - host.frame("below")!.minY), 12.5))
    try host.advance(to: 1)
    #expect(near(Double(start - host.frame("below")!.minY), 25))
  }

  @Test func `reduce motion turns a move into a fade`() throws {
    let outside = Outside(false)
    let host = try TestHost(reduceMotion: true) { Mover(outside: outside) }
    outside.attach(host)
    try host.at(0) { withAnimation(.linear(duration: 1)) { outside.write(true) } }
    try host.advance(to: 0.5)
    #expect(host.offset("it") == .zero && near(host.opacity("it"), 0.5))
  }

  private struct Mover: View {
    let outside: Outside<Bool>
    var body: some View {
      ZStack { if outside.value { Text("it").transition(.move(edge: .top)) } }
    }
  }
}
