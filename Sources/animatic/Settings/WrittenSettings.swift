import AnimaticScript

/// Which settings a scenario file says itself, or takes over from the files that it includes, and where.
struct WrittenSettings {
  /// `file:line` of the last statement that counts.
  private(set) var places: [Setting: String] = [:]

  init(_ source: NamedSource) {
    var visited: Set<String> = []
    read(source.parsed.syntax.statements, file: source.path, visited: &visited)
  }

  private mutating func read(
    _ statements: [StatementSyntax], file: String, visited: inout Set<String>
  ) {
    // A file that includes itself is an error of the scenario, found by the resolver; here it must only end.
    guard visited.insert(file).inserted, visited.count <= 100 else { return }
    for statement in statements {
      switch statement.kind {
      case .fps: note(.fps, file, statement)
      case .scale: note(.scale, file, statement)
      case .device, .canvas: note(.device, file, statement)
      case .environment(.appearance): note(.appearance, file, statement)
      case .vary(let vary):
        guard case .setting(let name) = vary.target, let setting = Setting(rawValue: name.text) else {
          continue
        }
        note(setting, file, statement)
      case .include(let name):
        guard case .string(let path) = name.kind else { continue }
        let place = path.hasPrefix("/") ? path : DisplayPath.join(DisplayPath.folder(of: file), path)
        guard let included = try? NamedSource(path: place) else { continue }
        read(included.parsed.syntax.statements, file: place, visited: &visited)
      default: continue
      }
    }
  }

  private mutating func note(_ setting: Setting, _ file: String, _ statement: StatementSyntax) {
    places[setting] = "\(file):\(statement.range.line)"
  }
}
