/// A colour by name or by channels; what a name looks like is decided by the appearance when it is drawn.
public struct ScenarioColor: Equatable, Sendable, CustomStringConvertible {
  public enum Base: Equatable, Sendable {
    /// One of `ScenarioColor.names`.
    case named(String)
    /// sRGB, 0 to 255.
    case rgba(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8)
  }

  public var base: Base
  /// Factor on the alpha, 0 to 1.
  public var opacity: Double

  public init(_ base: Base, opacity: Double = 1) {
    self.base = base
    self.opacity = opacity
  }

  public static func named(_ name: String) -> ScenarioColor { ScenarioColor(.named(name)) }

  /// SwiftUI's colour names.
  public static let names = [
    "accentColor", "black", "blue", "brown", "clear", "cyan", "gray", "green", "indigo", "mint", "orange",
    "pink", "primary", "purple", "red", "secondary", "teal", "white", "yellow",
  ]

  /// As it is written in a scenario.
  public var description: String {
    let text: String
    switch base {
    case .named(let name): text = "." + name
    case .rgba(let red, let green, let blue, let alpha):
      let channels = alpha == 255 ? [red, green, blue] : [red, green, blue, alpha]
      text = "#" + channels.map { ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }.joined()
    }
    return opacity == 1 ? text : "\(text).opacity(\(opacity))"
  }
}

/// What lies under the notices.
public enum ScenarioBackground: Equatable, Sendable {
  case color(ScenarioColor)
  /// From the top to the bottom.
  case gradient(ScenarioColor, ScenarioColor)
  /// A picture file, as a path that can be opened.
  case image(path: String)
  /// A drawn stand-in screen by name.
  case app(String)

  public static let apps = ["chat", "inbox", "list", "map"]
}
