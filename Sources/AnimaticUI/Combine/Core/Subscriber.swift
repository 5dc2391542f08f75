import Synchronization

/// Takes the values of a publisher.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
  associatedtype Input
  associatedtype Failure: Error

  /// Comes first. Nothing arrives before something was asked for on the subscription.
  func receive(subscription: Subscription)
  /// Takes one value; answers how many more are wanted.
  func receive(_ input: Input) -> Subscribers.Demand
  /// Comes last, and once.
  func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
  /// Takes a value that says nothing.
  public func receive() -> Subscribers.Demand { receive(()) }
}

/// The link between a publisher and a subscriber.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
  /// Asks for more values.
  func request(_ demand: Subscribers.Demand)
}

/// The namespace of what belongs to subscribers.
public enum Subscribers {}

/// The namespace of ready-made subscriptions.
public enum Subscriptions {
  /// A subscription that hands out nothing and has nothing to cancel.
  public static var empty: Subscription { EmptySubscription() }

  private final class EmptySubscription: Subscription {
    func request(_ demand: Subscribers.Demand) {}
    func cancel() {}
  }
}

/// Has a name that tells it from others.
public protocol CustomCombineIdentifierConvertible {
  var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
  public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}

/// Tells subscribers and subscriptions apart.
public struct CombineIdentifier: Hashable, CustomStringConvertible {
  private let number: Int
  private static let made = Atomic<Int>(0)

  public init() {
    number = Self.made.wrappingAdd(1, ordering: .relaxed).newValue
  }

  public init(_ object: AnyObject) { number = Int(bitPattern: Unmanaged.passUnretained(object).toOpaque()) }

  public var description: String { "CombineIdentifier(\(number))" }
}
