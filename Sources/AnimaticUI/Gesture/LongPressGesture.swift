import AnimaticTime

/// A finger that stays in its place for a while. Ends the moment the time is reached, with the finger down.
///
/// Its value is true while the finger is down: `onChanged` and `updating` hear of it at once.
public struct LongPressGesture {
  /// Seconds; 0.5 unless given. Infinite: it never ends, and only tells of the finger.
  public var minimumDuration: Double
  /// How far the finger may move before the gesture fails, points; 10 unless given.
  public var maximumDistance: CGFloat

  nonisolated public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }
}

extension LongPressGesture: Gesture {
  public typealias Value = Bool
  public typealias Body = Never
  nonisolated public static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Bool> {
    LongPressRecognizer(gesture)
  }
}

private final class LongPressRecognizer: _GestureRecognizer<Bool> {
  private let gesture: LongPressGesture
  private var start = CGPoint.zero
  private var due: Instant?

  init(_ gesture: LongPressGesture) { self.gesture = gesture }

  override var deadline: Instant? { due.flatMap { $0 < .distantFuture ? $0 : nil } }

  override func handle(_ event: GestureEvent) -> GestureOutcome<Bool> {
    switch event.kind {
    case .down:
      start = event.location
      due = event.time + TimeSpan(seconds: max(0, gesture.minimumDuration))
    case .moved, .time:
      if event.location.distance(to: start) > gesture.maximumDistance { return GestureOutcome(.failed) }
    // Whoever holds exactly as long as asked for is heard before the finger leaves: see TouchSession.
    case .up: return GestureOutcome(.failed)
    }
    if let due, event.time >= due {
      return GestureOutcome(.ended(true), [GestureEffect(.note("LongPressGesture ends"))])
    }
    return GestureOutcome(.possible(true))
  }
}

/// Calls an action with true when the finger comes down and with false when it leaves, or the press is over.
private struct PressingGesture<Base: Gesture>: Gesture where Base.Value == Bool {
  let base: Base
  let action: ((Bool) -> Void)?

  typealias Value = Bool
  typealias Body = Never
  nonisolated static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Bool> {
    PressingRecognizer(gesture)
  }
}

private final class PressingRecognizer<Base: Gesture>: _GestureRecognizer<Bool> where Base.Value == Bool {
  private let child: _GestureRecognizer<Bool>
  private var action: ((Bool) -> Void)?
  private var isPressing = false

  init(_ gesture: PressingGesture<Base>) {
    child = gesture.base.makeRecognizer()
    action = gesture.action
  }

  override func update(_ gesture: Any) {
    guard let gesture = gesture as? PressingGesture<Base> else { return }
    action = gesture.action
    child.update(gesture.base)
  }

  override func handle(_ event: GestureEvent) -> GestureOutcome<Bool> {
    var outcome = child.handle(event)
    outcome.effects += press(outcome.phase.current ?? false)
    return outcome
  }

  private func press(_ pressing: Bool) -> [GestureEffect] {
    guard pressing != isPressing else { return [] }
    isPressing = pressing
    return [GestureEffect(.callback { [self] in action?(pressing) })]
  }

  override func cancel() -> [GestureEffect] { child.cancel() + press(false) }
  override var deadline: Instant? { child.deadline }
}

extension View {
  /// Runs `action` once a finger has stayed for `minimumDuration` seconds within `maximumDistance` points.
  ///
  /// `onPressingChanged` hears true when the finger comes down, and false when the press is over: recognised
  /// (after `action`), given up, or taken away.
  nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
    onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    let press = LongPressGesture(minimumDuration: minimumDuration, maximumDistance: maximumDistance)
    return gesture(
      PressingGesture(base: press.onEnded { _ in action() }, action: onPressingChanged))
  }

  /// The older spelling, with `pressing` before `perform`.
  @_disfavoredOverload
  nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)? = nil,
    perform action: @escaping () -> Void
  ) -> some View {
    onLongPressGesture(
      minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action,
      onPressingChanged: pressing)
  }
}
