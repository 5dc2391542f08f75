import Observation

/// Makes bindings to the properties of an observable object.
@propertyWrapper @dynamicMemberLookup
public struct Bindable<Value> {
  public var wrappedValue: Value

  @available(*, unavailable, message: "the wrapped value must be an object that is Observable")
  public init(wrappedValue: Value) { self.init(of: wrappedValue) }

  private init(of value: Value) { wrappedValue = value }

  public var projectedValue: Bindable<Value> { self }
}

extension Bindable where Value: AnyObject & Observable {
  public init(wrappedValue: Value) { self.init(of: wrappedValue) }
  public init(_ wrappedValue: Value) { self.init(of: wrappedValue) }
  public init(projectedValue: Bindable<Value>) { self = projectedValue }
}

extension Bindable where Value: AnyObject {
  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> { Binding(wrappedValue, keyPath) }
}

extension Bindable: Identifiable where Value: Identifiable {
  public var id: Value.ID { wrappedValue.id }
}

extension Binding {
  /// A property of an object. Writes run under the transaction that they carry.
  init<Object: AnyObject>(_ object: Object, _ keyPath: ReferenceWritableKeyPath<Object, Value>) {
    self.init(
      getter: { object[keyPath: keyPath] },
      setter: { value, transaction in transaction.run { object[keyPath: keyPath] = value } },
      identity: ObjectIdentifier(object), keyPath: keyPath, transaction: Transaction())
  }
}

extension View {
  /// Puts an observable object into the environment, for `@Environment(Type.self)` below; nil takes it out.
  nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    modifier(_EnvironmentObjectModifier(object: object))
  }
}
