/// When something about a run of animations is over.
package struct RunEnd: Comparable, Hashable, Sendable {
  /// Instant on the scenario's clock; infinity for never.
  package var seconds: Double
  /// At that very instant it still is not over, as with timing curves; springs are gone at it.
  package var isAliveAtEnd: Bool

  package static func < (a: Self, b: Self) -> Bool {
    a.seconds == b.seconds ? !a.isAliveAtEnd && b.isAliveAtEnd : a.seconds < b.seconds
  }
}
