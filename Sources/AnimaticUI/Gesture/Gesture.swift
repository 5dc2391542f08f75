import AnimaticTime

/// Something that is done with a finger, recognised from its touches.
///
/// Compose your own from others by a `body`. What a gesture does is said by `onChanged`, `onEnded` and
/// `updating`; it takes part once it is added to a view.
@MainActor @preconcurrency
public protocol Gesture<Value> {
  /// What callbacks get.
  associatedtype Value
  associatedtype Body: Gesture

  /// The gestures that this one consists of.
  @MainActor @preconcurrency var body: Body { get }

  /// Makes what follows one finger for a gesture of this type. Only primitive gestures have one of their own.
  nonisolated static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Value>
}

extension Gesture where Value == Body.Value {
  nonisolated public static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Value> {
    BodyRecognizer(gesture)
  }
}

extension Never: Gesture {
  public typealias Value = Never
  public var body: Never { fatalError("Never has no value") }
  nonisolated public static func _makeRecognizer(_ gesture: Never) -> _GestureRecognizer<Never> {}
}

/// Gestures without a body of their own.
extension Gesture where Body == Never {
  public var body: Never { fatalError("\(Self.self) is a primitive gesture and has no body") }
}

extension Gesture {
  nonisolated package func makeRecognizer() -> _GestureRecognizer<Value> { Self._makeRecognizer(self) }
}

/// Follows what the body of a user's gesture consists of.
private final class BodyRecognizer<G: Gesture>: _GestureRecognizer<G.Value> where G.Value == G.Body.Value {
  private let child: _GestureRecognizer<G.Value>

  init(_ gesture: G) { child = BodyRecognizer.body(of: gesture).makeRecognizer() }

  /// Recognisers are made and updated where views are: on the main thread by construction.
  private static func body(of gesture: G) -> G.Body {
    let isolated: @MainActor (G) -> G.Body = { $0.body }
    return unsafeBitCast(isolated, to: ((G) -> G.Body).self)(gesture)
  }

  override func update(_ gesture: Any) {
    if let gesture = gesture as? G { child.update(BodyRecognizer.body(of: gesture)) }
  }
  override func handle(_ event: GestureEvent) -> GestureOutcome<G.Value> { child.handle(event) }
  override func cancel() -> [GestureEffect] { child.cancel() }
  override var deadline: Instant? { child.deadline }
}
