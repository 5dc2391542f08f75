import AnimaticTime

/// One animatable attribute of one element, whatever its type.
package class AnyAttribute {
  @BackReference package private(set) var element: Element?
  /// What it is, such as "offset" or "opacity".
  package let name: String

  init(_ name: String, _ element: Element) {
    self.name = name
    self.element = element
  }

  package var isRunning: Bool { false }
  /// Seconds; nil without a run, infinite for one without end.
  package var end: Double? { nil }
  /// The end with a word on whether the run is alive at it.
  package var removal: RunEnd? { nil }
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
  /// The newest target; nil before the first commit.
  package private(set) var model: Data?
  /// Kept only while a run lasts, and in a place of its own: it is read for each frame and must not be copied
  /// for that.
  private var motion: UnsafeMutablePointer<AnimatableValue<Data>>?

  deinit { forgetMotion() }

  /// The place of a view, which takes its animation from outside of transaction scopes.
  private let isGeometry: Bool

  package init(_ name: String, _ element: Element, isGeometry: Bool = false) {
    self.isGeometry = isGeometry
    super.init(name, element)
    element.attributes.append(self)
  }

  package override var isRunning: Bool { motion != nil }
  package override var end: Double? { motion?.pointee.end }
  package override var removal: RunEnd? { motion?.pointee.removal }
  package override func settle(at time: Double) {
    if let motion, motion.pointee.settle(at: time) { forgetMotion() }
  }

  private func forgetMotion() {
    motion?.deinitialize(count: 1)
    motion?.deallocate()
    motion = nil
  }

  /// The presented value at `time` seconds; `fallback` before the first commit.
  package func presented(at time: Double, or fallback: Data) -> Data {
    guard let motion else { return model ?? fallback }
    return motion.pointee.presented(at: time)
  }

  /// Shows a value at once, whatever ran.
  package func snap(to target: Data, _ graph: ViewGraph? = nil) {
    let wasRunning = isRunning
    model = target
    forgetMotion()
    if wasRunning, let graph { graph.attributeStopped(self) }
  }

  /// Sets the target under the transaction that reaches the element.
  package func commit(_ target: Data, _ context: CommitContext) {
    guard let old = model else {
      model = target
      return
    }
    guard old != target, let element else { return }
    let graph = context.graph
    let transaction = isGeometry ? element.node.geometryTransaction : element.node.transaction
    let wasRunning = isRunning
    let from = presented(at: graph.clock.now.seconds, or: old)
    let write = { [self] in self.write(target, over: old, transaction.animation, context) }
    // Only animations of the user's own ask for their surroundings.
    let isCustom = transaction.animation?.isCustom ?? false
    let change = isCustom ? AnimationEnvironment.with(element.node.environment, write) : write()
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
      let animation = transaction.animation.map { $0.spelled(graph.semantics) } ?? ""
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

  private func write(
    _ target: Data, over old: Data, _ animation: Animation?, _ context: CommitContext
  ) -> AnimatableChange {
    model = target
    if motion == nil {
      guard animation != nil else { return .jumped }
      motion = .allocate(capacity: 1)
      motion?.initialize(to: AnimatableValue(old))
    }
    guard let motion else { return .jumped }
    let change = motion.pointee.set(
      target, animation: animation, at: context.begin, semantics: context.graph.semantics,
      grid: context.graph.timing.grid)
    if !motion.pointee.isRunning { forgetMotion() }
    return change
  }

  private func started(
    _ element: Element, _ context: CommitContext, _ transaction: Transaction, from: Data, to: Data
  ) {
    let graph = context.graph
    graph.attributeStarted(self)
    if let removal { context.animationStarted(end: removal) }
    for listener in transaction.listeners
    where listener.animatorStarted(completion: motion?.pointee.completion, graph) {
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
}
