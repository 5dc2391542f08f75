import AnimaticCairo
import AnimaticDrawing
import AnimaticTime
import AnimaticUI

/// Plays a SwiftUI view inside a test: moves time, taps, and reads what is presented.
///
/// ```swift
/// let play = try ViewPlay(width: 393, height: 852) { ContentView() }
/// try play.tap(text: "Show banner", at: 0.5)
/// try play.advance(to: 0.65)
/// #expect(abs(try #require(play.opacity(text: "TEST")) - 0.174) < 0.001)
/// ```
public final class ViewPlay {
  private let clock = VirtualClock()
  private let graph: ViewGraph
  private let host: ViewHost
  /// What a finger on its way came upon: thrown at the end of the turn.
  private var failure: Error?

  /// A stage of `width` by `height` points without safe area, `scale` device pixels a point.
  ///
  /// - Parameters:
  ///   - semantics: Which system generation decides where generations differ.
  ///   - timing: Where an animation's zero lies.
  /// - Throws: `PlaySettingError` for a frame rate outside 1 to 240, where a font is missing, or where the first
  ///   update does not come to rest.
  public init(
    width: Double, height: Double, scale: Int = 2, semantics: PlaySemantics = .iOS26,
    timing: PlayTiming = .exact, @ViewBuilder _ view: () -> some View
  ) throws {
    let generation = semantics.generation
    graph = ViewGraph(
      clock: clock, measurer: try PangoTextMeasurer(), timing: try timing.checked(), semantics: generation)
    var environment = EnvironmentValues()
    environment.displayScale = CGFloat(scale)
    environment.systemPalette = generation.palette
    // Views ask for the play's semantics while they are made.
    host = ViewHost(
      VirtualTime.withSimulation(clock) { AnyView(view()) }, size: CGSize(width: width, height: height),
      safeArea: EdgeInsets(), environment: environment, background: .white, graph: graph)
    clock.endOfTurn = { [unowned self] in
      if let failure { throw failure }
      try graph.flush()
    }
    try PlayLock.with { try VirtualTime.withSimulation(clock) { try host.start() } }
  }

  /// Runs everything that is due up to and at `seconds`; a time that is over counts as now.
  ///
  /// - Throws: `PlayTimeError`, or where an update does not come to rest.
  public func advance(to seconds: Double) throws {
    let instant = try Instant(played: seconds)
    try PlayLock.with {
      try VirtualTime.withSimulation(clock) { try clock.advance(to: instant) }
    }
  }

  /// Taps the middle of a visible text at `seconds`, or now where that is over.
  ///
  /// - Returns: false where the text is not there, or nothing that takes taps is hit.
  /// - Throws: `PlayTimeError`, and what the update throws that the tap causes.
  @discardableResult
  public func tap(text: String, at seconds: Double) throws -> Bool {
    var outcome = Result<Bool, Error>.success(false)
    clock.schedule(
      at: try Instant(played: seconds), lane: .event, origin: WorkOrigin(what: "tap")
    ) { [host, graph] in
      outcome = Result {
        try graph.flush()
        guard let frame = host.probes(text: text).first?.frame else { return false }
        if case .hit = try host.tap(at: CGPoint(x: frame.midX, y: frame.midY)) { return true }
        return false
      }
    }
    try advance(to: seconds)
    return try outcome.get()
  }

  /// A direction of a swipe.
  public enum SwipeDirection: String, CaseIterable, Sendable {
    case up, down, left, right
  }

  /// Puts a finger on the middle of a text at `seconds` and moves it by `distance` at an even pace.
  ///
  /// The play stands at `seconds` afterwards; the finger goes on as the play is advanced, with 120 touches a
  /// second, and leaves after `duration` seconds.
  ///
  /// - Parameters:
  ///   - distance: Points.
  ///   - duration: Seconds; at least 0 and at most 60.
  /// - Returns: false where the text is not there, or nothing with a gesture is hit.
  /// - Throws: `PlayTimeError`, and what the updates throw that the finger causes.
  @discardableResult
  public func drag(text: String, by distance: CGSize, over duration: Double, at seconds: Double) throws
    -> Bool
  {
    guard duration >= 0, duration <= 60 else { throw PlayTimeError(seconds: duration) }
    return try touch(text, by: distance, duration, at: seconds)
  }

  /// Flicks a text: 200 points in an eighth of a second, as a scenario's `swipe`. Otherwise like `drag`.
  @discardableResult
  public func swipe(text: String, _ direction: SwipeDirection, at seconds: Double) throws -> Bool {
    let flick = Flick(rawValue: direction.rawValue) ?? .up
    return try touch(text, by: flick.by, Flick.duration.seconds, at: seconds)
  }

  /// Puts a finger on the middle of a text at `seconds` and takes it off `duration` seconds later. Otherwise
  /// like `drag`.
  @discardableResult
  public func press(text: String, for duration: Double, at seconds: Double) throws -> Bool {
    guard duration >= 0, duration.isFinite else { throw PlayTimeError(seconds: duration) }
    return try touch(text, by: .zero, duration, at: seconds)
  }

  private func touch(_ text: String, by distance: CGSize, _ duration: Double, at seconds: Double) throws
    -> Bool
  {
    var outcome = Result<Bool, Error>.success(false)
    clock.schedule(
      at: try Instant(played: seconds), lane: .event, origin: WorkOrigin(what: "touch")
    ) { [unowned self] in
      outcome = Result {
        try graph.flush()
        guard let frame = host.probes(text: text).first?.frame else { return false }
        var isTaken = false
        var listener = TouchListener()
        listener.landed = { if case .taken = $0 { isTaken = true } }
        listener.failed = { [unowned self] in failure = failure ?? $0 }
        host.touches.play(
          TouchPath(
            start: CGPoint(x: frame.midX, y: frame.midY), by: distance,
            duration: TimeSpan(seconds: duration)), listener)
        return isTaken
      }
    }
    try advance(to: seconds)
    return try outcome.get()
  }

  /// Where a text is drawn, points, through all animations and transitions; nil where it is not there.
  public func frame(text: String) -> CGRect? { host.probes(text: text).first?.frame }

  /// How much of a text is seen: the product of all opacities, 0…1; nil where it is not there.
  public func opacity(text: String) -> Double? { host.probes(text: text).first?.mostVisible?.opacity }

  /// The picture now, as a value; draw it with `CairoRasterizer`.
  public func displayList() -> DisplayList { PlayLock.with { host.displayList() } }
}
