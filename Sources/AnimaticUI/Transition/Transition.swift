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

extension Transition {
  /// The transition's look of a view in a phase.
  public func apply<V: View>(content: V, phase: TransitionPhase) -> some View {
    _TransitionBody(transition: self, content: content, phase: phase)
  }

  /// This transition inside `other`: both at once.
  public func combined<T: Transition>(with other: T) -> some Transition {
    _CombiningTransition(first: self, second: other)
  }

  /// The same under an animation of its own, whatever the change comes with; nil: without animation.
  public func animation(_ animation: Animation?) -> some Transition {
    transaction { transaction, _ in transaction.animation = animation }
  }

  /// The same under a changed transaction; the view that comes or goes does not see the change.
  public func transaction(
    _ modify: @escaping (inout Transaction, TransitionPhase) -> Void
  ) -> some Transition {
    _FilteredTransition(base: self, modify: modify)
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
    if let direct = transition as? any DirectTransition {
      apply = { content, phase in direct.effect(content, phase) }
    } else {
      apply = { content, phase in
        AnyView(_TransitionBody(transition: transition, content: content, phase: phase))
      }
    }
  }
}

/// A transition of our own: wraps a view without going through a stand-in for it.
package protocol DirectTransition: Transition {
  nonisolated func effect<V: View>(_ content: V, _ phase: TransitionPhase) -> AnyView
}

/// Evaluates a transition with its content in place.
struct _TransitionBody<T: Transition, Content: View>: View {
  let transition: T
  let content: Content
  let phase: TransitionPhase

  var body: some View {
    transition.body(content: PlaceholderContentView(), phase: phase)
      .modifier(_PlaceholderProvider<T, Content>(content: content))
  }
}
