import Synchronization

/// A space of names of its own: equal ids in two namespaces are different.
///
/// One namespace belongs to one view and stays as long as that view's identity does.
@propertyWrapper
public struct Namespace: DynamicProperty {
  /// The identity of a namespace, to be handed on.
  public struct ID: Hashable, Sendable {
    fileprivate let serial: Int
  }

  private var id: ID?

  public init() {}

  /// The identity; outside of a view's body one that never matches another.
  public var wrappedValue: ID { id ?? Self.unmatched() }

  private static let strays = Atomic<Int>(0)

  private static func unmatched() -> ID {
    ID(serial: strays.wrappingSubtract(1, ordering: .relaxed).newValue)
  }
}

extension Namespace: InstalledProperty {
  private final class Box {
    let id: ID
    init(_ id: ID) { self.id = id }
  }

  package mutating func install(_ node: _ViewNode, _ storage: PropertyStorage) {
    let box = storage.object as? Box ?? Box(ID(serial: node.graph.makeSerial()))
    storage.object = box
    id = box.id
  }
}

extension Namespace: FieldComparing {
  /// The namespace lives in its node: a new value of the view does not bring a new one.
  package static func _compare(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool { true }
}
