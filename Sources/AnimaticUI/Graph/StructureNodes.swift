/// A modifier's node with the node of the content below it, handing elements through.
package class ContentNode<C: View, M>: TypedNode<ModifiedContent<C, M>> {
  package private(set) var content: TypedNode<C>!

  package override init(_ view: ModifiedContent<C, M>, _ inputs: _NodeInputs) {
    super.init(view, inputs)
    prepare()
    content = view.content.makeNode(self.inputs(environment: contentEnvironment))
    didMakeContent()
  }

  /// Called before the content is made.
  package func prepare() {}
  /// Called once the content stands.
  package func didMakeContent() {}
  package var contentEnvironment: EnvironmentValues { environment }
  /// The modifier may have changed; the content is not updated yet.
  package func modifierChanged(from old: M, view: Bool, environment: Bool) {}
  /// After the content was updated.
  package func contentUpdated(from old: M) {}

  package override var childNodes: [_ViewNode] { content.map { [$0] } ?? [] }
  package override var label: String { TypeNames.short(M.self) }

  package override func changed(
    from old: ModifiedContent<C, M>, view viewChanged: Bool, environment: Bool
  ) {
    modifierChanged(from: old.modifier, view: viewChanged, environment: environment)
    content.set(view.content, environment: contentEnvironment)
    contentUpdated(from: old.modifier)
  }

  package override func collect(_ traits: Traits, into items: inout [ElementItem]) {
    content.collect(traits, into: &items)
  }
}

/// Changes the environment for its content.
package final class EnvironmentNode<C: View, M: EnvironmentModifier>: ContentNode<C, M> {
  private var derived: EnvironmentValues?

  package override var handsOn: Bool { true }

  package override var contentEnvironment: EnvironmentValues {
    if let derived { return derived }
    var values = environment
    view.modifier.change(&values)
    derived = values
    return values
  }

  package override func modifierChanged(from old: M, view viewChanged: Bool, environment: Bool) {
    if environment || !ViewComparison.areEqual(old, view.modifier) { derived = nil }
  }
}

/// Several views written one after the other.
public struct TupleView<each Content: View> {
  /// Shared by all copies: a tuple of any length is dear to copy, and each view around it is copied with it.
  private let box: TupleBox<repeat each Content>
  package var content: (repeat each Content) { box.content }

  public init(_ content: repeat each Content) { box = TupleBox(repeat each content) }
}

private final class TupleBox<each Content> {
  let content: (repeat each Content)
  init(_ content: repeat each Content) { self.content = (repeat each content) }
}

extension TupleView: FieldComparing {
  package static func _compare(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
    let x = a.assumingMemoryBound(to: Self.self).pointee
    let y = b.assumingMemoryBound(to: Self.self).pointee
    return x.box === y.box || ViewComparison.areEqual(x.box.content, y.box.content)
  }
}

extension TupleView: View {
  public typealias Body = Never

  nonisolated public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode {
    TupleNode<Self>(view, inputs) { view, node, existing in
      var nodes: [_ViewNode] = []
      var index = 0
      func visit<V: View>(_ child: V) {
        if existing.isEmpty {
          nodes.append(child.makeNode(node.inputs(slot: "\(index)")))
        } else {
          let known = unsafeDowncast(existing[index], to: TypedNode<V>.self)
          known.set(child, environment: node.environment)
          nodes.append(known)
        }
        index += 1
      }
      repeat visit(each view.content)
      return nodes
    }
  }
}

/// Keeps one node for each of a fixed list of views.
package final class TupleNode<V>: TypedNode<V> {
  package typealias Visit = (V, _ViewNode, [_ViewNode]) -> [_ViewNode]
  private let visit: Visit
  private var nodes: [_ViewNode] = []

  package init(_ view: V, _ inputs: _NodeInputs, visit: @escaping Visit) {
    self.visit = visit
    super.init(view, inputs)
    nodes = visit(view, self, [])
  }

  package override var childNodes: [_ViewNode] { nodes }
  package override var handsOn: Bool { true }

  package override func changed(from old: V, view: Bool, environment: Bool) {
    if !nodes.isEmpty { nodes = visit(self.view, self, nodes) }
  }

  package override func collect(_ traits: Traits, into items: inout [ElementItem]) {
    for node in nodes { node.collect(traits, into: &items) }
  }
}

/// Nothing at all.
public struct EmptyView {
  public init() {}
}

extension EmptyView: View {
  public typealias Body = Never
  nonisolated public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode {
    TypedNode<Self>(view, inputs)
  }
}

/// Several views as one, without layout of their own.
public struct Group<Content> {
  package let content: Content
}

extension Group: View where Content: View {
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
  public typealias Body = Never
  nonisolated public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode {
    TupleNode<Self>(view, inputs) { view, node, existing in
      guard let known = existing.first else { return [view.content.makeNode(node.inputs())] }
      unsafeDowncast(known, to: TypedNode<Content>.self)
        .set(view.content, environment: node.environment)
      return [known]
    }
  }
}
