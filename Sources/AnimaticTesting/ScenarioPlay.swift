import AnimaticCairo
import AnimaticScript
import AnimaticStage
import AnimaticTime

/// Plays a scenario inside a test, step by step.
///
/// ```swift
/// let play = try ScenarioPlay(text: script)
/// try play.advance(to: 0.65)
/// #expect(play.number("inbox", "offset.y") == -50)
/// ```
///
/// Works the same in XCTest and in Swift Testing: nothing is asserted here, values come out and errors are
/// thrown. Reading changes nothing.
public final class ScenarioPlay {
  public let scenario: Scenario
  private let stage: Stage

  /// A scenario from text; `include` and pictures are looked for below `projectRoot`.
  ///
  /// `variant` is the name of one of its runs where `vary` or `variant` make several, such as `fps=30`; without it
  /// the first one is played, which is the scenario as it stands where it has no `vary`.
  ///
  /// - Throws: `ScenarioProblem` with all messages where the text is wrong, `StageError`, or `CairoError`
  ///   where a font is missing.
  public convenience init(
    text: String, file: String = "inline.scenario", projectRoot: String? = nil, variant: String? = nil
  ) throws {
    try self.init(Scenario.parse(text: text, file: file, projectRoot: projectRoot), variant)
  }

  /// A scenario file; `variant` as above.
  public convenience init(path: String, variant: String? = nil) throws {
    try self.init(Scenario.load(path: path), variant)
  }

  private init(_ result: ScenarioResult, _ variant: String?) throws {
    guard let first = result.scenario else { throw ScenarioProblem(result.diagnostics) }
    let chosen = variant.map { name in
      result.runs.first { ($0.variant?.name ?? ScenarioVariant.base) == name }
    }
    guard let scenario = chosen ?? first else {
      throw ScenarioProblem(
        unknown: variant ?? "", among: result.runs.map { $0.variant?.name ?? ScenarioVariant.base })
    }
    let measurer = try PangoTextMeasurer()
    self.scenario = try scenario.settled(measurer: measurer)
    stage = try Stage(self.scenario, measurer: measurer)
  }

  /// Runs everything that is due up to and at `seconds`; a time that is over counts as now.
  ///
  /// - Throws: `PlayTimeError`, or where an update does not come to rest.
  public func advance(to seconds: Double) throws { try stage.advance(to: try Instant(played: seconds)) }

  /// A presented number of a notice, such as `offset.y` or `opacity`; nil where it is not on stage.
  public func number(_ notice: String, _ property: String) -> Double? {
    if case .number(let value) = stage.value(of: .notice(notice), property) { return value }
    return nil
  }

  /// Whether a notice is in the tree with an opacity above 0.
  public func isVisible(_ notice: String) -> Bool {
    stage.value(of: .notice(notice), "visible") == .flag(true)
  }

  /// The same for any text on stage.
  public func isVisible(text: String) -> Bool {
    stage.value(of: .text(text), "visible") == .flag(true)
  }

  /// What happened so far, in order.
  public var trace: [String] {
    stage.trace.map { "\($0.time.seconds) \($0.kind.rawValue) \($0.name) \($0.detail)" }
  }

  /// Plays the whole scenario anew and returns the messages of its expectations that do not hold.
  public func failedExpectations() throws -> [String] {
    try ScenarioRun(scenario).play(at: [], measurer: try PangoTextMeasurer()).expectations
      .filter { !$0.passed }.map { "\($0.source): \($0.message)" }
  }
}

/// A scenario that can not be played, with everything that stands against it.
public struct ScenarioProblem: Error, CustomStringConvertible {
  public let description: String

  init(_ diagnostics: [Diagnostic]) {
    description = DiagnosticFormatter(dress: .plain).format(diagnostics)
  }

  init(unknown variant: String, among names: [String]) {
    description = "there is no variant '\(variant)'; the runs are \(names.joined(separator: ", "))"
  }
}
