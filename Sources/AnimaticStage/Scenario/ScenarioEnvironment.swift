/// What surrounds the notices at the start of a scenario.
public struct ScenarioEnvironment: Equatable, Sendable {
  public enum Appearance: String, CaseIterable, Sendable {
    case light
    case dark
  }

  public enum Direction: String, CaseIterable, Sendable {
    case leftToRight = "ltr"
    case rightToLeft = "rtl"
  }

  public var appearance = Appearance.light
  /// One of `textSizes`.
  public var textSize = "large"
  public var reduceMotion = false
  public var direction = Direction.leftToRight
  /// A language tag such as `en_US` or `zh-Hans`.
  public var locale = "en_US"

  public init() {}

  /// The spellings of SwiftUI's `DynamicTypeSize`, from small to large.
  public static let textSizes = [
    "xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge", "accessibility1", "accessibility2",
    "accessibility3", "accessibility4", "accessibility5",
  ]

  /// One change of it.
  public enum Change: Equatable, Sendable {
    case appearance(Appearance)
    case textSize(String)
    case reduceMotion(Bool)
    case direction(Direction)
    case locale(String)
  }

  /// Makes the change.
  public mutating func apply(_ change: Change) {
    switch change {
    case .appearance(let value): appearance = value
    case .textSize(let value): textSize = value
    case .reduceMotion(let value): reduceMotion = value
    case .direction(let value): direction = value
    case .locale(let value): locale = value
    }
  }
}
