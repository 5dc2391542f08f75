import AnimaticTime
import Testing

/// Random schedules against the plainest possible model: sort what is left.
@Suite struct WorkOrderTests {
  private struct Model {
    var name: Int
    var due: Instant
    var lane: WorkLane
    var ticket: WorkTicket
  }

  @Test(arguments: 0..<50)
  func runsWhatASortWouldRun(seed: Int) throws {
    var random = RepeatableRandom(seed: UInt64(seed))
    let clock = VirtualClock()
    var model: [Model] = []
    var ran: [Int] = []
    var expected: [Int] = []
    var names = 0
    for _ in 0..<40 {
      for _ in 0..<Int.random(in: 0...60, using: &random) {
        let name = names
        names += 1
        let offset = Int64.random(in: 0...40, using: &random)
        let due = clock.now + TimeSpan(Rational(offset, Bool.random(using: &random) ? 60 : 50))
        let lane = WorkLane.allCases.dropLast().randomElement(using: &random)!
        let ticket = clock.schedule(at: due, lane: lane, origin: WorkOrigin(what: "\(name)")) {
          ran.append(name)
        }
        model.append(Model(name: name, due: due, lane: lane, ticket: ticket))
      }
      for _ in 0..<Int.random(in: 0...50, using: &random) where !model.isEmpty {
        let victim = model.remove(at: Int.random(in: 0..<model.count, using: &random))
        #expect(clock.cancel(victim.ticket))
      }
      model.sort { ($0.due, $0.lane, $0.name) < ($1.due, $1.lane, $1.name) }
      #expect(clock.pending.map(\.ticket) == model.map(\.ticket))
      #expect(clock.nextDue == model.first?.due)
      let target = clock.now + TimeSpan(Rational(Int64.random(in: 0...30, using: &random), 60))
      expected += model.prefix { $0.due <= target }.map(\.name)
      model.removeAll { $0.due <= target }
      try clock.advance(to: target)
      #expect(ran == expected)
    }
  }

  /// Re-arming a long delay for ever must not pile up dead entries.
  @Test func cancelledEntriesGiveTheirRoomBack() {
    let clock = VirtualClock()
    var last: WorkTicket?
    var highest = 0
    for _ in 0..<100_000 {
      if let last { clock.cancel(last) }
      last = clock.schedule(at: Instant(seconds: 1e6), lane: .timer, origin: WorkOrigin(what: "debounce")) {}
      highest = max(highest, clock.roomInUse)
    }
    #expect(highest < 200)
    #expect(clock.pending.count == 1)
  }
}
