import AnimaticUI
import Testing

@Suite struct ButtonPressTests {
  private struct Look: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label.frame(width: 200, height: 100)
        .scaleEffect(configuration.isPressed ? 0.5 : 1)
        .animation(.linear(duration: 0.2), value: configuration.isPressed)
    }
  }

  private func host(_ journal: Journal) throws -> TestHost {
    try TestHost {
      Button("go") { journal.note("done \(VirtualTime.clock.now.seconds)") }.buttonStyle(Look())
    }
  }

  @Test func `a button looks pressed while the finger is on it and acts when it leaves, however late`() throws
  {
    let journal = Journal()
    let host = try host(journal)
    try host.touch(1, for: 2)
    try host.advance(to: 1.1)
    #expect(near(host.scale("go"), 0.75))
    try host.advance(to: 2.9)
    #expect(near(host.scale("go"), 0.5) && journal.lines == [])
    try host.advance(to: 3.1)
    #expect(near(host.scale("go"), 0.75) && journal.lines == ["done 3.0"])
    try host.advance(to: 4)
    #expect(near(host.scale("go"), 1))
  }

  @Test func `a tap without length leaves no mark`() throws {
    let journal = Journal()
    let host = try host(journal)
    try host.tap(1)
    try host.advance(to: 1.05)
    #expect(host.scale("go") == 1 && journal.lines == ["done 1.0"])
    #expect(host.kinds(.gesture, .write) == [])
  }

  @Test func `seventy points beside it the button lets go, and takes the finger back`() throws {
    let journal = Journal()
    let host = try host(journal)
    // From the middle 100 points to the edge and 70 further.
    try host.touch(1, by: CGSize(width: 160, height: 0), for: 1)
    try host.advance(to: 3)
    #expect(journal.lines == ["done 2.0"])
    try host.touch(4, by: CGSize(width: 180, height: 0), for: 1)
    try host.advance(to: 4.9)
    #expect(near(host.scale("go"), 0.5))
    try host.advance(to: 6)
    #expect(near(host.scale("go"), 1) && journal.lines.count == 1)
  }

  @Test func `a drag around a button takes the finger from it`() throws {
    let journal = Journal()
    let host = try TestHost {
      Button("go") { journal.note("done") }.buttonStyle(Look())
        .gesture(DragGesture().onEnded { _ in journal.note("dragged") })
    }
    try host.touch(1, by: CGSize(width: 60, height: 0), for: 0.6)
    try host.advance(to: 1.05)
    #expect(host.scale("go")! < 1)
    try host.advance(to: 3)
    #expect(journal.lines == ["dragged"])
    #expect(near(host.scale("go"), 1))
  }

  @Test func `built-in looks are dimmed while pressed`() throws {
    let host = try TestHost {
      VStack(spacing: 50) {
        Button("plain") {}.buttonStyle(.plain)
        Button("framed") {}.buttonStyle(.bordered)
      }
    }
    let (plain, framed) = (host.frame("plain")!, host.frame("framed")!)
    try host.touch(1, x: plain.midX, y: plain.midY, for: 1)
    try host.advance(to: 1.5)
    #expect(near(host.opacity("plain"), 0.2) && near(host.opacity("framed"), 1))
    try host.touch(3, x: framed.midX, y: framed.midY, for: 1)
    try host.advance(to: 3.5)
    #expect(near(host.opacity("plain"), 1) && near(host.opacity("framed"), 0.75))
  }
}
