import AnimaticTime

/// Which gestures of a view take part where one is added to it.
public struct GestureMask: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// Neither the added gesture nor those in the view.
  public static let none: GestureMask = []
  /// The added gesture, but none of those in the view.
  public static let gesture = GestureMask(rawValue: 1)
  /// Those in the view, but not the added one.
  public static let subviews = GestureMask(rawValue: 2)
  /// All of them.
  public static let all: GestureMask = [.gesture, .subviews]
}

/// How an added gesture stands to those in the view.
package enum GesturePriority {
  /// Those in the view go first.
  case normal
  /// The added one goes first.
  case high
  /// Each as if it were alone.
  case simultaneous
}

/// Adds a gesture to a view.
public struct _GestureModifier<G: Gesture>: PlaceKeeping {
  let gesture: G
  let priority: GesturePriority
  let mask: GestureMask
}

extension _GestureModifier: ViewModifier, ElementModifier {
  public typealias Body = Never
  package func makeElement(_ node: _ViewNode, child: ElementItem) -> ModifierElement<Self> {
    GestureElement(self, node, child: child)
  }
}

/// An element with a gesture on it.
package protocol GestureTarget: Element {
  var priority: GesturePriority { get }
  var mask: GestureMask { get }
  /// A recogniser for a new touch; kept up to date until another one is asked for.
  func makeRecognizer() -> TargetRecognizer
}

private final class GestureElement<G: Gesture>: ModifierElement<_GestureModifier<G>>, GestureTarget {
  private weak var live: TargetRecognizer?

  override var modifier: _GestureModifier<G> {
    didSet { live?.update(modifier.gesture) }
  }

  var priority: GesturePriority { modifier.priority }
  var mask: GestureMask { modifier.mask }

  func makeRecognizer() -> TargetRecognizer {
    let made = TargetRecognizer(modifier.gesture, on: self)
    live = made
    return made
  }

  override func wasDropped() { live?.targetLeft() }
}

/// The recogniser of a gesture on a view: it knows the view's coordinates and whose it is.
package final class TargetRecognizer: _GestureRecognizer<Void> {
  package let target: any GestureTarget
  /// The notice that the view belongs to; known still when the view is gone.
  package let owner: String
  /// The same as the clock's place.
  private let place: Int
  private let step: (GestureEvent) -> GestureOutcome<Void>
  private let renew: (Any) -> Void
  private let giveUp: () -> [GestureEffect]
  private let due: () -> Instant?
  /// The view is gone, and somebody has to be told.
  private(set) var isOrphan = false
  /// Called once, when the view is gone.
  package var whenOrphaned: (() -> Void)?

  init<G: Gesture>(_ gesture: G, on target: any GestureTarget) {
    self.target = target
    owner = target.node.owner
    place = target.graph.place(target.node)
    let inner = gesture.makeRecognizer()
    step = { inner.handle($0).map { _ in } }
    renew = { inner.update($0) }
    giveUp = { inner.cancel() }
    due = { inner.deadline }
  }

  /// The view with the gesture has left the tree.
  func targetLeft() {
    guard !isOrphan else { return }
    isOrphan = true
    whenOrphaned?()
  }

  package override func update(_ gesture: Any) { renew(gesture) }

  package override func handle(_ event: GestureEvent) -> GestureOutcome<Void> {
    if isOrphan { return GestureOutcome(.failed, cancel()) }
    var event = event
    let time = event.time.seconds
    event.place = GesturePlace(size: target.bounds.size) { [target] point, space in
      target.convert(point, to: space, at: time)
    }
    var outcome = step(event)
    outcome.effects = owned(outcome.effects)
    return outcome
  }

  private func owned(_ effects: [GestureEffect]) -> [GestureEffect] {
    effects.map { effect in
      var effect = effect
      effect.owner = owner
      effect.place = place
      if RunningCode.record != nil { effect.view = RunningCode.view(of: target.node) }
      return effect
    }
  }

  package override func cancel() -> [GestureEffect] { owned(giveUp()) }
  package override var deadline: Instant? { due() }
}

extension View {
  /// Adds a gesture that comes after those in the view.
  nonisolated public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    modifier(_GestureModifier(gesture: gesture, priority: .normal, mask: mask))
  }

  /// Adds a gesture that comes after those in the view, where it is enabled.
  nonisolated public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    self.gesture(gesture, including: isEnabled ? .all : .subviews)
  }

  /// Adds a gesture that comes before those in the view.
  nonisolated public func highPriorityGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    modifier(_GestureModifier(gesture: gesture, priority: .high, mask: mask))
  }

  /// Adds a gesture that goes on beside those in the view.
  nonisolated public func simultaneousGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    modifier(_GestureModifier(gesture: gesture, priority: .simultaneous, mask: mask))
  }
}
