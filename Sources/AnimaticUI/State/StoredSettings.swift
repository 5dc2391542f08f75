import Foundation

/// A value under a name that outlives views; in memory, for one play: nothing is written to disk.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  private let key: String
  private let initial: Value
  private var location: StoredLocation<Value>?

  private init(_ key: String, _ value: Value) {
    self.key = key
    initial = value
  }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) { self.init(key, wrappedValue) }

  public init(_ key: String, store: UserDefaults? = nil) where Value: ExpressibleByNilLiteral {
    self.init(key, nil)
  }

  public var wrappedValue: Value {
    get { location?.value ?? initial }
    nonmutating set { location?.set(newValue, .current) }
  }

  public var projectedValue: Binding<Value> {
    guard let location else {
      let value = initial
      return Binding(get: { value }, set: { _ in })
    }
    return Binding(location)
  }
}

extension AppStorage: InstalledProperty {
  package mutating func install(_ node: _ViewNode, _ storage: PropertyStorage) {
    if let known = node.graph.settings[key] as? StoredLocation<Value> {
      location = known
      return
    }
    let made = StoredLocation(initial, name: key, node: nil, graph: node.graph)
    node.graph.settings[key] = made
    location = made
  }
}

extension AppStorage: FieldComparing {
  package static func _compare(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
    a.assumingMemoryBound(to: Self.self).pointee.key == b.assumingMemoryBound(to: Self.self).pointee.key
  }
}

/// As `AppStorage`: there is one scene.
public typealias SceneStorage = AppStorage

/// A length that grows with the text size.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  private let base: Value
  private let style: Font.TextStyle
  private var factor = 1.0

  public init(wrappedValue: Value, relativeTo style: Font.TextStyle = .body) {
    base = wrappedValue
    self.style = style
  }

  public var wrappedValue: Value { base * Value(factor) }
}

extension ScaledMetric: InstalledProperty {
  package mutating func install(_ node: _ViewNode, _ storage: PropertyStorage) {
    factor = Self.factor(style, node.environment.dynamicTypeSize)
  }

  package func dependsOn(_ old: EnvironmentValues, _ new: EnvironmentValues) -> Bool {
    old.dynamicTypeSize != new.dynamicTypeSize
  }

  /// As the style's leading grows against the default size, which is how UIFontMetrics scales.
  private static func factor(_ style: Font.TextStyle, _ size: DynamicTypeSize) -> Double {
    TextStyleTable.metrics(style, size).leading / TextStyleTable.metrics(style, .large).leading
  }
}

/// Which field has the focus. Nothing takes focus by itself here; what code writes can be read back.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  private let initial: Value
  private var location: StoredLocation<Value>?

  public init() where Value == Bool { initial = false }
  public init<T>() where Value == T?, T: Hashable { initial = nil }

  public var wrappedValue: Value {
    get { location?.value ?? initial }
    nonmutating set { location?.set(newValue, .current) }
  }

  /// The place of a focus value.
  @propertyWrapper
  public struct Binding {
    let get: () -> Value
    let set: (Value) -> Void
    public var wrappedValue: Value {
      get { get() }
      nonmutating set { set(newValue) }
    }
    public var projectedValue: Binding { self }
  }

  public var projectedValue: Binding {
    let (location, initial) = (location, initial)
    return Binding(get: { location?.value ?? initial }, set: { location?.set($0, .current) })
  }
}

extension FocusState: InstalledProperty {
  package mutating func install(_ node: _ViewNode, _ storage: PropertyStorage) {
    location = storage.location(initial, node)
  }
}

extension FocusState: FieldComparing {
  package static func _compare(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool { true }
}

extension View {
  nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View { self }
  nonisolated public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View { self }
  nonisolated public func focusable(_ isFocusable: Bool = true) -> some View { self }
}
