import AnimaticUI
import Testing

@Suite struct ReceiveTests {
  @Test func `the newest closure gets what a subject sends, at once`() throws {
    let subject = PassthroughSubject<Int, Never>()
    var log: [String] = []
    let (host, word) = try play("a") { outside in
      let text = outside.value
      Text(text).onReceive(subject) { log.append("\(text) \($0)") }
    }
    try host.at(1) {
      subject.send(1)
      log.append("sent")
    }
    try host.at(2) { word.write("b") }
    try host.at(3) { subject.send(2) }
    #expect(log == ["a 1", "sent", "b 2"])
  }

  @Test func `it ends with the view`() throws {
    let subject = PassthroughSubject<Int, Never>()
    var log: [Int] = []
    let (host, flag) = try play(true) { outside in
      ZStack { if outside.value { Text("x").onReceive(subject) { log.append($0) } } }
    }
    try host.at(1) { subject.send(1) }
    try host.at(2) { withAnimation(.linear(duration: 1)) { flag.write(false) } }
    try host.at(2.5) { subject.send(2) }
    try host.at(3.5) { subject.send(3) }
    #expect(log == [1, 2])
  }

  @Test func `a timer made with the view starts anew with each of its evaluations`() throws {
    struct Inner: View {
      let round: Int
      let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
      let tick: () -> Void
      var body: some View { Text("\(round)").onReceive(timer) { _ in tick() } }
    }
    var ticks: [Double] = []
    let (host, round) = try play(0) { outside in
      Inner(round: outside.value) { ticks.append(VirtualTime.clock.now.seconds) }
    }
    for step in 1...10 { try host.at(0.4 * Double(step)) { round.write(step) } }
    #expect(ticks == [])
    #expect(host.clock.pending.filter { $0.origin.what == "Timer.publish" }.count == 1)
    try host.advance(to: 6.5)
    #expect(ticks == [5, 6])
  }

  @Test func `a timer that the view keeps ticks on`() throws {
    struct Kept: View {
      let round: Int
      @State private var timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
      let tick: () -> Void
      var body: some View { Text("\(round)").onReceive(timer) { _ in tick() } }
    }
    var ticks: [Double] = []
    let (host, round) = try play(0) { outside in
      Kept(round: outside.value) { ticks.append(VirtualTime.clock.now.seconds) }
    }
    for step in 1...7 { try host.at(0.4 * Double(step)) { round.write(step) } }
    try host.advance(to: 3.2)
    #expect(ticks == [1, 2, 3])
  }

  @Test func `just another value is handed out with the evaluation that makes it`() throws {
    var log: [Int] = []
    let (host, number) = try play(1) { outside in
      let value = outside.value
      Text("x").onReceive(Just(value)) { log.append($0) }
    }
    #expect(log == [1])
    try host.at(1) { number.write(2) }
    #expect(log == [1, 2])
  }

  @Test func `what it writes animates by its own transaction`() throws {
    struct Banner: View {
      let subject: PassthroughSubject<Void, Never>
      @State private var isUp = false
      var body: some View {
        Text("x").offset(y: isUp ? -100 : 0)
          .onReceive(subject) { withAnimation(.linear(duration: 1)) { isUp = true } }
      }
    }
    let subject = PassthroughSubject<Void, Never>()
    let host = try TestHost { Banner(subject: subject) }
    try host.at(1) { subject.send() }
    try host.advance(to: 1.25)
    #expect(near(host.offset("x").map { Double($0.height) }, -25))
  }
}
