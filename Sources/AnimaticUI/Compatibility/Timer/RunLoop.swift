import AnimaticTime
import Foundation

/// The run loop of the simulation, spelled as Foundation spells it. There is one, and it is always running.
///
/// It is in `Mode.default`, or in `Mode.tracking` while a finger drags a scrolling view: what belongs to the default
/// mode alone waits then, as on a device. The main queue does not wait.
public final class RunLoop {
  public typealias Mode = Foundation.RunLoop.Mode

  nonisolated(unsafe) public static let main = RunLoop()
  /// The main run loop.
  public static var current: RunLoop { main }

  private init() {}

  /// The mode that the loop is in.
  public var currentMode: Mode? { Simulation.current.trackers > 0 ? .tracking : .default }

  /// Starts a timer. It may be added for several modes.
  public func add(_ timer: Timer, forMode mode: Mode) { timer.start(in: mode) }

  /// Runs the block at this instant, in a later turn.
  public func perform(file: String = #fileID, line: Int = #line, _ block: @escaping () -> Void) {
    perform(inModes: [.default], file: file, line: line, block: block)
  }

  /// Runs the block at this instant, in a later turn, once the loop is in one of the modes.
  public func perform(
    inModes modes: [Mode], file: String = #fileID, line: Int = #line, block: @escaping () -> Void
  ) {
    DispatchQueue.main.submit(
      at: VirtualTime.clock.now, WorkOrigin(what: "RunLoop.perform", file: file, line: line)
    ) { self.inMode(Set(modes), block) }
  }

  // MARK: Modes

  /// A drag in a scrolling view begins. Calls may nest; each needs its `leaveTracking()`.
  package func enterTracking() { Simulation.current.trackers += 1 }

  /// The drag has ended. What waited for the default mode runs at this instant, in later turns, in the order in
  /// which it came due.
  package func leaveTracking() {
    let simulation = Simulation.current
    guard simulation.trackers > 0 else { return }
    simulation.trackers -= 1
    guard simulation.trackers == 0 else { return }
    let held = simulation.heldForDefault
    simulation.heldForDefault = []
    let clock = VirtualTime.clock
    for work in held {
      clock.schedule(at: clock.now, lane: .timer, origin: WorkOrigin(what: "RunLoop")) { work() }
    }
  }

  func inMode(_ mode: Mode, _ work: @escaping () -> Void) { inMode([mode], work) }

  /// Runs work now if the loop is in one of the modes, else as soon as it is.
  func inMode(_ modes: Set<Mode>, _ work: @escaping () -> Void) {
    let simulation = Simulation.current
    if simulation.trackers == 0 || modes.contains(.common) || modes.contains(.tracking) {
      work()
    } else {
      let owner = VirtualTime.clock.owner
      simulation.heldForDefault.append {
        VirtualTime.clock.owner = owner
        work()
      }
    }
  }
}

extension Foundation.RunLoop.Mode {
  /// While a finger drags a scrolling view; spelled as UIKit spells it.
  public static let tracking = Foundation.RunLoop.Mode("UITrackingRunLoopMode")
}
