/// An object that somebody else owns; its changes evaluate the view again.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// Bindings to the object's properties.
  @dynamicMemberLookup
  public struct Wrapper {
    let object: ObjectType

    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> { Binding(object, keyPath) }
  }

  public var wrappedValue: ObjectType

  public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }
  public init(initialValue: ObjectType) { wrappedValue = initialValue }

  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }
}

extension ObservedObject: InstalledProperty {
  package mutating func install(_ node: _ViewNode, _ storage: PropertyStorage) {
    ObjectLink.of(storage, node).observe(wrappedValue)
  }
}

extension ObservedObject: FieldComparing {
  package static func _compare(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
    a.assumingMemoryBound(to: Self.self).pointee.wrappedValue
      === b.assumingMemoryBound(to: Self.self).pointee.wrappedValue
  }
}

extension ObjectLink {
  static func of(_ storage: PropertyStorage, _ node: _ViewNode) -> ObjectLink {
    if let known = storage.object as? ObjectLink { return known }
    let made = ObjectLink(name: storage.name, node: node)
    storage.object = made
    return made
  }
}
