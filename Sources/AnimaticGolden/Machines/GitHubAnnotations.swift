extension GoldenReport {
  /// Workflow commands that show each failure at its scenario's line in a pull request, one a line.
  public var annotations: String {
    entries.filter { !$0.passed }.map(Self.annotations).joined()
  }

  /// The page of a pull request shows the first few; the report has them all.
  private static let mostSentences = 12

  private static func annotations(_ entry: Entry) -> String {
    var out = ""
    let file = entry.source?.file ?? entry.result.name
    if entry.result.state.isFailure {
      var golden = entry
      golden.expectations = []
      let title = "\(entry.result.name): \(entry.result.state.rawValue)"
      out += line(
        file, entry.source?.line, title, golden.sentences.prefix(mostSentences).joined(separator: "\n"))
    }
    for expectation in entry.expectations where !expectation.passed {
      out += line(file, expectation.line, "\(entry.result.name): expectation failed", expectation.message)
    }
    return out
  }

  private static func line(_ file: String, _ line: Int?, _ title: String, _ message: String) -> String {
    let place = line.map { ",line=\($0)" } ?? ""
    return "::error file=\(property(file))\(place),title=\(property(title))::\(data(message))\n"
  }

  /// As the runner takes it apart again: only these characters mean something to it.
  static func data(_ text: String) -> String {
    escaped(text, ["%": "%25", "\r": "%0D", "\n": "%0A"])
  }

  static func property(_ text: String) -> String {
    escaped(text, ["%": "%25", "\r": "%0D", "\n": "%0A", ":": "%3A", ",": "%2C"])
  }

  private static func escaped(_ text: String, _ table: [Unicode.Scalar: String]) -> String {
    var out = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if let other = table[scalar] { out += other.unicodeScalars } else { out.append(scalar) }
    }
    return String(out)
  }
}
