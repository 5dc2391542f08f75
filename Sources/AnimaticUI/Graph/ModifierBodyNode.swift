import AnimaticTime

/// The node of a user's modifier: evaluates its body; the content's nodes hang below the stand-ins.
package final class ModifierBodyNode<C: View, M: ViewModifier>: TypedNode<ModifiedContent<C, M>>,
  ContentProviding, StateHolding
{
  private let properties = DynamicProperties(of: M.self)
  private let motion: BodyMotion<M>?
  private var child: TypedNode<M.Body>?
  private var placeholders: [WeakPlaceholder] = []

  /// `motion`: for a modifier with animatable data.
  package init(_ view: ModifiedContent<C, M>, _ inputs: _NodeInputs, motion: BodyMotion<M>? = nil) {
    self.motion = motion
    super.init(view, inputs)
    child = evaluate()?.makeNode(self.inputs())
  }

  package override var childNodes: [_ViewNode] { child.map { [$0] } ?? [] }
  package override var label: String { TypeNames.short(M.self) }
  package var states: [(name: String, value: Any)] { properties.states }
  package override var handsOn: Bool { true }
  package override var reportsElementChanges: Bool { true }
  package override var stateHolder: (any StateHolding)? { graph.isUserType(M.self) ? self : nil }
  package var modifierType: Any.Type { M.self }

  /// Nil where something is missing that the body needs: the run fails then.
  private func evaluate() -> M.Body? {
    graph.didEvaluate(self, M.self)
    return EvaluationContext.with(self) {
      if let missing = properties.install(in: &view.modifier, self) {
        graph.fail(.missing(missing, view: label, at: graph.clock.now))
        return nil
      }
      let modifier = motion?.presented(view.modifier, self) ?? view.modifier
      return MainActorCall.body(of: modifier, content: _ViewModifier_Content())
    }
  }

  package override func reevaluate() {
    guard let body = evaluate(), let child else { return }
    child.set(body, environment: environment)
  }

  private var lastEnvironment: EnvironmentValues?

  package override func changed(
    from old: ModifiedContent<C, M>, view viewChanged: Bool, environment environmentChanged: Bool
  ) {
    guard let child else { return }
    let before = lastEnvironment ?? child.environment
    lastEnvironment = environment
    let modifierChanged = viewChanged && !ViewComparison.areEqual(old.modifier, view.modifier)
    if modifierChanged || (environmentChanged && properties.dependOn(view.modifier, before, environment)) {
      graph.forget(self)
      reevaluate()
    } else {
      // The storage of the properties stays with the modifier that is kept.
      if viewChanged { properties.install(in: &view.modifier, self) }
      child.set(child.view, environment: environment)
    }
    if viewChanged {
      placeholders.removeAll { $0.node == nil }
      for placeholder in placeholders { placeholder.node?.contentDidChange() }
    }
  }

  package override func collect(_ traits: Traits, into items: inout [ElementItem]) {
    child?.collect(traits, into: &items)
  }

  package func makeContent(for placeholder: ContentPlaceholderNode) -> _ViewNode {
    placeholders.append(WeakPlaceholder(node: placeholder))
    return view.content.makeNode(placeholder.inputs())
  }

  package func updateContent(_ node: _ViewNode, environment: EnvironmentValues) {
    unsafeDowncast(node, to: TypedNode<C>.self).set(view.content, environment: environment)
  }
}

package struct WeakPlaceholder {
  package weak var node: (any ContentPlaceholderNode)?
}

/// A node whose content is made below a stand-in.
package protocol ContentProviding: _ViewNode {
  var modifierType: Any.Type { get }
  func makeContent(for placeholder: ContentPlaceholderNode) -> _ViewNode
  func updateContent(_ node: _ViewNode, environment: EnvironmentValues)
}

package protocol ContentPlaceholderNode: _ViewNode {
  func contentDidChange()
}

/// The stand-in of a modifier's content.
package final class ModifierContentNode<M: ViewModifier>: TypedNode<_ViewModifier_Content<M>>,
  ContentPlaceholderNode
{
  private weak var provider: (any ContentProviding)?
  private var content: _ViewNode?

  package override init(_ view: _ViewModifier_Content<M>, _ inputs: _NodeInputs) {
    super.init(view, inputs)
    var node = inputs.parent
    while let here = node {
      if let found = here as? any ContentProviding, found.modifierType == M.self {
        provider = found
        break
      }
      node = here.parent
    }
    content = provider?.makeContent(for: self)
  }

  package override var childNodes: [_ViewNode] { content.map { [$0] } ?? [] }

  package override var handsOn: Bool { true }

  package func contentDidChange() {
    if let content { provider?.updateContent(content, environment: environment) }
  }

  package override func changed(
    from old: _ViewModifier_Content<M>, view: Bool, environment: Bool
  ) {
    contentDidChange()
  }

  package override func collect(_ traits: Traits, into items: inout [ElementItem]) {
    content?.collect(traits, into: &items)
  }
}
