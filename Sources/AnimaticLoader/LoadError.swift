import AnimaticScript

/// Why a user's view can not be put on stage.
public enum LoadError: Error, Equatable, CustomStringConvertible {
  /// A file or folder, and the reason.
  case unreadable(String, String)
  /// What the compiler says, at the places in the user's files.
  case wrong([Diagnostic])
  /// No preview has this name (nil: there is none at all); the names that there are.
  case noPreview(String?, files: [String], known: [String])
  /// Something outside is missing; the second text says what to do.
  case environment(String, cure: String)
  /// The user asked to stop while the compiler worked.
  case interrupted

  public var description: String {
    switch self {
    case .unreadable(let path, let why): return "can not read '\(path)': \(why)"
    case .wrong(let diagnostics):
      return DiagnosticFormatter().format(diagnostics)
    case .noPreview(let name, let files, let known):
      let place = files.joined(separator: ", ")
      guard let name, !known.isEmpty else {
        let calls = UserViewLoader.viewCalls(in: files)
        let views =
          calls.isEmpty ? "such as ContentView()" : "of them " + calls.prefix(8).joined(separator: ", ")
        return "there is no #Preview and no PreviewProvider in \(place); name a view instead, \(views)"
      }
      return "no preview '\(name)' in \(place); there is "
        + known.map { "\"\($0)\"" }.joined(separator: ", ")
    case .interrupted: return "interrupted"
    case .environment(let what, let cure): return "\(what); \(cure)"
    }
  }
}
