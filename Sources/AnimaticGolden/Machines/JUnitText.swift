extension GoldenReport {
  /// JUnit XML, as build servers read it: one suite, one case a run, a failure with the findings in it.
  ///
  /// Times are 0: how long a machine took is no part of a verdict. A golden that can not be read is an error.
  public var junit: String {
    let failed = entries.filter { !$0.passed && $0.result.state != .unreadable }.count
    let errors = entries.filter { $0.result.state == .unreadable }.count
    let counts = "tests=\"\(entries.count)\" failures=\"\(failed)\" errors=\"\(errors)\""
    var out = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    out += "<testsuites name=\"animatic\" \(counts) time=\"0\">\n"
    out += "  <testsuite name=\"animatic\" \(counts) skipped=\"0\" time=\"0\">\n"
    for entry in entries { out += Self.testCase(entry) }
    return out + "  </testsuite>\n</testsuites>\n"
  }

  private static func testCase(_ entry: Entry) -> String {
    let file = entry.source?.file ?? entry.result.name
    var out =
      "    <testcase classname=\"\(XMLText.escaped(file))\" name=\"\(XMLText.escaped(entry.result.name))\""
    out += " file=\"\(XMLText.escaped(file))\" time=\"0\""
    if entry.passed { return out + "/>\n" }
    let element = entry.result.state == .unreadable ? "error" : "failure"
    let state = entry.result.state.isFailure ? entry.result.state.rawValue : "expectation failed"
    let lines = entry.sentences
    out += ">\n      <\(element) message=\"\(XMLText.escaped(lines.first ?? state))\""
    out += " type=\"\(XMLText.escaped(state))\">"
    out += lines.map(XMLText.escaped).joined(separator: "\n")
    return out + "</\(element)>\n    </testcase>\n"
  }
}

extension GoldenReport.Entry {
  /// Everything that is to be said of a run that failed, one sentence each: findings with their example, the
  /// tolerance where something is forgiven, failed expectations.
  var sentences: [String] {
    var lines: [String] = []
    if result.state.isFailure {
      lines += result.motion.map { $0.text + ($0.example.map { " (\($0.text))" } ?? "") }
      lines += result.drawingSentences + result.notes
      if lines.isEmpty { lines = [result.state.rawValue] }
      if !tolerance.isExact { lines.append("tolerance \(tolerance.text)") }
    }
    return lines + expectations.filter { !$0.passed }.map { "line \($0.line): \($0.message)" }
  }
}
