import AnimaticTime

/// A line of a scenario file; printed as `file:line`.
public struct ScenarioPlace: Equatable, Hashable, Sendable, CustomStringConvertible {
  public var file: String
  /// From 1.
  public var line: Int

  public init(file: String, line: Int) {
    self.file = file
    self.line = line
  }

  public var description: String { "\(file):\(line)" }
}

/// Whom an event or an expectation is about.
public enum ScenarioAddress: Equatable, Hashable, Sendable, CustomStringConvertible {
  case notice(String)
  case text(String)
  case identifier(String)

  /// As it is written.
  public var description: String {
    switch self {
    case .notice(let name): return name
    case .text(let text): return "\"\(text)\""
    case .identifier(let identifier): return "#\(identifier)"
    }
  }
}

/// Which way a finger flicks.
public enum SwipeDirection: String, CaseIterable, Equatable, Sendable {
  case up, down, left, right
}

/// Something that happens at an exact instant.
public struct ScenarioEvent: Equatable, Sendable {
  public enum Kind: Equatable, Sendable {
    case show(String)
    case hide(String)
    case tap(ScenarioAddress)
    /// Points on the stage.
    case tapPoint(x: Double, y: Double)
    case press(ScenarioAddress, TimeSpan)
    /// Points, at an even pace.
    case drag(ScenarioAddress, dx: Double, dy: Double, over: TimeSpan)
    case swipe(ScenarioAddress, SwipeDirection)
    case set(name: String, label: String, NoticeValue)
    case environment(ScenarioEnvironment.Change)
    case rotate(StageOrientation)
    case keyboard(isUp: Bool)
    case backgroundApp
    case foregroundApp
    case mark(String)
  }

  public var at: Instant
  public var kind: Kind
  public var source: ScenarioPlace

  public init(at: Instant, kind: Kind, source: ScenarioPlace) {
    self.at = at
    self.kind = kind
    self.source = source
  }
}
