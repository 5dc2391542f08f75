/// One expectation of a scenario, as a report shows it.
public struct ExpectationOutcome: Equatable, Sendable {
  public var line: Int
  public var passed: Bool
  public var message: String

  public init(line: Int, passed: Bool, message: String) {
    self.line = line
    self.passed = passed
    self.message = message
  }
}

/// Results as text for a terminal and as JSON for machines.
public struct GoldenReport: Equatable, Sendable {
  public struct Entry: Equatable, Sendable {
    public var result: GoldenResult
    public var expectations: [ExpectationOutcome]

    public init(_ result: GoldenResult, expectations: [ExpectationOutcome] = []) {
      self.result = result
      self.expectations = expectations
    }

    public var passed: Bool { !result.state.isFailure && expectations.allSatisfy(\.passed) }
  }

  public var entries: [Entry]
  /// The folder of the written report, for the hints; nil where none was written.
  public var folder: String?

  public init(entries: [Entry] = [], folder: String? = nil) {
    self.entries = entries
    self.folder = folder
  }

  public var passed: Bool { entries.allSatisfy(\.passed) }

  // MARK: JSON

  /// What `verify --json` prints.
  public var json: OrderedJSON {
    .object([
      .init("result", .string(passed ? "passed" : "failed")),
      .init("scenarios", .array(entries.map(Self.json))),
    ])
  }

  private static func json(_ entry: Entry) -> OrderedJSON {
    let result = entry.result
    return .object([
      .init("name", .string(result.name)), .init("state", .string(result.state.rawValue)),
      .init("framesCompared", .integer(result.framesCompared)),
      .init("framesDifferent", .integer(result.framesDifferent)),
      .init("firstDifference", result.firstDifference.map { .number($0.double) } ?? .null),
      .init("findings", .array(result.findings.map { .string($0) })),
      .init(
        "expectations",
        .array(
          entry.expectations.map {
            .object([
              .init("line", .integer($0.line)), .init("passed", .bool($0.passed)),
              .init("message", .string($0.message)),
            ])
          })),
    ])
  }

  // MARK: Text

  /// How many findings of one scenario are printed; the rest is counted.
  private static let mostLines = 8

  /// One block of lines a scenario, each line ending in a line feed.
  public var text: String { entries.map(text(of:)).joined() }

  public func text(of entry: Entry) -> String {
    let result = entry.result
    if entry.passed {
      let state = result.state == .new ? "new " : "ok  "
      return "\(state)  \(result.name)   \(Words.count(result.framesCompared, "frame"))\n"
    }
    var lines: [String] = []
    var findings = result.findings
    var head = "FAIL  \(result.name)"
    if let place = Self.place(result) { head += "   \(place)" }
    if result.state.isFailure {
      head += "   " + (findings.isEmpty ? result.state.rawValue : findings.removeFirst())
    }
    lines.append(head)
    if let example = result.motion.first?.example { lines.append(example.text) }
    for (index, finding) in result.motion.enumerated().dropFirst() where index < Self.mostLines {
      lines.append(finding.text + (finding.example.map { " (\($0.text))" } ?? ""))
    }
    let others = Array(findings.dropFirst(max(result.motion.count - 1, 0)))
    let room = max(Self.mostLines - result.motion.count, 2)
    lines += others.prefix(room)
    let hidden = max(result.motion.count - Self.mostLines, 0) + max(others.count - room, 0)
    if hidden > 0 { lines.append("and \(Words.count(hidden, "more finding"))") }
    for expectation in entry.expectations where !expectation.passed {
      lines.append("line \(expectation.line): \(expectation.message)")
    }
    if let hint = hint(result) { lines.append(hint) }
    return lines.enumerated().map { ($0 == 0 ? "" : "      ") + $1 + "\n" }.joined()
  }

  /// "frames 31–48 (0.517–0.800 s)", from the first to the last that differs.
  private static func place(_ result: GoldenResult) -> String? {
    guard let first = result.differingFrames.first, let last = result.differingFrames.last else { return nil }
    let (from, to) = (first.lowerBound, last.upperBound)
    let time = { (frame: Int) in Words.clock(Millionths(Double(frame) / Double(max(result.fps, 1)))) }
    return from == to
      ? "frame \(from) (\(time(from)) s)" : "frames \(from)–\(to) (\(time(from))–\(time(to)) s)"
  }

  private func hint(_ result: GoldenResult) -> String? {
    switch result.state {
    case .passed, .new, .orphan: return nil
    case .missing, .motionChanged, .drawingChanged:
      guard let folder else { return nil }
      return "see \(folder)/index.html#\(result.name)   ·   accept: animatic accept \(folder) \(result.name)"
    }
  }
}
