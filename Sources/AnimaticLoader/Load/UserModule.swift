import AnimaticUI
import Foundation

/// A compiled library of the user's files, loaded into this program. It stays loaded: its types are known to the
/// runtime for good.
public final class UserModule {
  /// What stands in front of a file's name in `#fileID`.
  public static let prefix = ModuleSources.module + "/"

  /// In the order of the files, then of the lines; those of a `PreviewProvider` follow, by the provider's name.
  public let previews: [UserPreview]
  /// The expression that the module was compiled with.
  let expression: UserPreview?

  init(library: String, files: [UserFile]) throws {
    guard dlopen(library, RTLD_NOW | RTLD_LOCAL) != nil else {
      let reason = dlerror().map { String(cString: $0) } ?? "unknown reason"
      throw LoadError.environment(
        "the compiled view can not be loaded: \(reason)",
        cure:
          "build the tool again, so that it and its modules belong together (make build); a program of your "
          + "own must be linked with -Xlinker --export-dynamic")
    }
    RunningCode.note("the loading of the view")
    (previews, expression) = RunningCode.during(thread: UInt(pthread_self())) {
      Self.look(through: TypeScan.types(in: library), files)
    }
  }

  private static func look(
    through types: [Any.Type], _ files: [UserFile]
  ) -> (previews: [UserPreview], expression: UserPreview?) {
    var declared: [(order: Int, preview: UserPreview)] = []
    var provided: [(name: String, previews: [UserPreview])] = []
    var expression: UserPreview?
    for type in types {
      if let declaration = type as? any _PreviewDeclaration.Type {
        if declaration.fileID == ModuleSources.expressionMark {
          expression = UserPreview(
            name: "", file: "", line: 0, requests: [], make: { Self.view(of: declaration) })
        } else {
          let preview = Self.preview(declaration)
          let order = files.firstIndex { Self.lastPart($0.path) == preview.file } ?? files.count
          declared.append((order, preview))
        }
      } else if let provider = type as? any PreviewProvider.Type {
        provided.append((String(describing: type), Self.previews(provider, String(describing: type))))
      }
    }
    let previews =
      declared.sorted { ($0.order, $0.preview.line) < ($1.order, $1.preview.line) }.map(\.preview)
      + provided.sorted { $0.name < $1.name }.flatMap(\.previews)
    return (previews, expression)
  }

  private static func view(of declaration: any _PreviewDeclaration.Type) -> AnyView {
    MainActorCall.call { declaration._makeView() }
  }

  private static func lastPart(_ path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }

  private static func preview(_ declaration: any _PreviewDeclaration.Type) -> UserPreview {
    // The compiler's copy has one line more, in front, which tells the place of the rest.
    let line = max(1, declaration.line - 1)
    return UserPreview(
      name: declaration.name ?? "line \(line)", file: lastPart(declaration.fileID), line: line,
      requests: declaration.traits.map(\._request), make: { view(of: declaration) })
  }

  /// One for each view that the provider lists.
  private static func previews(_ provider: any PreviewProvider.Type, _ type: String) -> [UserPreview] {
    let stem = type.hasSuffix("_Previews") ? String(type.dropLast(9)) : type
    let parts = MainActorCall.call { provider._makeParts() }
    return parts.enumerated().map { index, part in
      UserPreview(
        name: part.name ?? (parts.count == 1 ? stem : "\(stem) \(index + 1)"), file: "", line: 0,
        requests: part.requests,
        make: {
          let fresh = MainActorCall.call { provider._makeParts() }
          return fresh.indices.contains(index) ? fresh[index].view : AnyView(EmptyView())
        })
    }
  }

  /// The preview that a source names. Throws `LoadError.noPreview`.
  public func preview(_ name: String?, files: [String]) throws -> UserPreview {
    let found = name.map { name in previews.first { $0.name == name } } ?? previews.first
    guard let found else {
      throw LoadError.noPreview(name, files: files, known: previews.map(\.name))
    }
    return found
  }
}
