import AnimaticReview
import AnimaticStage
import AnimaticTime

/// The instants that `--at` and `--every` name.
enum AskedTimes {
  static let most = 100_000

  /// Ascending, each once; nil where neither option is given. Throws `ArgumentError`, and `CommandFailure` for a
  /// time outside the scenario.
  static func instants(_ arguments: ParsedArguments, for loaded: LoadedScenario) throws -> [Instant]? {
    let scenario = loaded.scenario
    let end = Instant.zero + scenario.duration
    var instants: [Instant] = []
    let times = try RunOptions.times(.at, arguments)
    for time in times ?? [] {
      let instant = time.instant(fps: scenario.fps)
      guard instant <= end else {
        throw CommandFailure(
          .invalid, "\(time.literal) is after the end of '\(loaded.name.slug)', which lasts \(text(end))",
          notes: ["make it longer with 'duration' in \(loaded.path)"])
      }
      instants.append(instant)
    }
    if let step = try RunOptions.time(.every, arguments) {
      instants += try steps(of: step, in: scenario, arguments.verb)
    } else if times == nil {
      return nil
    }
    return Array(Set(instants)).sorted()
  }

  private static func steps(of step: TimeArgument, in scenario: Scenario, _ verb: Verb) throws -> [Instant] {
    let span = step.instant(fps: scenario.fps) - Instant.zero
    let count: Double = span > .zero ? (scenario.to - scenario.from).seconds / span.seconds : .infinity
    guard count < Double(most) else {
      throw ArgumentError.invalidValue(
        .every, step.literal.description, expected: "a step that leaves at most \(most) times", verb)
    }
    return (0...Int64(count.rounded(.up))).map { scenario.from + span * $0 }.filter { $0 < scenario.to }
  }

  static func text(_ instant: Instant) -> String { "\(DecimalText.shortest(instant.seconds)) s" }
}
