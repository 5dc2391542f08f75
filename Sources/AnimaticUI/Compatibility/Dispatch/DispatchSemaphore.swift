import AnimaticTime
import Foundation

/// Counts permits, spelled as Dispatch spells it.
///
/// All code of a simulation shares one thread, so nobody can signal while somebody waits. What is due now on other
/// queues than the main one runs before a wait gives up; that covers a block that was sent to a global queue to signal.
public final class DispatchSemaphore {
  private var count: Int

  /// A negative value stops the program, as Dispatch does.
  public init(value: Int) {
    precondition(value >= 0, "a semaphore can not start below 0")
    count = value
  }

  /// Takes a permit. Where there is none and none can come, this hangs on a device: the run fails with
  /// `ClockError.blocked`, which names the place.
  public func wait(file: String = #fileID, line: Int = #line) {
    guard !take() else { return }
    let clock = VirtualTime.clock
    let origin = WorkOrigin(what: "DispatchSemaphore.wait", file: file, line: line, owner: clock.owner)
    clock.failure = .blocked(at: clock.now, origin: origin)
  }

  /// As `wait()`, but answers `timedOut` instead of failing: time does not move while code waits.
  public func wait(timeout: DispatchTime) -> DispatchTimeoutResult { take() ? .success : .timedOut }

  /// As `wait()`, but answers `timedOut` instead of failing: time does not move while code waits.
  public func wait(wallTimeout: DispatchWallTime) -> DispatchTimeoutResult { take() ? .success : .timedOut }

  /// Gives a permit. Nobody waits, so the answer is always 0.
  @discardableResult
  public func signal() -> Int {
    count += 1
    return 0
  }

  private func take() -> Bool {
    while count == 0, DispatchQueue.runAside() {}
    guard count > 0 else { return false }
    count -= 1
    return true
  }
}
