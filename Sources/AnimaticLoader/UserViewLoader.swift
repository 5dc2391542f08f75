import Foundation

/// From SwiftUI files to a view on stage: compiled against the modules of this build, loaded, looked up.
public enum UserViewLoader {
  /// Compiles where the cache has nothing, and loads; each call gives a module with static values of its own.
  /// Throws `LoadError`.
  public static func module(of source: UserViewSource) throws -> UserModule {
    let files = try UserFile.paths(source.files).map { try UserFile(path: $0) }
    var expression: UserExpression?
    if case .expression(let given) = source.root { expression = given }
    let compiler = try ModuleCompiler()
    let library = try compiler.library(files, expression: expression, system: source.system)
    // A library is loaded once by its file: a copy has static values of its own, so that no play sees what an
    // earlier one left in a singleton.
    let folder = try compiler.cache.makeWorkFolder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let copy = folder + "/module.so"
    do {
      try FileManager.default.copyItem(atPath: library, toPath: copy)
    } catch {
      throw LoadError.environment(
        "can not copy \(library)", cure: "see whether the disk is full: df \(folder)")
    }
    return try UserModule(library: copy, files: files)
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
