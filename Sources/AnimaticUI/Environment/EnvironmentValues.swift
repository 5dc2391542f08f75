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
      Self.stamps += 1
      stamp = Self.stamps
    }
  }

  nonisolated(unsafe) private static var stamps = 0

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
  private let keyPath: KeyPath<EnvironmentValues, Value>
  private var value: Value?

  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { self.keyPath = keyPath }

  public var wrappedValue: Value { value ?? EnvironmentValues()[keyPath: keyPath] }
}

extension Environment: InstalledProperty {
  package mutating func install(_ node: _ViewNode, _ storage: PropertyStorage) {
    value = node.environment[keyPath: keyPath]
  }

  package func dependsOn(_ old: EnvironmentValues, _ new: EnvironmentValues) -> Bool {
    !ViewComparison.areEqual(old[keyPath: keyPath], new[keyPath: keyPath])
  }
}

extension Environment: FieldComparing {
  package static func _compare(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
    a.assumingMemoryBound(to: Self.self).pointee.keyPath
      == b.assumingMemoryBound(to: Self.self).pointee.keyPath
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
