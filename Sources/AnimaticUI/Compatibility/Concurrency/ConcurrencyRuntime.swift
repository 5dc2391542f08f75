import AnimaticTime
import CAnimaticRuntime

/// Swift concurrency on virtual time.
///
/// A job that code of a simulation queues on the main actor, on the global executor or on an actor of its own
/// waits in the task lane of the clock, and runs on the thread of the simulation. All other jobs go their
/// normal way: a job belongs to a simulation only if it was queued while code of that simulation ran on this
/// thread.
///
/// What stays outside: jobs that another thread queues, such as the answer of a network request. And code that
/// awaits the `value` of a simulated task from outside would be resumed inside the simulation: look at results
/// after `advance` instead.
package enum ConcurrencyRuntime {
  /// What queued jobs are called in a trace.
  package static let jobName = "Task"

  private static let installed: Void = {
    let main = unsafeBitCast(HeldMainExecutor.shared.asUnownedSerialExecutor(), to: AnimaticExecutor.self)
    animatic_install_hooks(
      AnimaticRuntimeHooks(
        sink: { job, queue, delay in ConcurrencyRuntime.take(job, queue, delay) },
        usesMainExecutor: { SimulationSeat.existing?.isRunning ?? false },
        mainExecutor: main))
  }()

  /// Queues a job on the clock of the code that runs on this thread; false if there is none.
  static func take(_ job: UnsafeMutableRawPointer, _ queue: AnimaticJobQueue, _ delay: UInt64 = 0) -> Bool {
    guard let seat = SimulationSeat.existing, seat.isRunning else { return false }
    let clock = seat.clock
    let span = delay <= UInt64(Int64.max) ? TimeSpan.nanoseconds(Int64(delay)) : .infinite
    clock.schedule(at: clock.now + span, lane: .task, origin: WorkOrigin(what: jobName)) {
      animatic_run_job(job, queue)
    }
    return true
  }

  /// Sets the hooks of the Swift runtime, once; setting a virtual clock does so too.
  package static func install() { installed }
}
