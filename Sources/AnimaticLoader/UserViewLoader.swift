import Foundation

/// From SwiftUI files to a view on stage: compiled against the modules of this build, loaded, looked up.
public enum UserViewLoader {
  /// Asked from time to time while the compiler works: where it says true, the compiler is ended and
  /// `LoadError.interrupted` thrown. To be set before anything is loaded.
  public static func stopsCompiling(when isInterrupted: @escaping () -> Bool) {
    CompilerCall.isInterrupted = isInterrupted
  }

  /// Compiles where the cache has nothing, and loads; each call gives a module with static values of its own.
  /// Throws `LoadError`.
  public static func module(of source: UserViewSource) throws -> UserModule {
    let files = try UserFile.paths(source.files).map { try UserFile(path: $0) }
    var expression: UserExpression?
    if case .expression(let given) = source.root { expression = given }
    let compiler = try ModuleCompiler()
    // A library is loaded once by its file: a copy has static values of its own, so that no play sees what an
    // earlier one left in a singleton.
    let folder = try compiler.cache.makeWorkFolder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let copy = folder + "/module.so"
    func takeCopy() throws -> Bool {
      let library = try compiler.library(files, expression: expression, system: source.system)
      return (try? FileManager.default.copyItem(atPath: library, toPath: copy)) != nil
    }
    // A second time where another call has just thinned out the cache.
    guard try takeCopy() || takeCopy() else {
      throw LoadError.environment(
        "can not copy the compiled view to \(copy)", cure: "see whether the disk is full: df \(folder)")
    }
    return try UserModule(library: copy, files: files)
  }

  /// Views of the files that can be made without arguments, as `--view` would name them: an offer where no preview
  /// is. Files that can not be read offer nothing.
  public static func viewCalls(in files: [String]) -> [String] {
    let paths = (try? UserFile.paths(files)) ?? []
    return paths.compactMap { try? UserFile(path: $0) }.flatMap { ViewScan.calls(in: $0.code) }
  }

  /// What playing a user's file needs besides the program, each with what was found, and whether it is there.
  public static func surroundings() -> [(name: String, found: String, isThere: Bool)] {
    var rows: [(name: String, found: String, isThere: Bool)] = []
    func look(_ name: String, _ find: () throws -> String) {
      do {
        rows.append((name, try find(), true))
      } catch {
        rows.append((name, "\(error)", false))
      }
    }
    look("swift compiler") { try Toolchain.find().compiler }
    look("modules of this build") {
      let layout = try BuildLayout.find()
      return layout.modules + (layout.plugin == nil ? ", without #Preview (no macro plugin)" : "")
    }
    look("cache of compiled views") {
      let cache = ModuleCache()
      let (count, bytes) = cache.contents
      return
        "\(cache.folder), \(count) of at most \(ModuleCache.most) libraries, \((bytes + 524_288) >> 20) MB"
    }
    return rows
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
