/// The context of one update: which animation, if any, flows down the tree with it.
public struct Transaction {
  /// The animation that changed values below get; nil for none.
  public var animation: Animation? {
    didSet { setsAnimation = true }
  }
  /// Keeps `.animation(…)` modifiers below from installing theirs.
  public var disablesAnimations = false
  /// The change is part of an interaction that goes on, such as a drag.
  public var isContinuous = false
  /// Velocity is tracked while the value changes.
  public var tracksVelocity = false

  /// Evaluates for another instant; nothing was written.
  package private(set) var isSampling = false
  package var custom: [ObjectIdentifier: Any] = [:]
  package var listeners: [AnimationListener] = []
  /// Writes join one entry only where this is equal; 0 is the plain transaction.
  private var identity = 0
  /// Somebody said which animation, be it nil: that wins over what is further out.
  private var setsAnimation = false

  public init() {}

  /// The transaction of an update that time alone causes.
  package static let sampling: Transaction = {
    var result = Transaction()
    result.isSampling = true
    return result
  }()

  public init(animation: Animation?) {
    self.animation = animation
    setsAnimation = true
    identity = Self.nextIdentity()
  }

  /// Reads and writes a value under a key of your own.
  public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
    get { custom[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set {
      custom[ObjectIdentifier(key)] = newValue
      identity = Self.nextIdentity()
    }
  }

  nonisolated(unsafe) package static var current = Transaction()
  nonisolated(unsafe) private static var identities = 0

  private static func nextIdentity() -> Int {
    identities += 1
    return identities
  }

  /// A mutation under `other` may join an entry under this one.
  package func joins(_ other: Transaction) -> Bool {
    identity == other.identity && disablesAnimations == other.disablesAnimations
      && isContinuous == other.isContinuous && (animation == nil) == (other.animation == nil)
  }

  /// This one laid over `outer`: what is set here wins, the rest survives (iOS 17 and later).
  package func over(_ outer: Transaction) -> Transaction {
    var result = outer
    if setsAnimation { result.animation = animation }
    result.disablesAnimations = outer.disablesAnimations || disablesAnimations
    result.isContinuous = outer.isContinuous || isContinuous
    result.tracksVelocity = outer.tracksVelocity || tracksVelocity
    result.custom.merge(custom) { _, inner in inner }
    result.listeners = outer.listeners + listeners
    result.identity = Self.nextIdentity()
    return result
  }

  /// Says nothing: laid under another one it changes nothing.
  package var isPlain: Bool {
    identity == 0 && !setsAnimation && !disablesAnimations && !isContinuous && !tracksVelocity
  }

  /// Runs `body` with this as the current transaction.
  package func run<Result>(_ body: () throws -> Result) rethrows -> Result {
    let before = Transaction.current
    Transaction.current = self
    defer { Transaction.current = before }
    return try body()
  }
}

/// A key for a value of one's own in a transaction.
public protocol TransactionKey<Value> {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// Runs `body`; changes of state inside it animate with `animation` (nil: not at all).
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try Transaction(animation: animation).over(.current).run(body)
}

/// Runs `body` like `withAnimation(_:_:)` and calls `completion` once when the animations it caused are
/// complete, or right after where it caused none.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  var transaction = Transaction(animation: animation)
  let listener = AnimationListener(completionCriteria, completion)
  transaction.listeners = [listener]
  defer { listener.bodyReturned() }
  return try transaction.over(.current).run(body)
}

/// Runs `body` under `transaction`, laid over the current one.
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  try transaction.over(.current).run(body)
}

/// Runs `body` with one value of the transaction set.
public func withTransaction<Value, Result>(
  _ keyPath: WritableKeyPath<Transaction, Value>, _ value: Value, _ body: () throws -> Result
) rethrows -> Result {
  var transaction = Transaction()
  transaction[keyPath: keyPath] = value
  return try transaction.over(.current).run(body)
}
