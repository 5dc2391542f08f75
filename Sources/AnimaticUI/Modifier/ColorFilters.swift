/// Filters of colour are not drawn: the view is shown as it is. docs/swiftui-support.md lists them.
extension View {
  nonisolated public func brightness(_ amount: Double) -> some View { self }
  nonisolated public func contrast(_ amount: Double) -> some View { self }
  nonisolated public func saturation(_ amount: Double) -> some View { self }
  nonisolated public func grayscale(_ amount: Double) -> some View { self }
  nonisolated public func hueRotation(_ angle: Angle) -> some View { self }
  nonisolated public func colorMultiply(_ color: Color) -> some View { self }
  nonisolated public func colorInvert() -> some View { self }
  nonisolated public func luminanceToAlpha() -> some View { self }
  nonisolated public func blendMode(_ mode: BlendMode) -> some View { self }

  /// Content that stands for content to come: greyed out.
  @ViewBuilder
  nonisolated public func redacted(reason: RedactionReasons) -> some View {
    if reason.isEmpty {
      self
    } else {
      environment(\.redactionReasons, reason).opacity(0).overlay {
        RoundedRectangle(cornerRadius: 4).fill(Color.system(.systemFill))
      }
    }
  }
  nonisolated public func unredacted() -> some View { self }
}

/// How colours are mixed with what lies under them; here always the ordinary way.
public enum BlendMode: Hashable, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight
  case difference, exclusion, hue, saturation, color, luminosity, sourceAtop, destinationOver
  case destinationOut, plusDarker, plusLighter
}

/// Why content is not shown.
public struct RedactionReasons: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let placeholder = RedactionReasons(rawValue: 1)
  public static let privacy = RedactionReasons(rawValue: 2)
  public static let invalidated = RedactionReasons(rawValue: 4)
}
