/// An object that the view owns: made once, with the view's first evaluation, and kept as long as its identity.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private let make: () -> ObjectType
  private var link: ObjectLink?

  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { make = thunk }

  /// The object. Outside of a view tree each reading makes a new one.
  public var wrappedValue: ObjectType { link?.object as? ObjectType ?? make() }

  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(object: wrappedValue)
  }
}

extension StateObject: InstalledProperty {
  package mutating func install(_ node: _ViewNode, _ storage: PropertyStorage) {
    let link = ObjectLink.of(storage, node)
    if link.object == nil { link.observe(make()) }
    self.link = link
  }
}

extension StateObject: FieldComparing {
  /// The object lives in its node: a new value of the view does not bring a new one.
  package static func _compare(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool { true }
}
