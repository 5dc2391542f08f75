/// How a navigation title is shown.
public struct NavigationBarItem: Sendable {
  public enum TitleDisplayMode: Sendable { case automatic, inline, large }
}

/// Words that change nothing about a notice's drawing or timing; kept so that code compiles as it is.
/// docs/fidelity.md lists them.
extension View {
  nonisolated public func accessibilityLabel(_ key: LocalizedStringKey) -> some View { self }
  @_disfavoredOverload
  nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View { self }
  nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View { self }
  // The same in the older spelling:
  nonisolated public func accessibility(label: Text) -> some View { self }
  nonisolated public func accessibility(hint: Text) -> some View { self }
  nonisolated public func accessibility(value: Text) -> some View { self }
  nonisolated public func accessibility(hidden: Bool) -> some View { self }
  nonisolated public func accessibility(addTraits traits: AccessibilityTraits) -> some View { self }
}
