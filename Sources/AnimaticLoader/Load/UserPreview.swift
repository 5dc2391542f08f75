import AnimaticUI

/// One preview of a user's file.
public struct UserPreview {
  /// The name in the source; without one, `line 12`.
  public var name: String
  /// The file, by its own name without folders.
  public var file: String
  /// Where the preview is declared, from 1; 0 for one of a `PreviewProvider`.
  public var line: Int
  /// What the preview asks of its canvas.
  public var requests: [_PreviewRequest]
  let make: () -> AnyView

  /// A new view, with state of its own.
  public func view() -> AnyView { make() }
}
