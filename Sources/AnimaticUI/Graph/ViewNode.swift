import AnimaticTime

/// Stands for one view value as long as its identity stays.
///
/// Nodes form the structural tree: composite views, conditionals, modifiers. What is laid out and drawn
/// are the `Element`s that nodes own; a node hands them up in `collect`.
open class _ViewNode: Anchored, AttributeOwner {
  package unowned let graph: ViewGraph
  @BackReference package private(set) var parent: _ViewNode?
  private final var madeAnchor: ObjectAnchor?
  package var environment: EnvironmentValues
  package let slot: String
  package let depth: Int
  /// Order of making, for a stable order among nodes of one depth.
  package let serial: Int
  /// False once the subtree has left the tree for good: state writes are then ignored.
  package private(set) var isAlive = true
  /// The entry in which the node was made.
  package let birthEntry: Int

  /// The event of the trace that made it need an evaluation; 0 for none.
  package final var dirtyCause = 0

  /// What the node's code read of observable objects.
  private(set) lazy var observation = makeObservation()
  private var isObserving = false

  private var transactionEntry = -1
  private var transactionMemo = Transaction()

  package init(_ inputs: _NodeInputs) {
    graph = inputs.graph
    parent = inputs.parent
    environment = inputs.environment
    slot = inputs.slot
    depth = (inputs.parent?.depth ?? 0) + 1
    birthEntry = inputs.graph.entryID
    serial = inputs.graph.makeSerial()
  }

  package final var anchor: ObjectAnchor {
    if let madeAnchor { return madeAnchor }
    let anchor = ObjectAnchor(self)
    madeAnchor = anchor
    return anchor
  }
  deinit { madeAnchor?.objectIsGone() }

  // MARK: What subclasses say

  /// Nodes directly below, in order; leaving ones included.
  package var childNodes: [_ViewNode] { [] }

  /// Those of them whose preferences count: what leaves says nothing any more.
  package var speakingChildren: [_ViewNode] { childNodes }

  /// Evaluates again because something that was read has changed.
  package func reevaluate() {}

  /// Whether the node itself sees to `graph.elementsAreStale` when it is evaluated again.
  package var reportsElementChanges: Bool { false }

  /// Hands up the elements of the subtree. `traits` are those written outside; inner ones win.
  package func collect(_ traits: Traits, into items: inout [ElementItem]) {}

  /// Changes the transaction on its way down.
  package func filter(_ transaction: inout Transaction) {}

  /// The slot that `child` stands in, where it leaves under the entry that is being flushed.
  package func departingSlot(of child: _ViewNode) -> DynamicSlot? { nil }

  /// The slot that `child` stands in, where children come and go.
  package func slot(of child: _ViewNode) -> DynamicSlot? { nil }

  /// The subtree leaves for good. Runs after the children's.
  package func didLeave() {}

  /// Itself, where the node keeps states that the stage may ask for.
  /// nil for views of ours: what they remember is nobody's state.
  package var stateHolder: (any StateHolding)? { nil }
  /// Where the notice's views end and what it is laid over begins.
  package var isNoticeContent: Bool { false }
  /// The notice that everything below belongs to, where the node marks one.
  package var markedOwner: String? { nil }

  /// A name for paths in traces.
  package var label: String { String(describing: type(of: self)) }

  // MARK: What every node does

  /// The inputs for a node below this one.
  package func inputs(slot: String = "", environment: EnvironmentValues? = nil) -> _NodeInputs {
    _NodeInputs(
      graph: graph, parent: self, environment: environment ?? self.environment, slot: slot)
  }

  /// The transaction as it arrives below this node in the entry that is being flushed.
  package final var transaction: Transaction {
    if transactionEntry == graph.entryID { return transactionMemo }
    var result = transactionSource
    filter(&result)
    transactionEntry = graph.entryID
    transactionMemo = result
    return result
  }

  /// Where the transaction comes from: the parent, or what arrived at the scope that ends here.
  package final var transactionSource: Transaction {
    endedScope?.transactionSource ?? parent?.transaction ?? graph.entryTransaction
  }

