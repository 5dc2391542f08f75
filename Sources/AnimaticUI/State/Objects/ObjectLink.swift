/// Ties an observed object to the node whose view declares it: its changes evaluate the view again.
package final class ObjectLink {
  package private(set) var object: AnyObject?
  private var subscription: AnyCancellable?
  private weak var node: _ViewNode?
  private let name: String

  package init(name: String, node: _ViewNode) {
    self.name = name
    self.node = node
  }

  /// Observes `object` from now on, instead of the one before.
  package func observe<Object: ObservableObject>(_ object: Object) {
    guard self.object !== object else { return }
    self.object = object
    subscription = object.objectWillChange.sink { [weak self] _ in
      self?.changed(TypeNames.short(Object.self))
    }
  }

  /// The change is about to happen; the evaluation comes with the flush, when it has. It takes place for equal
  /// values too: what the view makes of them then stops it.
  private func changed(_ type: String) {
    guard let node, node.isAlive else { return }
    let graph = node.graph
    if EvaluationContext.node != nil {
      graph.emit(
        .warning, name: node.owner,
        detail: "publishing changes of \(type) during a view update: \(node.label) is evaluated once more")
    }
    if DispatchQueue.current !== DispatchQueue.main {
      graph.emit(
        .warning, name: node.owner,
        detail:
          "publishing changes of \(type) from \(DispatchQueue.current.spelling): views want them on the main "
          + "queue, as with receive(on:)")
    }
    let transaction = Transaction.current
    if graph.trace != nil {
      let animation = transaction.animation.map { " under \($0)" } ?? ""
      graph.emit(
        .write, name: node.owner, detail: "\(name) (\(type)) will change\(animation)")
    }
    graph.enqueue(transaction) { [weak node, weak graph] in
      if let node { graph?.markDirty(node) }
    }
  }
}
