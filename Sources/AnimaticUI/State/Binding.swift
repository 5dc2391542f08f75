/// Reads and writes a value that somebody else owns.
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value>: DynamicProperty {
  private let getter: () -> Value
  private let setter: (Value, Transaction) -> Void
  /// What tells two bindings apart; nil for bindings made of closures.
  private let identity: ObjectIdentifier?
  private let keyPath: AnyKeyPath?
  /// Carried by every write; the current transaction wins over it.
  public var transaction = Transaction()

  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    getter = get
    setter = { value, transaction in transaction.run { set(value) } }
    identity = nil
    keyPath = nil
  }

  public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    getter = get
    setter = set
    identity = nil
    keyPath = nil
  }

  package init(_ location: StoredLocation<Value>) {
    getter = { location.value }
    setter = { location.set($0, $1) }
    identity = ObjectIdentifier(location)
    keyPath = nil
  }

  init(
    getter: @escaping () -> Value, setter: @escaping (Value, Transaction) -> Void,
    identity: ObjectIdentifier?, keyPath: AnyKeyPath?, transaction: Transaction
  ) {
    self.getter = getter
    self.setter = setter
    self.identity = identity
    self.keyPath = keyPath
    self.transaction = transaction
  }

  /// A binding that never changes.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(get: { value }, set: { _ in })
  }

  public var wrappedValue: Value {
    get { getter() }
    nonmutating set {
      let current = Transaction.current
      setter(newValue, transaction.isPlain ? current : current.over(transaction))
      transaction.listeners.forEach { $0.bodyReturned() }
    }
  }

  public var projectedValue: Binding<Value> { self }
  public init(projectedValue: Binding<Value>) { self = projectedValue }

  public subscript<Subject>(
    dynamicMember keyPath: WritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    let (get, set) = (getter, setter)
    let path = self.keyPath.map { $0.appending(path: keyPath) } ?? keyPath
    return Binding<Subject>(
      getter: { get()[keyPath: keyPath] },
      setter: { value, transaction in
        var whole = get()
        whole[keyPath: keyPath] = value
        set(whole, transaction)
      },
      identity: path == nil ? nil : identity, keyPath: path, transaction: transaction)
  }

  /// The same place; writes through it carry `animation`.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    self.transaction(Transaction(animation: animation))
  }

  /// The same place; writes through it carry `transaction`.
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    var copy = self
    copy.transaction = transaction
    return copy
  }

  /// Unwraps an optional: nil where the base is nil now; reads keep the last value.
  public init?(_ base: Binding<Value?>) {
    guard let value = base.wrappedValue else { return nil }
    let last = LastValue(value)
    self.init(
      getter: {
        if let now = base.wrappedValue { last.value = now }
        return last.value
      },
      setter: { value, transaction in base.setter(value, transaction) },
      identity: nil, keyPath: nil, transaction: base.transaction)
  }

  /// Wraps a value as an optional; writing nil does nothing.
  public init<V>(_ base: Binding<V>) where Value == V? {
    self.init(
      getter: { base.wrappedValue },
      setter: { value, transaction in if let value { base.setter(value, transaction) } },
      identity: base.keyPath == nil ? base.identity : nil, keyPath: nil, transaction: base.transaction)
  }
}

private final class LastValue<V> {
  var value: V
  init(_ value: V) { self.value = value }
}

extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding: FieldComparing {
  /// Same place behind it: what the place holds is tracked by reading it.
  package static func _compare(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
    let x = a.assumingMemoryBound(to: Self.self).pointee
    let y = b.assumingMemoryBound(to: Self.self).pointee
    guard let identity = x.identity else { return false }
    return identity == y.identity && x.keyPath == y.keyPath
      && x.transaction.animation == y.transaction.animation
      && x.transaction.disablesAnimations == y.transaction.disablesAnimations
  }
}
