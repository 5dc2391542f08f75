/// A view whose type is hidden. A change of the hidden type replaces the view, without transition.
public struct AnyView {
  package let box: any View

  public init<V: View>(_ view: V) {
    box = (view as? AnyView)?.box ?? view
  }

  public init<V: View>(erasing view: V) { self.init(view) }
}

extension AnyView: View {
  public typealias Body = Never

  nonisolated public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode {
    AnyViewNode(view, inputs)
  }
}

extension AnyView: FieldComparing {
  package static func _compare(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
    let x = a.assumingMemoryBound(to: Self.self).pointee
    let y = b.assumingMemoryBound(to: Self.self).pointee
    func open<V: View>(_ view: V) -> Bool {
      (y.box as? V).map { ViewComparison.areEqual(view, $0) } ?? false
    }
    return open(x.box)
  }
}

private final class AnyViewNode: DynamicNode<AnyView> {
  override var canTransition: Bool { false }

  override func children() -> [Child] {
    func child<V: View>(_ view: V) -> Child {
      Child(key: ObjectIdentifier(V.self), view) { [unowned self] in environment }
    }
    return [child(view.box)]
  }
}
