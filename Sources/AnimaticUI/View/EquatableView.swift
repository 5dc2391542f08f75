/// A view that is compared by its own `==`, which is what happens to all views that have one.
public struct EquatableView<Content: View & Equatable>: View {
  public var content: Content
  nonisolated public init(content: Content) { self.content = content }
  public var body: some View { content }
}

extension EquatableView: Equatable {
  nonisolated public static func == (a: Self, b: Self) -> Bool { a.content == b.content }
}
