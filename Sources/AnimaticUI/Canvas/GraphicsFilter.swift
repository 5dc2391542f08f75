import AnimaticDrawing

extension GraphicsContext {
  /// Changes the look of what is drawn. Shadows and blurs are; colour filters are taken and not drawn.
  public struct Filter: Sendable {
    private enum Kind: Sendable {
      case shadow(Color, CGFloat, CGSize)
      case blur(CGFloat)
      case projection(ProjectionTransform)
      case nothing
    }
    private let kind: Kind

    public static func shadow(
      color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
      y: CGFloat = 0,
      blendMode: BlendMode = .normal, options: ShadowOptions = []
    ) -> Filter {
      Filter(kind: .shadow(color, radius, CGSize(width: x, height: y)))
    }

    /// - Parameter radius: Points.
    public static func blur(radius: CGFloat, options: BlurOptions = []) -> Filter {
      Filter(kind: .blur(radius))
    }
    public static func projectionTransform(_ matrix: ProjectionTransform) -> Filter {
      Filter(kind: .projection(matrix))
    }
    public static func brightness(_ amount: Double) -> Filter { Filter(kind: .nothing) }
    public static func contrast(_ amount: Double) -> Filter { Filter(kind: .nothing) }
    public static func saturation(_ amount: Double) -> Filter { Filter(kind: .nothing) }
    public static func grayscale(_ amount: Double) -> Filter { Filter(kind: .nothing) }
    public static func hueRotation(_ angle: Angle) -> Filter { Filter(kind: .nothing) }
    public static func colorMultiply(_ color: Color) -> Filter { Filter(kind: .nothing) }
    public static func colorInvert(_ amount: Double = 1) -> Filter { Filter(kind: .nothing) }
    public static func alphaThreshold(min: Double, max: Double = 1, color: Color = .black) -> Filter {
      Filter(kind: .nothing)
    }
    public static var luminanceToAlpha: Filter { Filter(kind: .nothing) }

    func applied(to items: [DisplayItem], _ environment: EnvironmentValues) -> [DisplayItem] {
      let content = DisplayContent(items)
      switch kind {
      case .nothing: return items
      case .shadow(let color, let radius, let offset):
        let shadow = Shadow(
          color: color.resolved(in: environment), radius: Double(max(0, radius)), offset: offset)
        guard shadow.color.alpha > 0 else { return items }
        return [.group(DisplayGroup(shadow: shadow, content: content))]
      case .blur(let radius):
        guard radius > 0 else { return items }
        return [.group(DisplayGroup(blur: Double(radius), content: content))]
      case .projection(let matrix):
        let flat = Transform(
          a: Double(matrix.m11), b: Double(matrix.m12), c: Double(matrix.m21), d: Double(matrix.m22),
          tx: Double(matrix.m31), ty: Double(matrix.m32))
        return [.group(DisplayGroup(transform: flat, content: content))]
      }
    }
  }

  /// Where a shadow is drawn; here always under what casts it.
  public struct ShadowOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let shadowAbove = ShadowOptions(rawValue: 1)
    public static let shadowOnly = ShadowOptions(rawValue: 2)
    public static let invertsAlpha = ShadowOptions(rawValue: 4)
    public static let disablesGroup = ShadowOptions(rawValue: 8)
  }

  /// How a blur is made; taken, changes nothing.
  public struct BlurOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let opaque = BlurOptions(rawValue: 1)
    public static let dithersResult = BlurOptions(rawValue: 2)
  }

  /// How a filter is computed; taken, changes nothing.
  public struct FilterOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let linearColor = FilterOptions(rawValue: 1)
  }
}
