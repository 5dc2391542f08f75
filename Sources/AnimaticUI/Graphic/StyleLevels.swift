import AnimaticDrawing

/// A style with its opacity multiplied.
public struct _OpacityShapeStyle<Base: ShapeStyle>: ShapeStyle {
  let base: Base
  let amount: Double

  public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
    let amount = min(1, max(0, amount))
    switch base.resolved(in: environment) {
    case .color(let color): return _ResolvedStyle(.color(color.opacity(amount)))
    case .gradient(let stops, let geometry):
      let faded = stops.map { GradientStop(color: $0.color.opacity(amount), location: $0.location) }
      return _ResolvedStyle(.gradient(faded, geometry))
    case .material(var effect):
      effect.opacity *= amount
      return _ResolvedStyle(.material(effect))
    }
  }
}

/// A shadow of a style; not drawn: the style is.
public struct ShadowStyle: Equatable, Sendable {
  private let name: String
  public static func drop(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle { ShadowStyle(name: "drop") }
  public static func inner(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle { ShadowStyle(name: "inner") }
}

extension ShapeStyle {
  /// The style with its opacity multiplied by `opacity` (0…1).
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    _OpacityShapeStyle(base: self, amount: opacity)
  }
  /// Shadows of styles are not drawn.
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle { _OpacityShapeStyle(base: self, amount: 1) }
  /// Everything is drawn the ordinary way.
  public func blendMode(_ mode: BlendMode) -> some ShapeStyle { _OpacityShapeStyle(base: self, amount: 1) }

  // Levels of a style, in the shares that the system's label colours have to the first one.
  public var secondary: some ShapeStyle { _OpacityShapeStyle(base: self, amount: 0.6) }
  public var tertiary: some ShapeStyle { _OpacityShapeStyle(base: self, amount: 0.3) }
  public var quaternary: some ShapeStyle { _OpacityShapeStyle(base: self, amount: 0.18) }
  public var quinary: some ShapeStyle { _OpacityShapeStyle(base: self, amount: 0.1) }
}

extension HierarchicalShapeStyle {
  public static let quinary = Self.level(.system(.quaternaryLabel))
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var quinary: HierarchicalShapeStyle { .quinary }
}

extension ShapeStyle where Self == _OpacityShapeStyle<ForegroundStyle> {
  /// The foreground style with a shadow, which is not drawn.
  public static func shadow(_ style: ShadowStyle) -> _OpacityShapeStyle<ForegroundStyle> {
    _OpacityShapeStyle(base: ForegroundStyle(), amount: 1)
  }
}

/// The lines between rows.
public struct SeparatorShapeStyle: ShapeStyle {
  public init() {}
  public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
    Color.separator._resolve(in: environment)
  }
}

/// The prompt of an empty field.
public struct PlaceholderTextShapeStyle: ShapeStyle {
  public init() {}
  public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
    Color.system(.tertiaryLabel)._resolve(in: environment)
  }
}

/// A link.
public struct LinkShapeStyle: ShapeStyle {
  public init() {}
  public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
    Color.blue._resolve(in: environment)
  }
}

/// Small shapes over the background.
public struct FillShapeStyle: ShapeStyle {
  let color: Color
  public init() { color = .system(.systemFill) }
  public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
    color._resolve(in: environment)
  }
}

/// What is chosen.
public struct SelectionShapeStyle: ShapeStyle {
  public init() {}
  public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
    Color.accentColor._resolve(in: environment)
  }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  public static var separator: SeparatorShapeStyle { .init() }
}
extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  public static var placeholder: PlaceholderTextShapeStyle { .init() }
}
extension ShapeStyle where Self == LinkShapeStyle {
  public static var link: LinkShapeStyle { .init() }
}
extension ShapeStyle where Self == FillShapeStyle {
  public static var fill: FillShapeStyle { .init() }
}
extension ShapeStyle where Self == SelectionShapeStyle {
  public static var selection: SelectionShapeStyle { .init() }
}
extension ShapeStyle where Self == BackgroundStyle {
  /// The background of a window.
  public static var windowBackground: BackgroundStyle { BackgroundStyle() }
}

/// Two or three levels of a foreground style: the first is what text and shapes are painted with.
extension View {
  nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
    _ primary: S1, _ secondary: S2
  ) -> some View {
    foregroundStyle(primary)
  }
  nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View {
    foregroundStyle(primary)
  }

  /// Tints with a style: its first colour.
  @_disfavoredOverload
  nonisolated public func tint<S: ShapeStyle>(_ tint: S?) -> some View {
    transformEnvironment(\.self) { values in
      values.tintColor = tint.map { Color($0.resolved(in: values).plain) }
    }
  }
}
