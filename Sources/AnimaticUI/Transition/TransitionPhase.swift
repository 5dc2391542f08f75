/// Where a view stands between insertion and removal.
public enum TransitionPhase: Hashable, Sendable {
  case willAppear, identity, didDisappear

  /// In place, neither coming nor going.
  public var isIdentity: Bool { self == .identity }

  /// −1 before it appears, 0 in place, 1 after it disappears.
  public var value: Double {
    switch self {
    case .willAppear: return -1
    case .identity: return 0
    case .didDisappear: return 1
    }
  }
}
