import AnimaticExport
import AnimaticGolden
import AnimaticReview

/// The forms of a verdict that a call asks for beside its text: files for build servers and pull requests.
struct VerdictOutputs {
  private let json: String?
  private let junit: String?
  private let markdown: String?
  private let annotates: Bool
  /// JSON is what standard output carries.
  private let printsJSON: Bool

  /// Tries the files before anything is played. Throws `CommandFailure`.
  init(_ arguments: ParsedArguments, _ options: RunOptions) throws {
    json = arguments.word(.json)
    junit = arguments.word(.junit)
    markdown = arguments.word(.markdown)
    annotates = arguments.has(.github)
    printsJSON = options.json && json == nil
    if annotates, printsJSON {
      throw CommandFailure(
        .invalid, "'--json' and '--github' both write to standard output", notes: ["name a file: --json=F"])
    }
    for file in [json, junit, markdown] { if let file { try OutputProbe.check(file: file) } }
  }

  /// Whether sentences go to standard output.
  var printsText: Bool { !printsJSON }

  func write(_ report: GoldenReport, _ console: Console) throws {
    if let json { try AtomicFile.write(JSONText.document(report.json) + "\n", to: json) }
    if let junit { try AtomicFile.write(report.junit, to: junit) }
    if let markdown {
      let root = report.folder.map { RelativePath.from(DisplayPath.folder(of: markdown), to: $0) } ?? ""
      try AtomicFile.write(
        report.markdown(root: root.isEmpty ? "" : root + "/"), to: markdown)
    }
    if printsJSON { console.print(JSONText.document(report.json)) }
    if annotates, !report.annotations.isEmpty { console.print(String(report.annotations.dropLast())) }
  }
}
