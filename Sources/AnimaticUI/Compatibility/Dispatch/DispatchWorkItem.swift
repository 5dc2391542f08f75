import AnimaticTime
import Foundation

/// A block that can be cancelled, spelled as Dispatch spells it.
///
/// It may be submitted several times; `cancel()` holds for the object, and so for all submissions. A cancelled
/// submission still counts as executed when its time comes: the block does not run, `notify` does.
public final class DispatchWorkItem {
  private struct Submission {
    var number: Int
    var clock: VirtualClock
    var ticket: WorkTicket
    var due: Instant
    var queue: DispatchQueue
    var completion: () -> Void
  }

  private let block: () -> Void
  /// Where and as which item it was made.
  let origin: WorkOrigin
  /// As traces name it.
  package var itemName: String { origin.item?.name ?? "" }
  private var submissions: [Submission] = []
  private var submissionsMade = 0
  private var observers: [() -> Void] = []
  private var isDone = false

  /// True from `cancel()` on. A running block may ask for it and stop.
  public private(set) var isCancelled = false

  /// Quality of service and flags are accepted and change nothing.
  public init(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], file: String = #fileID,
    line: Int = #line,
    block: @escaping () -> Void
  ) {
    let simulation = Simulation.current
    simulation.workItemsMade += 1
    let name = "DispatchWorkItem #\(simulation.workItemsMade)"
    origin = WorkOrigin(
      what: name, file: file, line: line, owner: VirtualTime.clock.owner,
      item: WorkItemOrigin(name: name, source: "\(file):\(line)", pass: EvaluationContext.pass))
    self.block = block
  }

  /// Runs the block at once unless it is cancelled.
  public func perform() {
    if !isCancelled { block() }
    complete()
  }

  /// Executions that have not begun will not run the block. A running one is not stopped.
  public func cancel() {
    if submissionsMade == 0, !isDone { VirtualTime.idleCancel?(origin) }
    isCancelled = true
    for submission in submissions { withdraw(submission) }
  }

  /// Submits a block when this item has been executed, or its cancelled submission has come due.
  public func notify(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], queue: DispatchQueue,
    file: String = #fileID, line: Int = #line, execute work: @escaping () -> Void
  ) {
    observe {
      let origin = WorkOrigin(what: "DispatchWorkItem.notify", file: file, line: line)
      queue.submit(at: VirtualTime.clock.now, origin, work)
    }
  }

  public func notify(
    queue: DispatchQueue, execute workItem: DispatchWorkItem, file: String = #fileID, line: Int = #line
  ) {
    observe {
      let origin = WorkOrigin(what: "DispatchWorkItem.notify", file: file, line: line)
      workItem.submit(to: queue, at: VirtualTime.clock.now, origin)
    }
  }

  /// Returns when the item has been executed. What is due now on another queue runs at once; waiting for
  /// anything later hangs on a device, and the run fails with `ClockError.blocked`.
  public func wait(file: String = #fileID, line: Int = #line) {
    guard !finishNow() else { return }
    let clock = VirtualTime.clock
    let origin = WorkOrigin(what: "DispatchWorkItem.wait", file: file, line: line, owner: clock.owner)
    clock.failure = .blocked(at: clock.now, origin: origin)
  }

  /// As `wait()`, but answers `timedOut` instead of failing: time does not move while code waits.
  public func wait(timeout: DispatchTime) -> DispatchTimeoutResult { finishNow() ? .success : .timedOut }

  /// As `wait()`, but answers `timedOut` instead of failing: time does not move while code waits.
  public func wait(wallTimeout: DispatchWallTime) -> DispatchTimeoutResult {
    finishNow() ? .success : .timedOut
  }

  // MARK: Inside

  func submit(
    to queue: DispatchQueue, at due: Instant, _ origin: WorkOrigin, completion: @escaping () -> Void = {}
  ) {
    submissionsMade += 1
    let number = submissionsMade
    var origin = origin
    origin.what += "(\(self.origin.what))"
    origin.item = self.origin.item
    let ticket = queue.submit(at: due, origin) { self.execute(number) }
    let submission = Submission(
      number: number, clock: VirtualTime.clock, ticket: ticket, due: due, queue: queue, completion: completion
    )
    submissions.append(submission)
    if isCancelled { withdraw(submission) }
  }

  private func execute(_ number: Int) {
    guard let index = submissions.firstIndex(where: { $0.number == number }) else { return }
    let submission = submissions.remove(at: index)
    submission.queue.forget(submission.ticket)
    if !isCancelled { block() }
    submission.completion()
    complete()
  }

  private func complete() {
    isDone = true
    let ready = observers
    observers = []
    for observer in ready { observer() }
  }

  private func observe(_ observer: @escaping () -> Void) {
    if isDone {
      observer()
      return
    }
    observers.append(observer)
  }

  private func withdraw(_ submission: Submission) {
    submission.clock.cancel(submission.ticket, leaving: { self.execute(submission.number) })
  }

  private func finishNow() -> Bool {
    if isDone { return true }
    guard
      let next = submissions.first(where: { $0.due <= $0.clock.now && $0.queue !== DispatchQueue.current })
    else { return false }
    next.clock.runEarly(next.ticket)
    return isDone
  }
}
