import AnimaticGolden

/// `prune [--dry-run]`: removes goldens that no scenario asks for.
enum PruneVerb {
  static func run(_ arguments: ParsedArguments, _ console: Console) throws -> ExitCode {
    for name in [OptionName.filter, .shard, .variant] where arguments.has(name) {
      throw CommandFailure(
        .invalid,
        "'prune' looks at everything; with '\(name.flag)' it would remove goldens that are asked for",
        notes: ["leave it out: animatic prune --dry-run"])
    }
    let store = GoldenStore(root: GoldenScope.root(arguments))
    let project = ProjectFolder.current.path
    // A project whose scenarios were moved away would lose all its goldens.
    let files = try ScenarioFinder.files(for: [project] + arguments.operands)
    let orphans = try GoldenScope.orphans(in: store, of: files)
    let isDry = arguments.has(.dryRun)
    for orphan in orphans where !isDry { try store.remove(orphan) }
    if arguments.has(.json) {
      console.print(
        JSONText.document(
          .array(
            orphans.map {
              .fields([
                ("path", .string(DisplayPath.text($0.path))), ("reason", .string($0.reason)),
                ("removed", .bool(!isDry)),
              ])
            })))
    } else if !arguments.has(.quiet) {
      for orphan in orphans {
        console.print(
          "\(isDry ? "would remove" : "removed")  \(DisplayPath.text(orphan.path))   \(orphan.reason)")
      }
      if orphans.isEmpty { console.print("every golden has its scenario") }
    }
    return .success
  }
}
