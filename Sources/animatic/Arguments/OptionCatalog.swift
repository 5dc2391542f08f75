import AnimaticGolden

/// The one table of options: what each looks like and which verbs take it.
enum OptionCatalog {
  /// Selection and overrides, taken by every verb that reads scenarios.
  static let run: [OptionName] = [
    .filter, .shard, .fps, .scale, .from, .to, .device, .appearance, .variant, .jobs,
  ]
  /// Taken by every verb.
  static let common: [OptionName] = [.quiet, .color, .help]

  /// All options of a verb, in the order of help.
  static func names(for verb: Verb) -> [OptionName] {
    let guide = verb.guide
    var names = guide.options
    if guide.takesRunOptions { names += run }
    if guide.printsJSON { names.append(.json) }
    names += common
    return OptionName.allCases.filter(names.contains)
  }

  /// How `name` is written for `verb`: only `verify --json` can name a file.
  static func spec(_ name: OptionName, for verb: Verb) -> OptionSpec {
    if name == .json, verb == .verify || verb == .mergeReports {
      return OptionSpec(
        name: .json, value: .jsonFile("F"),
        summary: "the verdict as JSON, on standard output or into F (x.json)")
    }
    if name == .list, verb == .check {
      return OptionSpec(name: .list, value: .none, summary: "what the lint can find, each with its cure")
    }
    if name == .output { return outputSpec(for: verb) }
    return shared[name]!
  }

  private static func outputSpec(for verb: Verb) -> OptionSpec {
    switch verb {
    case .render, .preview:
      return OptionSpec(
        name: .output, short: "o", value: .required("OUT"),
        summary: "OUT/ = PNG frames, x.gif, x.png = APNG, x.html = review page; may be repeated",
        isRepeatable: true
      )
    case .still:
      return OptionSpec(
        name: .output, short: "o", value: .required("DIR"), summary: "folder for the pictures")
    case .mergeReports:
      return OptionSpec(
        name: .output, short: "o", value: .required("DIR"), summary: "folder of the one report")
    default:
      return OptionSpec(
        name: .output, short: "o", value: .required("FILE"), summary: "the file to write (x.png)")
    }
  }

  private static func option(
    _ name: OptionName, _ value: String, _ summary: String
  ) -> (OptionName, OptionSpec) {
    (name, OptionSpec(name: name, value: .required(value), summary: summary))
  }

  private static func flag(
    _ name: OptionName, short: Character? = nil, _ summary: String
  ) -> (OptionName, OptionSpec) {
    (name, OptionSpec(name: name, short: short, value: .none, summary: summary))
  }

  private static let shared: [OptionName: OptionSpec] = Dictionary(
    uniqueKeysWithValues: [
      flag(.list, "write nothing; the previews by name, with their places"),
      option(.view, "EXPR", "a view in Swift instead of a preview, such as 'ContentView()'"),
      (
        .tap,
        OptionSpec(
          name: .tap, value: .required("TEXT@T"),
          summary: "a tap on a visible text, #identifier or (x, y) at a time; may be repeated",
          isRepeatable: true)
      ),
      option(.duration, "T", "how long to play (default: until nothing is left to happen)"),
      (
        .overlay,
        OptionSpec(
          name: .overlay, value: .required("WHAT,…"),
          summary: "lay over the pictures: taps, bounds, safe-area; may be repeated", isRepeatable: true)
      ),
      flag(.bezel, "draw the device around the pictures, with status bar and home indicator"),
      option(.at, "T,T…", "times, such as 0.65s, 500ms, 30f or 1m30s; also between frames"),
      option(.every, "T", "times in equal steps, from --from (0) up to --to (the duration)"),
      flag(.check, "write nothing; exit 1 and name the files that are laid out differently"),
      flag(.strict, "exit 1 where the lint finds something that no line allows"),
      option(.only, "WHICH", "missing, changed or all (default: all)"),
      option(.notice, "KIND", "the notice of the starter: Banner, Toast or Snackbar (default: Banner)"),
      option(.golden, "DIR", "folder of the goldens (default: golden, at the project's root)"),
      option(.port, "N", "port of the live page, 0 for any (default: 4747, or the next that is free)"),
      flag(.dryRun, "remove nothing; say what would be removed"),
      option(.report, "DIR", "folder of the report (default: report, at the project's root)"),
      option(.junit, "FILE", "the verdict for a build server, as JUnit XML"),
      option(.markdown, "FILE", "the verdict as a comment for a pull request"),
      flag(.github, "also print failures as annotations of GitHub Actions"),
      option(.filter, "GLOB", "only scenarios whose name matches (*, ?, [a-z])"),
      option(.shard, "I/N", "only every N-th scenario, beginning with the I-th"),
      option(.fps, "N", "frames a second, 1 to 240; frame k stands at exactly k/N seconds"),
      option(.scale, "N", "pixels a point: 1, 2 or 3"),
      option(.from, "T", "first instant that is written (inclusive); playing starts at 0 all the same"),
      option(.to, "T", "end of what is written (exclusive)"),
      option(.device, "NAME", "stage of another device (see: animatic devices)"),
      option(.appearance, "A", "light or dark"),
      option(.variant, "V", "only runs of this variant, or pattern of variants; 'base' is the one without"),
      option(.jobs, "N", "worker threads, 1 to 64 (default: one a processor); never changes a byte"),
      flag(.json, "print JSON instead of text"),
      flag(.quiet, "no progress and no summary; errors and failures still show"),
      option(.color, "WHEN", "auto, always or never (NO_COLOR is honoured)"),
      flag(.help, short: "h", "this page"),
      flag(.version, "the version"),
    ])
}
