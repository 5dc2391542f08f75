import AnimaticExport
import AnimaticGolden
import Foundation

/// `merge-reports DIR… -o DIR`: one report of the shards of a call.
enum MergeReportsVerb {
  static func run(_ arguments: ParsedArguments, _ console: Console) throws -> ExitCode {
    guard let output = arguments.word(.output) else {
      throw ArgumentError.missingOption(
        .output, example: "animatic merge-reports shard-1 shard-2 -o report", .mergeReports)
    }
    var options = RunOptions()
    options.json = arguments.has(.json)
    let outputs = try VerdictOutputs(arguments, options)
    let parts = try arguments.operands.map { try ReportReading.read($0) }
    var merged: GoldenReport
    do {
      merged = try GoldenReport.merge(parts, names: arguments.operands)
    } catch let error as ReportMergeError {
      throw CommandFailure(.invalid, error.description, notes: ["nothing was written"])
    }
    let folder = try GoldenScope.reportFolder(output)
    merged.folder = folder.path
    for part in parts { try copy(part, into: folder.place) }
    try AtomicFile.write(
      JSONText.document(merged.json) + "\n", to: folder.place + "/" + ReportFolder.document)
    let page = PageOutput(report: folder)
    try page.add(pagesOf: arguments.operands, in: merged.entries.map(\.result.name))
    try page.finish()
    try folder.commit()
    try outputs.write(merged, console)
    if outputs.printsText {
      for entry in merged.entries where !entry.passed { VerifyVerb.print(entry, merged, console) }
      let failed = merged.entries.count { !$0.passed }
      console.print(
        failed == 0
          ? "\(Report.count(merged.entries.count, "scenario")) as recorded"
          : "\(failed) of \(merged.entries.count) failed")
    }
    return VerifyVerb.code(of: merged)
  }

  /// The folders of a part's scenarios, as they are. Throws `CommandFailure` (exit 2) where one is missing.
  private static func copy(_ part: GoldenReport, into place: String) throws {
    for entry in part.entries where entry.actual != nil {
      let source = "\(part.folder ?? "")/\(entry.result.name)"
      do {
        try FileManager.default.copyItem(atPath: source, toPath: "\(place)/\(entry.result.name)")
      } catch {
        throw CommandFailure(.invalid, "can not copy \(source): the report is not whole")
      }
    }
  }
}
