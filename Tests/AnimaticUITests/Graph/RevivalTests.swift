import AnimaticUI
import Testing

/// The same view comes back before its removal is over.
@Suite struct RevivalTests {
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
