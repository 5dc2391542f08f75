import AnimaticScript

/// Which view of which SwiftUI files is played.
public struct UserViewSource: Equatable, Sendable {
  /// The view that is put on stage.
  public enum Root: Equatable, Sendable {
    /// A `#Preview` or a preview of a `PreviewProvider`, by its name.
    case preview(String)
    /// The first one in the order of the files.
    case firstPreview
    /// Swift text that makes a view, such as `ContentView()`.
    case expression(UserExpression)
  }

  /// Files, and folders that stand for all Swift files in them; compiled as one module.
  public var files: [String]
  public var root: Root
  /// The iOS whose answers `#available` gives, by its first number.
  public var system: Int

  public init(files: [String], root: Root, system: Int = 26) {
    self.files = files
    self.root = root
    self.system = system
  }
}

/// A Swift expression with the place where it is written, for the compiler's messages.
public struct UserExpression: Equatable, Sendable {
  public var text: String
  /// As messages name it.
  public var file: String
  /// From 1.
  public var line: Int
  /// From 1, in bytes, as the compiler counts.
  public var column: Int

  public init(text: String, file: String, line: Int, column: Int) {
    self.text = text
    self.file = file
    self.line = line
    self.column = column
  }
}
