import Observation
import Synchronization

/// The values that flow down the tree, such as colour scheme and font.
public struct EnvironmentValues: CustomStringConvertible {
  private var storage: [ObjectIdentifier: Any] = [:]
  /// Equal stamps mean equal values.
  package private(set) var stamp = 0

  public init() {}

  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { storage[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set {
      storage[ObjectIdentifier(key)] = newValue
      stamp = Self.stamps.wrappingAdd(1, ordering: .relaxed).newValue
    }
  }

  /// Plays on several threads take from it: two of one play must never be equal.
  private static let stamps = Atomic<Int>(0)

  public var description: String { "EnvironmentValues(\(storage.count) set)" }
}

/// A key of the environment.
public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// A property that reads one value of the environment.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private let source: EnvironmentSource<Value>
  private var value: Value?

  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { source = .value(keyPath) }

  /// An observable object that a view further up has put in with `environment(_:)`. A view that asks for one which
  /// nobody has put in is not evaluated, and the run fails with an error that names both.
  public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
    source = .object(TypeNames.short(Value.self)) { $0[ObjectKey<Value>.self] }
  }

  /// An observable object that a view further up may have put in with `environment(_:)`.
  public init<T: AnyObject>(_ objectType: T.Type) where Value == T?, T: Observable {
    source = .object(TypeNames.short(T.self)) { .some($0[ObjectKey<T>.self]) }
  }

  public var wrappedValue: Value {
    if let value = value ?? source.read(EnvironmentValues()) { return value }
    fatalError("No \(Value.self) here: it is read outside of a view tree")
  }
}

/// Where an `Environment` property looks.
private enum EnvironmentSource<Value> {
  case value(KeyPath<EnvironmentValues, Value>)
  /// An object by its type's name.
  case object(String, (EnvironmentValues) -> Value?)

  func read(_ values: EnvironmentValues) -> Value? {
    switch self {
    case .value(let keyPath): return values[keyPath: keyPath]
    case .object(_, let read): return read(values)
    }
  }
}

extension Environment: InstalledProperty {
  package mutating func install(_ node: _ViewNode, _ storage: PropertyStorage) {
    value = source.read(node.environment)
  }

  package var missing: String? {
    guard case .object(let type, _) = source, value == nil else { return nil }
    return "environment(_:) for \(type)"
  }

  package func dependsOn(_ old: EnvironmentValues, _ new: EnvironmentValues) -> Bool {
    !ViewComparison.areEqual(source.read(old), source.read(new))
  }
}

extension Environment: FieldComparing {
  package static func _compare(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
    switch (
      a.assumingMemoryBound(to: Self.self).pointee.source, b.assumingMemoryBound(to: Self.self).pointee.source
    ) {
    case (.value(let x), .value(let y)): return x == y
    case (.object, .object): return true
    default: return false
    }
  }
}

extension View {
  /// Sets one value of the environment for this view and what is in it.
  nonisolated public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View {
    modifier(_EnvironmentKeyWritingModifier(keyPath: keyPath, value: value))
  }

  /// Changes one value of the environment for this view and what is in it.
  nonisolated public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    modifier(_EnvironmentTransformModifier { transform(&$0[keyPath: keyPath]) })
  }
}

/// Sets one value of the environment.
public struct _EnvironmentKeyWritingModifier<V> {
  let keyPath: WritableKeyPath<EnvironmentValues, V>
  let value: V
}

extension _EnvironmentKeyWritingModifier: ViewModifier, EnvironmentModifier {
  public typealias Body = Never
  package func change(_ values: inout EnvironmentValues) { values[keyPath: keyPath] = value }
  nonisolated public static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
  ) -> _ViewNode { EnvironmentNode<C, Self>(view, inputs) }
}

/// Changes the environment by a function.
public struct _EnvironmentTransformModifier {
  let transform: (inout EnvironmentValues) -> Void
}

extension _EnvironmentTransformModifier: ViewModifier, EnvironmentModifier {
  public typealias Body = Never
  package func change(_ values: inout EnvironmentValues) { transform(&values) }
  nonisolated public static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
  ) -> _ViewNode { EnvironmentNode<C, Self>(view, inputs) }
}

/// A modifier that only changes the environment.
package protocol EnvironmentModifier: ViewModifier where Body == Never {
  func change(_ values: inout EnvironmentValues)
}
