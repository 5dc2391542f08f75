import AnimaticDrawing
import AnimaticUI
import Testing

/// Which views come and go, and in which order they are drawn.
@Suite struct ComingAndGoingTests {
  private let linear = Animation.linear(duration: 0.4)

  private func drawn(_ host: TestHost) -> [String] {
    func visit(_ items: [DisplayItem]) -> [String] {
      items.flatMap { item -> [String] in
        switch item {
        case .text(let layout, _, _): return layout.lines.map { $0.runs.map(\.string).joined() }
        case .group(let group): return visit(group.content.items)
        default: return []
        }
      }
    }
    return visit(host.host.displayList().items)
  }

  @Test func `several leaving views are drawn in the order of leaving`() throws {
    let (host, state) = try play((a: true, b: true, c: true)) { outside in
      ZStack {
        if outside.value.a { Text("a") }
        if outside.value.b { Text("b") }
        if outside.value.c { Text("c") }
        Text("panel")
      }
    }
    #expect(drawn(host) == ["a", "b", "c", "panel"])
    try host.at(1) { withAnimation(linear) { state.write((true, true, false)) } }
    try host.at(1.1) { withAnimation(linear) { state.write((false, true, false)) } }
    try host.advance(to: 1.2)
    #expect(drawn(host) == ["c", "a", "b", "panel"])
    try host.advance(to: 1.45)
    #expect(drawn(host) == ["a", "b", "panel"])
  }

  @Test func `a new id is another view: one leaves, one enters, both by their transitions`() throws {
    let (host, id) = try play(1) { outside in
      ZStack {
        Text("view \(outside.value)").transition(
          .asymmetric(insertion: .offset(x: 100), removal: .offset(y: 40))
        ).id(outside.value)
      }
    }
    try host.at(1) { withAnimation(linear) { id.write(2) } }
    try host.advance(to: 1.1)
    #expect(near(host.offset("view 1").map { Double($0.height) }, 10))
    #expect(near(host.offset("view 2").map { Double($0.width) }, 75))
    try host.advance(to: 1.41)
    #expect(!host.exists("view 1") && near(host.offset("view 2").map { Double($0.width) }, 0))
  }

  @Test func `a new id starts the state anew`() throws {
    struct Counter: View {
      @State private var count = 0
      var body: some View { Text("count \(count)").onTapGesture { count += 1 } }
    }
    let (host, id) = try play(1) { outside in Counter().id(outside.value) }
    try host.at(0) { _ = try? host.host.tap(at: CGPoint(x: 150, y: 300)) }
    #expect(host.exists("count 1"))
    try host.at(1) { id.write(2) }
    #expect(host.exists("count 0") && !host.exists("count 1"))
  }

  @Test func `rows of a ForEach come and go, the others make room`() throws {
    let (host, rows) = try play(["a", "b"]) { outside in
      VStack(spacing: 0) {
        ForEach(outside.value, id: \.self) { name in
          Color.red.frame(width: 100, height: 40).accessibilityIdentifier(name)
            .transition(.move(edge: .leading).combined(with: .opacity))
        }
      }
    }
    try host.at(1) { withAnimation(linear) { rows.write(["a", "new", "b"]) } }
    try host.advance(to: 1.2)
    #expect(near(host.offset("new").map { Double($0.width) }, -50) && near(host.opacity("new"), 0.5))
    // Two rows of 40 become three: a goes from 260 to 240, b from 300 to 320.
    #expect(host.frame("a")?.minY == 250 && host.frame("b")?.minY == 310)
    try host.at(2) { withAnimation(linear) { rows.write(["new", "b"]) } }
    try host.advance(to: 2.2)
    #expect(near(host.offset("a").map { Double($0.width) }, -50) && near(host.opacity("a"), 0.5))
    #expect(host.frame("a")?.minY == 240, "it keeps its place")
    #expect(host.frame("new")?.minY == 270 && host.frame("b")?.minY == 310)
    try host.advance(to: 2.41)
    #expect(!host.exists("a") && host.frame("new")?.minY == 260)
  }

  @Test func `of an outer and an inner removal only the outer one plays`() throws {
    let (host, state) = try play((outer: true, inner: true)) { outside in
      ZStack {
        if outside.value.outer {
          VStack {
            Text("outer")
            if outside.value.inner { Text("inner").transition(.offset(x: 100)) }
          }
          .transition(.opacity)
        }
      }
    }
    try host.at(1) { withAnimation(linear) { state.write((false, false)) } }
    try host.advance(to: 1.2)
    #expect(host.offset("inner") == .zero && near(host.opacity("inner"), 0.5))
    try host.advance(to: 1.41)
    #expect(!host.exists("inner"))
  }

  @Test func `the transition of the last evaluation counts`() throws {
    let (host, state) = try play((shown: true, falls: false)) { outside in
      ZStack {
        if outside.value.shown {
          Text("x").transition(outside.value.falls ? .offset(y: 100) : .offset(x: 100))
        }
      }
    }
    try host.at(1) { state.write((true, true)) }
    // The branch is not built again as it goes: what it said last holds.
    try host.at(2) { withAnimation(linear) { state.write((false, false)) } }
    try host.advance(to: 2.1)
    #expect(near(host.offset("x").map { Double($0.height) }, 25) && host.offset("x")?.width == 0)
  }

  @Test func `the transition nearest the view counts, and so does the zIndex`() throws {
    let (host, flag) = try play(false) { outside in
      ZStack {
        Text("panel")
        if outside.value {
          Text("x").transition(.offset(x: 100)).zIndex(-1).transition(.offset(y: 100)).zIndex(5)
        }
      }
    }
    try host.at(1) { withAnimation(linear) { flag.write(true) } }
    try host.advance(to: 1.1)
    #expect(near(host.offset("x").map { Double($0.width) }, 75) && host.offset("x")?.height == 0)
    #expect(drawn(host) == ["x", "panel"])
  }

  @Test func `shown again on its way out a view turns round from where it is`() throws {
    let (host, flag) = try play(true) { outside in
      ZStack {
        if outside.value {
          Color.red.frame(width: 80, height: 40).accessibilityIdentifier("x").transition(.move(edge: .top))
        }
      }
    }
    try host.at(2) { withAnimation(.easeInOut(duration: 0.35)) { flag.write(false) } }
    try host.at(2.1) { withAnimation(.easeInOut(duration: 0.35)) { flag.write(true) } }
    // The share in place is that of a fade: 1 − F, then bent back (0.637, 0.484, 0.637, 1).
    for (time, share) in [(2.1, 0.830), (2.15, 0.637), (2.2, 0.484), (2.3, 0.637), (2.45, 1.0)] {
      try host.advance(to: time)
      #expect(near(host.offset("x").map { Double($0.height) }, -40 * (1 - share), 0.02), "at \(time)")
    }
  }

  @Test(arguments: AnimationSemantics.allCases)
  func `a removal takes as long as its animation`(_ semantics: AnimationSemantics) throws {
    let (host, flag) = try play(true, semantics: semantics) { outside in
      ZStack { if outside.value { Text("x") } }
    }
    try host.at(1) { withAnimation { flag.write(false) } }
    // Ease-in-out of 0.35 s, or a smooth spring over the distance 1: removed after 0.83 s.
    let end = semantics == .iOS16 ? 0.35 : 0.83
    try host.advance(to: 1 + end - 0.02)
    #expect(host.exists("x"))
    try host.advance(to: 1 + end + 0.02)
    #expect(!host.exists("x"))
  }
}
