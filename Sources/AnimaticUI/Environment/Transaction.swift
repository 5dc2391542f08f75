import Synchronization

/// The context of one update: which animation, if any, flows down the tree with it.
///
/// A bag of values. A transaction remembers which of them were set, be it to what they are anyway: those win over
/// an enclosing transaction, all others are the enclosing one's.
public struct Transaction {
  /// The animation that changed values below get; nil for none.
  public var animation: Animation? {
    didSet { said.insert(.animation) }
  }
  /// Keeps `.animation(…)` modifiers below from installing theirs. Neither stops what runs already nor an
  /// `animation` of this same transaction.
  public var disablesAnimations = false {
    didSet { said.insert(.disablesAnimations) }
  }
  /// The change is part of an interaction that goes on, such as a drag.
  public var isContinuous = false {
    didSet { said.insert(.isContinuous) }
  }
  /// Plain changes of what animates are sampled, so that a persistent spring that starts later goes on as fast
  /// as they went. `onChanged` and `updating` of gestures set it; with an animation it changes nothing.
  public var tracksVelocity = false {
    didSet { said.insert(.tracksVelocity) }
  }

  private struct Said: OptionSet {
    let rawValue: UInt8
    static let animation = Said(rawValue: 1)
    static let disablesAnimations = Said(rawValue: 2)
    static let isContinuous = Said(rawValue: 4)
    static let tracksVelocity = Said(rawValue: 8)
  }

  /// Where the block stands that it holds in; for traces.
  package var place = SourcePlace()
  package var source: String { place.text }

  /// Evaluates for another instant; nothing was written.
  package private(set) var isSampling = false
  package var custom: [ObjectIdentifier: Any] = [:]
  package var listeners: [AnimationListener] = []
  /// Writes join one entry only where this is equal; 0 is the plain transaction.
  private var identity = 0
  /// What somebody set.
  private var said: Said = []

  public init() {}

  /// The transaction of an update that time alone causes.
  package static let sampling: Transaction = {
    var result = Transaction()
    result.isSampling = true
    return result
  }()

  public init(animation: Animation?) {
    self.animation = animation
    said = .animation
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

  /// Calls `completion` once when the animations that this transaction starts are complete, or right after the
  /// update where it starts none.
  ///
  /// Several completions may be added, each with a criterion of its own.
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
  ) {
    listeners.append(AnimationListener(criteria, completion))
    identity = Self.nextIdentity()
  }

  nonisolated(unsafe) package static var current = Transaction()
  private static let identities = Atomic<Int>(0)

  private static func nextIdentity() -> Int {
    identities.wrappingAdd(1, ordering: .relaxed).newValue
  }

  /// A mutation under `other` may join an entry under this one.
  package func joins(_ other: Transaction) -> Bool {
    identity == other.identity && disablesAnimations == other.disablesAnimations
      && isContinuous == other.isContinuous && tracksVelocity == other.tracksVelocity
      && (animation == nil) == (other.animation == nil)
  }

  /// This one laid over `outer`: what is set here wins, the rest survives (iOS 17 and later).
  package func over(_ outer: Transaction) -> Transaction {
    var result = outer
    if said.contains(.animation) { result.animation = animation }
    if place.line > 0 { result.place = place }
    if said.contains(.disablesAnimations) { result.disablesAnimations = disablesAnimations }
    if said.contains(.isContinuous) { result.isContinuous = isContinuous }
    if said.contains(.tracksVelocity) { result.tracksVelocity = tracksVelocity }
    result.custom.merge(custom) { _, inner in inner }
    result.listeners = outer.listeners + listeners
    result.identity = Self.nextIdentity()
    return result
  }

  /// What holds inside a block for this one within the current one: laid over it, or, before iOS 17, instead.
  package var nested: Transaction {
    if AnimationSemantics.current.mergesTransactions { return over(.current) }
    var result = self
    result.identity = Self.nextIdentity()
    return result
  }

  /// Says nothing: laid under another one it changes nothing.
  package var isPlain: Bool { identity == 0 && said.isEmpty }

  /// Runs `body` with this as the current transaction.
  package func run<Result>(_ body: () throws -> Result) rethrows -> Result {
    let before = Transaction.current
    Transaction.current = self
    defer { Transaction.current = before }
    return try body()
  }
}

/// A key for a value of one's own in a transaction.
///
/// ```swift
/// struct AvatarTapped: TransactionKey { static let defaultValue = false }
/// extension Transaction {
///   var avatarTapped: Bool {
///     get { self[AvatarTapped.self] }
///     set { self[AvatarTapped.self] = newValue }
///   }
/// }
/// ```
public protocol TransactionKey<Value> {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// Runs `body`; changes of state inside it animate with `animation` (nil: not at all).
public func withAnimation<Result>(
  _ animation: Animation? = .default, file: String = #fileID, line: Int = #line, _ body: () throws -> Result
) rethrows -> Result {
  var transaction = Transaction(animation: animation)
  transaction.place = SourcePlace(file, line)
  return try transaction.nested.run(body)
}

/// Runs `body` like `withAnimation(_:_:)` and calls `completion` once when the animations it caused are
/// complete, or right after where it caused none.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete, file: String = #fileID,
  line: Int = #line, _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  var transaction = Transaction(animation: animation)
  transaction.place = SourcePlace(file, line)
  transaction.addAnimationCompletion(criteria: completionCriteria, completion)
  return try withTransaction(transaction, body)
}

/// Runs `body` under `transaction`: laid over the current one, so that what is set in `transaction` wins and the
/// rest of the current one survives. Under the semantics of iOS 16 it takes the current one's place instead.
public func withTransaction<Result>(
  _ transaction: Transaction, file: String = #fileID, line: Int = #line, _ body: () throws -> Result
) rethrows -> Result {
  defer { transaction.listeners.forEach { $0.bodyReturned() } }
  var placed = transaction
  if placed.place.line == 0 { placed.place = SourcePlace(file, line) }
  return try placed.nested.run(body)
}

/// Runs `body` with one value of the transaction set, such as `\.disablesAnimations`; false undoes an enclosing
/// true.
public func withTransaction<Value, Result>(
  _ keyPath: WritableKeyPath<Transaction, Value>, _ value: Value, _ body: () throws -> Result
) rethrows -> Result {
  var transaction = Transaction()
  transaction[keyPath: keyPath] = value
  return try withTransaction(transaction, body)
}
