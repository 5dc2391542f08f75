/// Held time: work waits in one queue, and runs when the owner of the clock moves time over it.
///
/// Work runs in **turns**. A turn is the entries of one lane at one instant that were queued when the turn
/// began. They are taken one at a time, `now` is set first, and an entry that its neighbour cancels does not
/// run. Then `endOfTurn` is called once. What is scheduled meanwhile for the same instant runs in later turns,
/// lower lanes first. Time never goes back, and nothing here reads a clock on the wall.
///
/// Not for use from several threads at once.
public final class VirtualClock {
  /// Starts at `Instant.zero`. `turnLimit` is how many turns one instant may take before `advance` gives up
  /// with `ClockError.livelock`; values below 1 count as 1.
  public init(turnLimit: Int = 10_000) {
    self.turnLimit = max(1, turnLimit)
  }

  /// The time of the work that runs, or of the end of the last `advance`.
  public private(set) var now: Instant = .zero

  /// On whose behalf code runs now, or "". Entries take it over when they are scheduled and bring it back
  /// while they run.
  public var owner = ""

  /// Which event of a trace the running code comes from, by its number; 0 for none. Entries take it over when they
  /// are scheduled and bring it back while they run.
  public var cause = 0

  /// The observer's number for the last event that it heard of, where it gives numbers.
  public var told = 0

  /// Which part of a tree the running code belongs to, by a number of its owner's; 0 for none. Handed on as `cause`.
  public var place = 0

  /// Hears of every entry that is scheduled, cancelled or about to run.
  public var observer: ((ClockEvent) -> Void)?

  /// Runs at the end of each turn and may schedule more work for the same instant.
  public var endOfTurn: (() throws -> Void)?

  /// Surrounds all that runs on this clock, for owners whose code asks which clock it runs on.
  public var scope: (any ClockScope)?

  /// The first error of an interface that can not throw, such as a timer's. `advance` throws it at the end of
  /// the turn, and again on each later call until it is set to nil.
  public var failure: ClockError? {
    get { firstFailure }
    set { firstFailure = newValue == nil ? nil : firstFailure ?? newValue }
  }

  /// The most turns that one instant may take.
  public let turnLimit: Int

  private var firstFailure: ClockError?
  private var queue = WorkQueue()
  private var isAdvancing = false

  /// The app is in the background: timers, main-queue work and tasks that come due wait, and run late, in
  /// their order, when it is back. Meanwhile they are still in `pending` and can be cancelled.
  public var isSuspended = false {
    didSet { if !isSuspended { queue.putBack() } }
  }

  private func mustWait(_ lane: WorkLane) -> Bool { isSuspended && lane != .event && lane != .sweep }

  /// Queues work for an instant. The past counts as now; `Instant.distantFuture` is never.
  @discardableResult
  public func schedule(
    at due: Instant, lane: WorkLane, origin: WorkOrigin, _ work: @escaping () -> Void
  ) -> WorkTicket {
    var origin = origin
    if origin.owner.isEmpty { origin.owner = owner }
    let due = max(due, now)
    let ticket = queue.insert(
      due: due, lane: lane,
      entry: WorkQueue.Entry(origin: origin, work: work, cause: cause, place: place))
    observer?(.scheduled(ticket, due: due, origin))
    return ticket
  }

  /// Takes work off the queue. False if it has run, was cancelled before or is running now.
  @discardableResult
  public func cancel(_ ticket: WorkTicket) -> Bool {
    guard let entry = queue.entry(ticket) else { return false }
    // What the work captured may cancel more work when it is released: not while the queue is being changed.
    return withExtendedLifetime(entry) {
      queue.remove(ticket)
      if !entry.isRemainder { observer?(.cancelled(ticket, entry.origin)) }
      return !entry.isRemainder
    }
  }

