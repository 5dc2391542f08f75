/// How words of a report look on a terminal; plain unless given.
public struct ReportDress: Sendable {
  public var good: @Sendable (String) -> String
  public var bad: @Sendable (String) -> String
  public var strong: @Sendable (String) -> String
  public var dim: @Sendable (String) -> String

  public init(
    good: @escaping @Sendable (String) -> String, bad: @escaping @Sendable (String) -> String,
    strong: @escaping @Sendable (String) -> String, dim: @escaping @Sendable (String) -> String
  ) {
    self.good = good
    self.bad = bad
    self.strong = strong
    self.dim = dim
  }

  public static let plain = ReportDress(good: { $0 }, bad: { $0 }, strong: { $0 }, dim: { $0 })
}

extension GoldenReport {
  /// How many findings of one scenario are printed; the rest is counted.
  private static let mostLines = 8

  /// One block of lines a scenario, each line ending in a line feed.
  public var text: String { entries.map { text(of: $0) }.joined() }

  public func text(of entry: Entry, dress: ReportDress = .plain) -> String {
    let result = entry.result
    let tolerance = entry.tolerance.isExact ? nil : "tolerance " + entry.tolerance.text
    if entry.passed {
      let state = result.state == .new ? "new " : "ok  "
      let frames = Words.count(result.framesCompared, "frame")
      return dress.good(state) + "  \(result.name)   \(frames)" + (tolerance.map { "   \($0)" } ?? "") + "\n"
    }
    var lines: [String] = []
    var findings = result.findings
    var head = dress.bad("FAIL") + "  " + dress.strong(result.name)
    if let place = Self.place(result) { head += "   \(place)" }
    if result.state.isFailure {
      head += "   " + (findings.isEmpty ? result.state.rawValue : findings.removeFirst())
    }
    lines.append(head)
    if let example = result.motion.first?.example { lines.append(Self.text(of: example, dress)) }
    for (index, finding) in result.motion.enumerated().dropFirst() where index < Self.mostLines {
      lines.append(finding.text + (finding.example.map { " (\(Self.text(of: $0, dress)))" } ?? ""))
    }
    let others = Array(findings.dropFirst(max(result.motion.count - 1, 0)))
    let room = max(Self.mostLines - result.motion.count, 2)
    lines += others.prefix(room)
    let hidden = max(result.motion.count - Self.mostLines, 0) + max(others.count - room, 0)
    if hidden > 0 { lines.append("and \(Words.count(hidden, "more finding"))") }
    if let tolerance { lines.append(tolerance) }
    for expectation in entry.expectations where !expectation.passed {
      lines.append("line \(expectation.line): \(expectation.message)")
    }
    if let hint = hint(result) { lines.append(dress.dim(hint)) }
    return lines.enumerated().map { ($0 == 0 ? "" : "      ") + $1 + "\n" }.joined()
  }

  private static func text(of example: MotionFinding.Example, _ dress: ReportDress) -> String {
    "expected \(dress.good(example.expected)) at \(Words.clock(example.time)) s, got \(dress.bad(example.found))"
  }

  /// "frames 31–48 (0.517–0.800 s)", from the first to the last that differs.
  static func place(_ result: GoldenResult) -> String? {
    guard let first = result.differingFrames.first, let last = result.differingFrames.last else { return nil }
    let (from, to) = (first.lowerBound, last.upperBound)
    let time = { (frame: Int) in Words.clock(Millionths(Double(frame) / Double(max(result.fps, 1)))) }
    return from == to
      ? "frame \(from) (\(time(from)) s)" : "frames \(from)–\(to) (\(time(from))–\(time(to)) s)"
  }

  private func hint(_ result: GoldenResult) -> String? {
    guard result.state.isAcceptable, let folder else { return nil }
    return "see \(folder)/index.html#\(result.name)   ·   accept: animatic accept \(folder) \(result.name)"
  }
}
