import AnimaticTime

extension VirtualTime {
  /// Makes a task that runs the operation on the main actor, beginning in a later turn of this instant; what the
  /// `task` modifier does.
  package static func runTask(
    priority: TaskPriority? = nil, owner: String, name: String = ".task", file: String = "", line: Int = 0,
    operation: @escaping @MainActor () async -> Void
  ) -> Task<Void, Never> {
    withSimulation {
      let clock = clock
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
