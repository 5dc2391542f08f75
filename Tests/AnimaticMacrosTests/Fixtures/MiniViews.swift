// As much of a view library as the macros need, so that their tests do not wait for the rest of the package.
@_exported import Foundation

public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor var body: Body { get }
}

extension Never: View {
  public var body: Never { fatalError() }
}

@resultBuilder public struct ViewBuilder {
  public static func buildBlock() -> Leaf { Leaf() }
  public static func buildBlock<C: View>(_ content: C) -> C { content }
  public static func buildBlock<each C: View>(_ content: repeat each C) -> Leaf { Leaf() }
  public static func buildEither<C: View>(first: C) -> AnyView { AnyView(first) }
  public static func buildEither<C: View>(second: C) -> AnyView { AnyView(second) }
}

public struct Leaf: View {
  public var body: Never { fatalError() }
}

public struct AnyView: View {
  public var view: any View
  public init(_ view: some View) { self.view = view }
  public var body: Never { fatalError() }
}

public struct Text: View {
  public init(_ content: String) {}
  public var body: Never { fatalError() }
}

public struct Button<Label: View>: View {
  public init(action: @escaping () -> Void, @ViewBuilder label: () -> Label) {}
  public var body: Never { fatalError() }
}

public struct Size {
  public var width: Double
}

public struct GeometryReader<Content: View>: View {
  public init(@ViewBuilder content: @escaping (Size) -> Content) {}
  public var body: Never { fatalError() }
}

@propertyWrapper public struct Binding<Value> {
  let read: () -> Value
  let write: (Value) -> Void
  public var wrappedValue: Value {
    get { read() }
    nonmutating set { write(newValue) }
  }
  public var projectedValue: Self { self }
}

@propertyWrapper public struct State<Value> {
  private final class Storage {
    var value: Value
    init(_ value: Value) { self.value = value }
  }
  private let storage: Storage
  public init(wrappedValue: Value) { storage = Storage(wrappedValue) }
  public var wrappedValue: Value {
    get { storage.value }
    nonmutating set { storage.value = newValue }
  }
  public var projectedValue: Binding<Value> {
    Binding(read: { storage.value }, write: { storage.value = $0 })
  }
}
