/// A property of a class that publishes its values: `$name` is a publisher that hands out the present value, then
/// each new one before it is stored.
@propertyWrapper
public struct Published<Value> {
  let storage: PublishedStorage<Value>

  public init(wrappedValue: Value) { storage = PublishedStorage(wrappedValue) }
  public init(initialValue: Value) { storage = PublishedStorage(initialValue) }

  /// Writing it says so first: by the object's `objectWillChange`, then by the publisher; then it is stored.
  public var wrappedValue: Value {
    get { storage.value }
    nonmutating set { storage.set(newValue) }
  }

  public var projectedValue: Publisher {
    get { Publisher(storage: storage) }
    nonmutating set { storage.take(from: newValue) }
  }

  /// Hands out the present value, then each new one before it is stored.
  public struct Publisher: _Publisher {
    public typealias Output = Value
    public typealias Failure = Never
    let storage: PublishedStorage<Value>

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
      let storage = storage
      storage.audience.add(subscriber) { storage.newest }
    }
  }
}

extension Published: PublishedProperty {
  static func storage(at pointer: UnsafeRawPointer) -> any PublishedStoring {
    pointer.assumingMemoryBound(to: Self.self).pointee.storage
  }
}

/// What all copies of one `Published` share.
final class PublishedStorage<Value>: PublishedStoring {
  private(set) var value: Value
  /// What is being published right now, before it is stored.
  private var coming: Value?
  let audience = Audience<Value, Never>()
  var objectPublisher: ObservableObjectPublisher?
  private var sources: [AnyCancellable] = []

  init(_ value: Value) { self.value = value }

  var newest: Value { coming ?? value }

  func set(_ newValue: Value) {
    objectPublisher?.send()
    coming = newValue
    audience.send(newValue)
    coming = nil
    value = newValue
  }

  /// Writes what another publisher hands out, for as long as this lives.
  func take<P: Publisher>(from publisher: P) where P.Output == Value, P.Failure == Never {
    // Assigning a property its own publisher, as an inout access does at its end, changes nothing.
    if let own = publisher as? Published<Value>.Publisher, own.storage === self { return }
    sources.append(publisher.sink { [weak self] in self?.set($0) })
  }
}
