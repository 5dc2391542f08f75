/// Counts the turns of one instant and knows, when they are too many, whose work keeps coming back.
struct LivelockWatch {
  private let limit: Int
  private var turns = 0
  /// How often each origin ran in the last turns before the limit, first seen first.
  private var tally: [(origin: WorkOrigin, count: Int)] = []

  /// Enough turns, and origins, to tell the loop from what merely happened beside it.
  private static let observedTurns = 64

  init(limit: Int) { self.limit = limit }

  mutating func beginTurn(at instant: Instant, by origin: @autoclosure () -> WorkOrigin?) throws {
    turns += 1
    guard turns > limit else { return }
    let most = tally.map(\.count).max() ?? 0
    let culprit = tally.first { $0.count == most }?.origin ?? origin()
    throw ClockError.livelock(at: instant, origin: culprit ?? WorkOrigin(what: "work"), turns: limit)
  }

  mutating func note(_ origin: WorkOrigin) {
    guard turns > limit - LivelockWatch.observedTurns else { return }
    if let index = tally.firstIndex(where: { $0.origin == origin }) {
      tally[index].count += 1
    } else if tally.count < LivelockWatch.observedTurns {
      tally.append((origin, 1))
    }
  }
}
