/// A value that follows a gesture and goes back to what it was when the gesture ends or is taken away.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  private let initial: Value
  private let reset: (Value, inout Transaction) -> Void
  private var isTraced = true
  private var location: StoredLocation<Value>?

  /// - Parameters:
  ///   - reset: Gets the last value and the transaction, a plain one, under which the value goes back.
  public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    initial = initialValue
    self.reset = reset
  }

  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(initialValue: wrappedValue, reset: reset)
  }

  /// - Parameter resetTransaction: What the value goes back under.
  public init(initialValue: Value, resetTransaction: Transaction) {
    self.init(initialValue: initialValue) { _, transaction in transaction = resetTransaction }
  }

  public init(wrappedValue: Value, resetTransaction: Transaction) {
    self.init(initialValue: wrappedValue, resetTransaction: resetTransaction)
  }

  public init(initialValue: Value) { self.init(initialValue: initialValue) { _, _ in } }
  public init(wrappedValue: Value) { self.init(initialValue: wrappedValue) }

  /// For controls of ours: its writes are not worth a trace line.
  init(untraced value: Value) {
    self.init(initialValue: value)
    isTraced = false
  }

  /// The current value. Only a gesture's `updating` writes it.
  public var wrappedValue: Value { location?.value ?? initial }
  public var projectedValue: GestureState<Value> { self }

  /// Changes the value by a function of the newest one.
  func update(_ body: (inout Value, inout Transaction) -> Void) {
    guard let location else { return }
    var value = location.model
    var transaction = Transaction.interaction
    body(&value, &transaction)
    location.set(value, transaction)
  }

  func goBack() {
    guard let location else { return }
    var transaction = Transaction()
    reset(location.model, &transaction)
    location.set(initial, transaction)
  }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  public init(resetTransaction: Transaction = Transaction()) {
    self.init(initialValue: nil, resetTransaction: resetTransaction)
  }

  public init(reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(initialValue: nil, reset: reset)
  }
}

extension GestureState: @unchecked Sendable where Value: Sendable {}

extension GestureState: InstalledProperty {
  package mutating func install(_ node: _ViewNode, _ storage: PropertyStorage) {
    if let known = storage.object as? GestureStateBox<Value> {
      location = known.location
    } else {
      let made = StoredLocation(
        initial, name: isTraced ? storage.name : "", node: node, graph: node.graph)
      storage.object = GestureStateBox(made)
      location = made
    }
  }
}

extension GestureState: FieldComparing {
  /// The value lives in the node, as that of a `State` does.
  package static func _compare(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool { true }
}

/// Keeps the place of a gesture state apart from those of states, which can be asked for by name.
private final class GestureStateBox<Value> {
  let location: StoredLocation<Value>
  init(_ location: StoredLocation<Value>) { self.location = location }
}
