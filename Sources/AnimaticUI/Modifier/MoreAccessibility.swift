/// Words for assistive technologies that change nothing that is seen.
extension View {
  nonisolated public func accessibilityAction(
    named name: Text, _ handler: @escaping () -> Void
  ) -> some View { self }
  @_disfavoredOverload
  nonisolated public func accessibilityAction<S: StringProtocol>(
    named name: S, _ handler: @escaping () -> Void
  ) -> some View { self }
  nonisolated public func accessibilityActions<C: View>(@ViewBuilder _ content: () -> C) -> some View { self }
  nonisolated public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View { self }
  nonisolated public func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> some View { self }
  nonisolated public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View { self }
  nonisolated public func accessibilityTextContentType(_ type: AccessibilityTextContentType) -> some View {
    self
  }
  nonisolated public func accessibilityShowsLargeContentViewer() -> some View { self }
  nonisolated public func accessibilityShowsLargeContentViewer<V: View>(
    @ViewBuilder _ view: () -> V
  ) -> some View { self }
  nonisolated public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }
  nonisolated public func accessibilityRepresentation<V: View>(
    @ViewBuilder representation: () -> V
  ) -> some View { self }
  nonisolated public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View { self }
  nonisolated public func accessibilityValue(_ value: Text) -> some View { self }
  nonisolated public func accessibilityInputLabels(_ labels: [Text]) -> some View { self }
  nonisolated public func accessibilityDirectTouch(_ isDirect: Bool = true) -> some View { self }
  nonisolated public func accessibility(removeTraits traits: AccessibilityTraits) -> some View { self }
  nonisolated public func accessibility(sortPriority: Double) -> some View { self }
  nonisolated public func speechAdjustedPitch(_ value: Double) -> some View { self }
  nonisolated public func speechSpellsOutCharacters(_ value: Bool = true) -> some View { self }
}

/// Which way a value is adjusted.
public enum AccessibilityAdjustmentDirection: Sendable { case increment, decrement }

/// How far up a heading stands.
public enum AccessibilityHeadingLevel: UInt, Sendable { case unspecified, h1, h2, h3, h4, h5, h6 }

/// What kind of text something is.
public struct AccessibilityTextContentType: Sendable {
  private let name: String
  public static let plain = Self(name: "plain")
  public static let console = Self(name: "console")
  public static let messaging = Self(name: "messaging")
  public static let narrative = Self(name: "narrative")
  public static let sourceCode = Self(name: "sourceCode")
}
