import AnimaticExport
import AnimaticGolden
import AnimaticScript

/// `accept REPORT [NAME…]`: takes the changes of a report that was looked at over as goldens.
enum AcceptVerb {
  static func run(_ arguments: ParsedArguments, _ console: Console) throws -> ExitCode {
    let folder = arguments.operands[0]
    let report = try ReportReading.read(folder)
    let chosen = try choose(Array(arguments.operands.dropFirst()), of: report)
    let root =
      arguments.has(.golden) ? GoldenScope.root(arguments) : GoldenScope.root(inReports: report.golden)
    let store = GoldenStore(root: root)
    // All are looked at before any is taken: a report is accepted as far as asked, or not at all.
    // What was accepted before stands there already.
    let waiting = try chosen.filter { try $0.actual == nil || store.stamp($0.result.name) != $0.actual }
    let stale = try waiting.compactMap { try complaint(about: $0, store, folder) }
    guard stale.isEmpty else {
      throw CommandFailure(
        .invalid, "nothing was accepted: the report is not about the goldens of now",
        notes: stale + ["look again: \(report.command)"])
    }
    try OutputProbe.check(folder: store.root)
    var rows: [OrderedJSON] = []
    for entry in chosen {
      let name = entry.result.name
      var summary = GoldenRecorder.Summary()
      if waiting.contains(entry) {
        summary = try take(name, store, folder, report)
      }
      rows.append(RecordVerb.json(name, summary, done: "accepted"))
      if !arguments.has(.json), !arguments.has(.quiet) {
        console.print(RecordVerb.line(DisplayPath.text(store.path(name)), summary, done: "accepted "))
      }
      for expectation in entry.expectations where !expectation.passed {
        console.note("still fails: \(name) line \(expectation.line): \(expectation.message)")
      }
    }
    if arguments.has(.json) { console.print(JSONText.document(.array(rows))) }
    return .success
  }

  private static func take(
    _ name: String, _ store: GoldenStore, _ folder: String, _ report: GoldenReport
  ) throws -> GoldenRecorder.Summary {
    do {
      return try store.take(name, from: GoldenStore(root: folder + "/" + name), named: "actual")
    } catch let error as GoldenError {
      throw CommandFailure(
        .environment, "the report can not be used: \(error.description)",
        notes: ["look again: \(report.command)"])
    }
  }

  /// Without names everything that can be accepted. Throws `CommandFailure` (exit 2) where there is nothing.
  private static func choose(_ names: [String], of report: GoldenReport) throws -> [GoldenReport.Entry] {
    if names.isEmpty {
      let all = report.entries.filter { $0.result.state.isAcceptable }
      if all.isEmpty { throw CommandFailure(.invalid, "the report holds nothing to accept") }
      return all
    }
    var seen: Set<String> = []
    return try names.filter { seen.insert($0).inserted }.map { name in
      guard let entry = report.entries.first(where: { $0.result.name == name }) else {
        let known = report.entries.map(\.result.name)
        let near = nearestWord(to: name, in: known).map { ["did you mean '\($0)'?"] } ?? []
        throw CommandFailure(.invalid, "the report has no scenario '\(name)'", notes: near)
      }
      guard entry.result.state.isAcceptable else { throw refusal(entry) }
      return entry
    }
  }

  private static func refusal(_ entry: GoldenReport.Entry) -> CommandFailure {
    let name = entry.result.name
    switch entry.result.state {
    case .orphan:
      return CommandFailure(
        .invalid, "'\(name)' is a golden without a scenario", notes: ["remove it: animatic prune"])
    case .unreadable:
      return CommandFailure(
        .invalid, "the golden of '\(name)' could not be read, so nothing was compared",
        notes: ["record it anew: animatic record \(entry.source?.file ?? "SCENARIO")"])
    default:
      let note = entry.passed ? [] : ["its expectations fail, which no golden changes"]
      return CommandFailure(.invalid, "'\(name)' is as recorded; there is nothing to accept", notes: note)
    }
  }

  /// Why an entry can not be taken over, nil where nothing stands against it.
  private static func complaint(
    about entry: GoldenReport.Entry, _ store: GoldenStore, _ folder: String
  ) throws -> String? {
    let name = entry.result.name
    let now = try store.stamp(name)
    if now != entry.golden {
      let what = now == nil ? "is gone" : entry.golden == nil ? "was recorded" : "has changed"
      return "\(DisplayPath.text(store.path(name))) \(what) since the report was made"
    }
    let actual = try GoldenStore(root: folder + "/" + name).stamp("actual")
    if actual == nil || actual != entry.actual {
      return "\(folder)/\(name)/actual is not what the report wrote"
    }
    return nil
  }
}
