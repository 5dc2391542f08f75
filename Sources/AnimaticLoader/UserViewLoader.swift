import AnimaticUI
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
    let library = try ModuleCompiler().library(files, expression: expression)
    lock.lock()
    defer { lock.unlock() }
    if let known = loaded[library] { return known }
    let module = try UserModule(library: library, files: files)
    loaded[library] = module
    return module
  }

  /// A view with state of its own, and what its preview asks of the canvas. Throws `LoadError`.
  public static func view(of source: UserViewSource) throws -> (view: AnyView, requests: [_PreviewRequest]) {
    let module = try self.module(of: source)
    switch source.root {
    case .expression: return (try module.expressionView(), [])
    case .firstPreview:
      let preview = try module.preview(nil, files: source.files)
      return (preview.view(), preview.requests)
    case .preview(let name):
      let preview = try module.preview(name, files: source.files)
      return (preview.view(), preview.requests)
    }
  }
}
