@_spi(Reflection) import Swift

/// An object that says when it is about to change.
///
/// The publisher comes by itself: it sends before any `@Published` property of the object, inherited ones
/// included, is written, also where the new value equals the old one.
public protocol ObservableObject: AnyObject {
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// Sends before a published property changes.
  public var objectWillChange: ObservableObjectPublisher { ObjectPublishers.publisher(for: self) }
}

/// Says that an object is about to change.
public final class ObservableObjectPublisher: Publisher {
  public typealias Output = Void
  public typealias Failure = Never
  private let audience = Audience<Void, Never>()

  public init() {}

  public func send() { audience.send(()) }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
    audience.add(subscriber)
  }
}

/// Remembers which publisher belongs to which object, and ties published properties to it.
private enum ObjectPublishers {
  private struct Entry {
    weak var object: AnyObject?
    let publisher: ObservableObjectPublisher
  }
  nonisolated(unsafe) private static var entries: [ObjectIdentifier: Entry] = [:]
  nonisolated(unsafe) private static var limit = 64

  static func publisher(for object: AnyObject) -> ObservableObjectPublisher {
    // One table for all plays, whichever thread they are on.
    PlayLock.with { known(for: object) }
  }

  private static func known(for object: AnyObject) -> ObservableObjectPublisher {
    let id = ObjectIdentifier(object)
    // The address of an object that is gone may have been given to this one.
    if let entry = entries[id], entry.object === object { return entry.publisher }
    let publisher = ObservableObjectPublisher()
    forEachPublished(in: object) { $0.objectPublisher = publisher }
    entries[id] = Entry(object: object, publisher: publisher)
    if entries.count > limit {
      entries = entries.filter { $0.value.object != nil }
      limit = max(64, entries.count * 2)
    }
    return publisher
  }

  private static func forEachPublished(in object: AnyObject, _ work: (any PublishedStoring) -> Void) {
    let base = Unmanaged.passUnretained(object).toOpaque()
    _ = _forEachField(of: type(of: object), options: .classType) { _, offset, type, _ in
      if let published = type as? any PublishedProperty.Type {
        work(published.storage(at: base + offset))
      }
      return true
    }
  }
}

/// A `Published` inside an object, without its type.
protocol PublishedProperty {
  static func storage(at pointer: UnsafeRawPointer) -> any PublishedStoring
}

protocol PublishedStoring: AnyObject {
  var objectPublisher: ObservableObjectPublisher? { get set }
}
