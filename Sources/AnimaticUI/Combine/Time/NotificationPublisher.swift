import Foundation

extension NotificationCenter {
  /// The notifications of one name, as they are posted.
  public struct Publisher: _Publisher {
    public typealias Output = Notification
    public typealias Failure = Never
    public let center: NotificationCenter
    public let name: Notification.Name
    public let object: AnyObject?

    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      self.center = center
      self.name = name
      self.object = object
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Notification, S.Failure == Never {
      let junction = Junction(subscriber)
      let center = center
      let token = center.addObserver(forName: name, object: object, queue: nil) {
        junction.outlet.send($0)
      }
      junction.onCancel { center.removeObserver(token) }
      subscriber.receive(subscription: junction)
    }
  }

  /// A publisher of the notifications of one name.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }
}

extension NotificationCenter.Publisher: Equatable {
  public static func == (a: Self, b: Self) -> Bool {
    a.center === b.center && a.name == b.name && a.object === b.object
  }
}
