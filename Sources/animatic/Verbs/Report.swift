import AnimaticReview
import AnimaticScript
import AnimaticStage

/// Sentences that several verbs share.
enum Report {
  /// Warnings of scenarios that are played all the same.
  static func warnings(_ warnings: [Diagnostic], _ options: RunOptions, _ console: Console) {
    guard !warnings.isEmpty, !options.quiet else { return }
    WrongSources(diagnostics: warnings).report(on: console)
  }

  /// Prints failed expectations; whether there were any.
  static func failures(
    _ expectations: [ExpectationResult], of loaded: LoadedScenario, _ console: Console
  ) -> Bool {
    let failed = expectations.filter { !$0.passed }
    let palette = console.errorPalette
    for expectation in failed {
      console.note(
        "\(palette.bad("FAIL"))  \(loaded.name.slug)   \(expectation.source)   \(expectation.message)"
      )
    }
    return !failed.isEmpty
  }

  static func count(_ count: Int, _ word: String) -> String { "\(count) \(word)\(count == 1 ? "" : "s")" }

  /// `812 B`, `4.1 kB`, `12.3 MB`: powers of 1000.
  static func size(_ bytes: Int) -> String {
    if bytes < 1000 { return "\(bytes) B" }
    let (value, unit) = bytes < 1_000_000 ? (Double(bytes) / 1e3, "kB") : (Double(bytes) / 1e6, "MB")
    return "\(DecimalText.shortest(value, decimals: 1)) \(unit)"
  }
}
