import AnimaticTime

/// What an animatable attribute belongs to: an element that draws or places, or a node whose body is evaluated
/// with animated data.
package protocol AttributeOwner: Anchored {
  /// The node at which the attribute's transaction arrives, and whose notice it belongs to.
  var attributeNode: _ViewNode { get }
  /// False once it has left the tree for good: runs on it end then.
  var carriesRuns: Bool { get }
  /// The attribute's name with what it belongs to, for traces.
  func path(_ attribute: String) -> String
}

/// One animatable attribute of one owner, whatever its type.
package class AnyAttribute {
  private let ownerAnchor: ObjectAnchor
  package final var owner: (any AttributeOwner)? { ownerAnchor.object as? any AttributeOwner }
  /// What it is, such as "offset" or "opacity".
  package let name: String

  init(_ name: String, _ owner: any AttributeOwner) {
    self.name = name
    ownerAnchor = owner.anchor
  }

  /// Its owner is gone from the tree.
  package final var isLost: Bool { !(owner?.carriesRuns ?? false) }

  package var isRunning: Bool { false }
  /// Seconds; nil without a run, infinite for one without end.
  package var end: Double? { nil }
  /// The end with a word on whether the run is alive at it.
  package var removal: RunEnd? { nil }
  package func settle(at time: Double) {}

  /// The event of the trace that told of the newest animation's start, and when that was, seconds; 0 and nil before
  /// the first.
  package fileprivate(set) var startEvent = 0
  package fileprivate(set) var startTime: Double?
  /// The event behind the newest change, animated or not, and when that was.
  package fileprivate(set) var changeCause = 0
  package fileprivate(set) var changeTime: Double?
  /// When its last run ended; nil while one lasts and before the first.
  package fileprivate(set) var restsSince: Double?

  /// Components of what is shown at a time and of the value that was written; nil before the first commit.
  package func look(at time: Double) -> (shown: [Double], model: [Double])? { nil }
  /// The animations that it is made of at a time, oldest first, those that are over among them.
  package func steps(at time: Double) -> [AnimationStep] { [] }

  /// Told each time the run ends, once.
  fileprivate(set) var listeners: [AnimationListener] = []
  /// The newest animation as code spells it; empty before the first.
  package fileprivate(set) var curve = ""

  package func runDidEnd(_ graph: ViewGraph) {
    let ended = listeners
    listeners = []
    restsSince = graph.clock.now.seconds
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
  /// The newest target; nil before the first commit.
  package private(set) var model: Data?
  /// Kept only while a run lasts, and in a place of its own: it is read for each frame and must not be copied
  /// for that.
  private var motion: UnsafeMutablePointer<AnimatableValue<Data>>?
  /// The run as plain numbers, where it is simple enough: nothing in it has its references counted.
  private var direct: DirectMotion<Data>?
  /// What a finger wrote lately; nil while none does.
  private var sampler: VelocitySampler<Data>?

  deinit { forgetMotion() }

  /// The place of a view, which takes its animation from outside of transaction scopes.
  private let isGeometry: Bool

  package init(_ name: String, _ element: Element, isGeometry: Bool = false) {
    self.isGeometry = isGeometry
    super.init(name, element)
    element.attributes.append(self)
  }

  /// An attribute of a node, which keeps it and sees to it that it is sampled while it runs.
  package init(_ name: String, node: _ViewNode) {
    isGeometry = false
    super.init(name, node)
  }

  package override var isRunning: Bool { motion != nil }
  package override var end: Double? { motion?.pointee.end }
  package override var removal: RunEnd? { motion?.pointee.removal }
  package override func look(at time: Double) -> (shown: [Double], model: [Double])? {
    model.map { (presented(at: time, or: $0).components, $0.components) }
  }
  package override func steps(at time: Double) -> [AnimationStep] { motion?.pointee.steps(at: time) ?? [] }
  package override func settle(at time: Double) {
    if let motion, motion.pointee.settle(at: time) { forgetMotion() }
  }

  private func forgetMotion() {
    motion?.deinitialize(count: 1)
    motion?.deallocate()
    motion = nil
    direct = nil
  }

  /// The presented value at `time` seconds; `fallback` before the first commit.
  package func presented(at time: Double, or fallback: Data) -> Data {
    guard let motion else { return model ?? fallback }
    if let direct { return direct.presented(at: time, model: model ?? fallback) }
    return motion.pointee.presented(at: time)
  }

  /// Shows a value at once, whatever ran.
  package func snap(to target: Data, _ graph: ViewGraph? = nil) {
    let wasRunning = isRunning
    model = target
    forgetMotion()
    if wasRunning, let graph { graph.attributeStopped(self) }
  }

  /// Sets the target under the transaction that reaches the owner.
  package func commit(_ target: Data, _ context: CommitContext) {
    guard let old = model else {
      model = target
      return
    }
    guard old != target, let owner else { return }
    let graph = context.graph
    let node = owner.attributeNode
    let transaction = isGeometry ? node.geometryTransaction : node.transaction
    let wasRunning = isRunning
    let from = presented(at: graph.clock.now.seconds, or: old)
    changeCause = graph.clock.cause
    changeTime = graph.clock.now.seconds
    let write = { [self] in
      transaction.tracksVelocity && transaction.animation == nil
        ? hold(target, graph) : self.write(target, over: old, transaction.animation, context)
    }
    // Only animations of the user's own ask for their surroundings.
    let isCustom = transaction.animation?.isCustom ?? false
    let change = isCustom ? AnimationEnvironment.with(node.environment, write) : write()
    switch change {
    case .unchanged, .jumped: break
    case .shifted:
      // What a body makes of animated data is no write of anybody's.
      if graph.isSampling { break }
      let distance = (target - old).components.map { $0 * $0 }.reduce(0, +).squareRoot()
      // A transition that is turned round plainly is the revival's business.
      if graph.notes != nil, !node.isInTransition {
        graph.note(
          .shifted(
            property: owner.path(name), owner: node.owner, distance: distance, isEndless: end == .infinity))
      }
      graph.emit(
        .warning, name: node.owner,
        detail: "\(owner.path(name)) was written without animation while it animates: it jumps by the "
          + "difference and the rest of the motion goes on")
    case .ended:
      graph.attributeStopped(self)
    case .started, .combined, .merged:
      let animation = transaction.animation.map { $0.spelled(graph.semantics) } ?? ""
      if wasRunning {
        graph.emit(
          .animationInterrupted, name: node.owner,
          detail: "\(owner.path(name)): \(curve) is "
            + (change == .merged ? "taken over with its velocity" : "blended into \(animation)"))
        if graph.notes != nil, startTime == graph.clock.now.seconds, curve != animation, !node.isInTransition
        {
          graph.note(
            .coincident(property: owner.path(name), owner: node.owner, first: curve, second: animation))
        }
      }
      curve = animation
      started(owner, context, transaction, from: from, to: target)
    }
  }

  /// A write of a finger's: shown at once, and what was running is over.
  private func hold(_ target: Data, _ graph: ViewGraph) -> AnimatableChange {
    let wasRunning = isRunning
    model = target
    forgetMotion()
    sampler = sampler ?? VelocitySampler()
    sampler?.add(target, at: graph.clock.now.seconds)
    return wasRunning ? .ended : .jumped
  }

  private func write(
    _ target: Data, over old: Data, _ animation: Animation?, _ context: CommitContext
  ) -> AnimatableChange {
    model = target
    let velocity = sampler?.velocity(at: context.begin) ?? .zero
    sampler = nil
    if motion == nil {
      guard animation != nil else { return .jumped }
      motion = .allocate(capacity: 1)
      motion?.initialize(to: AnimatableValue(old))
    }
    guard let motion else { return .jumped }
    let change = motion.pointee.set(
      target, animation: animation, at: context.begin, semantics: context.graph.semantics,
      grid: context.graph.timing.grid, velocity: velocity)
    direct = motion.pointee.direct
    if !motion.pointee.isRunning { forgetMotion() }
    return change
  }

  private func started(
    _ owner: any AttributeOwner, _ context: CommitContext, _ transaction: Transaction, from: Data, to: Data
  ) {
    let graph = context.graph
    graph.attributeStarted(self)
    restsSince = nil
    startTime = graph.clock.now.seconds
    if graph.notes != nil { owner.attributeNode.noteTransition() }
    if let removal { context.animationStarted(end: removal) }
    for listener in transaction.listeners
    where listener.animatorStarted(completion: motion?.pointee.completion, graph) {
      listeners.append(listener)
    }
    guard graph.trace != nil else { return }
    let record = AnimationRecord(
      property: owner.path(name), curve: curve, start: context.begin,
      end: end.flatMap { $0.isFinite ? $0 : nil }, from: from.components,
      to: to.components)
    startEvent = graph.emit(
      .animationStart, name: owner.attributeNode.owner,
      detail: "\(record.property) \(Printing.list(record.from)) → \(Printing.list(record.to)) \(curve)",
      animation: record)
  }
}
