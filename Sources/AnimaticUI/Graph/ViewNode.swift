import AnimaticTime

/// Stands for one view value as long as its identity stays.
///
/// Nodes form the structural tree: composite views, conditionals, modifiers. What is laid out and drawn
/// are the `Element`s that nodes own; a node hands them up in `collect`.
open class _ViewNode {
  package unowned let graph: ViewGraph
  package private(set) weak var parent: _ViewNode?
  package var environment: EnvironmentValues
  package let slot: String
  package let depth: Int
  /// Order of making, for a stable order among nodes of one depth.
  package let serial: Int
  /// False once the subtree has left the tree for good: state writes are then ignored.
  package private(set) var isAlive = true
  /// The entry in which the node was made.
  package let birthEntry: Int

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

  // MARK: What subclasses say

  /// Nodes directly below, in order; leaving ones included.
  package var childNodes: [_ViewNode] { [] }

  /// Those of them whose preferences count: what leaves says nothing any more.
  package var speakingChildren: [_ViewNode] { childNodes }

  /// Evaluates again because something that was read has changed.
  package func reevaluate() {}

  /// Hands up the elements of the subtree. `traits` are those written outside; inner ones win.
  package func collect(_ traits: Traits, into items: inout [ElementItem]) {}

  /// Changes the transaction on its way down.
  package func filter(_ transaction: inout Transaction) {}

  /// The subtree leaves for good. Runs after the children's.
  package func didLeave() {}

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

  /// Where the transaction comes from: the parent, or elsewhere for a transition's content.
  package var transactionSource: Transaction { parent?.transaction ?? graph.entryTransaction }

  /// Forgets what was derived in this entry; used when a filter changed its mind within one.
  package final func forgetTransaction() { transactionEntry = -1 }

  /// Ends the subtree: `onDisappear` actions, task cancellation, dead state. Innermost first.
  package final func leave() {
    guard isAlive else { return }
    for child in childNodes { child.leave() }
    didLeave()
    isAlive = false
    graph.nodeLeft(self)
  }

  package final func isBelow(_ other: _ViewNode) -> Bool {
    var node = parent
    while let here = node {
      if here === other { return true }
      node = here.parent
    }
    return false
  }

  /// The nearest marker above (or at) this node: the notice that it belongs to.
  package final var owner: String {
    var node: _ViewNode? = self
    while let here = node {
      if let marker = here as? any OwnerMarking { return marker.ownerName }
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
    let old = view
    if viewChanged { view = newView }
    changed(from: old, view: viewChanged, environment: environmentChanged)
  }

  /// `view` and `environment` are already the new ones.
  package func changed(from old: V, view viewChanged: Bool, environment environmentChanged: Bool) {}
}

extension View {
  /// Makes a node for this value below `parent`.
  nonisolated package func makeNode(_ inputs: _NodeInputs) -> TypedNode<Self> {
    unsafeDowncast(Self._makeNode(self, inputs), to: TypedNode<Self>.self)
  }
}
