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
  }

  /// Files as they are, and for a folder all `.swift` files in it and below, by their paths' bytes; hidden ones
  /// are left out. Throws `LoadError.unreadable`.
  static func paths(_ operands: [String]) throws -> [String] {
    var found: [String] = []
    for operand in operands {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: operand, isDirectory: &isFolder) else {
        throw LoadError.unreadable(operand, "there is no such file")
      }
      guard isFolder.boolValue else {
        found.append(operand)
        continue
      }
      let names = FileManager.default.enumerator(atPath: operand)?.compactMap { $0 as? String } ?? []
      let sources = names.filter { name in
        name.hasSuffix(".swift") && !name.split(separator: "/").contains { $0.hasPrefix(".") }
      }
      guard !sources.isEmpty else { throw LoadError.unreadable(operand, "there is no .swift file in it") }
      guard sources.count <= mostFiles else {
        throw LoadError.unreadable(operand, "there are more than \(mostFiles) .swift files in it")
      }
      let prefix = operand.hasSuffix("/") ? operand : operand + "/"
      found += sources.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.map { prefix + $0 }
    }
    return found
  }

  static func real(_ path: String) -> String {
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
  }
}
