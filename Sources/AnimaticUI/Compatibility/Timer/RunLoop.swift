import AnimaticTime
import Foundation

/// The run loop of the simulation, spelled as Foundation spells it. There is one, and it is always running.
public final class RunLoop {
  public typealias Mode = Foundation.RunLoop.Mode

  nonisolated(unsafe) public static let main = RunLoop()
  /// The main run loop.
  public static var current: RunLoop { main }

  private init() {}

  /// Starts a timer. All modes are the same, as nothing tracks a scroll here.
  public func add(_ timer: Timer, forMode mode: Mode) { timer.start() }

  /// Runs the block at this instant, in a later turn.
  public func perform(file: String = #fileID, line: Int = #line, _ block: @escaping () -> Void) {
    DispatchQueue.main.submit(
      at: VirtualTime.clock.now, WorkOrigin(what: "RunLoop.perform", file: file, line: line), block)
  }

  /// Runs the block at this instant, in a later turn.
  public func perform(
    inModes modes: [Mode], file: String = #fileID, line: Int = #line, block: @escaping () -> Void
  ) {
    perform(file: file, line: line, block)
  }
}
