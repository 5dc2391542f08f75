import AnimaticScript
import Foundation

/// Compiles the user's files into a library, or finds the library of an earlier time.
struct ModuleCompiler {
  var toolchain: Toolchain
  var layout: BuildLayout
  var cache = ModuleCache()

  /// Throws `LoadError.environment`.
  init() throws {
    toolchain = try Toolchain.find()
    layout = try BuildLayout.find()
  }

  /// Flags that do not name a place on this machine's disk.
  private static let flags = [
    "-emit-library", "-parse-as-library", "-module-name", ModuleSources.module, "-swift-version", "5",
    "-Onone", "-enable-bare-slash-regex",
    "-whole-module-optimization", "-D", "DEBUG", "-suppress-warnings", "-diagnostic-style", "llvm",
    "-no-color-diagnostics",
    // An expression that would take minutes is an error at its place, as in Xcode, and no tool that hangs.
    "-Xfrontend", "-solver-expression-time-threshold=60",
  ]

  /// The library's path. Throws `LoadError.wrong` with the compiler's errors in the user's files.
  func library(_ files: [UserFile], expression: UserExpression?, system: Int) throws -> String {
    let sources = ModuleSources(files, expression: expression, system: system)
    let key = self.key(sources)
    if cache.has(key) { return cache.library(key) }
    let folder = try cache.makeWorkFolder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    for copy in sources.copies {
      guard FileManager.default.createFile(atPath: "\(folder)/\(copy.name)", contents: Data(copy.bytes))
      else {
        throw LoadError.environment(
          "can not write into \(folder)", cure: "see whether the disk is full: df \(folder)")
      }
    }
    let library = folder + "/module.so"
    let words = arguments(sources, folder, library)
    var outcome = try CompilerCall(toolchain.compiler, words)
    // Newer projects say this for all their files; in the file itself it is not to be seen.
    if outcome.status != 0, outcome.printed.contains("main actor-isolated") {
      let isolated = try CompilerCall(toolchain.compiler, words + ["-default-isolation", "MainActor"])
      if isolated.status == 0 { outcome = isolated }
    }
    guard outcome.status == 0 else { throw error(outcome, files, expression) }
    try cache.keep(library, as: key)
    return cache.library(key)
  }

  private func key(_ sources: ModuleSources) -> String {
    var key = ContentKey()
    key.add(toolchain.identity)
    key.add(layout.identity)
    for flag in Self.flags { key.add(flag) }
    for copy in sources.copies {
      key.add(copy.name)
      key.add(copy.bytes)
    }
    return key.text
  }

  private func arguments(_ sources: ModuleSources, _ folder: String, _ library: String) -> [String] {
    var words =
      Self.flags + [
        "-I", layout.modules, "-Xcc", "-fmodule-map-file=\(layout.moduleMap)",
        "-module-cache-path", cache.clangModules,
      ]
    if let plugin = layout.plugin { words += ["-load-plugin-executable", "\(plugin)#AnimaticMacros"] }
    return words + ["-o", library] + sources.copies.map { "\(folder)/\($0.name)" }
  }

  /// An expression that does not end well is found out in the line after it, which is none of the expression's.
  private static func held(
    _ error: Diagnostic, _ expression: UserExpression?, _ known: [String: SourceText]
  ) -> Diagnostic {
    guard let expression, error.file == expression.file, error.range.line != expression.line else {
      return error
    }
    let line = known[expression.file]?.line(expression.line) ?? ""
    let column = String(decoding: Array(line.utf8).prefix(expression.column - 1), as: UTF8.self).count + 1
    var error = error
    error.range = SourceRange(
      line: expression.line, column: column, length: expression.text.count, bytes: 0..<0)
    error.sourceLine = line
    return error
  }

  private func error(
    _ outcome: CompilerCall, _ files: [UserFile], _ expression: UserExpression?
  ) -> LoadError {
    var known = Dictionary(files.map { ($0.path, $0.text) }, uniquingKeysWith: { first, _ in first })
    if let expression, known[expression.file] == nil {
      let text = (try? UserFile(path: expression.file))?.text
      // A call's own words stand in no file: the expression is its line.
      known[expression.file] =
        text
        ?? SourceText(
          text: String(repeating: "\n", count: expression.line - 1)
            + String(repeating: " ", count: expression.column - 1) + expression.text,
          file: expression.file)
    }
    let missing = MissingWord(
      built: BuiltWords(module: layout.modules + "/AnimaticUI.swiftmodule"),
      leftOut: files.flatMap { file in
        file.imports.absent.map { ($0.module, "\(file.path):\($0.line)") }
      })
    let output = CompilerOutput(outcome.printed, sources: known, missing: missing)
    if !output.errors.isEmpty { return .wrong(output.errors.map { Self.held($0, expression, known) }) }
    if outcome.status < 0 {
      return .environment(
        "the compiler was ended by signal \(-outcome.status)",
        cure: "see whether there is enough memory, and try again")
    }
    let first = output.loose ?? outcome.printed.split(separator: "\n").first.map(String.init)
    return .environment(
      "the compiler stopped: \(first ?? "exit code \(outcome.status)")",
      cure: "see whether '\(toolchain.compiler) --version' is the Swift that Animatic was built with")
  }
}
