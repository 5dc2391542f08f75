import Foundation

extension View {
  nonisolated public func textCase(_ textCase: Text.Case?) -> some View { environment(\.textCase, textCase) }
  nonisolated public func fontDesign(_ design: Font.Design?) -> some View {
    environment(\.fontDesign, design)
  }
  nonisolated public func italic(_ isActive: Bool = true) -> some View { environment(\.isItalic, isActive) }
  nonisolated public func monospaced(_ isActive: Bool = true) -> some View {
    environment(\.fontDesign, isActive ? .monospaced : nil)
  }
  nonisolated public func monospacedDigit() -> some View { environment(\.monospacedDigits, true) }
  nonisolated public func underline(_ isActive: Bool = true, color: Color? = nil) -> some View {
    environment(\.textUnderline, isActive)
  }
  nonisolated public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> some View {
    environment(\.textStrikethrough, isActive)
  }
  nonisolated public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil
  ) -> some View { underline(isActive, color: color) }
  nonisolated public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil
  ) -> some View { strikethrough(isActive, color: color) }
  nonisolated public func baselineOffset(_ offset: CGFloat) -> some View { self }
  nonisolated public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View { self }
  nonisolated public func tracking(_ tracking: CGFloat) -> some View { environment(\.textTracking, tracking) }
  nonisolated public func kerning(_ kerning: CGFloat) -> some View { environment(\.textTracking, kerning) }

  /// At most the upper bound of lines; the lower bound is not reserved.
  nonisolated public func lineLimit(_ limit: ClosedRange<Int>) -> some View { lineLimit(limit.upperBound) }
  nonisolated public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    lineLimit(limit.upperBound)
  }
  nonisolated public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View { lineLimit(nil) }
  nonisolated public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View { lineLimit(limit) }

  /// Holds the text size within a range.
  nonisolated public func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View
  where T.Bound == DynamicTypeSize {
    transformEnvironment(\.dynamicTypeSize) { size in
      guard !range.contains(size) else { return }
      // The nearest size that is allowed; of two equally near the smaller.
      let allowed = DynamicTypeSize.allCases.filter { range.contains($0) }
      let here = size.rawValue
      size = allowed.min { abs($0.rawValue - here) < abs($1.rawValue - here) } ?? size
    }
  }
}

extension EnvironmentValues {
  private struct CaseKey: EnvironmentKey { static let defaultValue: Text.Case? = nil }
  private struct DesignKey: EnvironmentKey { static let defaultValue: Font.Design? = nil }
  private struct ItalicKey: EnvironmentKey { static let defaultValue = false }
  private struct DigitsKey: EnvironmentKey { static let defaultValue = false }
  private struct UnderlineKey: EnvironmentKey { static let defaultValue = false }
  private struct StrikeKey: EnvironmentKey { static let defaultValue = false }
  private struct TrackingKey: EnvironmentKey { static let defaultValue: CGFloat = 0 }
  public var textCase: Text.Case? {
    get { self[CaseKey.self] }
    set { self[CaseKey.self] = newValue }
  }
  package var fontDesign: Font.Design? {
    get { self[DesignKey.self] }
    set { self[DesignKey.self] = newValue }
  }
  package var isItalic: Bool {
    get { self[ItalicKey.self] }
    set { self[ItalicKey.self] = newValue }
  }
  package var monospacedDigits: Bool {
    get { self[DigitsKey.self] }
    set { self[DigitsKey.self] = newValue }
  }
  package var textUnderline: Bool {
    get { self[UnderlineKey.self] }
    set { self[UnderlineKey.self] = newValue }
  }
  package var textStrikethrough: Bool {
    get { self[StrikeKey.self] }
    set { self[StrikeKey.self] = newValue }
  }
  package var textTracking: CGFloat {
    get { self[TrackingKey.self] }
    set { self[TrackingKey.self] = newValue }
  }
}

extension Text {
  /// Which letters a text is shown in.
  public enum Case: Hashable, Sendable { case uppercase, lowercase }

  /// Smaller than the words around it; here of the same size.
  public struct Scale: Hashable, Sendable {
    private let name: String
    public static let `default` = Scale(name: "default")
    public static let secondary = Scale(name: "secondary")
  }

  nonisolated public func baselineOffset(_ offset: CGFloat) -> Text { self }
  nonisolated public func fontDesign(_ design: Font.Design?) -> Text { changed { $0.design = design } }
  nonisolated public func monospaced(_ isActive: Bool = true) -> Text {
    isActive ? fontDesign(.monospaced) : self
  }
  nonisolated public func fontWidth(_ width: Font.Width?) -> Text { self }
  nonisolated public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text { self }
  nonisolated public func speechSpellsOutCharacters(_ value: Bool = true) -> Text { self }
  nonisolated public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text { self }
  nonisolated public func speechAdjustedPitch(_ value: Double) -> Text { self }
  nonisolated public func speechAnnouncementsQueued(_ value: Bool = true) -> Text { self }
  nonisolated public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> Text {
    self
  }
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    (style as? Color).map { foregroundColor($0) } ?? self
  }

  /// A symbol within text is not drawn.
  @_disfavoredOverload
  nonisolated public init(_ image: Image) { self.init(verbatim: "") }

  nonisolated public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(verbatim: format.format(input))
  }
}
