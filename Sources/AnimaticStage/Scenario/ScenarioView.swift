import AnimaticLoader
import AnimaticScript

/// A view of the user's own SwiftUI files, as a scenario names it.
public struct ScenarioView: Equatable, Sendable {
  /// By this name events, expectations and `values` speak of the view as a whole.
  public static let name = "view"

  public var source: UserViewSource
  /// Where it is named, for messages.
  public var file: String
  /// The preview's name, or the whole statement.
  public var range: SourceRange
  /// The text of that line.
  public var sourceLine: String

  /// A view that no file names, such as one of the command line.
  public init(source: UserViewSource) {
    self.init(source: source, file: "command line", range: .nowhere, sourceLine: "")
  }

  public init(source: UserViewSource, file: String, range: SourceRange, sourceLine: String) {
    self.source = source
    self.file = file
    self.range = range
    self.sourceLine = sourceLine
  }

  /// Compiles and loads, or takes what the cache has.
  ///
  /// Throws `LoadError`; what is wrong in files, a missing preview among them, is `.wrong` with its places.
  public func load() throws -> UserPreview { try located { try UserViewLoader.preview(of: source) } }

  /// What stands against playing it; empty where nothing does. Throws `LoadError.environment`.
  public func problems() throws -> [Diagnostic] {
    do {
      _ = try load()
      return []
    } catch LoadError.wrong(let diagnostics) {
      return diagnostics
    }
  }

  private func located<R>(_ work: () throws -> R) throws -> R {
    do {
      return try work()
    } catch let error as LoadError {
      switch error {
      case .wrong, .environment, .interrupted: throw error
      case .unreadable: throw LoadError.wrong([diagnostic("file-unreadable", error, nil)])
      case .noPreview(let name, _, let known):
        let nearest = name.flatMap { nearestWord(to: $0, in: known) }
        throw LoadError.wrong([diagnostic("unknown-preview", error, nearest.map { "\"\($0)\"" })])
      }
    }
  }

  private func diagnostic(_ id: String, _ error: LoadError, _ replacement: String?) -> Diagnostic {
    Diagnostic(
      id: id, file: file, range: range, message: error.description,
      suggestion: replacement.map { .init(replacement: $0, range: range) }, sourceLine: sourceLine)
  }
}