  /// Modifiers between this node and the one that ends the scope have a transaction of their own.
  package var isTransactionScope: Bool { false }
  /// The scope whose change of the transaction does not go below this node.
  package var endedScope: _ViewNode? { nil }

  /// The transaction for a change of place: the place of a view is none of the modifiers' in a scope, so that
  /// what arrives at the outermost one counts.
  package final var geometryTransaction: Transaction {
    guard graph.hasTransactionScopes else { return transaction }
    var outermost: _ViewNode?
    var node: _ViewNode? = self
    while let here = node {
      if here.isTransactionScope { outermost = here }
      node = here.endedScope.map { $0.parent } ?? here.parent
    }
    return outermost?.transactionSource ?? transaction
  }

  /// Forgets what was derived in this entry; used when a filter changed its mind within one.
  package final func forgetTransaction() { transactionEntry = -1 }

  /// Ends the subtree: `onDisappear` actions, task cancellation, dead state. Innermost first.
  package final func leave() {
    guard isAlive else { return }
    for child in childNodes { child.leave() }
    didLeave()
    if isObserving { observation.end() }
    isAlive = false
    graph.nodeLeft(self)
  }

  private func makeObservation() -> ObservationLink {
    isObserving = true
    return ObservationLink()
  }

  package final func isBelow(_ other: _ViewNode) -> Bool {
    var node = parent
    while let here = node {
      if here === other { return true }
      node = here.parent
    }
    return false
  }

  // MARK: Animated data of the node's own

  package final var attributeNode: _ViewNode { self }
  package final var carriesRuns: Bool { isAlive }
  package final func path(_ attribute: String) -> String { "\(attribute)(\(label))" }

  /// The slots around this node that leave under the entry being flushed: they wait for what starts in it.
  package final var departingSlots: [DynamicSlot] {
    var result: [DynamicSlot] = []
    var child = self
    while let above = child.parent {
      if let slot = above.departingSlot(of: child) { result.append(slot) }
      child = above
    }
    return result
  }

  /// The nearest marker above (or at) this node: the notice that it belongs to.
  package final var owner: String {
    var node: _ViewNode? = self
    while let here = node {
      if let owner = here.markedOwner { return owner }
      node = here.parent
    }
    return ""
  }
}

/// A node that says which notice everything below it belongs to.
package protocol OwnerMarking: _ViewNode {
  var ownerName: String { get }
}

/// A node for views of one type.
package class TypedNode<V>: _ViewNode {
  package var view: V

  package init(_ view: V, _ inputs: _NodeInputs) {
    self.view = view
    super.init(inputs)
  }

  /// A new value for the same identity. Nothing happens where neither it nor the environment differs.
  package final func set(_ newView: V, environment newEnvironment: EnvironmentValues) {
    let environmentChanged = newEnvironment.stamp != environment.stamp
    let viewChanged = !ViewComparison.areEqual(view, newView)
    guard environmentChanged || viewChanged else { return }
    environment = newEnvironment
    var old = viewChanged ? newView : view
    if viewChanged { swap(&old, &view) }
    if environmentChanged ? !handsOn : !keepsElements(from: old) { graph.elementsAreStale = true }
    changed(from: old, view: viewChanged, environment: environmentChanged)
  }

  /// Whether neither the elements handed up nor a place depend on the change from `old` to `view` in the same
  /// environment, but for what the nodes below say themselves.
  package func keepsElements(from old: V) -> Bool { handsOn }
  /// The node has no elements of its own: those below speak for themselves, whatever changes.
  package var handsOn: Bool { false }

  /// `view` and `environment` are already the new ones.
  package func changed(from old: V, view viewChanged: Bool, environment environmentChanged: Bool) {}
}

extension View {
  /// Makes a node for this value below `parent`.
  nonisolated package func makeNode(_ inputs: _NodeInputs) -> TypedNode<Self> {
    unsafeDowncast(Self._makeNode(self, inputs), to: TypedNode<Self>.self)
  }
}
