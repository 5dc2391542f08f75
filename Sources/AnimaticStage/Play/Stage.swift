import AnimaticDrawing
import AnimaticTime
import AnimaticUI
import Foundation

/// Plays one scenario on a held clock: time is moved from outside, pictures and values are read in between.
///
/// Reading changes nothing. Stages on several threads do not disturb each other, but one stage belongs to one
/// thread at a time.
public final class Stage {
  public let scenario: Scenario
  private let core: StageCore
  private let director: StageDirector

  /// Sets the stage and plays what happens at instant zero before any event.
  ///
  /// - Throws: `StageError` where a picture can not be read or the first update does not come to rest;
  ///   `LoadError` where the scenario's own view can not be compiled or loaded.
  public init(_ scenario: Scenario, measurer: TextMeasurer) throws {
    self.scenario = scenario
    let setup = try StageSetup(scenario)
    let players = scenario.notices.map(Stage.player)
    core = Self.guarded { StageCore(setup, players: players, measurer: measurer) }
    director = StageDirector(scenario, core)
    try wrap { try core.start() }
    director.scheduleEvents()
  }

  private static func player(_ notice: ScenarioNotice) -> any NoticePlayer {
    switch notice.kind {
    case "Snackbar": return SnackbarPlayer(name: notice.name, notice.arguments)
    case "Toast": return ToastPlayer(name: notice.name, notice.arguments)
    case "ReferenceBanner": return ReferencePlayer(name: notice.name, .banner)
    case "ReferenceCrowd": return ReferencePlayer(name: notice.name, .crowd)
    default: return BannerPlayer(name: notice.name, notice.arguments)
    }
  }

  /// Runs all that is due before `instant` and at it; an instant in the past counts as now.
  ///
  /// - Throws: `StageError` with the virtual time and what caused it: work without end at one instant, a
  ///   repeating timer without interval, a view that keeps updating itself.
  public func advance(to instant: Instant) throws {
    try wrap { try core.advance(to: instant) }
  }

  /// Plays until nothing is left to do; returns the instant of the last thing that happened.
  func settle(by limit: Instant) throws -> Instant {
    var last = Instant.zero
    try wrap { last = try core.settle(by: limit) }
    return last
  }

  /// Everything that happened so far, in order.
  public var trace: [TraceEvent] { core.trace }

  /// The picture now; equal content is the same object as long as nothing changed.
  public func displayList() -> DisplayList {
    Self.guarded { director.fitted(core.host.displayList()) }
  }

  /// What the views on stage take of it when all that the safe area leaves is offered to them, points: width and
  /// height, without what leaves the stage just now.
  public var fittingSize: (width: Double, height: Double) {
    let size = Self.guarded { core.host.graph.rootElement.fittingSize }
    return (Double(size.width), Double(size.height))
  }

  /// The presented properties of every notice now, notice by notice, properties in a fixed order.
  ///
  /// A user's view comes first: its states, then what it has on stage, texts (`"Saved"`) and identifiers (`#card`)
  /// in the order of the tree, equal ones once. What is not in the tree now is not listed.
  public func values() -> [PropertyValue] {
    PlayLock.with {
      let reader = PropertyReader(core)
      let own = scenario.view == nil ? [] : reader.viewValues()
      return own + scenario.notices.flatMap { reader.values(of: $0.name) }
    }
  }

  /// One property of a notice's name, a visible text in quotes, or `#identifier`; absent where there is none.
  public func value(of address: ScenarioAddress, _ property: String) -> PropertyValue.Value {
    PlayLock.with { PropertyReader(core).value(address, property) }
  }

  /// Those of `addresses` that are drawn, front to back, each where its front-most part is.
  public func order(of addresses: [ScenarioAddress]) -> [ScenarioAddress] {
    let names = addresses.map { address -> DrawnName in
      switch address {
      case .notice(let name): return .notice(name)
      case .text(let text): return .text(text)
      case .identifier(let identifier): return .identifier(identifier)
      }
    }
    return PlayLock.with { core.host.drawnOrder(of: names) }.map { addresses[$0] }
  }

  /// After the last instant: reports work items and timers that still wait.
  public func finish() { core.finish() }

  /// The work items and timers of a notice, in the order of their scheduling.
  func works(of name: String) -> [StageCore.WorkLog] { core.works(of: name) }

  var allWorks: [StageCore.WorkLog] { core.works }

  /// Work items and timers so far, in the order of their scheduling; what waits now counts as orphaned.
  public var playedWorks: [PlayedWork] { core.playedWorks }

  /// Fingers so far, in the order in which they came down.
  public var touches: [PlayedTouch] { core.touches }

  /// Code of the user may run in it.
  private static func guarded<R>(_ work: () throws -> R) rethrows -> R {
    try PlayLock.with { try RunningCode.during(thread: UInt(pthread_self()), work) }
  }

  private func wrap(_ work: () throws -> Void) throws {
    do {
      try Self.guarded(work)
    } catch let error as ClockError {
      throw StageError(at: core.clock.now, error.description)
    } catch let error as GraphError {
      throw StageError(at: core.clock.now, error.description)
    }
  }
}

/// Why a scenario can not be played on.
public struct StageError: Error, Equatable, Sendable, CustomStringConvertible {
  /// Virtual time of the trouble.
  public let at: Instant
  public let message: String

  public init(at: Instant, _ message: String) {
    self.at = at
    self.message = message
  }

  public var description: String { "at \(Printing.number(at.seconds)) s: \(message)" }
}
