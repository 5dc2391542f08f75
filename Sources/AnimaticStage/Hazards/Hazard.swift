import AnimaticTime

/// Something in a play that is most likely not meant: found by playing, not by guessing.
public struct Hazard: Equatable, Sendable {
  public var kind: HazardKind
  /// When it happened.
  public var time: Instant
  /// The notice, or `view` for a view of the user's.
  public var name: String
  /// `file:line` in Swift code that it is about; "" where none is known.
  public var source: String
  /// The line of the scenario from which it followed; nil where none did.
  public var event: ScenarioPlace?
  /// One lower-case sentence: what happened, with its times.
  public var message: String
  /// How to do it right.
  public var suggestion: String
  /// Texts that are concerned, for `allow` on a text.
  public var texts: [String]
  /// On the scale of the trace's numbers: it belongs behind events with smaller ones.
  public var number: Int
  /// Why the scenario allows it; nil where it does not.
  public var allowed: String?

  public init(
    kind: HazardKind, time: Instant, name: String, source: String = "", event: ScenarioPlace? = nil,
    message: String, suggestion: String? = nil, texts: [String] = [], number: Int = 0
  ) {
    self.kind = kind
    self.time = time
    self.name = name
    self.source = source
    self.event = event
    self.message = message
    self.suggestion = suggestion ?? kind.cure
    self.texts = texts
    self.number = number
  }
}

extension Scenario.Allow {
  /// Whether it silences the hazard.
  func covers(_ hazard: Hazard) -> Bool {
    guard self.hazard == hazard.kind.rawValue else { return false }
    switch address {
    case .notice(let name): return name == hazard.name
    case .text(let text): return hazard.texts.contains(text)
    case .identifier: return false
    }
  }
}

extension Array where Element == Hazard {
  /// With the reasons of a scenario's `allow` lines.
  func allowed(by allows: [Scenario.Allow]) -> [Hazard] {
    map { hazard in
      var hazard = hazard
      hazard.allowed = allows.first { $0.covers(hazard) }?.reason
      return hazard
    }
  }

  /// Those that no `allow` line silences.
  public var open: [Hazard] { filter { $0.allowed == nil } }
}

extension Scenario {
  /// The `allow` lines that silence none of these hazards.
  public func idleAllows(among hazards: [Hazard]) -> [Allow] {
    allows.filter { allow in !hazards.contains(where: allow.covers) }
  }
}
