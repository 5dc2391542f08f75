import AnimaticTime

/// One animatable attribute of one element, whatever its type.
package class AnyAttribute {
  package private(set) weak var element: Element?
  /// What it is, such as "offset" or "opacity".
  package let name: String

  init(_ name: String, _ element: Element) {
    self.name = name
    self.element = element
  }

  package var isRunning: Bool { false }
  /// Seconds; nil without a run, infinite for one without end.
  package var end: Double? { nil }
  package func settle(at time: Double) {}

  /// Told each time the run ends, once.
  fileprivate(set) var listeners: [AnimationListener] = []
  /// The newest animation as code spells it; empty before the first.
  package fileprivate(set) var curve = ""

  package func runDidEnd(_ graph: ViewGraph) {
    let ended = listeners
    listeners = []
    // A run that goes with its view has no end of its own to tell of; who waits for it hears of it all the same.
    if let element {
      graph.emit(
        .animationEnd, name: element.node.owner, detail: "\(element.path(name)) \(curve) has ended")
    }
    ended.forEach { $0.animatorRemoved(graph) }
  }
}

/// An animatable attribute: a model value with at most one run of animations on it.
package final class Attribute<Data: VectorArithmetic>: AnyAttribute {
  private var value: AnimatableValue<Data>?

  package override init(_ name: String, _ element: Element) {
    super.init(name, element)
    element.attributes.append(self)
  }

  package override var isRunning: Bool { value?.isRunning ?? false }
  package override var end: Double? { value?.end }
  package override func settle(at time: Double) { _ = value?.settle(at: time) }

  package var model: Data? { value?.model }

  /// The presented value at `time` seconds; `fallback` before the first commit.
  package func presented(at time: Double, or fallback: Data) -> Data {
    value?.presented(at: time) ?? fallback
  }

  /// Sets the target under the transaction that reaches the element.
  package func commit(_ target: Data, _ context: CommitContext) {
    guard let current = value else {
      value = AnimatableValue(target)
      return
    }
    guard current.model != target, let element else { return }
    let graph = context.graph
    let transaction = element.node.transaction
    let wasRunning = current.isRunning
    let from = current.presented(at: graph.clock.now.seconds)
    let change = value!.set(
      target, animation: transaction.animation, at: context.begin, semantics: graph.semantics)
    switch change {
    case .unchanged, .jumped: break
    case .shifted:
      graph.emit(
        .warning, name: element.node.owner,
        detail: "\(element.path(name)) was written without animation while it animates: it jumps by the "
          + "difference and the rest of the motion goes on")
    case .ended:
      graph.attributeStopped(self)
    case .started, .combined, .merged:
      let animation = transaction.animation.map(String.init(describing:)) ?? ""
      if wasRunning {
        graph.emit(
          .animationInterrupted, name: element.node.owner,
          detail: "\(element.path(name)): \(curve) is "
            + (change == .merged ? "taken over with its velocity" : "blended into \(animation)"))
      }
      curve = animation
      started(element, context, transaction, from: from, to: target)
    }
  }

  private func started(
    _ element: Element, _ context: CommitContext, _ transaction: Transaction, from: Data, to: Data
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
      property: element.path(name), curve: curve, start: context.begin,
      end: end.flatMap { $0.isFinite ? $0 : nil }, from: from.components,
      to: to.components)
    graph.emit(
      .animationStart, name: element.node.owner,
      detail: "\(record.property) \(Printing.list(record.from)) → \(Printing.list(record.to)) \(curve)",
      animation: record)
  }

  private var logicalEnd: Double? { value?.logicalEnd }
}
