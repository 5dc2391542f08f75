/// Plays the transition of one element that is inserted into or removed from a container.
///
/// It is a small node tree of its own above the element: the transition's modifiers around a stand-in. A
/// switch of phase updates that tree under the entry's transaction, and what differs animates.
package final class TransitionHost {
  private var transition: AnyTransition
  private let root: TypedNode<AnyView>
  private let hostNode: HostNode
  private var phase: TransitionPhase
  private var requested: TransitionPhase

  init(
    _ transition: AnyTransition, phase: TransitionPhase, _ owner: any DynamicOwner, slot: DynamicSlot
  ) {
    self.transition = transition.reduced(in: owner.environment)
    self.phase = phase
    requested = phase
    hostNode = HostNode(owner.inputs(slot: "transition"))
    hostNode.playedSlot = slot
    root = self.transition.apply(AnyView(_HostContent()), phase).makeNode(hostNode.inputs())
  }

  /// Asks for a phase; it is taken after the present commit, so that the old phase is in place first.
  func request(_ phase: TransitionPhase) {
    guard requested != phase else { return }
    requested = phase
    hostNode.graph.willSwitchPhase(self)
  }

  /// Takes the transition that the view had last; the phase stays, so that nothing is seen of it yet.
  func adopt(_ newest: AnyTransition, _ environment: EnvironmentValues) {
    transition = newest.reduced(in: environment)
    hostNode.environment = environment
    root.set(transition.apply(AnyView(_HostContent()), phase), environment: environment)
  }

  func advancePhase() {
    guard phase != requested else { return }
    phase = requested
    root.set(transition.apply(AnyView(_HostContent()), phase), environment: hostNode.environment)
  }

  /// The element inside the transition's own elements.
  func wrap(_ item: ElementItem) -> Element {
    hostNode.item = ElementItem(element: item.element, traits: Traits())
    var items: [ElementItem] = []
    root.collect(Traits(), into: &items)
    return items.count == 1 ? items[0].element : item.element
  }

  func leave() { root.leave() }
}

extension AnyTransition {
  fileprivate func reduced(in environment: EnvironmentValues) -> AnyTransition {
    hasMotion && environment.prefersCrossFadeTransitions ? .opacity : self
  }
}

/// The node above a transition's modifiers: knows the element that stands for the content.
final class HostNode: _ViewNode {
  var item: ElementItem?
  /// Whose coming and going the transition plays.
  weak var playedSlot: DynamicSlot?

  override func departingSlot(of child: _ViewNode) -> DynamicSlot? {
    playedSlot.flatMap { $0.isLeaving && $0.departureEntry == graph.entryID ? $0 : nil }
  }
}

extension _ViewNode {
  /// The transition that the node is part of.
  private var host: HostNode? {
    var node: _ViewNode? = self
    while let here = node {
      if let host = here as? HostNode { return host }
      node = here.parent
    }
    return nil
  }

  var isInTransition: Bool { host != nil }

  /// An animation has started on it: where it belongs to a transition, that one plays.
  func noteTransition() { host?.playedSlot?.playsTransition = true }
}

/// What the innermost stand-in of a hosted transition shows: the element itself.
struct _HostContent {}

extension _HostContent: View {
  typealias Body = Never
  nonisolated static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode {
    HostContentNode(view, inputs)
  }
}

private final class HostContentNode: TypedNode<_HostContent> {
  override func collect(_ traits: Traits, into items: inout [ElementItem]) {
    var node: _ViewNode? = parent
    while let here = node, !(here is HostNode) { node = here.parent }
    if let item = (node as? HostNode)?.item { items.append(item) }
  }
}
