import AnimaticTime

/// The node of a composite view: evaluates the body and keeps the node of its result.
package final class BodyNode<V: View>: TypedNode<V>, StateHolding {
  private let properties = DynamicProperties(of: V.self)
  private let motion: BodyMotion<V>?
  private var child: TypedNode<V.Body>?

  /// `motion`: for a view with animatable data.
  package init(_ view: V, _ inputs: _NodeInputs, motion: BodyMotion<V>? = nil) {
    self.motion = motion
    super.init(view, inputs)
    child = evaluate()?.makeNode(self.inputs())
  }

  package override var childNodes: [_ViewNode] { child.map { [$0] } ?? [] }
  package override var label: String { TypeNames.short(V.self) }
  package var states: [(name: String, value: Any)] { properties.states }
  package override var handsOn: Bool { true }
  package override var reportsElementChanges: Bool { true }
  package override var stateHolder: (any StateHolding)? { graph.isUserType(V.self) ? self : nil }

  /// Nil where something is missing that the body needs: the run fails then.
  private func evaluate() -> V.Body? {
    graph.didEvaluate(self, V.self)
    return EvaluationContext.with(self) {
      if let missing = properties.install(in: &view, self) {
        graph.fail(.missing(missing, view: label, at: graph.clock.now))
        return nil
      }
      return MainActorCall.body(of: motion?.presented(view, self) ?? view)
    }
  }

  package override func reevaluate() {
    guard let body = evaluate(), let child else { return }
    child.set(body, environment: environment)
  }

  private var lastEnvironment: EnvironmentValues?

  package override func changed(from old: V, view viewChanged: Bool, environment: Bool) {
    guard let child else { return }
    let before = lastEnvironment ?? child.environment
    lastEnvironment = self.environment
    if viewChanged || (environment && properties.dependOn(view, before, self.environment)) {
      graph.forget(self)
      reevaluate()
    } else {
      child.set(child.view, environment: self.environment)
    }
  }

  package override func collect(_ traits: Traits, into items: inout [ElementItem]) {
    child?.collect(traits, into: &items)
  }
}

/// A node with `@State` that can be asked for by name.
package protocol StateHolding: _ViewNode {
  var states: [(name: String, value: Any)] { get }
}

/// Type names as people write them: no module, no generic arguments.
package enum TypeNames {
  package static func short(_ type: Any.Type) -> String {
    let full = String(describing: type)
    // What the macro makes has a mangled name, which tells nobody anything.
    if full.hasPrefix("$s"), full.contains("Preview") { return "#Preview" }
    return String(full.prefix { $0 != "<" })
  }
}
