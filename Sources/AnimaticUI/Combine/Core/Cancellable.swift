/// Something that goes on until it is cancelled.
public protocol Cancellable {
  func cancel()
}

extension Cancellable {
  /// Keeps it in a collection; it is cancelled when it leaves it.
  public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
    AnyCancellable(self).store(in: &collection)
  }

  /// Keeps it in a set; it is cancelled when it leaves it.
  public func store(in set: inout Set<AnyCancellable>) { AnyCancellable(self).store(in: &set) }
}

/// Cancels when it is released.
public final class AnyCancellable: Cancellable, Hashable {
  private var action: (() -> Void)?

  public init(_ cancel: @escaping () -> Void) { action = cancel }
  public init<C: Cancellable>(_ canceller: C) { action = { canceller.cancel() } }
  init(erasing canceller: Cancellable) { action = { canceller.cancel() } }

  /// A second call does nothing.
  public func cancel() {
    let action = action
    self.action = nil
    action?()
  }

  deinit { action?() }

  public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
    collection.append(self)
  }

  public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }

  public static func == (a: AnyCancellable, b: AnyCancellable) -> Bool { a === b }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
