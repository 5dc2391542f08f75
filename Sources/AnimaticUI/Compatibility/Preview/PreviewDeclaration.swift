/// What one `#Preview` expands to: a type that a loader finds by its conformance to this protocol.
///
/// The type's own name is made up by the compiler and means nothing. Use `#Preview`; do not conform by hand.
public protocol _PreviewDeclaration {
  /// What the preview shows.
  associatedtype Body: View
  /// The name in the parentheses, or nil where there is none.
  static var name: String? { get }
  /// The traits in the order written; empty where there are none.
  static var traits: [PreviewTrait<Preview.ViewTraits>] { get }
  /// Where the preview stands, as `Module/File.swift`.
  static var fileID: String { get }
  /// The line of `#Preview`, from 1.
  static var line: Int { get }
  /// A new view each time, with state of its own.
  @ViewBuilder @MainActor static var body: Body { get }
}

extension _PreviewDeclaration {
  /// A new view each time, with its type erased: for a loader, which has `any _PreviewDeclaration.Type`.
  @MainActor public static func _makeView() -> AnyView { AnyView(body) }
}
