import AnimaticUI
import Testing

@Suite struct IdentityTests {
  private let line = Animation.linear(duration: 0.4)

  private struct Row: View {
    let id: Int
    let journal: Journal
    @State private var born = 0
    var body: some View {
      Text("row \(id) born \(born)")
        .onAppear {
          journal.note("+\(id)")
          born = journal.lines.count
        }
        .onDisappear { journal.note("-\(id)") }
    }
  }

  private struct List: View {
    let ids: Knob<[Int]>
    let journal: Journal
    var body: some View {
      VStack(spacing: 0) { ForEach(ids.value, id: \.self) { Row(id: $0, journal: journal) } }
    }
  }

  @Test func `rows come, go and change places with their state`() throws {
    let (ids, journal) = (Knob([1, 2]), Journal())
    let host = try TestHost.with(ids) { List(ids: ids, journal: journal) }
    #expect(journal.lines == ["+1", "+2"])
    try host.at(1) { ids.set([3, 2, 1], line) }
    #expect(journal.lines == ["+1", "+2", "+3"])
    try host.advance(to: 1.2)
    #expect(near(host.opacity("row 3 born 3"), 0.5))
    #expect(host.opacity("row 1 born 1") == 1)
    try host.at(2) { ids.set([3, 1], line) }
    #expect(journal.lines.count == 3)
    try host.advance(to: 2.2)
    #expect(near(host.opacity("row 2 born 2"), 0.5))
    try host.advance(to: 2.41)
    #expect(journal.lines == ["+1", "+2", "+3", "-2"])
    try host.at(3) { ids.set([2, 3, 1]) }
    #expect(journal.lines.last == "+2")
    #expect(host.exists("row 2 born 5"), "erased state does not come back")
  }

  @Test func `the second of two equal ids is left out, with a warning`() throws {
    let (ids, journal) = (Knob([1, 1, 2]), Journal())
    let host = try TestHost.with(ids) { List(ids: ids, journal: journal) }
    #expect(journal.lines == ["+1", "+2"])
    try host.at(1) { ids.set([2, 2]) }
    #expect(journal.lines == ["+1", "+2", "-1"])
    #expect(host.kinds(.warning).contains { $0.contains("two children with the id 2") })
  }

  private struct Tagged: View {
    let tag: Knob<Int>
    let journal: Journal
    var body: some View { ZStack { Row(id: tag.value, journal: journal).id(tag.value) } }
  }

  @Test func `another id is another view`() throws {
    let (tag, journal) = (Knob(1), Journal())
    let host = try TestHost.with(tag) { Tagged(tag: tag, journal: journal) }
    try host.at(1) { tag.set(2, line) }
    try host.advance(to: 1.2)
    #expect(near(host.opacity("row 1 born 1"), 0.5))
    #expect(near(host.opacity("row 2 born 2"), 0.5))
    try host.advance(to: 1.41)
    #expect(!host.exists("row 1 born 1"))
    #expect(journal.lines == ["+1", "+2", "-1"])
    try host.at(2) { tag.set(3) }
    #expect(host.opacity("row 3 born 4") == 1)
    #expect(!host.exists("row 2 born 2"))
  }

  private final class Token {}
  private final class Tokens {
    struct Weak { weak var token: Token? }
    var all: [Weak] = []
    func make() -> Token {
      let token = Token()
      all.append(Weak(token: token))
      return token
    }
    var alive: Int { all.count { $0.token != nil } }
  }

  private struct Holder: View {
    let token: Token
    @State private var shift: CGFloat = 0
    var body: some View {
      Text("held").offset(y: shift)
        .onAppear { withAnimation(.linear(duration: 0.1)) { shift = token === token ? 10 : 0 } }
        .onChange(of: shift) { _ = token }
        .onDisappear { _ = token }
        .onTapGesture { _ = token }
    }
  }

  private struct Held: View {
    let on: Knob<Bool>
    let tokens: Tokens
    var body: some View { ZStack { if on.value { Holder(token: tokens.make()) } } }
  }

  @Test(arguments: [true, false]) func `nothing of a removed view is kept`(animated: Bool) throws {
    let (on, tokens) = (Knob(false), Tokens())
    let host = try TestHost.with(on) { Held(on: on, tokens: tokens) }
    for round in 0..<5 {
      try host.at(Double(round) * 2 + 1) { withAnimation(animated ? line : nil) { on.set(true) } }
      #expect(tokens.alive >= 1)
      try host.advance(to: Double(round) * 2 + 1.5)
      _ = host.host.displayList()
      try host.at(Double(round) * 2 + 2) { withAnimation(animated ? line : nil) { on.set(false) } }
    }
    try host.advance(to: 20)
    _ = host.host.displayList()
    #expect(tokens.all.count >= 5 && tokens.alive == 0)
  }
}
