import AnimaticDrawing
import AnimaticTime
import AnimaticUI
import Foundation

/// A stage for one view in tests: moves time, taps, and reads presented values.
final class TestHost {
  let clock = VirtualClock()
  let graph: ViewGraph
  let host: ViewHost
  private(set) var trace: [TraceEvent] = []

  init(
    size: CGSize = CGSize(width: 300, height: 600), safeArea: EdgeInsets = EdgeInsets(),
    scale: CGFloat = 3, timing: AnimationTiming = .exact, semantics: AnimationSemantics = .iOS26,
    reduceMotion: Bool = false, direction: LayoutDirection = .leftToRight,
    @ViewBuilder _ view: () -> some View
  ) throws {
    graph = ViewGraph(
      clock: clock, measurer: FakeMeasurer(), timing: timing, semantics: semantics)
    var environment = EnvironmentValues()
    environment.systemPalette = semantics.palette
    environment.layoutDirection = direction
    environment.displayScale = scale
    environment.prefersCrossFadeTransitions = reduceMotion
    environment.accessibilityReduceMotion = reduceMotion
    host = ViewHost(
      VirtualTime.withSimulation(clock) { AnyView(view().modifier(NoticeMarker(name: "it"))) }, size: size,
      safeArea: safeArea,
      environment: environment, background: .white, graph: graph)
    graph.trace = { [unowned self] in trace.append($0) }
    clock.endOfTurn = { [unowned self] in try graph.flush() }
    try PlayLock.with {
      try VirtualTime.withSimulation(clock) { try host.start() }
    }
  }

  func advance(to seconds: Double) throws {
    try PlayLock.with {
      VirtualTime.clock = clock
      try clock.advance(to: Instant(seconds: seconds))
    }
  }

  /// Runs `work` at `seconds` as an event from outside.
  func at(_ seconds: Double, _ work: @escaping () -> Void) throws {
    clock.schedule(at: Instant(seconds: seconds), lane: .event, origin: WorkOrigin(what: "test"), work)
    try advance(to: seconds)
  }

  func element(_ identifier: String) -> Probe? { host.probes(identifier: identifier).first }
  func text(_ text: String) -> Probe? { host.probes(text: text).first }

  /// The frame of a text, or of the view with an identifier, to three decimals.
  func frame(_ name: String) -> CGRect? {
    guard let frame = (text(name) ?? element(name))?.frame else { return nil }
    func round(_ v: CGFloat) -> CGFloat { (v * 1000).rounded() / 1000 }
    return CGRect(
      x: round(frame.minX), y: round(frame.minY), width: round(frame.width), height: round(frame.height))
  }

  func opacity(_ name: String) -> Double? { (text(name) ?? element(name))?.mostVisible?.opacity }
  func offset(_ name: String) -> CGSize? { (text(name) ?? element(name))?.offset }
  func kinds(_ kinds: TraceEvent.Kind...) -> [String] {
    trace.filter { kinds.contains($0.kind) }.map(\.detail)
  }
}
