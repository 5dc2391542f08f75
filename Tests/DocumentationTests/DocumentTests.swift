import Foundation
import Testing

/// Runs what the documents show.
@Suite struct DocumentTests {
  static let documents: [String] = {
    let docs = (try? FileManager.default.contentsOfDirectory(atPath: Tool.root.path + "/docs")) ?? []
    let readme = FileManager.default.fileExists(atPath: Tool.root.path + "/README.md") ? ["README.md"] : []
    return readme + docs.filter { $0.hasSuffix(".md") }.sorted().map { "docs/" + $0 }
  }()

  @Test func documentsAreFound() {
    #expect(Self.documents.contains("docs/architecture.md"))
  }

  @Test(arguments: documents) func examplesHold(document: String) throws {
    let text = try String(contentsOf: Tool.root.appendingPathComponent(document), encoding: .utf8)
    try Tool.withFolder { folder in
      for fault in try Self.faults(in: text, folder: folder) { Issue.record("\(document):\(fault)") }
    }
  }

  /// `line: what is wrong`, for each block of a document that is not as it says.
  static func faults(in markdown: String, folder: URL) throws -> [String] {
    var faults: [String] = []
    for block in FencedBlock.blocks(in: markdown) {
      switch block.language {
      case "scenario":
        // Fragments are completed and resolved by AnimaticStageTests; here whole scenarios go through the tool.
        guard isWhole(block) else { continue }
        let file = name(of: block) + ".scenario"
        try (block.content.joined(separator: "\n") + "\n")
          .write(to: folder.appendingPathComponent(file), atomically: true, encoding: .utf8)
        let outcome = try Tool.run(["check", file], in: folder)
        let expected = block.option("exit").flatMap { Int32($0) } ?? 0
        if outcome.status != expected {
          faults.append(
            "\(block.line): check exits with \(outcome.status), not \(expected)\n\(outcome.printed)")
        }
      case "swift":
        // A file for the calls below it.
        guard let file = block.option("file") else { continue }
        try (block.content.joined(separator: "\n") + "\n")
          .write(to: folder.appendingPathComponent(file), atomically: true, encoding: .utf8)
      case "console":
        faults += try self.faults(in: ConsoleSession(block.content), of: block, folder: folder)
      default:
        break
      }
    }
    return faults
  }

  private static func isWhole(_ block: FencedBlock) -> Bool {
    ["scenario ", "duration "].allSatisfy { word in block.content.contains { $0.hasPrefix(word) } }
  }

  /// Only the last call of a block may exit with another code than 0.
  private static func faults(
    in session: ConsoleSession, of block: FencedBlock, folder: URL
  ) throws -> [String] {
    var faults: [String] = []
    let last = block.option("exit").flatMap { Int32($0) } ?? 0
    for (index, call) in session.calls.enumerated() {
      let outcome = try Tool.run(call.arguments, in: folder)
      let expected = index == session.calls.count - 1 ? last : 0
      let shown = "animatic " + call.arguments.joined(separator: " ")
      if outcome.status != expected {
        faults.append(
          "\(block.line): '\(shown)' exits with \(outcome.status), not \(expected)\n\(outcome.printed)")
      }
      if let line = ConsoleSession.missing(call.expected, in: outcome.printed) {
        faults.append(
          "\(block.line): '\(shown)' does not print '\(line)' there; it prints\n\(outcome.printed)")
      }
    }
    return faults
  }

  /// The name that the block's `scenario` statement gives, else one made from its line.
  private static func name(of block: FencedBlock) -> String {
    for line in block.content {
      let words = line.split(separator: " ")
      if words.count >= 2, words[0] == "scenario" {
        return String(words[1].filter { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" })
      }
    }
    return "line-\(block.line)"
  }
}
