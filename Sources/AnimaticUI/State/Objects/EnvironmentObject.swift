/// An object that a view further up has put in with `environmentObject(_:)`; its changes evaluate the view again.
///
/// A view that declares one which nobody has put in is not evaluated, and the run fails with an error that names
/// both. (On a device the app stops when the property is read.)
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  private var object: ObjectType?

  public init() {}

  /// The object. There is none outside of a view tree: reading it there stops the program.
  public var wrappedValue: ObjectType {
    guard let object else {
      fatalError("No ObservableObject of type \(ObjectType.self) here: it is read outside of a view tree")
    }
    return object
  }

  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(object: wrappedValue)
  }
}

extension EnvironmentObject: InstalledProperty {
  package mutating func install(_ node: _ViewNode, _ storage: PropertyStorage) {
    object = node.environment[ObjectKey<ObjectType>.self]
    if let object { ObjectLink.of(storage, node).observe(object) }
  }

  package func dependsOn(_ old: EnvironmentValues, _ new: EnvironmentValues) -> Bool {
    old[ObjectKey<ObjectType>.self] !== new[ObjectKey<ObjectType>.self]
  }

  package var missing: String? {
    object == nil ? "environmentObject(_:) for \(TypeNames.short(ObjectType.self))" : nil
  }
}

extension EnvironmentObject: FieldComparing {
  package static func _compare(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool { true }
}

/// Objects in the environment are kept by their type.
struct ObjectKey<Object: AnyObject>: EnvironmentKey {
  static var defaultValue: Object? { nil }
}

/// Puts an object into the environment.
public struct _EnvironmentObjectModifier<Object: AnyObject> {
  let object: Object?
}

extension _EnvironmentObjectModifier: ViewModifier, EnvironmentModifier {
  public typealias Body = Never
  package func change(_ values: inout EnvironmentValues) { values[ObjectKey<Object>.self] = object }
  nonisolated public static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
  ) -> _ViewNode { EnvironmentNode<C, Self>(view, inputs) }
}

extension View {
  /// Puts an object into the environment, for `@EnvironmentObject` properties of its type below.
  nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    modifier(_EnvironmentObjectModifier(object: object))
  }
}
