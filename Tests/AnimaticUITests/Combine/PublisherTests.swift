import Combine
import Testing

@Suite struct PublisherTests {
  @Test func `the simple publishers`() {
    #expect(Record.all(Just(3)) == "3 end")
    #expect(Record.all(Empty<Int, Never>()) == "end")
    #expect(Record.all(Empty<Int, Never>(completeImmediately: false)) == "")
    #expect(Record.all(Fail<Int, Broken>(error: Broken())) == "failed broken")
    #expect(Record.all([1, 2, 3].publisher) == "1 2 3 end")
    #expect(Record.all([Int]().publisher) == "end")
    #expect(Record.all(Optional<Int>.none.publisher) == "end")
    #expect(Record.all(Optional(4).publisher) == "4 end")
    #expect(Record.all(Result<Int, Broken>.failure(Broken()).publisher) == "failed broken")
    #expect(Record.all(Result<Int, Broken>.success(1).publisher) == "1 end")
  }

  @Test func `a future runs its closure once and answers late and early subscribers`() {
    var runs = 0
    var promise: Future<Int, Broken>.Promise?
    let future = Future<Int, Broken> {
      runs += 1
      promise = $0
    }
    let early = Record().of(future)
    #expect(early.lines == [])
    promise?(.success(7))
    promise?(.success(8))
    #expect(early.lines == ["7", "end"])
    #expect(Record.all(future) == "7 end")
    #expect(runs == 1)
  }

  @Test func `deferred asks its closure for each subscriber`() {
    var made = 0
    let deferred = Deferred { () -> Just<Int> in
      made += 1
      return Just(made)
    }
    #expect(made == 0)
    #expect(Record.all(deferred) == "1 end")
    #expect(Record.all(deferred) == "2 end")
  }

  @Test func `demand is honoured`() {
    let taster = Taster<Int, Never>()
    (1...10).publisher.subscribe(taster)
    #expect(taster.values == [])
    taster.subscription?.request(.max(2))
    #expect(taster.values == [1, 2])
    taster.again = .max(1)
    taster.subscription?.request(.max(1))
    #expect(taster.values == Array(1...10) && taster.isDone)
  }

  @Test func `demand passes through operators`() {
    let taster = Taster<Int, Never>()
    (1...10).publisher.filter { $0 % 2 == 0 }.map { $0 * 10 }.subscribe(taster)
    taster.subscription?.request(.max(2))
    #expect(taster.values == [20, 40] && !taster.isDone)
    taster.subscription?.cancel()
    taster.subscription?.request(.unlimited)
    #expect(taster.values == [20, 40])
  }

  @Test func `demands add up and do not go below none`() {
    #expect(Subscribers.Demand.max(2) + .max(3) == .max(5))
    #expect(Subscribers.Demand.unlimited - 4 == .unlimited)
    #expect(Subscribers.Demand.max(2) - .max(3) == .none)
    #expect(Subscribers.Demand.max(1) + .unlimited == .unlimited)
    #expect(Subscribers.Demand.unlimited.max == nil && Subscribers.Demand.max(6).max == 6)
    #expect(Subscribers.Demand.max(3) > 2 && !(Subscribers.Demand.none > 0))
  }

  @Test func `a cancellable cancels once, when it is released at the latest`() {
    var cancelled = 0
    do {
      let one = AnyCancellable { cancelled += 1 }
      one.cancel()
      one.cancel()
      _ = AnyCancellable { cancelled += 10 }
    }
    #expect(cancelled == 11)
    var array: [AnyCancellable] = []
    var set: Set<AnyCancellable> = []
    AnyCancellable { cancelled += 100 }.store(in: &array)
    AnyCancellable { cancelled += 1000 }.store(in: &set)
    #expect(cancelled == 11)
    array = []
    set = []
    #expect(cancelled == 1111)
  }

  @Test func `a subscriber of one's own gets subscription, values and end`() {
    struct Words: Publisher {
      typealias Output = String
      typealias Failure = Never
      func receive<S: Subscriber>(subscriber: S) where S.Input == String, S.Failure == Never {
        ["a", "b"].publisher.receive(subscriber: subscriber)
      }
    }
    var log: [String] = []
    Words().subscribe(
      AnySubscriber(
        receiveSubscription: { $0.request(.unlimited) },
        receiveValue: {
          log.append($0)
          return .none
        }, receiveCompletion: { _ in log.append("end") }))
    #expect(log == ["a", "b", "end"])
    #expect(Record.all(Words().eraseToAnyPublisher()) == "a b end")
  }
}

@Suite struct SubjectTests {
  @Test func `a passthrough subject hands on to whoever is there, in order`() {
    let subject = PassthroughSubject<Int, Never>()
    subject.send(1)
    let first = Record().of(subject)
    subject.send(2)
    let second = Record().of(subject)
    subject.send(3)
    first.cancel()
    subject.send(4)
    subject.send(completion: .finished)
    subject.send(5)
    #expect(first.lines == ["2", "3"])
    #expect(second.lines == ["3", "4", "end"])
    #expect(Record.all(subject) == "end")
  }

  @Test func `a current value subject keeps its value`() {
    let subject = CurrentValueSubject<Int, Never>(1)
    let record = Record().of(subject)
    subject.value = 2
    subject.send(3)
    #expect(record.lines == ["1", "2", "3"] && subject.value == 3)
    let taster = Taster<Int, Never>()
    subject.subscribe(taster)
    subject.send(4)
    subject.send(5)
    #expect(taster.values == [])
    taster.subscription?.request(.max(1))
    #expect(taster.values == [5])
    subject.send(6)
    #expect(taster.values == [5])
    taster.subscription?.request(.max(1))
    #expect(taster.values == [5, 6])
  }

  @Test func `a value that nobody asked for passes by a passthrough subject`() {
    let subject = PassthroughSubject<Int, Never>()
    let taster = Taster<Int, Never>()
    subject.subscribe(taster)
    subject.send(1)
    taster.subscription?.request(.max(1))
    subject.send(2)
    subject.send(3)
    #expect(taster.values == [2])
  }

  @Test func `a subscriber may leave while values are handed out`() {
    let subject = PassthroughSubject<Int, Never>()
    var log: [String] = []
    var second: AnyCancellable?
    let first = subject.sink {
      log.append("first \($0)")
      second?.cancel()
    }
    second = subject.sink { log.append("second \($0)") }
    subject.send(1)
    #expect(log == ["first 1"])
    first.cancel()
  }

  @Test func `a subject can feed another`() {
    let (a, b) = (PassthroughSubject<Int, Never>(), CurrentValueSubject<Int, Never>(0))
    let feed = a.subscribe(b)
    a.send(5)
    #expect(b.value == 5)
    feed.cancel()
    a.send(6)
    #expect(b.value == 5)
  }

  @Test func `subjects without values and with errors`() {
    let signal = PassthroughSubject<Void, Broken>()
    let record = Record().of(signal)
    signal.send()
    signal.send(completion: .failure(Broken()))
    #expect(record.lines == ["()", "failed broken"])
  }

  @Test func `what is subscribed to is released with the subscription`() {
    final class Token {}
    weak var token: Token?
    let subject = PassthroughSubject<Int, Never>()
    do {
      let made = Token()
      token = made
      let subscription = subject.merge(with: Just(1)).combineLatest(Just(2)).flatMap { Just($0.0) }
        .sink { _ in _ = made }
      #expect(token != nil)
      subscription.cancel()
    }
    #expect(token == nil)
  }
}
