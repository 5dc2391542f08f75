import AnimaticGolden
import Foundation

/// Where goldens lie, and which of them a call answers for.
enum GoldenScope {
  /// `--golden`, else `golden` at the project's root.
  static func root(_ arguments: ParsedArguments) -> String {
    guard let word = arguments.word(.golden) else {
      return DisplayPath.text(ProjectFolder.current.join("golden"))
    }
    return word.count > 1 && word.hasSuffix("/") ? String(word.dropLast()) : word
  }

  /// A golden is of a whole run; a part of one would replace it or never equal it.
  static func refuseWindows(_ options: RunOptions, _ verb: String) throws {
    guard options.from != nil || options.to != nil else { return }
    throw CommandFailure(
      .invalid, "'\(verb)' always takes the whole run; leave --from and --to out",
      notes: ["to look at a part: animatic render SCENARIO --from T --to T -o out/"])
  }

  /// Goldens that nothing asks for. Only a call over whole folders can know that: with single files, a filter or
  /// a shard the others are simply not looked at.
  static func orphans(
    in store: GoldenStore, operands: [String], scenarios: [LoadedScenario], _ options: RunOptions
  ) throws -> [GoldenStore.Orphan] {
    let areFolders = operands.allSatisfy { path in
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
    }
    guard areFolders, options.filter == nil, options.shard == nil else { return [] }
    let found = try store.orphans(keeping: Set(scenarios.map(\.name.slug)))
    guard !found.isEmpty else { return [] }
    // Scenarios of the project that this call did not name have their goldens in the same store.
    let others = (try? ScenarioFinder.files(for: [ProjectFolder.current.path])) ?? []
    let names = others.compactMap { try? NamedSource(path: $0).name.slug }
    return try store.orphans(keeping: Set(scenarios.map(\.name.slug) + names))
  }
}
