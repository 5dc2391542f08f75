import AnimaticUI
import Testing

@Suite struct RemovalTests {
  private let fade = Animation.easeInOut(duration: 0.35)

  private struct Layers: View {
    let on: Knob<Bool>
    let rank: Double?
    var body: some View {
      ZStack {
        Color.white
        Color.gray.modifier(NoticeMarker(name: "panel"))
        if on.value {
          if let rank {
            banner.zIndex(rank)
          } else {
            banner
          }
        }
      }
    }
    var banner: some View {
      Color.red.frame(width: 80, height: 40).accessibilityIdentifier("x").modifier(
        NoticeMarker(name: "banner"))
    }
  }

  @Test func `without zIndex a leaving view drops behind its siblings`() throws {
    let on = Knob(true)
    let host = try TestHost.with(on) { Layers(on: on, rank: nil) }
    #expect(order(host) == ["banner", "panel", "it"])
    try host.at(1) { on.set(false, fade) }
    #expect(order(host) == ["panel", "it", "banner"])
    #expect(near(host.opacity("x"), 1))
  }

  @Test func `with zIndex it stays in front`() throws {
    let on = Knob(true)
    let host = try TestHost.with(on) { Layers(on: on, rank: 1) }
    try host.at(1) { on.set(false, fade) }
    try host.advance(to: 1.175)
    #expect(order(host) == ["banner", "panel", "it"])
    #expect(near(host.opacity("x"), 0.5))
  }

  @Test func `a negative zIndex keeps it behind`() throws {
    let on = Knob(true)
    let host = try TestHost.with(on) { Layers(on: on, rank: -1) }
    #expect(order(host) == ["panel", "it", "banner"])
  }

  private func order(_ host: TestHost) -> [String] {
    let names = ["it", "panel", "banner"]
    return host.host.drawnOrder(of: names.map(DrawnName.notice)).map { names[$0] }
  }

  private struct Padded: View {
    let on: Knob<Bool>
    var body: some View {
      VStack(spacing: 0) {
        if on.value {
          Color.red.frame(height: 44).accessibilityIdentifier("x").transition(.move(edge: .top))
        }
        Spacer()
      }
      .padding(.top, 60)
    }
  }

  @Test func `move starts one own height away, not off the screen`() throws {
    let on = Knob(false)
    let host = try TestHost.with(on) { Padded(on: on) }
    try host.at(0) { on.set(true, fade) }
    #expect(host.frame("x")?.minY == 16)
    try host.advance(to: 0.175)
    #expect(near(host.offset("x").map { Double($0.height) }, -22))
    try host.advance(to: 0.4)
    #expect(host.frame("x")?.minY == 60)
  }

  private struct Column: View {
    let on: Knob<Bool>
    var body: some View {
      VStack(spacing: 0) {
        if on.value { Color.red.frame(height: 40).accessibilityIdentifier("x") }
        Color.blue.frame(height: 50).accessibilityIdentifier("below")
        Spacer(minLength: 0)
      }
    }
  }

  @Test func `siblings slide while a toast comes and goes, and it keeps its place`() throws {
    let on = Knob(false)
    let host = try TestHost.with(on) { Column(on: on) }
    #expect(host.frame("below")?.minY == 0)
    try host.at(1) { on.set(true, fade) }
    #expect(host.frame("below")?.minY == 0)
    try host.advance(to: 1.175)
    #expect(host.frame("below")?.minY == 20)
    try host.at(2) { on.set(false, fade) }
    #expect(host.frame("below")?.minY == 40)
    try host.advance(to: 2.175)
    #expect(host.frame("below")?.minY == 20)
    #expect(host.frame("x") == CGRect(x: 0, y: 0, width: 300, height: 40))
    try host.advance(to: 3)
    #expect(host.frame("below")?.minY == 0)
  }

  private struct Nest: View {
    let outer: Knob<Bool>
    let inner: Knob<Bool>
    var body: some View {
      ZStack {
        if outer.value {
          VStack {
            Text("outer")
            if inner.value { Text("inner") }
          }
        }
      }
    }
  }

  @Test func `of nested branches only the outermost plays`() throws {
    let (outer, inner) = (Knob(false), Knob(true))
    let host = try TestHost.with(outer) { Nest(outer: outer, inner: inner) }
    inner.attach(to: host)
    try host.at(1) { outer.set(true, fade) }
    try host.advance(to: 1.175)
    #expect(near(host.opacity("inner"), 0.5))
    try host.at(2) {
      withAnimation(fade) {
        outer.set(false)
        inner.set(false)
      }
    }
    try host.advance(to: 2.175)
    #expect(near(host.opacity("outer"), 0.5))
    #expect(near(host.opacity("inner"), 0.5), "the frozen branch keeps what was in it")
    try host.advance(to: 2.36)
    #expect(!host.exists("outer") && !host.exists("inner"))
  }

  @Test func `an inner removal that runs is part of an outer one`() throws {
    let (outer, inner) = (Knob(true), Knob(true))
    let host = try TestHost.with(outer) { Nest(outer: outer, inner: inner) }
    inner.attach(to: host)
    try host.at(1) { inner.set(false, .linear(duration: 1)) }
    try host.at(1.5) { outer.set(false, .linear(duration: 0.2)) }
    try host.advance(to: 1.6)
    #expect(near(host.opacity("inner"), 0.4 * 0.5))
    try host.advance(to: 1.71)
    #expect(!host.exists("outer") && !host.exists("inner"))
    try host.advance(to: 3)
  }
}
