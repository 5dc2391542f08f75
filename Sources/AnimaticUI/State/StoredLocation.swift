import AnimaticTime

/// Where the value behind a `@State` lives: shared by all copies of the view, tied to its node.
package final class StoredLocation<Value> {
  /// The newest value: what actions read.
  private var latest: Value
  /// The value as of the entry being flushed: what bodies read.
  private var committed: Value
  @BackReference private var node: _ViewNode?
  @BackReference private var graph: ViewGraph?
  private let ownerNode: Bool
  /// The property's name, for traces; "" keeps its writes out of them.
  package let name: String
  private var readers: [ObjectIdentifier: WeakNode] = [:]

  /// `node`: the state dies with it; nil for state that the stage holds from outside.
  package init(_ value: Value, name: String, node: _ViewNode?, graph: ViewGraph?) {
    latest = value
    committed = value
    self.name = name
    self.node = node
    self.graph = graph
    ownerNode = node != nil
  }

  package func attach(to graph: ViewGraph) { self.graph = graph }

  /// The view that owned the state has left the tree.
  private var isDead: Bool { ownerNode && (node.map { !$0.isAlive } ?? true) }

  package var value: Value {
    if let reader = EvaluationContext.node {
      readers[ObjectIdentifier(reader)] = WeakNode(node: reader)
      return committed
    }
    return latest
  }

  package func set(_ newValue: Value, _ transaction: Transaction) {
    guard let graph else {
      latest = newValue
      committed = newValue
      return
    }
    let owner = node?.owner ?? graph.clock.owner
    if EvaluationContext.node != nil {
      graph.emit(
        .warning, name: owner,
        detail: "modifying state \(name) during view update: the write is lost")
      return
    }
    if isDead {
      if name.isEmpty { return }
      graph.note(.deadWrite(name: name, owner: owner))
      graph.emit(
        .write, name: owner, detail: "\(name) written after its view had left the tree: ignored")
      return
    }
    guard !ViewComparison.areEqual(latest, newValue) else { return }
    latest = newValue
    var cause: Int?
    if graph.trace != nil, !name.isEmpty, node == nil || node?.stateHolder != nil {
      let animation = transaction.animation.map { " under \($0)" } ?? ""
      cause = graph.emit(
        .write, name: owner.isEmpty ? graph.clock.owner : owner,
        detail: "\(name) = \(Printing.value(newValue))\(animation)", source: transaction.source,
        update: graph.update(of: transaction))
    }
    graph.enqueue(transaction, marksOnly: true, cause: cause) { [weak self] in self?.apply(newValue, graph) }
  }

  private func apply(_ newValue: Value, _ graph: ViewGraph) {
    guard !isDead else { return }
    committed = newValue
    let noted = readers
    readers = [:]
    for reader in noted.values {
      if let node = reader.node { graph.markDirty(node) }
    }
  }

  /// The newest value, without noting a reader.
  package var model: Value { latest }
}

private struct WeakNode {
  @BackReference var node: _ViewNode?
}

extension Printing {
  /// A value of a state as traces show it: numbers short, text in quotes, types without their module.
  package static func value(_ value: Any) -> String {
    switch value {
    case let number as Double: return Printing.number(number)
    case let number as CGFloat: return Printing.number(Double(number))
    case let text as String: return "\"\(text)\""
    case let other as CustomStringConvertible: return other.description
    default: return String(describing: value)
    }
  }
}
