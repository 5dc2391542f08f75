import AnimaticGolden
import AnimaticReview
import AnimaticScript
import AnimaticStage
import Foundation

/// What the lint found in one scenario, for people and for machines.
struct HazardReport {
  var loaded: LoadedScenario
  var hazards: [Hazard]

  var open: [Hazard] { hazards.open }

  /// The runs of one file together: what several of them have is one finding.
  static func joined(_ reports: [HazardReport]) -> [HazardReport] {
    var joined: [HazardReport] = []
    for report in reports {
      guard let index = joined.firstIndex(where: { $0.loaded.path == report.loaded.path }) else {
        joined.append(report)
        continue
      }
      joined[index].hazards += report.hazards.filter { !joined[index].hazards.contains($0) }
    }
    return joined
  }

  /// `allow` lines that silence nothing.
  var idleAllows: [Diagnostic] {
    loaded.scenario.idleAllows(among: hazards).map { allow in
      let line = SourceLine(file: allow.source.file, line: allow.source.line)
      return Diagnostic(
        id: "idle-allow", severity: .warning, file: allow.source.file, range: line.range,
        message:
          "nothing of the kind '\(allow.hazard)' is found in \(allow.address): this line silences nothing",
        sourceLine: line.text)
    }
  }

  func print(on console: Console, quiet: Bool) {
    let formatter = DiagnosticFormatter(dress: console.palette.isOn ? .ansi : .plain)
    for hazard in hazards {
      if let reason = hazard.allowed {
        if !quiet {
          console.print(
            "\(place(of: hazard).shown): allowed \(hazard.kind.rawValue) in \(hazard.name): \(reason)")
        }
        continue
      }
      let line = place(of: hazard)
      let diagnostic = Diagnostic(
        id: hazard.kind.rawValue, severity: .warning, file: line.file, range: line.range,
        message: "\(hazard.message) [\(hazard.kind.rawValue)]", sourceLine: line.text)
      console.print(formatter.format(diagnostic))
      if let event = hazard.event, event.description != line.shown {
        console.print("  from:  \(SourceLine(file: event.file, line: event.line).quoted)")
      }
      console.print("  cure:  \(hazard.suggestion)")
    }
  }

  var json: [OrderedJSON] {
    hazards.map { hazard in
      let line = place(of: hazard)
      return .fields([
        ("severity", .string("warning")), ("id", .string(hazard.kind.rawValue)), ("file", .string(line.file)),
        ("line", .integer(line.range.line)), ("column", .integer(line.range.column)),
        ("message", .string(hazard.message)), ("suggestion", .string(hazard.suggestion)),
        ("time", .number(hazard.time.seconds)), ("name", .string(hazard.name)),
        ("source", .string(hazard.source)), ("event", .optional(hazard.event?.description)),
        ("allowed", .optional(hazard.allowed)),
      ])
    }
  }

  /// The line to show: the user's own Swift where it can be read, else the scenario's event, else its first line.
  private func place(of hazard: Hazard) -> SourceLine {
    if let line = swiftLine(hazard.source) { return line }
    if let event = hazard.event { return SourceLine(file: event.file, line: event.line) }
    return SourceLine(file: loaded.path, line: 0)
  }

  /// A line of the files that the scenario's view comes from; traces name them without their folder.
  private func swiftLine(_ source: String) -> SourceLine? {
    guard let view = loaded.scenario.view, let colon = source.lastIndex(of: ":"),
      let line = Int(source[source.index(after: colon)...])
    else { return nil }
    let name = String(source[..<colon])
    guard !name.contains("/"), let path = view.source.files.lazy.compactMap({ Self.file(name, in: $0) }).first
    else { return nil }
    return SourceLine(file: DisplayPath.text(path), line: line)
  }

  /// The path of a file of that name: `path` itself, or one in the folder `path`.
  private static func file(_ name: String, in path: String) -> String? {
    if (path as NSString).lastPathComponent == name { return path }
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue else {
      return nil
    }
    let found = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
    return found.filter { ($0 as NSString).lastPathComponent == name }.min().map { "\(path)/\($0)" }
  }
}

/// A line of a file, as a message shows it.
struct SourceLine {
  var file: String
  /// From 1; 0 for the file as a whole.
  var line: Int
  /// Empty where it can not be read.
  var text: String

  init(file: String, line: Int) {
    self.file = file
    self.line = line
    let content = line > 0 ? try? SourceFile.read(file, shownAs: file) : nil
    let lines = content?.split(separator: "\n", omittingEmptySubsequences: false) ?? []
    text = lines.indices.contains(line - 1) ? String(lines[line - 1]) : ""
    if text.hasSuffix("\r") { text.removeLast() }
  }

  /// What is written in it, without the space around.
  var range: SourceRange {
    guard line > 0 else { return .nowhere }
    let indent = text.prefix { $0 == " " || $0 == "\t" }.count
    let length = text.trimmingCharacters(in: .whitespaces).count
    return SourceRange(line: line, column: indent + 1, length: length, bytes: 0..<0)
  }

  var shown: String { line > 0 ? "\(file):\(line)" : file }

  /// `inbox.scenario:12: at 0.5s show inbox`.
  var quoted: String {
    let content = text.trimmingCharacters(in: .whitespaces)
    return content.isEmpty ? shown : "\(shown): \(content)"
  }
}