  /// Cancels work but keeps its place in the queue for `remainder`, as a cancelled dispatch work item still
  /// counts as executed when its time comes. The remainder is not in `pending`, and the observer does not
  /// hear of it.
  @discardableResult
  public func cancel(_ ticket: WorkTicket, leaving remainder: @escaping () -> Void) -> Bool {
    guard let entry = queue.entry(ticket), !entry.isRemainder else { return false }
    return withExtendedLifetime(entry) {
      queue.replace(ticket, by: remainder)
      observer?(.cancelled(ticket, entry.origin))
      return true
    }
  }

  /// Runs waiting work at `now`, ahead of its turn and inside the turn that calls: for code that waits for it.
  /// False if it does not wait any more.
  @discardableResult
  public func runEarly(_ ticket: WorkTicket) -> Bool {
    guard let entry = queue.entry(ticket) else { return false }
    return withExtendedLifetime(entry) {
      queue.remove(ticket)
      run(entry, ticket)
      return true
    }
  }

  /// When the next entry or remainder is due; nil if nothing will ever run.
  public var nextDue: Instant? {
    guard let due = queue.nextDue, due < .distantFuture else { return nil }
    return due
  }

  /// What waits, in the order in which it would run.
  public var pending: [(ticket: WorkTicket, due: Instant, lane: WorkLane, origin: WorkOrigin)] {
    queue.ordered.filter { !$0.entry.isRemainder }.map { key, entry in
      (WorkTicket(slot: key.slot, sequence: key.sequence), key.due, key.lane, entry.origin)
    }
  }

  /// How many places of the queue are taken, by what waits or by what was cancelled: for tests.
  package var roomInUse: Int { queue.roomInUse }

  /// Runs everything before `to`, and everything at `to` except the sweep lane; then `now` is `to`.
  ///
  /// The sweep of an instant therefore runs at the start of the next call that goes beyond it. A `to` in the
  /// past counts as now.
  /// - Throws: `ClockError.livelock`, `failure`, what `endOfTurn` throws, or `ClockError.blocked` if called by
  ///   work that this clock runs. `now` then stays where the error happened.
  public func advance(to target: Instant) throws {
    guard !isAdvancing else { throw ClockError.blocked(at: now, origin: WorkOrigin(what: "advance(to:)")) }
    isAdvancing = true
    defer { isAdvancing = false }
    if let failure { throw failure }
    try inScope { try run(until: max(target, now)) }
  }

  /// Calls `endOfTurn`, then throws `failure` if there is one. For owners that run code of their own at `now`.
  public func endTurnNow() throws {
    try inScope { try endTurn() }
  }

  private func inScope(_ body: () throws -> Void) throws {
    if let scope { try scope.run(body) } else { try body() }
  }

  private func endTurn() throws {
    try endOfTurn?()
    if let failure { throw failure }
  }

  private func run(until target: Instant) throws {
    var watch = LivelockWatch(limit: turnLimit)
    while let next = queue.first(), next.due < .distantFuture,
      next.due < target || (next.due == target && next.lane != .sweep)
    {
      if mustWait(next.lane) {
        queue.setAsideFirst()
        continue
      }
      if next.due > now { watch = LivelockWatch(limit: turnLimit) }
      now = max(now, next.due)
      try watch.beginTurn(
        at: now, by: queue.entry(WorkTicket(slot: next.slot, sequence: next.sequence))?.origin)
      runTurn(next, &watch)
      try endTurn()
    }
    now = target
  }

  private func runTurn(_ first: WorkQueue.Key, _ watch: inout LivelockWatch) {
    queue.beginTurn(at: first.due)
    defer { queue.endTurn() }
    while let next = queue.first(), next.due == first.due, next.lane == first.lane, !mustWait(next.lane),
      let entry = queue.popFirst()
    {
      watch.note(entry.origin)
      run(entry, WorkTicket(slot: next.slot, sequence: next.sequence))
    }
  }

  private func run(_ entry: WorkQueue.Entry, _ ticket: WorkTicket) {
    let outer = (owner, cause, place)
    (cause, place) = (entry.cause, entry.place)
    // The observer may name a cause of its own: that the entry runs.
    if !entry.isRemainder { observer?(.fired(ticket, entry.origin)) }
    owner = entry.origin.owner
    entry.work()
    (owner, cause, place) = outer
  }
}
