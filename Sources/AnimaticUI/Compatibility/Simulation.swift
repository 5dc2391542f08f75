import AnimaticTime
import CAnimaticRuntime

/// What user code shares on one clock, beside the clock. Lives as long as the clock, as its scope.
final class Simulation: ClockScope {
  private weak var clock: VirtualClock?
  /// The queue whose block runs now; the main queue outside of blocks.
  var queue = DispatchQueue.main
  /// Numbers work items in the order of their making, so that a trace can tell two of one source line apart.
  var workItemsMade = 0
  var tasksMade = 0
  var idleCancel: ((WorkOrigin) -> Void)?
  var taskObserver: ((TaskEvent) -> Void)?

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
    try SimulationSeat.current.run(on: clock, body)
  }
}

/// Which simulation sits on a thread.
final class SimulationSeat {
  private(set) var clock: VirtualClock
  private(set) var simulation: Simulation
  /// Whether code of the simulation runs now.
  private(set) var isRunning = false

  private init() {
    clock = VirtualClock()
    simulation = Simulation.of(clock)
  }

  /// The seat of this thread, if it has one.
  static var existing: SimulationSeat? {
    animatic_thread_value().map { Unmanaged<SimulationSeat>.fromOpaque($0).takeUnretainedValue() }
  }

  /// The seat of this thread, made when first asked for. It is kept as long as the program runs: few threads
  /// ever have one.
  static var current: SimulationSeat {
    if let existing { return existing }
    let seat = SimulationSeat()
    animatic_set_thread_value(Unmanaged.passRetained(seat).toOpaque())
    return seat
  }

  func sit(_ clock: VirtualClock) {
    self.clock = clock
    simulation = Simulation.of(clock)
  }

  func run<T>(on clock: VirtualClock, _ body: () throws -> T) rethrows -> T {
    let outer = (self.clock, isRunning)
    sit(clock)
    isRunning = true
    defer {
      sit(outer.0)
      isRunning = outer.1
    }
    return try body()
  }
}
