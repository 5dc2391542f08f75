import AnimaticTime

/// What an animatable attribute belongs to: an element that draws or places, or a node whose body is evaluated
/// with animated data.
package protocol AttributeOwner: AnyObject {
  /// The node at which the attribute's transaction arrives, and whose notice it belongs to.
  var attributeNode: _ViewNode { get }
  /// False once it has left the tree for good: runs on it end then.
  var carriesRuns: Bool { get }
  /// The attribute's name with what it belongs to, for traces.
  func path(_ attribute: String) -> String
}

/// One animatable attribute of one owner, whatever its type.
package class AnyAttribute {
  package private(set) weak var owner: (any AttributeOwner)?
  /// What it is, such as "offset" or "opacity".
  package let name: String

  init(_ name: String, _ owner: any AttributeOwner) {
    self.name = name
    self.owner = owner
  }

  /// Its owner is gone from the tree.
  package final var isLost: Bool { !(owner?.carriesRuns ?? false) }

  package var isRunning: Bool { false }
  /// Seconds; nil without a run, infinite for one without end.
  package var end: Double? { nil }
  package func settle(at time: Double) {}

  /// Told each time the run ends, once.
  fileprivate(set) var listeners: [AnimationListener] = []
  fileprivate var curve = ""

  package func runDidEnd(_ graph: ViewGraph) {
    let ended = listeners
    listeners = []
    // A run that goes with its view has no end of its own to tell of; who waits for it hears of it all the same.
    if let owner, owner.carriesRuns {
      graph.emit(
        .animationEnd, name: owner.attributeNode.owner, detail: "\(owner.path(name)) \(curve) has ended")
    }
    ended.forEach { $0.animatorRemoved(graph) }
  }
}

/// An animatable attribute: a model value with at most one run of animations on it.
package final class Attribute<Data: VectorArithmetic>: AnyAttribute {
  private var value: AnimatableValue<Data>?

  package init(_ name: String, _ element: Element) {
    super.init(name, element)
    element.attributes.append(self)
  }

  /// An attribute of a node, which keeps it and sees to it that it is sampled while it runs.
  package init(_ name: String, node: _ViewNode) { super.init(name, node) }

  package override var isRunning: Bool { value?.isRunning ?? false }
  package override var end: Double? { value?.end }
  package override func settle(at time: Double) { _ = value?.settle(at: time) }

  package var model: Data? { value?.model }

  /// The presented value at `time` seconds; `fallback` before the first commit.
  package func presented(at time: Double, or fallback: Data) -> Data {
    value?.presented(at: time) ?? fallback
  }

  /// Shows another value at once; what ran ends. For values that nothing leads to.
  package func replace(_ target: Data, _ context: CommitContext) {
    let wasRunning = isRunning
    value = AnimatableValue(target)
    if wasRunning { context.graph.attributeStopped(self) }
  }

  /// Sets the target under the transaction that reaches the owner.
  package func commit(_ target: Data, _ context: CommitContext) {
    guard let current = value else {
      value = AnimatableValue(target)
      return
    }
    guard current.model != target, let owner else { return }
    let graph = context.graph
    let node = owner.attributeNode
    let transaction = node.transaction
    let wasRunning = current.isRunning
    let from = current.presented(at: graph.clock.now.seconds)
    let change = value!.set(
      target, animation: transaction.animation, at: context.begin, semantics: graph.semantics)
    switch change {
    case .unchanged, .jumped: break
    case .shifted:
      // What a body makes of animated data is no write of anybody's.
      if graph.isSampling { break }
      graph.emit(
        .warning, name: node.owner,
        detail: "\(owner.path(name)) was written without animation while it animates: it jumps by the "
          + "difference and the rest of the motion goes on")
    case .ended:
      graph.attributeStopped(self)
    case .started, .combined, .merged:
      let animation = transaction.animation.map(String.init(describing:)) ?? ""
      if wasRunning {
        graph.emit(
          .animationInterrupted, name: node.owner,
          detail: "\(owner.path(name)): \(curve) is "
            + (change == .merged ? "taken over with its velocity" : "blended into \(animation)"))
      }
      curve = animation
      started(owner, context, transaction, from: from, to: target)
    }
  }

  private func started(
    _ owner: any AttributeOwner, _ context: CommitContext, _ transaction: Transaction, from: Data, to: Data
  ) {
    let graph = context.graph
    graph.attributeStarted(self)
    if let end { context.animationStarted(end: end) }
    for listener in transaction.listeners
    where listener.animatorStarted(logicalEnd: logicalEnd ?? .infinity, graph) {
      listeners.append(listener)
    }
    guard graph.trace != nil else { return }
    let record = AnimationRecord(
      property: owner.path(name), curve: curve, start: context.begin,
      end: end.flatMap { $0.isFinite ? $0 : nil }, from: from.components,
      to: to.components)
    graph.emit(
      .animationStart, name: owner.attributeNode.owner,
      detail: "\(record.property) \(Printing.list(record.from)) → \(Printing.list(record.to)) \(curve)",
      animation: record)
  }

  private var logicalEnd: Double? { value?.logicalEnd }
}
