import AnimaticDrawing

/// A colour, which may depend on the environment it is shown in.
public struct Color: Hashable, Sendable {
  package indirect enum Storage: Hashable, Sendable {
    case fixed(RGBA)
    case system(SystemColor)
    case faded(Storage, Double)
    case accent
    case mixed(Storage, Storage, Double)
    /// One colour in light and another in dark surroundings.
    case appearance(light: Storage, dark: Storage)
  }
  package let storage: Storage

  package init(storage: Storage) { self.storage = storage }
  package init(_ rgba: RGBA) { storage = .fixed(rgba) }

  /// How the numbers of a colour are meant.
  public enum RGBColorSpace: Hashable, Sendable { case sRGB, sRGBLinear, displayP3 }

  /// Components 0…1. Display P3 is taken for sRGB: pictures are sRGB.
  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
  ) {
    func encode(_ v: Double) -> Double { colorSpace == .sRGBLinear ? ColorMath.encode(v) : v }
    self.init(RGBA(red: encode(red), green: encode(green), blue: encode(blue), alpha: opacity))
  }

  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// A colour of the app's own, which is not there: the label's colour stands for it.
  public init(_ name: String, bundle: Bundle? = nil) { self = .primary }

  /// Hue, saturation and brightness 0…1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    let sector = (hue - hue.rounded(.down)) * 6
    let index = Int(sector) % 6
    let rest = sector - Double(Int(sector))
    let p = brightness * (1 - saturation)
    let q = brightness * (1 - saturation * rest)
    let t = brightness * (1 - saturation * (1 - rest))
    let table = [
      (brightness, t, p), (q, brightness, p), (p, brightness, t), (p, q, brightness), (t, p, brightness),
      (brightness, p, q),
    ]
    let (r, g, b) = table[index]
    self.init(red: r, green: g, blue: b, opacity: opacity)
  }

  /// The same colour with its opacity multiplied by `opacity` (0…1).
  public func opacity(_ opacity: Double) -> Color { Color(storage: .faded(storage, opacity)) }

  /// Mixed with another colour; `fraction` 0…1 of the other.
  public func mix(with other: Color, by fraction: Double) -> Color {
    Color(storage: .mixed(storage, other.storage, min(1, max(0, fraction))))
  }

  public static let white = Color(RGBA.white)
  public static let black = Color(RGBA.black)
  public static let clear = Color(RGBA.clear)
  public static let red = Color(storage: .system(.red))
  public static let orange = Color(storage: .system(.orange))
  public static let yellow = Color(storage: .system(.yellow))
  public static let green = Color(storage: .system(.green))
  public static let mint = Color(storage: .system(.mint))
  public static let teal = Color(storage: .system(.teal))
  public static let cyan = Color(storage: .system(.cyan))
  public static let blue = Color(storage: .system(.blue))
  public static let indigo = Color(storage: .system(.indigo))
  public static let purple = Color(storage: .system(.purple))
  public static let pink = Color(storage: .system(.pink))
  public static let brown = Color(storage: .system(.brown))
  public static let gray = Color(storage: .system(.gray))
  public static let primary = Color(storage: .system(.label))
  public static let secondary = Color(storage: .system(.secondaryLabel))
  public static let accentColor = Color(storage: .accent)
  package static let separator = Color(storage: .system(.separator))

  /// A system colour by the name it has in UIKit, for what stands under notices.
  package static func system(_ color: SystemColor) -> Color { Color(storage: .system(color)) }

  /// The colour as shown in `environment`.
  package func resolved(in environment: EnvironmentValues) -> RGBA {
    func resolve(_ storage: Storage) -> RGBA {
      switch storage {
      case .fixed(let rgba): return rgba
      case .system(let name):
        return name.rgba(dark: environment.colorScheme == .dark, palette: environment.systemPalette)
      case .faded(let base, let opacity): return resolve(base).opacity(min(1, max(0, opacity)))
      case .accent:
        if let tint = environment.tintColor, tint.storage != .accent { return resolve(tint.storage) }
        return resolve(.system(.blue))
      case .mixed(let a, let b, let fraction): return ColorMath.mix(resolve(a), resolve(b), fraction)
      case .appearance(let light, let dark):
        return resolve(environment.colorScheme == .dark ? dark : light)
      }
    }
    return resolve(storage)
  }
}

extension Color: View {
  public var body: _ShapeView<Rectangle, Color> { _ShapeView(shape: Rectangle(), style: self) }
}

extension Color: CustomStringConvertible {
  public var description: String {
    func describe(_ storage: Storage) -> String {
      switch storage {
      case .fixed(let c):
        let hex = [c.red, c.green, c.blue].map { component -> String in
          let text = String(Int((min(1, max(0, component)) * 255).rounded()), radix: 16, uppercase: true)
          return text.count < 2 ? "0" + text : text
        }.joined()
        return c.alpha == 1 ? "#\(hex)" : "#\(hex) at \(Printing.number(c.alpha))"
      case .system(let name): return name.rawValue
      case .faded(let base, let opacity): return "\(describe(base)) at \(Printing.number(opacity))"
      case .accent: return "accentColor"
      case .appearance(let light, let dark): return "\(describe(light)), dark \(describe(dark))"
      case .mixed(let a, let b, let f): return "\(describe(a)) with \(Printing.number(f)) \(describe(b))"
      }
    }
    return describe(storage)
  }
}
