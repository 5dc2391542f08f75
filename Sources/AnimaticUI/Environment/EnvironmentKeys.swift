import AnimaticDrawing

/// Light or dark.
public enum ColorScheme: CaseIterable, Hashable, Sendable { case light, dark }

/// Whether the app is in front.
public enum ScenePhase: Comparable, Hashable, Sendable { case background, inactive, active }

/// Regular or compact room.
public enum UserInterfaceSizeClass: Hashable, Sendable { case compact, regular }

extension EnvironmentValues {
  private struct ColorSchemeKey: EnvironmentKey { static let defaultValue = ColorScheme.light }
  private struct PaletteKey: EnvironmentKey { static let defaultValue = SystemPalette.iOS26 }
  private struct FontKey: EnvironmentKey { static let defaultValue: Font? = nil }
  private struct WeightKey: EnvironmentKey { static let defaultValue: Font.Weight? = nil }
  private struct ForegroundKey: EnvironmentKey { static let defaultValue: AnyShapeStyle? = nil }
  private struct DefaultForegroundKey: EnvironmentKey { static let defaultValue: AnyShapeStyle? = nil }
  private struct TintKey: EnvironmentKey { static let defaultValue: Color? = nil }
  private struct TypeSizeKey: EnvironmentKey { static let defaultValue = DynamicTypeSize.large }
  private struct DirectionKey: EnvironmentKey { static let defaultValue = LayoutDirection.leftToRight }
  private struct LocaleKey: EnvironmentKey { static let defaultValue = Locale(identifier: "en_US") }
  private struct ReduceMotionKey: EnvironmentKey { static let defaultValue = false }
  private struct CrossFadeKey: EnvironmentKey { static let defaultValue = false }
  private struct LineLimitKey: EnvironmentKey { static let defaultValue: Int? = nil }
  private struct LineSpacingKey: EnvironmentKey { static let defaultValue: CGFloat = 0 }
  private struct AlignmentKey: EnvironmentKey { static let defaultValue = TextAlignment.leading }
  private struct ScaleFactorKey: EnvironmentKey { static let defaultValue: CGFloat = 1 }
  private struct TruncationKey: EnvironmentKey { static let defaultValue = Text.TruncationMode.tail }
  private struct ImageScaleKey: EnvironmentKey { static let defaultValue = Image.Scale.medium }
  private struct EnabledKey: EnvironmentKey { static let defaultValue = true }
  private struct DisplayScaleKey: EnvironmentKey { static let defaultValue: CGFloat = 2 }
  private struct ScenePhaseKey: EnvironmentKey { static let defaultValue = ScenePhase.active }

  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] }
    set { self[ColorSchemeKey.self] = newValue }
  }
  package var systemPalette: SystemPalette {
    get { self[PaletteKey.self] }
    set { self[PaletteKey.self] = newValue }
  }
  public var font: Font? {
    get { self[FontKey.self] }
    set { self[FontKey.self] = newValue }
  }
  package var fontWeight: Font.Weight? {
    get { self[WeightKey.self] }
    set { self[WeightKey.self] = newValue }
  }
  package var foreground: AnyShapeStyle? {
    get { self[ForegroundKey.self] }
    set {
      // "What is set further out" asks itself for ever when it is set.
      if newValue?.base is ForegroundStyle { return }
      self[ForegroundKey.self] = newValue
    }
  }
  /// What a control draws its label in as long as nothing else is asked for, further in or further out.
  package var defaultForeground: AnyShapeStyle? {
    get { self[DefaultForegroundKey.self] }
    set { self[DefaultForegroundKey.self] = newValue }
  }
  package var tintColor: Color? {
    get { self[TintKey.self] }
    set { self[TintKey.self] = newValue }
  }
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[TypeSizeKey.self] }
    set { self[TypeSizeKey.self] = newValue }
  }
  public var layoutDirection: LayoutDirection {
    get { self[DirectionKey.self] }
    set { self[DirectionKey.self] = newValue }
  }
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }
  public package(set) var accessibilityReduceMotion: Bool {
    get { self[ReduceMotionKey.self] }
    set { self[ReduceMotionKey.self] = newValue }
  }
  /// Reduce Motion with "Prefer Cross-Fade Transitions": transitions with motion become fades.
  package var prefersCrossFadeTransitions: Bool {
    get { self[CrossFadeKey.self] }
    set { self[CrossFadeKey.self] = newValue }
  }
  public var lineLimit: Int? {
    get { self[LineLimitKey.self] }
    set { self[LineLimitKey.self] = newValue }
  }
  public var lineSpacing: CGFloat {
    get { self[LineSpacingKey.self] }
    set { self[LineSpacingKey.self] = newValue }
  }
  public var multilineTextAlignment: TextAlignment {
    get { self[AlignmentKey.self] }
    set { self[AlignmentKey.self] = newValue }
  }
  public var minimumScaleFactor: CGFloat {
    get { self[ScaleFactorKey.self] }
    set { self[ScaleFactorKey.self] = newValue }
  }
  public var truncationMode: Text.TruncationMode {
    get { self[TruncationKey.self] }
    set { self[TruncationKey.self] = newValue }
  }
  public var imageScale: Image.Scale {
    get { self[ImageScaleKey.self] }
    set { self[ImageScaleKey.self] = newValue }
  }
  public var isEnabled: Bool {
    get { self[EnabledKey.self] }
    set { self[EnabledKey.self] = newValue }
  }
  /// Device pixels a point.
  public var displayScale: CGFloat {
    get { self[DisplayScaleKey.self] }
    set { self[DisplayScaleKey.self] = newValue }
  }
  /// The size of a device pixel in points.
  public var pixelLength: CGFloat { 1 / displayScale }
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }
}

extension View {
  nonisolated public func foregroundColor(_ color: Color?) -> some View {
    environment(\.foreground, color.map { AnyShapeStyle($0) })
  }
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    environment(\.foreground, AnyShapeStyle(style))
  }
  nonisolated public func tint(_ tint: Color?) -> some View { environment(\.tintColor, tint) }
  nonisolated public func accentColor(_ color: Color?) -> some View { environment(\.tintColor, color) }
  nonisolated public func font(_ font: Font?) -> some View { environment(\.font, font) }
  nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View {
    environment(\.fontWeight, weight)
  }
  nonisolated public func bold(_ isActive: Bool = true) -> some View {
    environment(\.fontWeight, isActive ? .bold : nil)
  }
  nonisolated public func lineLimit(_ number: Int?) -> some View { environment(\.lineLimit, number) }
  nonisolated public func lineSpacing(_ spacing: CGFloat) -> some View {
    environment(\.lineSpacing, spacing)
  }
  nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }
  nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View {
    environment(\.minimumScaleFactor, factor)
  }
  nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    environment(\.truncationMode, mode)
  }
  nonisolated public func imageScale(_ scale: Image.Scale) -> some View {
    environment(\.imageScale, scale)
  }
  nonisolated public func colorScheme(_ scheme: ColorScheme) -> some View {
    environment(\.colorScheme, scheme)
  }
  nonisolated public func preferredColorScheme(_ scheme: ColorScheme?) -> some View {
    transformEnvironment(\.colorScheme) { if let scheme { $0 = scheme } }
  }
  nonisolated public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    environment(\.dynamicTypeSize, size)
  }
  nonisolated public func disabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isEnabled) { $0 = $0 && !disabled }
  }
}
