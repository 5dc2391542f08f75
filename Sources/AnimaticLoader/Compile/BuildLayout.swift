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
      return BuildLayout(
        modules: modules, moduleMap: map, plugin: plugin, identity: FileStamp.text(of: program))
    }
    throw LoadError.environment(
      "the modules of this build are neither in \(folder)/Modules nor in ../lib/animatic/Modules",
      cure: "run the tool from the folder where it was built, or build it again: make build")
  }
}
