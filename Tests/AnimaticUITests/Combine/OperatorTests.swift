import Combine
import Testing

@Suite struct OperatorTests {
  private let numbers = (1...5).publisher

  @Test func `values are transformed`() {
    #expect(Record.all(numbers.map { $0 * 2 }) == "2 4 6 8 10 end")
    #expect(Record.all(["a", "bb"].publisher.map(\.count)) == "1 2 end")
    #expect(Record.all(["ab"].publisher.map(\.count, \.isEmpty)) == "(2, false) end")
    #expect(Record.all(["1", "x", "3"].publisher.compactMap { Int($0) }) == "1 3 end")
    #expect(Record.all(numbers.scan(0, +)) == "1 3 6 10 15 end")
    #expect(Record.all([1, nil].publisher.replaceNil(with: 0)) == "1 0 end")
    let failing = numbers.tryMap { (value: Int) throws -> Int in
      if value == 3 { throw Broken() }
      return value
    }
    #expect(Record.all(failing) == "1 2 failed broken")
    #expect(
      Record.all(numbers.tryScan(0) { if $1 == 3 { throw Broken() } else { return $0 + $1 } })
        == "1 3 failed broken")
  }

  @Test func `values are chosen`() {
    #expect(Record.all(numbers.filter { $0 > 3 }) == "4 5 end")
    #expect(Record.all([1, 1, 2, 1].publisher.removeDuplicates()) == "1 2 1 end")
    #expect(Record.all([1, 3, 2].publisher.removeDuplicates { $0 % 2 == $1 % 2 }) == "1 2 end")
    #expect(Record.all(numbers.prefix(2)) == "1 2 end")
    #expect(Record.all(numbers.prefix(0)) == "end")
    #expect(Record.all(numbers.prefix { $0 < 3 }) == "1 2 end")
    #expect(Record.all(numbers.first()) == "1 end")
    #expect(Record.all(numbers.first { $0 > 2 }) == "3 end")
    #expect(Record.all(numbers.last()) == "5 end")
    #expect(Record.all(numbers.last { $0 < 3 }) == "2 end")
    #expect(Record.all(numbers.drop { $0 != 3 }) == "3 4 5 end")
    #expect(Record.all(numbers.dropFirst()) == "2 3 4 5 end")
    #expect(Record.all(numbers.dropFirst(4)) == "5 end")
    #expect(Record.all(numbers.output(at: 2)) == "3 end")
    #expect(Record.all(numbers.output(in: 1...2)) == "2 3 end")
    #expect(Record.all(numbers.ignoreOutput()) == "end")
  }

  @Test func `values are gathered at the end`() {
    #expect(Record.all(numbers.collect()) == "[1, 2, 3, 4, 5] end")
    #expect(Record.all(numbers.collect(2)) == "[1, 2] [3, 4] [5] end")
    #expect(Record.all(numbers.count()) == "5 end")
    #expect(Record.all(numbers.reduce(0, +)) == "15 end")
    #expect(Record.all(numbers.contains { $0 == 2 }) == "true end")
    #expect(Record.all(numbers.contains { $0 == 9 }) == "false end")
    #expect(Record.all(numbers.allSatisfy { $0 < 3 }) == "false end")
    #expect(Record.all(Empty<Int, Never>().collect()) == "[] end")
    let taster = Taster<Int, Never>()
    numbers.count().subscribe(taster)
    #expect(taster.values == [])
    taster.subscription?.request(.max(1))
    #expect(taster.values == [5] && taster.isDone)
  }

  @Test func `publishers are joined`() {
    let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    let latest = Record().of(a.combineLatest(b))
    let pairs = Record().of(a.zip(b))
    let both = Record().of(a.merge(with: b))
    a.send(1)
    a.send(2)
    b.send(10)
    b.send(20)
    a.send(completion: .finished)
    b.send(30)
    b.send(completion: .finished)
    #expect(latest.lines == ["(2, 10)", "(2, 20)", "(2, 30)", "end"])
    #expect(pairs.lines == ["(1, 10)", "(2, 20)", "end"])
    #expect(both.lines == ["1", "2", "10", "20", "30", "end"])
    #expect(Record.all(Just(1).combineLatest(Just(2), Just(3))) == "(1, 2, 3) end")
    #expect(Record.all(Just(1).combineLatest(Just(2), Just(3), Just("x"))) == "(1, 2, 3, \"x\") end")
    #expect(Record.all(Just(1).combineLatest(Just(2)) { $0 + $1 }) == "3 end")
    #expect(Record.all(Publishers.MergeMany([Just(1), Just(2)])) == "1 2 end")
    #expect(Record.all(Just(2).prepend(0, 1).append(3)) == "0 1 2 3 end")
    #expect(Record.all(Empty<Int, Never>().combineLatest(a)) == "end")
  }

  @Test func `one failure ends all`() {
    let a = PassthroughSubject<Int, Broken>()
    let b = CurrentValueSubject<Int, Broken>(1)
    let latest = Record().of(a.combineLatest(b))
    let both = Record().of(a.merge(with: b))
    let pairs = Record().of(a.zip(b))
    a.send(completion: .failure(Broken()))
    b.send(2)
    #expect(latest.lines == ["failed broken"])
    #expect(both.lines == ["1", "failed broken"])
    #expect(pairs.lines == ["failed broken"])
  }

  @Test func `publishers of publishers are flattened`() {
    #expect(Record.all(numbers.flatMap { [$0, $0 * 10].publisher }) == "1 10 2 20 3 30 4 40 5 50 end")
    let outer = PassthroughSubject<PassthroughSubject<Int, Never>, Never>()
    let newest = Record().of(outer.switchToLatest())
    let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    outer.send(a)
    a.send(1)
    outer.send(b)
    a.send(2)
    b.send(3)
    outer.send(completion: .finished)
    b.send(completion: .finished)
    #expect(newest.lines == ["1", "3", "end"])
    let inners = [PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>()]
    let one = Record().of([0, 1].publisher.flatMap(maxPublishers: .max(1)) { inners[$0] })
    inners[1].send(5)
    inners[0].send(6)
    inners[0].send(completion: .finished)
    inners[1].send(7)
    #expect(one.lines == ["6", "7"])
  }

  @Test func `errors are replaced, caught, renamed and retried`() {
    let broken = Just(1).setFailureType(to: Broken.self).append(Fail(error: Broken()))
    #expect(Record.all(broken) == "1 failed broken")
    #expect(Record.all(broken.replaceError(with: 9)) == "1 9 end")
    #expect(Record.all(broken.catch { _ in [7, 8].publisher }) == "1 7 8 end")
    #expect(Record.all(broken.retry(2)) == "1 1 1 failed broken")
    struct Other: Error {}
    #expect(Record.all(broken.mapError { _ in Other() }) == "1 failed Other()")
    #expect(Record.all(Empty<Int, Never>().replaceEmpty(with: 4)) == "4 end")
    #expect(Record.all(numbers.replaceEmpty(with: 4).first()) == "1 end")
  }

  @Test func `a shared publisher is subscribed to once`() {
    var subscriptions = 0
    let source = PassthroughSubject<Int, Never>()
    let shared = source.handleEvents(receiveSubscription: { _ in subscriptions += 1 }).share()
    let (a, b) = (Record().of(shared), Record().of(shared))
    source.send(1)
    #expect(subscriptions == 1 && a.lines == ["1"] && b.lines == ["1"])
    a.cancel()
    source.send(2)
    #expect(b.lines == ["1", "2"])
    b.cancel()
    Record().of(shared)
    #expect(subscriptions == 2)
  }

  @Test func `a connectable publisher waits`() {
    let held = numbers.makeConnectable()
    let record = Record().of(held)
    #expect(record.lines == [])
    let connection = held.connect()
    #expect(record.lines == ["1", "2", "3", "4", "5", "end"])
    connection.cancel()
  }

  @Test func `events are watched`() {
    var log: [String] = []
    let subject = PassthroughSubject<Int, Never>()
    let record = Record().of(
      subject.handleEvents(
        receiveOutput: { log.append("output \($0)") }, receiveCancel: { log.append("cancel") }
      ).print("x"))
    subject.send(1)
    record.cancel()
    subject.send(2)
    #expect(log == ["output 1", "cancel"] && record.lines == ["1"])
  }

  @Test func `values are assigned`() {
    final class Model: ObservableObject {
      var plain = 0
      @Published var twice = 0
    }
    let model = Model()
    let subject = PassthroughSubject<Int, Never>()
    let one = subject.assign(to: \.plain, on: model)
    subject.map { $0 * 2 }.assign(to: &model.$twice)
    subject.send(4)
    one.cancel()
    subject.send(5)
    #expect(model.plain == 4 && model.twice == 10)
  }
}
