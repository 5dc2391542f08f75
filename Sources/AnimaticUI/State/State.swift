/// A value that a view owns and remembers; writing it updates what has read it.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  private var initial: Value
  package var location: StoredLocation<Value>?

  public init(wrappedValue value: Value) { initial = value }
  public init(initialValue value: Value) { initial = value }

  /// The current value. Outside a view tree it keeps the initial one and ignores writes.
  public var wrappedValue: Value {
    get { location?.value ?? initial }
    nonmutating set { location?.set(newValue, .current) }
  }

  public var projectedValue: Binding<Value> {
    guard let location else {
      let value = initial
      return Binding(get: { value }, set: { _ in })
    }
    return Binding(location)
  }
}

extension State where Value: ExpressibleByNilLiteral {
  public init() { self.init(wrappedValue: nil) }
}

extension State: @unchecked Sendable where Value: Sendable {}

extension State: InstalledProperty {
  package mutating func install(_ node: _ViewNode, _ storage: PropertyStorage) {
    location = storage.location(initial, node)
  }
}

extension State: FieldComparing {
  /// The state lives in its node: a new value of the view does not bring a new one.
  package static func _compare(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool { true }
}
