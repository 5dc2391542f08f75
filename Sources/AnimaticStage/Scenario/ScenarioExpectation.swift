import AnimaticTime

/// When an expectation must hold.
public enum ExpectationTime: Equatable, Sendable {
  case at(Instant)
  /// Half-open: the end itself is not asked.
  case range(from: Instant, to: Instant)
}

/// A value that an expectation names.
public enum ExpectedValue: Equatable, Sendable {
  case number(Double)
  case text(String)
  case flag(Bool)
}

/// Something that must be so.
public struct ScenarioExpectation: Equatable, Sendable {
  public enum State: String, CaseIterable, Sendable {
    case visible
    case gone
    case moving
    case still
  }

  public enum Kind: Equatable, Sendable {
    case state(ScenarioAddress, ExpectationTime, State)
    /// `within` is the largest allowed difference; 0 where it is not written.
    case value(ScenarioAddress, property: String, ExpectationTime, is: ExpectedValue, within: Double)
    case change(
      ScenarioAddress, property: String, from: Double, to: Double, between: Instant, and: Instant,
      within: Double)
    /// Front to back.
    case order([ScenarioAddress], at: Instant)
    case visibleFor(ScenarioAddress, TimeSpan, within: TimeSpan)
    case noHazards
    /// `number` counts from 1.
    case workItem(number: Int, of: ScenarioAddress, cancelled: Bool, at: Instant)
  }

  public var kind: Kind
  public var source: ScenarioPlace

  public init(kind: Kind, source: ScenarioPlace) {
    self.kind = kind
    self.source = source
  }

  /// Properties that can be asked for; `state.NAME` comes to them.
  public static let properties = [
    "cornerRadius", "count", "frame.height", "frame.width", "frame.x", "frame.y", "offset.x", "offset.y",
    "opacity", "rotation", "scale", "text",
  ]
}
