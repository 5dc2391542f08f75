import AnimaticScript

extension Scenario {
  /// Reads and resolves a scenario file. Never throws: a file that can not be read is a diagnostic too.
  ///
  /// - Parameters:
  ///   - path: The file, absolute or from the working directory; messages name it as given.
  ///   - overrides: What the command line says against the file.
  ///   - defaults: What counts where the file says nothing; its window is not looked at.
  ///   - projectRoot: Folder above which nothing is included; by default the nearest one above the file with
  ///     `animatic.conf`, `Package.swift` or `.git`, else the file's own.
  public static func load(
    path: String, overrides: ScenarioOverrides = .init(), defaults: ScenarioOverrides = .init(),
    projectRoot: String? = nil
  ) -> ScenarioResult {
    switch ScenarioFiles.read(path) {
    case .failure(let message):
      let diagnostic = Diagnostic(id: message.id, file: path, range: .nowhere, message: message.text)
      return ScenarioResult(runs: [], diagnostics: [diagnostic])
    case .success(let bytes):
      let root = projectRoot.map(ScenarioFiles.real) ?? ScenarioFiles.projectRoot(of: path)
      let resolver = Resolver(overrides: overrides, defaults: defaults, files: ScenarioFiles(root: root))
      return resolver.resolve(
        ScenarioParser.parse(bytes: bytes, file: path), path: ScenarioFiles.shortened(path))
    }
  }

  /// Resolves a text that stands in no folder: `include` and pictures are errors, unless a project root is
  /// given; then they count from the folder of `file`.
  public static func parse(
    text: String, file: String, overrides: ScenarioOverrides = .init(), defaults: ScenarioOverrides = .init(),
    projectRoot: String? = nil
  ) -> ScenarioResult {
    let resolver = Resolver(
      overrides: overrides, defaults: defaults,
      files: ScenarioFiles(root: projectRoot.map(ScenarioFiles.real)))
    return resolver.resolve(ScenarioParser.parse(text, file: file), path: file)
  }
}
