import Observation

/// Ties what a node's code reads of `@Observable` objects to the node: a change evaluates it again.
///
/// The standard library keeps an observation until it fires. To be rid of the last one before the next evaluation,
/// each of them includes an object of the link's own, which can be changed at will.
final class ObservationLink {
  private var evaluation = 0
  /// Made once something was observed; most views never do.
  private var ending: Ending?

  /// Runs `work` and watches what it reads. The change, which is about to happen, joins the current transaction.
  func track<R>(_ node: _ViewNode, _ work: () -> R) -> R {
    end()
    var watcher = Watcher(self, node, evaluation)
    let result = watch(watcher, work)
    // Somebody holds it: something is observed, and will be in later evaluations.
    if ending == nil, !isKnownUniquelyReferenced(&watcher) { ending = Ending() }
    return result
  }

  private func watch<R>(_ watcher: Watcher, _ work: () -> R) -> R {
    let unchecked = UncheckedSendable(value: watcher)
    return withObservationTracking {
      let result = work()
      ending?.note()
      return result
    } onChange: {
      unchecked.value.changed()
    }
  }

  /// Forgets what was read.
  func end() {
    evaluation += 1
    ending?.change()
  }

  private final class Watcher {
    private weak var link: ObservationLink?
    private weak var node: _ViewNode?
    private let evaluation: Int

    init(_ link: ObservationLink, _ node: _ViewNode, _ evaluation: Int) {
      self.link = link
      self.node = node
      self.evaluation = evaluation
    }

    func changed() {
      guard let node, node.isAlive, link?.evaluation == evaluation else { return }
      let graph = node.graph
      if EvaluationContext.node != nil {
        graph.emit(
          .warning, name: node.owner,
          detail: "an observed object changes during a view update: \(node.label) is evaluated once more")
      }
      graph.enqueue(.current) { [weak node, weak graph] in
        if let node { graph?.markDirty(node) }
      }
    }
  }
}

private struct UncheckedSendable<Value>: @unchecked Sendable {
  let value: Value
}

private final class Ending: Observable {
  private let registrar = ObservationRegistrar()
  private var mark: Int { 0 }

  func note() { registrar.access(self, keyPath: \.mark) }
  func change() { registrar.withMutation(of: self, keyPath: \.mark) {} }
}
