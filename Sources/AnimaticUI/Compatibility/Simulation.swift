import AnimaticTime

/// What user code shares on one clock, beside the clock. Lives as long as the clock, as its scope.
final class Simulation: ClockScope {
  private weak var clock: VirtualClock?
  /// The queue whose block runs now; the main queue outside of blocks.
  var queue = DispatchQueue.main
  /// Numbers work items in the order of their making, so that a trace can tell two of one source line apart.
  /// The tree of the play, for what asks for the device.
  weak var graph: ViewGraph?
  var workItemsMade = 0
  var tasksMade = 0
  var identifiersMade: UInt64 = 0
  /// By `SystemRandomNumberGenerator`.
  var numbersDrawn: UInt64 = 0
  /// How many drags the run loop is in, and what waits for their end.
  var trackers = 0
  var heldForDefault: [() -> Void] = []
  /// Due work on queues other than the main one, for code that waits for it.
  var aside: [(queue: DispatchQueue, ticket: WorkTicket)] = []
  var idleCancel: ((WorkOrigin) -> Void)?
  var taskObserver: ((TaskEvent) -> Void)?

  /// For user code that stands outside of any view: `withTransaction`, shapes without a corner style.
  var semantics = AnimationSemantics.iOS26

  private init(_ clock: VirtualClock) { self.clock = clock }

  static var current: Simulation { SimulationSeat.current.simulation }

  static func of(_ clock: VirtualClock) -> Simulation {
    if let simulation = clock.scope as? Simulation { return simulation }
    let simulation = Simulation(clock)
    clock.scope = simulation
    return simulation
  }

  func run(_ body: () throws -> Void) throws {
    guard let clock else { return try body() }
    // Whoever moves the clock, user code runs: with its plain globals, one play at a time.
    try PlayLock.with { try SimulationSeat.current.run(on: clock, body) }
  }
}
