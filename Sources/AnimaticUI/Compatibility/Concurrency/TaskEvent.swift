import AnimaticTime

/// What becomes of a task that `runTask` has made.
package struct TaskEvent: Equatable, Sendable {
  package enum Kind: String, Sendable { case start, cancel, end }

  /// `start` when the operation begins, `cancel` at the instant of `cancel()` if it has not ended, `end` when
  /// it has returned.
  package var kind: Kind
  /// Counts the tasks of the run from 1, in the order in which they were made.
  package var number: Int
  package var origin: WorkOrigin
}

/// Makes a task that runs the operation on the main actor, beginning in a later turn of this instant; what the
/// `task` modifier does.
package func runTask(
  priority: TaskPriority? = nil, owner: String, name: String = ".task", file: String = "", line: Int = 0,
  operation: @escaping @MainActor () async -> Void
) -> Task<Void, Never> {
  VirtualTime.withSimulation {
    let clock = VirtualTime.clock
    let simulation = Simulation.current
    simulation.tasksMade += 1
    let report = TaskReport(
      simulation, simulation.tasksMade, WorkOrigin(what: name, file: file, line: line, owner: owner))
    let outer = clock.owner
    clock.owner = owner
    defer { clock.owner = outer }
    let work = UncheckedOperation(run: operation)
    return Task(priority: priority) { @MainActor in
      report(.start)
      await withTaskCancellationHandler {
        await work.run()
        report(.end)
      } onCancel: {
        report(.cancel)
      }
    }
  }
}

/// The operation captures views, which need not be sendable: it is made, run and dropped on one thread.
private struct UncheckedOperation: @unchecked Sendable {
  let run: @MainActor () async -> Void
}

/// Passes events on, on the thread of the simulation.
private struct TaskReport: @unchecked Sendable {
  private let simulation: Simulation
  private let number: Int
  private let origin: WorkOrigin

  init(_ simulation: Simulation, _ number: Int, _ origin: WorkOrigin) {
    self.simulation = simulation
    self.number = number
    self.origin = origin
  }

  func callAsFunction(_ kind: TaskEvent.Kind) {
    simulation.taskObserver?(TaskEvent(kind: kind, number: number, origin: origin))
  }
}
