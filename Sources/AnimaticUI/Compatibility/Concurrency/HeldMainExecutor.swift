import CAnimaticRuntime

/// The main actor's executor inside simulations: the thread that the simulation runs on.
final class HeldMainExecutor: SerialExecutor {
  /// One for all simulations, as tasks keep no hold on their executor.
  static let shared = HeldMainExecutor()

  private init() {}

  /// A job from another thread, such as the answer of a network request, has no instant and is dropped: its
  /// task never goes on.
  func enqueue(_ job: consuming ExecutorJob) {
    let job = unsafeBitCast(UnownedJob(job), to: UnsafeMutableRawPointer.self)
    _ = ConcurrencyRuntime.take(job, AnimaticJobMain)
  }

  /// Code that a timer or a queue runs has no task, but is on the main actor all the same.
  func isIsolatingCurrentContext() -> Bool? { SimulationSeat.existing?.isRunning ?? false }

  func checkIsolated() {
    precondition(SimulationSeat.existing?.isRunning ?? false, "not on the main actor of a simulation")
  }
}
