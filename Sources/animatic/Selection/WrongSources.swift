import AnimaticGolden
import AnimaticScript

/// Thrown where files that a person wrote are wrong: everything that was found in them.
struct WrongSources: Error {
  /// In reading order.
  var diagnostics: [Diagnostic]

  /// Prints them with place, line and caret, and their number at the end. All of it goes to standard error.
  func report(on console: Console) {
    let formatter = DiagnosticFormatter(dress: console.errorPalette.isOn ? .ansi : .plain)
    for diagnostic in diagnostics { console.note(formatter.format(diagnostic)) }
    console.note(Self.count(of: diagnostics))
  }

  /// `2 errors`, `1 error, 3 warnings`.
  static func count(of diagnostics: [Diagnostic]) -> String {
    let errors = diagnostics.filter { $0.severity == .error }.count
    let warnings = diagnostics.count - errors
    let parts = [(errors, "error"), (warnings, "warning")].filter {
      $0.0 > 0 || (diagnostics.isEmpty && $0.1 == "error")
    }
    return parts.map { "\($0.0) \($0.1)\($0.0 == 1 ? "" : "s")" }.joined(separator: ", ")
  }

  /// As `check --json` prints them.
  static func json(_ diagnostics: [Diagnostic]) -> [OrderedJSON] {
    diagnostics.map {
      .fields([
        ("severity", .string($0.severity.rawValue)), ("id", .string($0.id)), ("file", .string($0.file)),
        ("line", .integer($0.range.line)), ("column", .integer($0.range.column)),
        ("message", .string($0.message)), ("suggestion", .optional($0.suggestion?.replacement)),
      ])
    }
  }
}
