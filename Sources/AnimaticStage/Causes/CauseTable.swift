import AnimaticUI

/// Finds the way from an event back to what set it off.
struct CauseTable {
  let events: [TraceEvent]
  private var indices: [Int: Int] = [:]

  init(_ events: [TraceEvent]) {
    self.events = events
    indices.reserveCapacity(events.count)
    for (index, event) in events.enumerated() where event.number > 0 { indices[event.number] = index }
  }

  func event(_ number: Int) -> TraceEvent? { indices[number].map { events[$0] } }

  /// The event and all behind it, nearest first. Causes have smaller numbers, so it ends.
  func chain(_ number: Int) -> [TraceEvent] {
    var found: [TraceEvent] = []
    var next = number
    while next > 0, let event = event(next) {
      found.append(event)
      next = event.cause < next ? event.cause : 0
    }
    return found
  }

  /// What begins something new: a finger, a line of the scenario, work that has come due.
  static func isTrigger(_ kind: TraceEvent.Kind) -> Bool {
    switch kind {
    case .show, .hide, .tap, .press, .drag, .swipe, .keyboard, .gesture, .fire, .mark: true
    default: false
    }
  }

  private static func isScenario(_ event: TraceEvent) -> Bool {
    isTrigger(event.kind) && event.kind != .fire && event.kind != .gesture
      || event.kind == .write && event.cause == 0 && !event.source.isEmpty
  }

  /// The number of the nearest trigger at or behind an event; that of the first event of the chain without one.
  func trigger(_ number: Int) -> Int {
    let chain = chain(number)
    return (chain.first { Self.isTrigger($0.kind) || Self.isScenario($0) } ?? chain.last)?.number ?? 0
  }

  func has(_ ancestor: Int, behind number: Int) -> Bool {
    ancestor > 0 && chain(number).contains { $0.number == ancestor }
  }

  /// The nearest work that came due at or behind an event.
  func fire(behind number: Int) -> TraceEvent? { chain(number).first { $0.kind == .fire } }

  /// The line of the scenario that it all began with.
  func scenarioPlace(behind number: Int) -> ScenarioPlace? {
    chain(number).last(where: Self.isScenario).flatMap { ScenarioPlace(text: $0.source) }
  }

  /// What an event belongs to in the order of things: everything that it led to, itself included.
  func followers(of number: Int) -> [TraceEvent] {
    guard number > 0 else { return [] }
    var known: Set<Int> = [number]
    var found: [TraceEvent] = []
    for event in events where event.number >= number {
      if event.number == number || known.contains(event.cause) {
        known.insert(event.number)
        found.append(event)
      }
    }
    return found
  }
}

extension ScenarioPlace {
  /// Reads `file:line`; nil for anything else.
  init?(text: String) {
    guard let colon = text.lastIndex(of: ":"), let line = Int(text[text.index(after: colon)...]), line > 0,
      colon > text.startIndex
    else { return nil }
    self.init(file: String(text[..<colon]), line: line)
  }
}
