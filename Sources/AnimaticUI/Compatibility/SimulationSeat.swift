import AnimaticTime
import CAnimaticRuntime

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
