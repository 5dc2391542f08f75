import AnimaticTime
import Combine
import Testing

@testable import AnimaticUI

@Suite struct TimedTests {
  private let run = VirtualRun()
  private let subject = PassthroughSubject<String, Never>()

  private func note<P: Publisher>(_ publisher: P) -> AnyCancellable {
    let run = run
    return publisher.sink(
      receiveCompletion: { _ in run.log("end") }, receiveValue: { run.log("\($0)") })
  }

  private func send(_ events: (Double, String)...) {
    for (time, text) in events { run.at(time) { [subject] in subject.send(text) } }
  }

  @Test func `delay moves values and the end`() throws {
    let keep = note(subject.delay(for: 0.5, scheduler: DispatchQueue.main))
    let other = note(subject.delay(for: .milliseconds(250), scheduler: AnimaticUI.RunLoop.main))
    send((1, "a"), (1.1, "b"))
    run.at(2) { [subject] in subject.send(completion: .finished) }
    #expect(
      try run.play(to: 3) == ["1.25 a", "1.35 b", "1.5 a", "1.6 b", "2.25 end", "2.5 end"])
    _ = (keep, other)
  }

  @Test func `debounce waits for quiet and leaves nothing behind`() throws {
    let keep = note(subject.debounce(for: .seconds(0.3), scheduler: DispatchQueue.main))
    send((1, "a"), (1.2, "b"), (1.4, "c"), (2, "d"))
    #expect(try run.play(to: 3) == ["1.7 c", "2.3 d"])
    #expect(run.clock.pending.isEmpty)
    _ = keep
  }

  @Test func `throttle hands on the newest or the first of each interval`() throws {
    let newest = note(
      subject.throttle(for: 1, scheduler: DispatchQueue.main, latest: true).map { "newest \($0)" })
    let first = note(
      subject.throttle(for: 1, scheduler: DispatchQueue.main, latest: false).map { "first \($0)" })
    send((1, "a"), (1.25, "b"), (1.5, "c"), (4, "d"))
    #expect(
      try run.play(to: 9) == [
        "1 newest a", "1 first a", "2 newest c", "2 first b", "4 newest d", "4 first d",
      ])
    _ = (newest, first)
  }

  @Test func `timeout ends what is silent`() throws {
    let keep = note(subject.timeout(.seconds(2), scheduler: DispatchQueue.main))
    let failing = subject.setFailureType(to: Broken.self)
      .timeout(1.75, scheduler: DispatchQueue.main, customError: { Broken() })
      .replaceError(with: "broken")
    let other = note(failing)
    send((1.5, "a"))
    #expect(try run.play(to: 9) == ["1.5 a", "1.5 a", "3.25 broken", "3.25 end", "3.5 end"])
    _ = (keep, other)
  }

  @Test func `receive on the main queue is a later turn of the same instant`() throws {
    let (run, subject) = (run, subject)
    let keep = note(subject.receive(on: DispatchQueue.main))
    run.at(1) {
      subject.send("value")
      run.log("sent")
      DispatchQueue.main.async { run.log("queued after") }
    }
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) { run.log("queued before") }
    #expect(try run.play(to: 2) == ["1 sent", "1 queued before", "1 value", "1 queued after"])
    keep.cancel()
  }

  @Test func `what is cancelled before its turn does not come`() throws {
    let (run, subject) = (run, subject)
    let keep = note(subject.receive(on: DispatchQueue.main))
    run.at(1) {
      subject.send("value")
      keep.cancel()
    }
    #expect(try run.play(to: 2) == [])
  }

  @Test func `subscribing may wait for a later turn`() throws {
    let keep = note(Just("now").subscribe(on: DispatchQueue.main))
    #expect(run.lines == [])
    #expect(try run.play(to: 0) == ["0 now", "0 end"])
    _ = keep
  }

  @Test func `the immediate scheduler does not wait`() {
    let keep = note(Just("a").delay(for: 5, scheduler: ImmediateScheduler.shared))
    #expect(run.lines == ["0 a", "0 end"])
    _ = keep
  }

  @Test func `a timer publisher ticks on its grid from its connection on`() throws {
    let publisher = AnimaticUI.Timer.publish(every: 0.1, on: .main, in: .common)
    var count = 0
    let counting = publisher.sink { date in
      count += 1
      if count == 600 { #expect(date == VirtualTime.date(at: Instant(seconds: 60))) }
    }
    try run.play(to: 0)
    let connection = publisher.connect()
    try run.play(to: 60)
    #expect(count == 600)
    connection.cancel()
    try run.play(to: 70)
    #expect(count == 600 && run.clock.pending.isEmpty)
    counting.cancel()
  }

  @Test func `an autoconnected timer begins with its first subscriber and stops with its last`() throws {
    let (run, publisher) = (run, AnimaticUI.Timer.publish(every: 1, on: .main, in: .common).autoconnect())
    var bag: [AnyCancellable] = []
    run.at(0.5) { bag.append(publisher.sink { _ in run.log("a") }) }
    run.at(1) { bag.append(publisher.sink { _ in run.log("b") }) }
    run.at(2.75) { bag = [] }
    run.at(4) { bag.append(publisher.sink { _ in run.log("c") }) }
    #expect(try run.play(to: 5) == ["1.5 a", "1.5 b", "2.5 a", "2.5 b", "5 c"])
    bag = []
    #expect(run.clock.pending.isEmpty)
  }

  @Test func `an autoconnected timer needs no name of its own`() throws {
    let run = run
    var bag: Set<AnyCancellable> = []
    AnimaticUI.Timer.publish(every: 1, on: .main, in: .default).autoconnect().prefix(2)
      .sink(receiveCompletion: { _ in run.log("end") }, receiveValue: { _ in run.log("tick") })
      .store(in: &bag)
    #expect(try run.play(to: 5) == ["1 tick", "2 tick", "2 end"])
    #expect(run.clock.pending.isEmpty)
  }

  @Test func `an interval of nothing is an error that names the place`() throws {
    let keep = AnimaticUI.Timer.publish(every: 0, on: .main, in: .common, file: "A.swift", line: 3)
      .autoconnect()
      .sink { _ in }
    let origin = WorkOrigin(what: "Timer.publish", file: "A.swift", line: 3)
    #expect(throws: ClockError.badInterval(origin: origin, seconds: 0)) { try run.play(to: 1) }
    keep.cancel()
  }

  @Test func `schedulers repeat on an exact grid until they are cancelled`() throws {
    let run = run
    let main = DispatchQueue.main
    let ticks = main.schedule(after: main.now.advanced(by: 0.1), interval: 0.1) { run.log("tick") }
    run.at(0.35) { ticks.cancel() }
    main.schedule(after: main.now.advanced(by: .milliseconds(150))) { run.log("once") }
    #expect(try run.play(to: 2) == ["0.1 tick", "0.15 once", "0.2 tick", "0.3 tick"])
    #expect(run.clock.pending.isEmpty)
  }

  @Test(arguments: [Double.infinity, .nan, 1e300])
  func `a delay without end never comes`(seconds: Double) throws {
    let keep = note(Just("x").delay(for: .seconds(seconds), scheduler: DispatchQueue.main))
    #expect(try run.play(to: 1e9) == [])
    keep.cancel()
  }

  @Test func `notifications are published`() {
    let center = NotificationCenter()
    let name = Notification.Name("shown")
    let record = Record().of(center.publisher(for: name).map { $0.userInfo?["text"] as? String ?? "" })
    center.post(name: name, object: nil, userInfo: ["text": "hello"])
    record.cancel()
    center.post(name: name, object: nil)
    #expect(record.lines == ["hello"])
  }

  @Test func `values can be awaited one by one`() throws {
    let (run, subject) = (run, subject)
    try VirtualTime.withSimulation(run.clock) {
      _ = VirtualTime.runTask(owner: "") {
        for await value in subject.values { run.log(value) }
        run.log("over")
      }
    }
    send((1, "a"), (2, "b"))
    run.at(3) { subject.send(completion: .finished) }
    #expect(try run.play(to: 4) == ["1 a", "2 b", "3 over"])
  }
}
