import AnimaticGolden
import AnimaticScript
import AnimaticStage
import Foundation

/// Where goldens and reports lie, and which goldens a call answers for.
enum GoldenScope {
  /// `--golden`, else `golden` at the project's root.
  static func root(_ arguments: ParsedArguments) -> String {
    guard let word = arguments.word(.golden) else {
      return DisplayPath.text(ProjectFolder.current.join("golden"))
    }
    return word.count > 1 && word.hasSuffix("/") ? String(word.dropLast()) : word
  }

  /// A report names the goldens' folder from the project's root, so that it means the same wherever it is read.
  static func rootInReports(_ root: String) -> String {
    RelativePath.from(ProjectFolder.current.path, to: root)
  }

  static func root(inReports root: String) -> String {
    let way = RelativePath.from(
      FileManager.default.currentDirectoryPath, to: root, working: ProjectFolder.current.path)
    return way.isEmpty ? "." : way
  }

  /// `--report`, else what `animatic.conf` names, else `report`, both from the project's root.
  static func report(_ arguments: ParsedArguments, _ settings: Settings) -> String {
    if let word = arguments.word(.report) { return word }
    let name = settings.resolve(.report).value
    return name.hasPrefix("/") ? name : DisplayPath.text(ProjectFolder.current.join(name))
  }

  /// Begins a report. Throws `CommandFailure` (exit 2) where the place is somebody else's.
  static func reportFolder(_ path: String) throws -> ReportFolder {
    try inWords { try ReportFolder(path: path) }
  }

  /// Throws `CommandFailure` (exit 2) where the place of a report or a page's files is somebody else's.
  static func checkReportFolder(_ path: String) throws { try inWords { try ReportFolder.check(path) } }

  private static func inWords<R>(_ work: () throws -> R) throws -> R {
    do {
      return try work()
    } catch let error as ReportFolderError {
      throw CommandFailure(
        .invalid, error.description,
        notes: ["name another folder: --report DIR, or report = DIR in animatic.conf"])
    }
  }

  /// A golden is of a whole run; a part of one would replace it or never equal it.
  static func refuseWindows(_ options: RunOptions, _ verb: String) throws {
    guard options.from != nil || options.to != nil else { return }
    throw CommandFailure(
      .invalid, "'\(verb)' always takes the whole run; leave --from and --to out",
      notes: ["to look at a part: animatic render SCENARIO --from T --to T -o out/"])
  }

  /// Goldens that nothing asks for. Only a call over whole folders can know that: with single files, a filter, a
  /// shard or a variant the others are simply not looked at.
  static func orphans(
    in store: GoldenStore, operands: [String], scenarios: [LoadedScenario], _ options: RunOptions
  ) throws -> [GoldenStore.Orphan] {
    let areFolders = operands.allSatisfy { path in
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
    }
    guard areFolders, options.filter == nil, options.shard == nil, options.variant == nil else { return [] }
    let own = Set(scenarios.map(\.name.slug))
    guard try !store.orphans(keeping: own).isEmpty else { return [] }
    // Scenarios of the project that this call did not name have their goldens in the same store.
    let others = (try? ScenarioFinder.files(for: [ProjectFolder.current.path])) ?? []
    return try orphans(in: store, of: others, keeping: own)
  }

  /// Goldens that no run of these files asks for. Of a file that can not be resolved every golden is kept that
  /// might be one of its runs'.
  static func orphans(
    in store: GoldenStore, of files: [String], keeping own: Set<String> = []
  ) throws -> [GoldenStore.Orphan] {
    var kept = own
    let folders = try store.folders()
    for file in files {
      guard let source = try? NamedSource(path: file) else { continue }
      let runs = Scenario.load(path: file).runs
      if runs.isEmpty {
        let slug = source.name.slug
        kept.formUnion(folders.filter { $0 == slug || $0.hasPrefix(slug + "@") })
      } else {
        kept.formUnion(runs.map { ScenarioName(source.name.title, variant: $0.variant?.name).slug })
      }
    }
    return try store.orphans(keeping: kept)
  }
}
