/// How a view looks while it comes and goes.
@MainActor @preconcurrency
public protocol Transition {
  associatedtype Body: View
  /// The view that comes or goes, as a stand-in.
  typealias Content = PlaceholderContentView<Self>

  @ViewBuilder @MainActor @preconcurrency func body(content: Content, phase: TransitionPhase) -> Body
  static var properties: TransitionProperties { get }
}

extension Transition {
  public static var properties: TransitionProperties { TransitionProperties() }
}

/// What a transition is like.
public struct TransitionProperties: Sendable {
  /// It moves things, so Reduce Motion replaces it.
  public var hasMotion: Bool
  public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

/// Stands for the view in a transition's body.
public struct PlaceholderContentView<Value> {
  init() {}
}

extension PlaceholderContentView: View {
  public typealias Body = Never

  nonisolated public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode {
    TransitionContentNode<Self>(view, inputs)
  }
}

/// A transition whose type is hidden.
public struct AnyTransition {
  /// Wraps a view in the look of a phase.
  package let apply: (AnyView, TransitionPhase) -> AnyView
  package let hasMotion: Bool

  package init(hasMotion: Bool, apply: @escaping (AnyView, TransitionPhase) -> AnyView) {
    self.apply = apply
    self.hasMotion = hasMotion
  }

  public init<T: Transition>(_ transition: T) {
    let properties: @MainActor () -> TransitionProperties = { T.properties }
    hasMotion = MainActorCall.call(properties).hasMotion
    apply = { content, phase in
      AnyView(_TransitionBody(transition: transition, content: content, phase: phase))
    }
  }
}

/// Evaluates a user's transition with its content in place.
struct _TransitionBody<T: Transition>: View {
  let transition: T
  let content: AnyView
  let phase: TransitionPhase

  var body: some View {
    transition.body(content: PlaceholderContentView(), phase: phase)
      .modifier(_PlaceholderProvider(content: content))
  }
}
