import AnimaticTime

/// An animator that runs: one of keyframes, of phases, a timeline, a spinner.
package struct RunningAnimator: Equatable {
  /// What it is and whose, such as "phaseAnimator in Spinner".
  package let name: String
  /// The notice that it belongs to, or "".
  package let owner: String
  /// Goes on for as long as its view is there.
  package let isEndless: Bool
}

/// The animators of a graph that run. Those of attributes are kept by the graph itself.
package struct AnimatorList {
  private var members: [ObjectIdentifier: (animator: RunningAnimator, serial: Int)] = [:]

  package var isEmpty: Bool { members.isEmpty }

  /// The names of those without an end, for messages: "phaseAnimator in Spinner of banner".
  package var endless: [String] {
    all.filter(\.isEndless).map { $0.owner.isEmpty ? $0.name : "\($0.name) of \($0.owner)" }
  }

  /// In the order in which they started.
  package var all: [RunningAnimator] { members.values.sorted { $0.serial < $1.serial }.map(\.animator) }

  fileprivate mutating func set(_ animator: RunningAnimator, _ node: _ViewNode) {
    members[ObjectIdentifier(node)] = (animator, node.graph.makeSerial())
  }

  fileprivate mutating func remove(_ node: _ViewNode) -> RunningAnimator? {
    members.removeValue(forKey: ObjectIdentifier(node))?.animator
  }
}

extension _ViewNode {
  /// Tells the graph that something in this node moves on its own from now on: what waits for rest waits for it.
  ///
  /// A node that runs already runs anew. Every start needs an `animatorStopped()`, at the latest in `didLeave`.
  /// - Parameters:
  ///   - kind: As user code spells it, such as "keyframeAnimator".
  ///   - seconds: How long it will run: infinite for as long as the view is there, nil where nobody can tell.
  package func animatorStarted(_ kind: String, for seconds: Double?) {
    let animator = RunningAnimator(
      name: animatorName(kind), owner: owner, isEndless: seconds.map { !$0.isFinite } ?? false)
    graph.animators.set(animator, self)
    let length = seconds.map { $0.isFinite ? " for \(Printing.number($0)) s" : " without end" } ?? ""
    graph.emit(.animationStart, name: animator.owner, detail: "\(animator.name) runs\(length)")
  }

  /// An animator as messages name it: "phaseAnimator in Spinner".
  package func animatorName(_ kind: String) -> String { enclosingView.map { "\(kind) in \($0)" } ?? kind }

  /// The animator of this node stands still. Nothing happens where none runs.
  package func animatorStopped() {
    guard let animator = graph.animators.remove(self) else { return }
    graph.emit(.animationEnd, name: animator.owner, detail: "\(animator.name) has ended")
  }

  /// The name of the nearest view or modifier of the user's around this node.
  package var enclosingView: String? {
    var node: _ViewNode? = self
    while let here = node {
      if let composite = here as? any CompositeNode, graph.isUserType(composite.compositeType) {
        return composite.label
      }
      node = here.parent
    }
    return nil
  }
}

/// A node with a body.
package protocol CompositeNode: _ViewNode {
  var compositeType: Any.Type { get }
}

extension BodyNode: CompositeNode {
  package var compositeType: Any.Type { V.self }
}

extension ModifierBodyNode: CompositeNode {
  package var compositeType: Any.Type { M.self }
}
