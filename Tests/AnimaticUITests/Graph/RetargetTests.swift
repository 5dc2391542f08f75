import AnimaticUI
import Testing

@Suite struct RetargetTests {
  private struct Shifted: View {
    let y: Knob<CGFloat>
    var body: some View {
      Color.red.frame(width: 80, height: 40).accessibilityIdentifier("x").offset(y: y.value)
    }
  }

  private func expect(_ host: TestHost, _ points: [(Double, Double)], _ tolerance: Double = 0.006) throws {
    for (time, y) in points {
      try host.advance(to: time)
      let shown = host.offset("x").map { Double($0.height) }
      #expect(near(shown, y, tolerance), "at \(time): \(String(describing: shown)), not \(y)")
    }
  }

  @Test func `a reversed ease is a blend, not a restart`() throws {
    let y = Knob<CGFloat>(-100)
    let host = try TestHost.with(y) { Shifted(y: y) }
    try host.at(0) { y.set(0, .easeInOut(duration: 0.3)) }
    try host.at(0.15) { y.set(-100, .easeInOut(duration: 0.3)) }
    try expect(
      host, [(0.15, -50), (0.2, -27.49), (0.25, -27.49), (0.3, -50), (0.35, -76.82), (0.45, -100)])
  }

  @Test func `a reversed spring keeps its velocity`() throws {
    let y = Knob<CGFloat>(0)
    let host = try TestHost.with(y) { Shifted(y: y) }
    let spring = Animation.spring(response: 0.5, dampingFraction: 1)
    try host.at(0) { y.set(100, spring) }
    try host.at(0.15) { y.set(0, spring) }
    try expect(
      host,
      [(0.15, 56.196), (0.2, 58.41), (0.25, 46.33), (0.3, 32.81), (0.35, 21.82), (0.45, 8.67), (0.65, 1.1)])
  }

  @Test func `a plain write shifts a running animation`() throws {
    let y = Knob<CGFloat>(-100)
    let host = try TestHost.with(y) { Shifted(y: y) }
    try host.at(0) { y.set(0, .easeInOut(duration: 0.3)) }
    try expect(host, [(0.1, -23.18 - 53.64)])
    try host.at(0.15) { y.set(-100) }
    try expect(host, [(0.15, -150), (0.2, -123.18), (0.25, -105.61), (0.3, -100), (1, -100)])
  }

  @Test func `a write under no length ends the running animation`() throws {
    let y = Knob<CGFloat>(-100)
    let host = try TestHost.with(y) { Shifted(y: y) }
    try host.at(0) { y.set(0, .easeInOut(duration: 0.3)) }
    try host.at(0.15) { y.set(-100, .linear(duration: 0)) }
    try expect(host, [(0.15, -100), (0.2, -100), (0.3, -100)])
  }

  private struct Nested: View {
    let on: Knob<Bool>
    var body: some View {
      Color.red.frame(width: on.value ? 200 : 100, height: 40).accessibilityIdentifier("x")
        .animation(.easeOut(duration: 0.5), value: on.value)
        .offset(y: on.value ? 100 : 0)
        .animation(.easeOut(duration: 2), value: on.value)
    }
  }

  @Test func `the inner animation modifier rules below it, the outer one between them`() throws {
    let on = Knob(false)
    let host = try TestHost.with(on) { Nested(on: on) }
    try host.at(0) { on.set(true) }
    try host.advance(to: 0.25)
    #expect(near(host.frame("x").map { Double($0.width) }, 168.46, 0.02))
    try expect(host, [(0.5, 37.81)])
    #expect(host.frame("x")?.width == 200)
  }

  private struct Fading: View {
    let on: Knob<Bool>
    let journal: Journal
    let armsOnChange: Bool
    var body: some View {
      ZStack {
        if on.value {
          Color.red.frame(width: 80, height: 40).accessibilityIdentifier("x")
            .onAppear {
              journal.note("appear")
              if !armsOnChange { arm() }
            }
            .onDisappear { journal.note("disappear") }
        }
      }
      .onChange(of: on.value) { if armsOnChange && on.value { arm() } }
    }
    func arm() {
      DispatchQueue.main.asyncAfter(deadline: .now() + 2) { on.set(false, .easeInOut(duration: 0.35)) }
    }
  }

  private func revived(armsOnChange: Bool) throws -> (TestHost, Journal) {
    let (on, journal) = (Knob(false), Journal())
    let host = try TestHost.with(on) { Fading(on: on, journal: journal, armsOnChange: armsOnChange) }
    try host.at(0) { on.set(true) }
    try host.advance(to: 2)
    #expect(near(host.opacity("x"), 1))
    try host.at(2.1) { on.set(true, .easeInOut(duration: 0.35)) }
    for (time, opacity) in [(2.1, 0.830), (2.15, 0.637), (2.2, 0.484), (2.3, 0.637), (2.45, 1)] {
      try host.advance(to: time)
      #expect(near(host.opacity("x"), opacity), "at \(time): \(host.opacity("x") ?? -1)")
    }
    #expect(journal.lines == ["appear"])
    return (host, journal)
  }

  @Test func `shown again while fading out it never hides`() throws {
    let (host, journal) = try revived(armsOnChange: false)
    try host.advance(to: 60)
    #expect(near(host.opacity("x"), 1))
    #expect(journal.lines == ["appear"])
  }

  @Test func `armed by onChange it hides again`() throws {
    let (host, journal) = try revived(armsOnChange: true)
    try host.advance(to: 4.1 + 0.175)
    #expect(near(host.opacity("x"), 0.5))
    try host.advance(to: 4.46)
    #expect(!host.exists("x"))
    #expect(journal.lines == ["appear", "disappear"])
  }

  @Test func `shown and hidden in one transaction nothing is inserted`() throws {
    for animation in [nil, Animation.easeInOut(duration: 0.35)] {
      let (on, journal) = (Knob(false), Journal())
      let host = try TestHost.with(on) { Fading(on: on, journal: journal, armsOnChange: false) }
      try host.at(0.5) {
        withAnimation(animation) {
          on.set(true)
          on.set(false)
        }
      }
      #expect(!host.exists("x"))
      try host.advance(to: 0.6)
      #expect(!host.exists("x"))
      #expect(journal.lines.isEmpty)
    }
  }

  @Test func `shown and hidden in two transactions a ghost is seen`() throws {
    let (on, journal) = (Knob(false), Journal())
    let host = try TestHost.with(on) { Fading(on: on, journal: journal, armsOnChange: false) }
    try host.at(0) {
      on.set(true, .easeInOut(duration: 0.35))
      on.set(false, .easeInOut(duration: 0.35))
    }
    for (time, opacity) in [(0.1, 0.141), (0.175, 0.25), (0.25, 0.141)] {
      try host.advance(to: time)
      #expect(near(host.opacity("x"), opacity), "at \(time): \(host.opacity("x") ?? -1)")
    }
    try host.advance(to: 0.36)
    #expect(!host.exists("x"))
  }

  @Test func `hidden and shown in one turn it stays`() throws {
    let (on, journal) = (Knob(true), Journal())
    let host = try TestHost.with(on) { Fading(on: on, journal: journal, armsOnChange: true) }
    try host.at(1) {
      on.set(false)
      on.set(true)
    }
    #expect(near(host.opacity("x"), 1))
    #expect(journal.lines == ["appear"])
  }
}
