import AnimaticTime

/// What a finger on a button does: the button looks pressed while the finger is on it (or near it), and acts
/// when the finger leaves there. However long that takes: unlike a tap, a press of a button has no limit.
struct ButtonPress: Gesture {
  typealias Value = Bool
  typealias Body = Never
  nonisolated static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Bool> {
    ButtonRecognizer()
  }
}

private final class ButtonRecognizer: _GestureRecognizer<Bool> {
  /// How far beside the button a finger still belongs to it, points.
  private static let margin: CGFloat = 70
  private var isInstant = false

  override func handle(_ event: GestureEvent) -> GestureOutcome<Bool> {
    if event.kind == .down { isInstant = event.isInstant }
    let place = event.location(in: .local)
    let margin = Self.margin
    let isOn =
      place.x >= -margin && place.y >= -margin && place.x <= event.place.size.width + margin
      && place.y <= event.place.size.height + margin
    guard event.kind == .up else { return GestureOutcome(.possible(isInstant ? nil : isOn)) }
    guard isOn else { return GestureOutcome(.failed) }
    return GestureOutcome(.ended(true), isInstant ? [] : [GestureEffect(.note("Button is pressed"))])
  }
}
