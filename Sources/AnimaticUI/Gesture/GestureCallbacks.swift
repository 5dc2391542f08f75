import AnimaticTime

/// Calls an action each time the value of a gesture changes.
public struct _ChangedGesture<Content: Gesture> where Content.Value: Equatable {
  let content: Content
  let action: (Content.Value) -> Void
  var place = SourcePlace()
}

extension _ChangedGesture: Gesture {
  public typealias Value = Content.Value
  public typealias Body = Never
  nonisolated public static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Content.Value> {
    ChangedRecognizer(gesture)
  }
}

private final class ChangedRecognizer<G: Gesture>: _GestureRecognizer<G.Value> where G.Value: Equatable {
  private let child: _GestureRecognizer<G.Value>
  private var action: (G.Value) -> Void
  private var last: G.Value?
  private let place: SourcePlace

  init(_ gesture: _ChangedGesture<G>) {
    child = gesture.content.makeRecognizer()
    action = gesture.action
    place = gesture.place
  }

  override func update(_ gesture: Any) {
    guard let gesture = gesture as? _ChangedGesture<G> else { return }
    action = gesture.action
    child.update(gesture.content)
  }

  override func handle(_ event: GestureEvent) -> GestureOutcome<G.Value> {
    var outcome = child.handle(event)
    if let value = outcome.phase.current, value != last {
      last = value
      var effect = GestureEffect(.callback { [self] in Transaction.interaction.run { action(value) } })
      (effect.handler, effect.source) = ("onChanged", place)
      outcome.effects.append(effect)
    }
    return outcome
  }

  override func cancel() -> [GestureEffect] { child.cancel() }
  override var deadline: Instant? { child.deadline }
}

/// Calls an action when a gesture ends.
public struct _EndedGesture<Content: Gesture> {
  let content: Content
  let action: (Content.Value) -> Void
  var handler = "onEnded"
  var place = SourcePlace()
}

extension _EndedGesture: Gesture {
  public typealias Value = Content.Value
  public typealias Body = Never
  nonisolated public static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Content.Value> {
    EndedRecognizer(gesture)
  }
}

private final class EndedRecognizer<G: Gesture>: _GestureRecognizer<G.Value> {
  private let child: _GestureRecognizer<G.Value>
  private var action: (G.Value) -> Void
  private let handler: String
  private let place: SourcePlace

  init(_ gesture: _EndedGesture<G>) {
    child = gesture.content.makeRecognizer()
    action = gesture.action
    handler = gesture.handler
    place = gesture.place
  }

  override func update(_ gesture: Any) {
    guard let gesture = gesture as? _EndedGesture<G> else { return }
    action = gesture.action
    child.update(gesture.content)
  }

  override func handle(_ event: GestureEvent) -> GestureOutcome<G.Value> {
    var outcome = child.handle(event)
    if case .ended(let value) = outcome.phase {
      var effect = GestureEffect(.callback { [self] in action(value) })
      (effect.handler, effect.source) = (handler, place)
      outcome.effects.append(effect)
    }
    return outcome
  }

  override func cancel() -> [GestureEffect] { child.cancel() }
  override var deadline: Instant? { child.deadline }
}

/// A gesture whose values are turned into others.
public struct _MapGesture<Content: Gesture, Value> {
  let content: Content
  let transform: (Content.Value) -> Value
}

extension _MapGesture: Gesture {
  public typealias Body = Never
  nonisolated public static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Value> {
    MapRecognizer(gesture)
  }
}

private final class MapRecognizer<G: Gesture, T>: _GestureRecognizer<T> {
  private let child: _GestureRecognizer<G.Value>
  private var transform: (G.Value) -> T

  init(_ gesture: _MapGesture<G, T>) {
    child = gesture.content.makeRecognizer()
    transform = gesture.transform
  }

  override func update(_ gesture: Any) {
    guard let gesture = gesture as? _MapGesture<G, T> else { return }
    transform = gesture.transform
    child.update(gesture.content)
  }

  override func handle(_ event: GestureEvent) -> GestureOutcome<T> { child.handle(event).map(transform) }
  override func cancel() -> [GestureEffect] { child.cancel() }
  override var deadline: Instant? { child.deadline }
}

extension Gesture {
  /// Calls `action` with the value when the gesture ends; not when it is taken away.
  nonisolated public func onEnded(
    file: String = #fileID, line: Int = #line, _ action: @escaping (Value) -> Void
  ) -> _EndedGesture<Self> {
    _EndedGesture(content: self, action: action, place: SourcePlace(file, line))
  }

  /// The same for a word of our own that ends in it.
  nonisolated func onEnded(
    of handler: String, _ place: SourcePlace, _ action: @escaping (Value) -> Void
  ) -> _EndedGesture<Self> {
    _EndedGesture(content: self, action: action, handler: handler, place: place)
  }

  /// Turns the values of the gesture into others.
  nonisolated public func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T> {
    _MapGesture(content: self, transform: body)
  }
}

extension Gesture where Value: Equatable {
  /// Calls `action` each time the value changes, not at the end. The velocity of what it writes is tracked, so
  /// that a spring that starts at the end goes on as fast as the finger went.
  nonisolated public func onChanged(
    file: String = #fileID, line: Int = #line, _ action: @escaping (Value) -> Void
  ) -> _ChangedGesture<Self> {
    _ChangedGesture(content: self, action: action, place: SourcePlace(file, line))
  }
}

extension Transaction {
  /// What `onChanged` and `updating` write under.
  package static var interaction: Transaction {
    var transaction = Transaction()
    transaction.isContinuous = true
    transaction.tracksVelocity = true
    return transaction
  }
}
