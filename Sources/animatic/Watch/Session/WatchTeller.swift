import AnimaticGolden
import AnimaticReview

/// What the watch prints: a line for people at a time, or with `--json` one object a line.
struct WatchTeller {
  let console: Console
  let isJSON: Bool
  let isQuiet: Bool

  func watching(_ units: [WatchUnit], port: UInt16, polls: Bool) {
    let address = "http://127.0.0.1:\(port)/"
    if isJSON {
      return say(
        "watching",
        [
          ("address", .string(address)), ("files", .array(units.map { .string(DisplayPath.text($0.path)) })),
        ])
    }
    let isPreview = units.first?.preview != nil
    let what = isPreview ? units[0].path : Report.count(units.count, "scenario")
    // Asked for or not: without the address there is nothing to look at.
    print("watching \(what): \(address)  (Ctrl-C stops)", isFailure: true)
    if polls { console.note("the system tells of no changes here: files are looked at twice a second") }
  }

  func polling() {
    guard !isJSON else { return }
    console.note(
      "the system allows no more watches (fs.inotify.max_user_watches): files are looked at twice a second")
  }

  func changed(_ files: [String], _ unit: WatchUnit) {
    guard isJSON else { return }
    say("changed", [("file", .string(DisplayPath.text(unit.path))), ("changed", names(files))])
  }

  func played(_ report: WatchReport, _ unit: WatchUnit, after files: [String], seconds: Double) {
    for run in report.runs {
      if isJSON {
        say(
          "played",
          [
            ("scenario", .string(run.name)), ("file", .string(DisplayPath.text(unit.path))),
            ("changed", names(files)), ("seconds", .number((seconds * 1000).rounded() / 1000)),
            ("frames", .integer(run.frames)), ("same", .bool(run.isSame)), ("golden", .bool(run.hasGolden)),
            ("state", .string(run.state)), ("passed", .bool(run.passed)),
            ("findings", .array(run.sentences.map { .string($0) })),
          ])
        continue
      }
      print(
        cause(files)
          + "\(console.palette.strong(run.name)) played in \(DecimalText.fixed(seconds, decimals: 2)) s: "
          + verdict(run), isFailure: !run.passed)
    }
    if !isJSON { for warning in report.warnings { console.note(warning) } }
  }

  func failed(_ failure: WatchFailure, _ unit: WatchUnit, after files: [String], showsLast: Bool) {
    if isJSON {
      return say(
        "failed",
        [
          ("file", .string(DisplayPath.text(unit.path))), ("changed", names(files)),
          ("place", .string(failure.place)), ("message", .string(failure.headline)),
          ("detail", .string(failure.detail)),
        ])
    }
    let last = showsLast ? "; the page keeps the last good run" : ""
    console.note(
      cause(files) + "\(unit.name.slug) does not play: \(console.errorPalette.bad(failure.headline))" + last)
    if !failure.detail.isEmpty { console.note(failure.detail) }
  }

  func removed(_ unit: WatchUnit) {
    if isJSON { return say("removed", [("file", .string(DisplayPath.text(unit.path)))]) }
    print("\(DisplayPath.text(unit.path)) is gone")
  }

  func stopped() {
    if isJSON { return say("stopped", []) }
    if !isQuiet { console.note("stopped") }
  }

  /// The verdict as `verify` says it; without a golden, what the edit did.
  private func verdict(_ run: WatchReport.Run) -> String {
    let palette = console.palette
    let shown = run.sentences.prefix(2).joined(separator: "; ")
    let more = run.sentences.count > 2 ? " (and \(run.sentences.count - 2) more)" : ""
    let words = shown.isEmpty ? run.state : shown + more
    if !run.passed { return palette.bad("FAIL") + "  " + words }
    if run.hasGolden { return palette.good("ok") + "  as recorded" }
    if run.isSame { return "as before" }
    return run.hasBefore ? words : "\(run.frames) frames"
  }

  /// "banner.scenario changed: ".
  private func cause(_ files: [String]) -> String {
    guard let first = files.first else { return "" }
    let more = files.count > 1 ? " and \(files.count - 1) more" : ""
    return "\(DisplayPath.text(first))\(more) changed: "
  }

  private func names(_ files: [String]) -> OrderedJSON {
    .array(files.map { .string(DisplayPath.text($0)) })
  }

  private func say(_ event: String, _ fields: [(String, OrderedJSON)]) {
    console.print(JSONText.line(.fields([("event", .string(event))] + fields)))
    console.flush()
  }

  private func print(_ line: String, isFailure: Bool = false) {
    guard !isQuiet || isFailure else { return }
    console.print(line)
    console.flush()
  }
}
