import AnimaticUI
import Testing

@Suite struct StateWriteTests {
  private struct Late: View {
    @State private var number = 0
    var body: some View {
      Text("number \(number)").onAppear {
        DispatchQueue.main.asyncAfter(deadline: .now() + 2) { number = 5 }
      }
    }
  }

  private struct Branch: View {
    let on: Knob<Bool>
    var body: some View { ZStack { if on.value { Late() } } }
  }

  @Test func `a write to the state of a view that is gone is ignored`() throws {
    let on = Knob(true)
    let host = try TestHost.with(on) { Branch(on: on) }
    try host.at(1) { on.set(false) }
    try host.at(1.5) { on.set(true) }
    try host.advance(to: 3)
    #expect(host.exists("number 0"), "the new view has a state of its own")
    #expect(host.kinds(.write).contains { $0.contains("ignored") })
    try host.advance(to: 3.5)
    #expect(host.exists("number 5"))
  }

  @Test func `a leaving view still hears its own state`() throws {
    let on = Knob(true)
    let host = try TestHost.with(on) { Branch(on: on) }
    try host.at(1.5) { on.set(false, .linear(duration: 1)) }
    try host.advance(to: 2)
    #expect(near(host.opacity("number 5"), 0.5))
    try host.advance(to: 2.51)
    #expect(!host.exists("number 5"))
  }

  private final class Counts { var reader = 0, other = 0 }

  private struct SchemeReader: View {
    @Environment(\.colorScheme) private var scheme
    let counts: Counts
    var body: some View {
      let _ = counts.reader += 1
      Text(scheme == .dark ? "dark" : "light")
    }
  }

  private struct Other: View {
    let counts: Counts
    var body: some View {
      let _ = counts.other += 1
      Text("other")
    }
  }

  @Test func `only views that read a changed value of the environment are evaluated again`() throws {
    let counts = Counts()
    let host = try TestHost {
      VStack {
        SchemeReader(counts: counts)
        Other(counts: counts)
      }
    }
    #expect(host.exists("light"))
    try host.at(1) { host.host.changeEnvironment { $0.colorScheme = .dark } }
    #expect(host.exists("dark"))
    #expect(counts.reader == 2 && counts.other == 1)
    try host.at(2) { host.host.changeEnvironment { $0.displayScale = 2 } }
    #expect(counts.reader == 2 && counts.other == 1)
  }

  private struct Counted: View {
    let number: Knob<Int>
    let counts: Counts
    var body: some View {
      let _ = counts.reader += 1
      Text("\(number.value)")
    }
  }

  @Test func `equal writes cause nothing and each transaction is an evaluation`() throws {
    let (number, counts) = (Knob(1), Counts())
    let host = try TestHost.with(number) { Counted(number: number, counts: counts) }
    try host.at(1) { number.set(1) }
    #expect(counts.reader == 1)
    try host.at(2) {
      number.set(2)
      number.set(3)
    }
    #expect(counts.reader == 2)
    try host.at(3) {
      withAnimation { number.set(4) }
      withAnimation { number.set(5) }
    }
    #expect(counts.reader == 4)
  }
}
