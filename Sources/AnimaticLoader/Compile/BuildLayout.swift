import Foundation

/// Where the modules of this very build lie, found from the program that runs.
///
/// Two layouts are known: a build folder (`Modules` beside the program) and an installed one
/// (`../lib/animatic/Modules`). In both, `CAnimaticRuntime.build/module.modulemap` lies beside `Modules`, and the
/// macro plugin beside it or beside the program.
struct BuildLayout {
  var modules: String
  var moduleMap: String
  /// nil where the toolchain had no SwiftSyntax: files without macros compile all the same.
  var plugin: String?
  /// Changes with every build of the program.
  var identity: String

  /// Throws `LoadError.environment`.
  static func find(program: String = UserFile.real("/proc/self/exe")) throws -> BuildLayout {
    let folder = (program as NSString).deletingLastPathComponent
    let manager = FileManager.default
    for base in [folder, (folder as NSString).deletingLastPathComponent + "/lib/animatic"] {
      let modules = base + "/Modules"
      let map = base + "/CAnimaticRuntime.build/module.modulemap"
      guard manager.fileExists(atPath: modules + "/SwiftUI.swiftmodule"), manager.fileExists(atPath: map)
      else { continue }
      let plugin = [base, folder].map { $0 + "/AnimaticMacros-tool" }
        .first(where: manager.isExecutableFile(atPath:))
      if let header = missingHeader(of: map) {
        throw LoadError.environment(
          "\(header), which \(map) names, is not there",
          cure:
            "a build folder can not be moved away from its sources: build again, or install it: make install")
      }
      return BuildLayout(
        modules: modules, moduleMap: map, plugin: plugin, identity: FileStamp.text(of: program))
    }
    throw LoadError.environment(
      "the modules of this build are neither in \(folder)/Modules nor in ../lib/animatic/Modules",
      cure:
        "run the tool from the folder where it was built, build it again (make build), or install it with "
        + "what it needs: make install")
  }

  /// The header that a module map names, where that is gone.
  private static func missingHeader(of map: String) -> String? {
    let text = FileManager.default.contents(atPath: map).map { String(decoding: $0, as: UTF8.self) } ?? ""
    guard let start = text.firstRange(of: "header \"")?.upperBound,
      let end = text[start...].firstIndex(of: "\"")
    else { return nil }
    let header = String(text[start..<end])
    let path = header.hasPrefix("/") ? header : (map as NSString).deletingLastPathComponent + "/" + header
    return FileManager.default.fileExists(atPath: path) ? nil : header
  }
}
