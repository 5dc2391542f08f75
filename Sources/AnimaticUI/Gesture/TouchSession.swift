import AnimaticTime

/// The gestures that compete for one finger, from its coming down until all of them are decided.
///
/// A session may outlive its finger: a double tap waits for the second tap.
final class TouchSession {
  /// All gestures on the way from the hit view up, innermost first.
  let recognizers: [TargetRecognizer]
  private var root: RecognizerSlot<Void>
  private(set) var location = CGPoint.zero
  /// The finger that is down now.
  var finger: Int?
  /// What waits on the clock for the next deadline.
  var waking: WorkTicket?

  /// nil where nothing takes touches.
  init?(_ targets: [any GestureTarget]) {
    var made: [TargetRecognizer] = []
    var root: _GestureRecognizer<Void>?
    for target in targets {
      // Those in the view do not take part: what was gathered so far goes.
      if !target.mask.contains(.subviews) {
        root = nil
        made = []
      }
      guard target.mask.contains(.gesture) else { continue }
      let recognizer = target.makeRecognizer()
      made.append(recognizer)
      root = root.map { TouchSession.combine(inner: $0, recognizer, target.priority) } ?? recognizer
    }
    guard let root else { return nil }
    recognizers = made
    self.root = RecognizerSlot(root)
  }

  private static func combine(
    inner: _GestureRecognizer<Void>, _ added: _GestureRecognizer<Void>, _ priority: GesturePriority
  ) -> _GestureRecognizer<Void> {
    switch priority {
    case .normal:
      return ExclusiveRecognizer(inner, added, split: { _ in nil }, first: { $0 }, second: { $0 })
    case .high:
      return ExclusiveRecognizer(added, inner, split: { _ in nil }, first: { $0 }, second: { $0 })
    case .simultaneous:
      return SimultaneousRecognizer(inner, added, split: { _ in nil }, value: { _, _ in () })
    }
  }

  var isOver: Bool { root.isOver }
  var deadline: Instant? { root.deadline }

  func handle(_ event: GestureEvent) -> [GestureEffect] {
    var effects: [GestureEffect] = []
    // What was due by now is heard first: a press of exactly the asked length has succeeded when the finger
    // leaves.
    if event.kind != .time, event.kind != .down || finger == nil, let due = deadline, due <= event.time {
      effects += pass(event.time)
    }
    location = event.location
    effects += root.handle(event)
    return effects
  }

  /// Time has passed with the finger where it was.
  func pass(_ time: Instant) -> [GestureEffect] {
    root.handle(GestureEvent(kind: .time, time: time, location: location))
  }

  func cancel() -> [GestureEffect] { root.cancel() }
}
