import AnimaticTime
import Foundation

/// Counts work that has not finished, spelled as Dispatch spells it.
public final class DispatchGroup {
  private var count = 0
  private var observers: [() -> Void] = []

  public init() {}

  public func enter() { count += 1 }

  /// Leaving more often than entering is ignored; on a device it stops the program.
  public func leave() {
    guard count > 0 else { return }
    count -= 1
    guard count == 0 else { return }
    let ready = observers
    observers = []
    for observer in ready { observer() }
  }

  /// Submits a block when the group is empty, which may be at once.
  public func notify(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], queue: DispatchQueue,
    file: String = #fileID, line: Int = #line, execute work: @escaping () -> Void
  ) {
    observe {
      let origin = WorkOrigin(what: "DispatchGroup.notify", file: file, line: line)
      queue.submit(at: VirtualTime.clock.now, origin, work)
    }
  }

  public func notify(
    queue: DispatchQueue, work: DispatchWorkItem, file: String = #fileID, line: Int = #line
  ) {
    observe {
      let origin = WorkOrigin(what: "DispatchGroup.notify", file: file, line: line)
      work.submit(to: queue, at: VirtualTime.clock.now, origin)
    }
  }

  /// Returns if the group is empty. Otherwise this hangs on a device, and the run fails with
  /// `ClockError.blocked`.
  public func wait(file: String = #fileID, line: Int = #line) {
    guard count > 0 else { return }
    let clock = VirtualTime.clock
    let origin = WorkOrigin(what: "DispatchGroup.wait", file: file, line: line, owner: clock.owner)
    clock.failure = .blocked(at: clock.now, origin: origin)
  }

  /// Answers `timedOut` unless the group is empty: time does not move while code waits.
  public func wait(timeout: DispatchTime) -> DispatchTimeoutResult { count == 0 ? .success : .timedOut }

  private func observe(_ observer: @escaping () -> Void) {
    if count == 0 { observer() } else { observers.append(observer) }
  }
}
