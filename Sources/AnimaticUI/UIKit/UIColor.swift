import AnimaticDrawing

/// A colour in UIKit's spelling; the same values as `Color`.
open class UIColor: Hashable, @unchecked Sendable {
  package let color: Color

  package init(storage: Color.Storage) { color = Color(storage: storage) }

  /// Components 0…1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(Color(red: red, green: green, blue: blue, opacity: alpha))
  }

  /// Components 0…1. Display P3 is taken for sRGB, as everywhere here.
  public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  public convenience init(white: CGFloat, alpha: CGFloat) { self.init(Color(white: white, opacity: alpha)) }

  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    self.init(Color(hue: hue, saturation: saturation, brightness: brightness, opacity: alpha))
  }

  /// A colour of the app's catalogue, which is not there: nil, as for an unknown name.
  public convenience init?(named name: String) { return nil }

  public init(_ color: Color) { self.color = color }

  /// A colour that depends on the appearance. The closure is asked once for light and once for dark.
  public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    let light = dynamicProvider(UITraitCollection(userInterfaceStyle: .light)).color.storage
    let dark = dynamicProvider(UITraitCollection(userInterfaceStyle: .dark)).color.storage
    self.init(storage: .appearance(light: light, dark: dark))
  }

  /// The same colour with its opacity replaced, 0…1.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    let rgba = color.resolved(in: PlayedDevice.environment)
    if case .fixed = color.storage {
      return UIColor(red: rgba.red, green: rgba.green, blue: rgba.blue, alpha: alpha)
    }
    // A system colour stays one; what it has of opacity is replaced by dividing it out.
    return UIColor(color.opacity(rgba.alpha > 0 ? alpha / rgba.alpha : 0))
  }

  /// The components as shown in the present appearance, 0…1. Always true: every colour has them.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let rgba = color.resolved(in: PlayedDevice.environment)
    red?.pointee = rgba.red
    green?.pointee = rgba.green
    blue?.pointee = rgba.blue
    alpha?.pointee = rgba.alpha
    return true
  }

  public func resolvedColor(with traits: UITraitCollection) -> UIColor {
    var environment = PlayedDevice.environment
    environment.colorScheme = traits.userInterfaceStyle == .dark ? .dark : .light
    return UIColor(Color(color.resolved(in: environment)))
  }

  /// A `CGColor` is the colour itself here.
  public var cgColor: UIColor { self }

  public static func == (a: UIColor, b: UIColor) -> Bool { a.color == b.color }
  public func hash(into hasher: inout Hasher) { hasher.combine(color) }
}

/// Core Graphics' colour: the same object as UIKit's.
public typealias CGColor = UIColor

extension UIColor {
  private static func system(_ name: SystemColor) -> UIColor { UIColor(storage: .system(name)) }
  private static func plain(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat) -> UIColor {
    UIColor(red: red, green: green, blue: blue, alpha: 1)
  }

  // UIKit's plain colours are the pure ones of the colour cube, unlike SwiftUI's of the same names.
  public static var black: UIColor { plain(0, 0, 0) }
  public static var white: UIColor { plain(1, 1, 1) }
  public static var darkGray: UIColor { UIColor(white: 1 / 3, alpha: 1) }
  public static var lightGray: UIColor { UIColor(white: 2 / 3, alpha: 1) }
  public static var gray: UIColor { UIColor(white: 0.5, alpha: 1) }
  public static var red: UIColor { plain(1, 0, 0) }
  public static var green: UIColor { plain(0, 1, 0) }
  public static var blue: UIColor { plain(0, 0, 1) }
  public static var cyan: UIColor { plain(0, 1, 1) }
  public static var yellow: UIColor { plain(1, 1, 0) }
  public static var magenta: UIColor { plain(1, 0, 1) }
  public static var orange: UIColor { plain(1, 0.5, 0) }
  public static var purple: UIColor { plain(0.5, 0, 0.5) }
  public static var brown: UIColor { plain(0.6, 0.4, 0.2) }
  public static var clear: UIColor { UIColor(white: 0, alpha: 0) }

  public static var systemRed: UIColor { system(.red) }
  public static var systemGreen: UIColor { system(.green) }
  public static var systemBlue: UIColor { system(.blue) }
  public static var systemOrange: UIColor { system(.orange) }
  public static var systemYellow: UIColor { system(.yellow) }
  public static var systemPink: UIColor { system(.pink) }
  public static var systemPurple: UIColor { system(.purple) }
  public static var systemTeal: UIColor { system(.teal) }
  public static var systemIndigo: UIColor { system(.indigo) }
  public static var systemBrown: UIColor { system(.brown) }
  public static var systemMint: UIColor { system(.mint) }
  public static var systemCyan: UIColor { system(.cyan) }
  public static var systemGray: UIColor { system(.gray) }
  public static var systemGray2: UIColor { system(.gray2) }
  public static var systemGray3: UIColor { system(.gray3) }
  public static var systemGray4: UIColor { system(.gray4) }
  public static var systemGray5: UIColor { system(.gray5) }
  public static var systemGray6: UIColor { system(.gray6) }
  public static var tintColor: UIColor { UIColor(storage: .accent) }
  public static var label: UIColor { system(.label) }
  public static var secondaryLabel: UIColor { system(.secondaryLabel) }
  public static var tertiaryLabel: UIColor { system(.tertiaryLabel) }
  public static var quaternaryLabel: UIColor { system(.quaternaryLabel) }
  public static var placeholderText: UIColor { system(.tertiaryLabel) }
  public static var link: UIColor { system(.blue) }
  public static var separator: UIColor { system(.separator) }
  public static var opaqueSeparator: UIColor { system(.opaqueSeparator) }
  public static var systemBackground: UIColor { system(.systemBackground) }
  public static var secondarySystemBackground: UIColor { system(.secondarySystemBackground) }
  public static var tertiarySystemBackground: UIColor { system(.tertiarySystemBackground) }
  public static var systemGroupedBackground: UIColor { system(.systemGroupedBackground) }
  public static var secondarySystemGroupedBackground: UIColor { system(.secondarySystemGroupedBackground) }
  public static var tertiarySystemGroupedBackground: UIColor { system(.systemGroupedBackground) }
  public static var systemFill: UIColor { system(.systemFill) }
  public static var secondarySystemFill: UIColor { system(.secondarySystemFill) }
  public static var tertiarySystemFill: UIColor { system(.tertiarySystemFill) }
  public static var quaternarySystemFill: UIColor { system(.quaternarySystemFill) }
}

extension Color {
  public init(_ color: UIColor) { self = color.color }
  public init(uiColor: UIColor) { self = uiColor.color }
}
