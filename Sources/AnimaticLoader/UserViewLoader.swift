import Foundation

/// From SwiftUI files to a view on stage: compiled against the modules of this build, loaded, looked up.
public enum UserViewLoader {
  /// Modules of this process by their library, so that a second stage does not load anew.
  nonisolated(unsafe) private static var loaded: [String: UserModule] = [:]
  private static let lock = NSLock()

  /// Compiles where the cache has nothing, and loads. Throws `LoadError`.
  public static func module(of source: UserViewSource) throws -> UserModule {
    let files = try UserFile.paths(source.files).map { try UserFile(path: $0) }
    var expression: UserExpression?
    if case .expression(let given) = source.root { expression = given }
    let library = try ModuleCompiler().library(files, expression: expression, system: source.system)
    lock.lock()
    defer { lock.unlock() }
    if let known = loaded[library] { return known }
    let module = try UserModule(library: library, files: files)
    loaded[library] = module
    return module
  }

  /// The view that a source names; nothing of the user's code has run for it yet, except for the list of a
  /// `PreviewProvider`. Throws `LoadError`.
  public static func preview(of source: UserViewSource) throws -> UserPreview {
    let module = try self.module(of: source)
    switch source.root {
    case .firstPreview: return try module.preview(nil, files: source.files)
    case .preview(let name): return try module.preview(name, files: source.files)
    case .expression:
      if let expression = module.expression { return expression }
      throw LoadError.environment(
        "the compiled view has no entry", cure: "this is a fault of Animatic; please report it with the file")
    }
  }
}
