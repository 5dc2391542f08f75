import AnimaticDrawing

/// What shapes and text are painted with.
public protocol ShapeStyle: Sendable {
  /// The style as shown in an environment.
  func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle
}

/// A style with everything looked up; opaque outside the project.
public struct _ResolvedStyle {
  package let style: ResolvedStyle
  package init(_ style: ResolvedStyle) { self.style = style }
}

extension ShapeStyle {
  package func resolved(in environment: EnvironmentValues) -> ResolvedStyle {
    _resolve(in: environment).style
  }
}

/// A style with everything looked up but the frame that it fills.
package enum ResolvedStyle: Equatable {
  case color(RGBA)
  case gradient([GradientStop], GradientGeometry)
  case material(MaterialEffect)

  package func paint(in frame: CGRect) -> Paint {
    switch self {
    case .color(let color): return .color(color)
    case .gradient(let stops, let geometry): return geometry.paint(stops, in: frame)
    case .material(let effect): return .material(effect)
    }
  }

  /// The largest alpha in it.
  package var alpha: Double {
    switch self {
    case .color(let color): return color.alpha
    case .gradient(let stops, _): return stops.map(\.color.alpha).max() ?? 0
    case .material(let effect): return effect.opacity
    }
  }

  /// One colour for what can only be painted plain, such as text.
  package var plain: RGBA {
    switch self {
    case .color(let color): return color
    case .gradient(let stops, _): return stops.first?.color ?? .clear
    case .material(let effect): return effect.overlay
    }
  }

  /// Whether a change from one to the other can be interpolated.
  package func canBlend(with other: ResolvedStyle) -> Bool {
    switch (self, other) {
    case (.color, .color), (.material, .material): return true
    case (.gradient(let a, let from), .gradient(let b, let to)):
      return a.count == b.count && from.isSameKind(as: to)
    default: return false
    }
  }
}

extension Color: ShapeStyle {
  public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
    _ResolvedStyle(.color(resolved(in: environment)))
  }
}

/// The style that text and shapes have without being told otherwise.
public struct ForegroundStyle: ShapeStyle {
  public init() {}
  public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
    _ResolvedStyle(
      (environment.foreground ?? environment.defaultForeground)?.resolved(in: environment)
        ?? .color(Color.primary.resolved(in: environment)))
  }
}

/// Primary, secondary and so on, of the system's label colours.
public struct HierarchicalShapeStyle: ShapeStyle {
  private let color: Color
  public static let primary = Self(color: .primary)
  public static let secondary = Self(color: .secondary)
  public static let tertiary = Self(color: .system(.tertiaryLabel))
  public static let quaternary = Self(color: .system(.quaternaryLabel))
  static func level(_ color: Color) -> Self { Self(color: color) }

  public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
    _ResolvedStyle(.color(color.resolved(in: environment)))
  }
}

/// The accent colour.
public struct TintShapeStyle: ShapeStyle {
  public init() {}
  public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
    _ResolvedStyle(.color(Color.accentColor.resolved(in: environment)))
  }
}

/// The background of the screen.
public struct BackgroundStyle: ShapeStyle {
  public init() {}
  public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
    if let style = environment.backgroundStyle, !(style.base is BackgroundStyle) {
      return style._resolve(in: environment)
    }
    return _ResolvedStyle(.color(Color.system(.systemBackground).resolved(in: environment)))
  }
}

/// A style whose type is hidden.
public struct AnyShapeStyle: ShapeStyle {
  package let base: any ShapeStyle
  public init<S: ShapeStyle>(_ style: S) { base = (style as? AnyShapeStyle)?.base ?? style }
  public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
    base._resolve(in: environment)
  }
}

extension AnyShapeStyle: FieldComparing {
  package static func _compare(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
    let x = a.assumingMemoryBound(to: Self.self).pointee
    let y = b.assumingMemoryBound(to: Self.self).pointee
    func open<S: ShapeStyle>(_ style: S) -> Bool {
      (y.base as? S).map { ViewComparison.areEqual(style, $0) } ?? false
    }
    return open(x.base)
  }
}

/// Frosted glass: what lies behind is blurred, its colours strengthened, and covered by white or grey.
///
/// Apple's recipes are private; blur (σ 20 points), saturation (1.8) and cover are proposals (docs/fidelity.md).
public struct Material: ShapeStyle {
  private let light: RGBA
  private let dark: RGBA
  public static let ultraThin = Self(light: RGBA(255, 255, 255, 0.44), dark: RGBA(37, 37, 37, 0.55))
  public static let thin = Self(light: RGBA(255, 255, 255, 0.60), dark: RGBA(37, 37, 37, 0.70))
  public static let regular = Self(light: RGBA(245, 245, 245, 0.75), dark: RGBA(37, 37, 37, 0.80))
  public static let thick = Self(light: RGBA(245, 245, 245, 0.86), dark: RGBA(37, 37, 37, 0.88))
  public static let ultraThick = Self(light: RGBA(245, 245, 245, 0.94), dark: RGBA(37, 37, 37, 0.94))
  public static let bar = regular

  public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
    _ResolvedStyle(
      .material(
        MaterialEffect(
          blur: 20, saturation: 1.8, overlay: environment.colorScheme == .dark ? dark : light)))
  }
}

extension ShapeStyle where Self == Color {
  public static var white: Color { .white }
  public static var black: Color { .black }
  public static var clear: Color { .clear }
  public static var red: Color { .red }
  public static var orange: Color { .orange }
  public static var yellow: Color { .yellow }
  public static var green: Color { .green }
  public static var mint: Color { .mint }
  public static var teal: Color { .teal }
  public static var cyan: Color { .cyan }
  public static var blue: Color { .blue }
  public static var indigo: Color { .indigo }
  public static var purple: Color { .purple }
  public static var pink: Color { .pink }
  public static var brown: Color { .brown }
  public static var gray: Color { .gray }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: HierarchicalShapeStyle { .primary }
  public static var secondary: HierarchicalShapeStyle { .secondary }
  public static var tertiary: HierarchicalShapeStyle { .tertiary }
  public static var quaternary: HierarchicalShapeStyle { .quaternary }
}

extension ShapeStyle where Self == TintShapeStyle {
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension ShapeStyle where Self == BackgroundStyle {
  public static var background: BackgroundStyle { BackgroundStyle() }
}

extension ShapeStyle where Self == ForegroundStyle {
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension ShapeStyle where Self == Material {
  public static var ultraThinMaterial: Material { .ultraThin }
  public static var thinMaterial: Material { .thin }
  public static var regularMaterial: Material { .regular }
  public static var thickMaterial: Material { .thick }
  public static var ultraThickMaterial: Material { .ultraThick }
  public static var bar: Material { .bar }
}
