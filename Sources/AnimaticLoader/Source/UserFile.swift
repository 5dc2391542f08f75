import AnimaticScript
import Foundation

/// A Swift file of the user, read once.
struct UserFile {
  /// Larger files are no view code.
  static let largest = 4 << 20
  /// The files that one folder may bring.
  static let mostFiles = 500

  /// As it was named; messages say it like this.
  let path: String
  let text: SourceText
  let code: SwiftCode
  let imports: ImportStatements

  /// Reads a regular file of UTF-8 text. Throws `LoadError.unreadable`.
  init(path: String) throws {
    let isFile =
      (try? FileManager.default.attributesOfItem(atPath: Self.real(path)))?[.type] as? FileAttributeType
      == .typeRegular
    guard isFile, !path.contains("\n") else { throw LoadError.unreadable(path, "it is no regular file") }
    guard let data = FileManager.default.contents(atPath: path) else {
      throw LoadError.unreadable(path, "reading is not allowed")
    }
    guard data.count <= Self.largest else {
      throw LoadError.unreadable(path, "it is larger than \(Self.largest >> 20) MB")
    }
    guard String(validating: data, as: UTF8.self) != nil else {
      throw LoadError.unreadable(path, "it is not UTF-8 text")
    }
    self.path = path
    text = SourceText(bytes: [UInt8](data), file: path)
    code = SwiftCode(text.bytes)
    imports = ImportStatements(code)
  }

  /// Files as they are, each once, and for a folder all `.swift` files of views in it and below, by their paths'
  /// bytes. Throws `LoadError.unreadable`.
  static func paths(_ operands: [String]) throws -> [String] {
    var found: [String] = []
    for operand in operands {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: operand, isDirectory: &isFolder) else {
        throw LoadError.unreadable(operand, "there is no such file")
      }
      found += isFolder.boolValue ? try sources(in: operand) : [operand]
    }
    // A file that is named twice, or besides its folder, would declare everything twice.
    var seen: Set<String> = []
    return found.filter { seen.insert(real($0)).inserted }
  }

  private static func sources(in folder: String) throws -> [String] {
    let prefix = folder.hasSuffix("/") ? folder : folder + "/"
    var sources: [String] = []
    let walk = FileManager.default.enumerator(atPath: folder)
    while let name = walk?.nextObject() as? String {
      let last = (name as NSString).lastPathComponent
      if isNoView(last) {
        var isFolder: ObjCBool = false
        if FileManager.default.fileExists(atPath: prefix + name, isDirectory: &isFolder), isFolder.boolValue {
          walk?.skipDescendants()
        }
        continue
      }
      guard last.hasSuffix(".swift") else { continue }
      var isFolder: ObjCBool = false
      if FileManager.default.fileExists(atPath: prefix + name, isDirectory: &isFolder), !isFolder.boolValue {
        sources.append(name)
      }
      guard sources.count <= mostFiles else {
        throw LoadError.unreadable(folder, "there are more than \(mostFiles) .swift files in it")
      }
    }
    guard !sources.isEmpty else { throw LoadError.unreadable(folder, "there is no .swift file in it") }
    return sources.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.map { prefix + $0 }
  }

  /// What a folder holds besides the code of views: hidden things, manifests, tests, and other people's code.
  private static func isNoView(_ name: String) -> Bool {
    if name.hasPrefix(".") || name == "Package.swift" || name.hasPrefix("Package@swift-") { return true }
    if ["DerivedData", "Pods", "Carthage", "node_modules", "Plugins"].contains(name) { return true }
    return name.hasSuffix("Tests") || name.hasSuffix(".playground") || name.hasSuffix(".docc")
  }

  static func real(_ path: String) -> String {
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
  }
}
