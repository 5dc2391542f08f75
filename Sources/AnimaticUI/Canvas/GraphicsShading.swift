import AnimaticDrawing

extension GraphicsContext {
  /// What fills and strokes of a canvas are painted with.
  public struct Shading: Sendable {
    private enum Kind: Sendable {
      case style(AnyShapeStyle)
      case linear(Gradient, CGPoint, CGPoint)
      case radial(Gradient, CGPoint, CGFloat, CGFloat)
      case conic(Gradient, CGPoint, Angle)
      case nothing
    }
    private let kind: Kind

    /// What lies behind is not kept: nothing is painted.
    public static var backdrop: Shading { Shading(kind: .nothing) }
    public static var foreground: Shading { style(ForegroundStyle()) }

    public static func color(_ color: Color) -> Shading { style(color) }
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
    ) -> Shading {
      style(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
    }
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
    ) -> Shading {
      style(Color(colorSpace, white: white, opacity: opacity))
    }

    /// A style, fitted to the box of what it paints.
    public static func style<S: ShapeStyle>(_ style: S) -> Shading {
      Shading(kind: .style(AnyShapeStyle(style)))
    }

    /// The first of the shadings; the others are for symbols with several.
    public static func palette(_ array: [Shading]) -> Shading { array.first ?? .foreground }

    /// Points in those of drawing.
    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(kind: .linear(gradient, startPoint, endPoint))
    }

    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(kind: .radial(gradient, center, startRadius, endRadius))
    }

    /// One whole turn from `angle` on.
    public static func conicGradient(
      _ gradient: Gradient, center: CGPoint, angle: Angle = .zero,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(kind: .conic(gradient, center, angle))
    }

    /// The paint for something with this box; nil where nothing is seen.
    func paint(in frame: CGRect, _ environment: EnvironmentValues) -> Paint? {
      switch kind {
      case .nothing: return nil
      case .style(let style):
        let resolved = style.resolved(in: environment)
        return resolved.alpha > 0 ? resolved.paint(in: frame) : nil
      case .linear(let gradient, let from, let to):
        return .linearGradient(gradient.resolved(in: environment), from: from, to: to)
      case .radial(let gradient, let center, let start, let end):
        return .radialGradient(
          gradient.resolved(in: environment), center: center, startRadius: Double(start),
          endRadius: Double(end))
      case .conic(let gradient, let center, let angle):
        return .angularGradient(
          gradient.resolved(in: environment), center: center, start: angle.radians,
          end: angle.radians + 2 * .pi)
      }
    }

    /// One colour, for text and symbols.
    func plain(_ environment: EnvironmentValues) -> RGBA {
      switch kind {
      case .nothing: return .clear
      case .style(let style): return style.resolved(in: environment).plain
      case .linear(let gradient, _, _), .radial(let gradient, _, _, _), .conic(let gradient, _, _):
        return gradient.resolved(in: environment).first?.color ?? .clear
      }
    }
  }

  /// How a gradient goes on beyond its ends; here it keeps the colours of its ends.
  public struct GradientOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let `repeat` = GradientOptions(rawValue: 1)
    public static let mirror = GradientOptions(rawValue: 2)
    public static let linearColor = GradientOptions(rawValue: 4)
  }
}
