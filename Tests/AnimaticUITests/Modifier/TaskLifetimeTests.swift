import AnimaticUI
import Testing

@Suite struct TaskLifetimeTests {
  private struct Entrance: View {
    let on: Knob<Bool>
    let initial: Bool
    @State private var scale: CGFloat = 0
    var body: some View {
      Color.red.frame(width: 80, height: 40).accessibilityIdentifier("x").scaleEffect(scale)
        .onChange(of: on.value, initial: initial) { scale = on.value ? 1 : 0 }
    }
  }

  @Test func `an entrance driven by onChange never comes where the flag is preset`() throws {
    let on = Knob(true)
    let host = try TestHost.with(on) { Entrance(on: on, initial: false) }
    try host.advance(to: 30)
    #expect(near(host.scale("x"), 0))
    let other = try TestHost.with(on) { Entrance(on: on, initial: true) }
    #expect(near(other.scale("x"), 1))
  }

  private struct Lasting: View {
    let on: Knob<Bool>
    let note: (String) -> Void
    var body: some View {
      ZStack {
        if on.value {
          Text("a").onAppear { note("appear") }.onDisappear { note("disappear") }
            .task {
              do {
                try await Task.sleep(for: .seconds(10))
                note("slept")
              } catch {
                note("cancelled")
              }
            }
        }
      }
    }
  }

  @Test func `the view disappears, and its task is cancelled, at the real end`() throws {
    let (on, journal) = (Knob(false), Journal())
    var now: () -> Double = { 0 }
    let host = try TestHost.with(on) {
      Lasting(on: on) { journal.note("\($0) \(Printing.number(now()))") }
    }
    now = { [unowned host] in host.clock.now.seconds }
    try host.at(1) { on.set(true, .linear(duration: 0.5)) }
    #expect(journal.lines == ["appear 1"])
    try host.at(3) { on.set(false, .linear(duration: 0.25)) }
    try host.advance(to: 3.2)
    #expect(journal.lines.count == 1)
    try host.advance(to: 20)
    #expect(journal.lines.sorted() == ["appear 1", "cancelled 3.25", "disappear 3.25"])
  }

  private struct Keyed: View {
    let message: Knob<String?>
    let swallows: Bool
    var body: some View {
      ZStack { if let text = message.value { Text(text) } }
        .task(id: message.value) {
          guard message.value != nil else { return }
          do {
            try await Task.sleep(for: .seconds(2.5))
          } catch {
            if !swallows { return }
          }
          message.set(nil)
        }
    }
  }

  @Test func `a cancelled sleep that is swallowed clears the next message at once`() throws {
    let message = Knob<String?>("A")
    let host = try TestHost.with(message) { Keyed(message: message, swallows: true) }
    try host.advance(to: 0.99)
    #expect(host.exists("A"))
    try host.at(1) { message.set("B") }
    #expect(!host.exists("A") && !host.exists("B"))
    #expect(message.value == nil)
  }

  @Test func `a task that returns when cancelled leaves the next message alone`() throws {
    let message = Knob<String?>(nil)
    let host = try TestHost.with(message) { Keyed(message: message, swallows: false) }
    try host.at(0) { message.set("A") }
    try host.at(1) { message.set("B") }
    try host.advance(to: 3.49)
    #expect(host.exists("B"))
    try host.advance(to: 3.5)
    #expect(!host.exists("B"))
  }

  private struct Restarting: View {
    let id: Knob<Int>
    let journal: Journal
    var body: some View {
      Text("a").task(id: id.value) {
        do {
          try await Task.sleep(for: .seconds(1))
          journal.note("slept")
        } catch {
          journal.note("cancelled")
        }
      }
    }
  }

  @Test func `of two restarts in one turn only the last task runs on`() throws {
    let (id, journal) = (Knob(1), Journal())
    let host = try TestHost.with(id) { Restarting(id: id, journal: journal) }
    try host.advance(to: 0.25)
    try host.at(0.5) {
      id.set(2)
      withAnimation { id.set(3) }
    }
    try host.advance(to: 5)
    #expect(journal.lines == ["cancelled", "cancelled", "slept"])
  }
}
