import AnimaticUI
import Testing

/// A banner of the kind that the catalogue has: presence by a flag, offset and opacity by nested blocks.
private struct SlidingBanner: ViewModifier {
  @Binding var isShown: Bool
  @State private var shift: CGFloat = -100
  @State private var alpha: CGFloat = 0

  func body(content: Content) -> some View {
    let item = DispatchWorkItem { leave() }
    ZStack {
      content
      if isShown {
        VStack {
          HStack {
            Text("TEST").opacity(alpha)
            Spacer()
          }
          .padding(12)
          .background(Color.red.opacity(alpha))
          .cornerRadius(8)
          Spacer()
        }
        .padding()
        .onTapGesture {
          item.cancel()
          leave()
        }
        .onAppear {
          enter()
          DispatchQueue.main.asyncAfter(deadline: .now() + 4, execute: item)
        }
        .offset(y: shift)
      }
    }
  }

  private func enter() {
    withAnimation(.easeInOut(duration: 0.3)) {
      shift = 0
      withAnimation(.easeInOut(duration: 0.45)) { alpha = 0.75 }
    }
  }

  private func leave() {
    withAnimation(.easeInOut(duration: 0.3)) {
      shift = -100
      withAnimation(.easeInOut(duration: 0.2)) {
        alpha = 0
        isShown = false
      }
    }
  }
}

private final class Caller {
  let shown = StoredLocation(false, name: "isShown", node: nil, graph: nil)

  func host() throws -> TestHost {
    let caller = self
    let host = try TestHost { Screen(caller: caller) }
    shown.attach(to: host.graph)
    return host
  }

  struct Screen: View {
    let caller: Caller
    var body: some View {
      Color.white.modifier(ContentMarker()).modifier(SlidingBanner(isShown: Binding(caller.shown)))
    }
  }
}

@Suite struct BannerMotionTests {
  private func near(_ a: Double?, _ b: Double, _ tolerance: Double = 0.001) -> Bool {
    a.map { abs($0 - b) <= tolerance } ?? false
  }

  @Test func `each property follows the innermost block that wrote it`() throws {
    let caller = Caller()
    let host = try caller.host()
    try host.at(0.5) { caller.shown.set(true, Transaction()) }
    let expected: [(Double, Double, Double)] = [
      (0.55, -94.387, 0.0183), (0.60, -76.823, 0.0761), (0.65, -50, 0.1738), (0.70, -23.177, 0.3037),
      (0.80, 0, 0.5762), (0.95, 0, 0.75),
    ]
    for (time, offset, opacity) in expected {
      try host.advance(to: time)
      let probe = host.host.probe(notice: "it")!
      #expect(near(probe.offset.map { Double($0.height) }, offset), "offset at \(time)")
      #expect(near(probe.mostVisible?.opacity, opacity), "opacity at \(time): \(probe.mostVisible!.opacity)")
    }
  }

  @Test func `the removal is over when the shorter, inner animation is`() throws {
    let caller = Caller()
    let host = try caller.host()
    try host.at(0.5) { caller.shown.set(true, Transaction()) }
    try host.advance(to: 4.6)
    var probe = host.host.probe(notice: "it")!
    #expect(near(probe.offset.map { Double($0.height) }, -23.177))
    #expect(near(probe.mostVisible?.opacity, 0.375))
    try host.advance(to: 4.7)
    probe = host.host.probe(notice: "it")!
    #expect(!probe.isVisible)
    try host.advance(to: 4.701)
    #expect(!host.host.probe(notice: "it")!.exists)
  }

  @Test func `a tap cancels an item that was never scheduled, so the hide still comes`() throws {
    let caller = Caller()
    let host = try caller.host()
    try host.at(0) { caller.shown.set(true, Transaction()) }
    try host.at(1) { #expect((try? host.host.tap(at: CGPoint(x: 100, y: 30))) != .nothing) }
    try host.advance(to: 1.3)
    #expect(!host.host.probe(notice: "it")!.exists)
    try host.at(2) { caller.shown.set(true, Transaction()) }
    try host.advance(to: 3.9)
    #expect(near(host.host.probe(notice: "it")?.mostVisible?.opacity, 0.75))
    try host.advance(to: 4.25)
    #expect(!host.host.probe(notice: "it")!.exists)
  }

  @Test func `shown again during its removal it stays, invisible, for ever`() throws {
    let caller = Caller()
    let host = try caller.host()
    try host.at(0) { caller.shown.set(true, Transaction()) }
    try host.advance(to: 4.1)
    try host.at(4.1) { caller.shown.set(true, Transaction()) }
    try host.advance(to: 20)
    let probe = host.host.probe(notice: "it")!
    #expect(probe.exists && !probe.isVisible)
    #expect(near(probe.offset.map { Double($0.height) }, -100))
    #expect(host.kinds(.appear).count == 1)
  }

  @Test func `at rest the same display list comes out`() throws {
    let caller = Caller()
    let host = try caller.host()
    try host.at(0) { caller.shown.set(true, Transaction()) }
    try host.advance(to: 1)
    let first = host.host.displayList()
    try host.advance(to: 2)
    #expect(host.host.displayList() == first)
    try host.advance(to: 4.1)
    #expect(host.host.displayList() != first)
  }
}
