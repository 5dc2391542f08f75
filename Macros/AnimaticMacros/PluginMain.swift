@_spi(PluginMessage) import SwiftCompilerPluginMessageHandling
import SwiftSyntaxMacros

/// The program that the compiler starts when a file uses one of our macros.
///
/// It is linked against the SwiftSyntax that comes with the toolchain, so that no package has to be fetched. That copy
/// has no `CompilerPlugin` protocol, hence the message loop is spelled out here.
@main
struct PluginMain {
  static func main() throws {
    let connection = try StandardIOMessageConnection()
    try CompilerPluginMessageListener(connection: connection, provider: MacroTable()).main()
  }
}

/// The macros by the name of the type that `#externalMacro` asks for.
struct MacroTable: PluginProvider {
  private static let macros: [String: any Macro.Type] = [
    "EntryMacro": EntryMacro.self,
    "PreviewMacro": PreviewMacro.self,
    "PreviewableMacro": PreviewableMacro.self,
  ]

  func resolveMacro(moduleName: String, typeName: String) throws -> any Macro.Type {
    guard moduleName == "AnimaticMacros", let macro = Self.macros[typeName] else {
      throw UnknownMacro(name: "\(moduleName).\(typeName)")
    }
    return macro
  }
}

/// A macro that a newer module asks an older plugin for.
struct UnknownMacro: Error, CustomStringConvertible {
  var name: String
  var description: String { "this build has no macro '\(name)'; build the package again" }
}
