/// A gesture that may be none: nil fails at once.
extension Optional: Gesture where Wrapped: Gesture {
  public typealias Value = Wrapped.Value
  public typealias Body = Never

  nonisolated public static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Wrapped.Value> {
    gesture.map { $0.makeRecognizer() } ?? _GestureRecognizer()
  }
}
