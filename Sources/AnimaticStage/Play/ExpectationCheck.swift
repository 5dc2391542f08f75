import AnimaticTime
import AnimaticUI

/// Watches one expectation while a scenario plays.
struct ExpectationCheck {
  private let expectation: ScenarioExpectation
  private let scenario: Scenario
  /// When the stage must be looked at.
  let instants: [Instant]
  private var failure: String?
  private var visibleFrames = 0

  init(_ expectation: ScenarioExpectation, _ scenario: Scenario) {
    self.expectation = expectation
    self.scenario = scenario
    let end = Instant.zero + scenario.duration
    func frames(_ from: Instant, _ to: Instant) -> [Instant] {
      let rate = Rational(Int64(scenario.fps))
      let last = min(to, end)
      guard from < last else { return [from] }
      let (first, limit) = ((from.value * rate).ceiling, (last.value * rate).ceiling)
      return [from] + (first..<max(first, limit)).map { Instant(Rational($0, Int64(scenario.fps))) }
    }
    func times(_ time: ExpectationTime) -> [Instant] {
      switch time {
      case .at(let instant): return [instant]
      case .range(let from, let to): return frames(from, to)
      }
    }
    switch expectation.kind {
    case .state(_, let time, _): instants = times(time)
    case .value(_, _, let time, _, _): instants = times(time)
    case .change(_, _, _, _, let first, let last, _): instants = [first, last]
    case .order(_, let at): instants = [at]
    case .visibleFor: instants = frames(.zero, end)
    case .noHazards: instants = []
    case .workItem(_, _, _, let at): instants = [at]
    }
  }

  private func isAsked(_ instant: Instant) -> Bool {
    var (low, high) = (0, instants.count)
    while low < high {
      let middle = (low + high) / 2
      if instants[middle] < instant { low = middle + 1 } else { high = middle }
    }
    return low < instants.count && instants[low] == instant
  }

  private func second(_ instant: Instant) -> String { "\(Printing.number(instant.seconds)) s" }

  /// Looks at the stage; `instant` may be one that others asked for.
  mutating func look(_ instant: Instant, _ stage: Stage) {
    guard failure == nil, isAsked(instant) else { return }
    switch expectation.kind {
    case .state(let address, _, let state):
      if !holds(state, address, stage) {
        failure =
          "expected \(address) \(state.rawValue) at \(second(instant)), but it \(condition(address, stage))"
      }
    case .value(let address, let property, _, let value, let within):
      let seen = stage.value(of: address, property)
      if !Self.matches(seen, value, within) {
        failure =
          "expected \(address).\(property) \(Self.text(value)) within \(Printing.number(within)) at "
          + "\(second(instant)), got \(Self.text(seen))"
      }
    case .change(let address, let property, let from, let to, let first, _, let within):
      let (target, moment) = instant == first ? (from, "at the start") : (to, "at the end")
      let seen = stage.value(of: address, property)
      if !Self.matches(seen, .number(target), within) {
        failure =
          "expected \(address).\(property) \(Printing.number(target)) within \(Printing.number(within)) "
          + "\(moment), \(second(instant)), got \(Self.text(seen))"
      }
    case .order(let addresses, _):
      let wanted = addresses.map(\.description)
      let seen = stage.order(of: addresses).map(\.description)
      if seen != wanted {
        failure =
          "expected \(wanted.joined(separator: " before ")) at \(second(instant)), front to back it is "
          + (seen.isEmpty ? "none of them" : seen.joined(separator: ", "))
      }
    case .visibleFor(let address, _, _):
      if stage.value(of: address, "visible") == .flag(true) { visibleFrames += 1 }
    case .noHazards: break
    case .workItem(let number, let address, let cancelled, let at):
      failure = workItem(number, address, cancelled, at, stage)
    }
  }

  private func holds(_ state: ScenarioExpectation.State, _ address: ScenarioAddress, _ stage: Stage) -> Bool {
    switch state {
    case .visible: return stage.value(of: address, "visible") == .flag(true)
    case .gone: return stage.value(of: address, "visible") == .flag(false)
    case .moving: return stage.value(of: address, "moving") == .flag(true)
    case .still: return stage.value(of: address, "moving") == .flag(false)
    }
  }

  private func condition(_ address: ScenarioAddress, _ stage: Stage) -> String {
    guard stage.value(of: address, "count") != .number(0) else { return "is not on stage" }
    guard stage.value(of: address, "visible") == .flag(true) else { return "has opacity 0" }
    return stage.value(of: address, "moving") == .flag(true) ? "is visible and moves" : "is visible and still"
  }

  private func workItem(
    _ number: Int, _ address: ScenarioAddress, _ cancelled: Bool, _ at: Instant, _ stage: Stage
  ) -> String? {
    guard case .notice(let name) = address else { return "only notices have work items" }
    let works = stage.works(of: name)
    guard works.indices.contains(number - 1) else {
      return "\(name) has scheduled \(works.count) work item(s) by \(second(at)), not \(number)"
    }
    let wanted: StageCore.WorkLog.State = cancelled ? .cancelled(at) : .fired(at)
    let state = works[number - 1].state
    if state == wanted { return nil }
    let word = cancelled ? "cancelled" : "fired"
    let seen: String
    switch state {
    case .pending: seen = "it is still pending, due at \(second(works[number - 1].due))"
    case .fired(let time): seen = "it fired at \(second(time))"
    case .cancelled(let time): seen = "it was cancelled at \(second(time))"
    }
    return "expected work item \(number) of \(name) \(word) at \(second(at)), but \(seen)"
  }

  /// The verdict, after the last instant.
  func conclude(_ stage: Stage, _ hazards: [Hazard]) -> ExpectationResult {
    var message = failure
    switch expectation.kind {
    case .visibleFor(let address, let span, let within) where message == nil:
      let seen = TimeSpan(Rational(Int64(visibleFrames), Int64(scenario.fps)))
      let difference = seen > span ? seen - span : span - seen
      if difference > within {
        message =
          "expected \(address) visible for \(Printing.number(span.seconds)) s within "
          + "\(Printing.number(within.seconds)) s, it was for \(Printing.number(seen.seconds)) s"
      }
    case .noHazards:
      let found = hazards.open
      if !found.isEmpty {
        let list = found.prefix(5).map { "\($0.kind.rawValue) at \(second($0.time)): \($0.message)" }
        let more = found.count > 5 ? "; and \(found.count - 5) more" : ""
        message = "expected no hazards, found \(found.count): " + list.joined(separator: "; ") + more
      }
    default: break
    }
    return ExpectationResult(
      source: expectation.source, passed: message == nil, message: message ?? "as expected")
  }

  private static func matches(
    _ seen: PropertyValue.Value, _ expected: ExpectedValue, _ within: Double
  ) -> Bool {
    switch (seen, expected) {
    // The hair of slack is for decimals that binary numbers can not hold.
    case (.number(let a), .number(let b)): return abs(a - b) <= within + 1e-9
    case (.text(let a), .text(let b)): return a == b
    case (.flag(let a), .flag(let b)): return a == b
    default: return false
    }
  }

  private static func text(_ value: ExpectedValue) -> String {
    switch value {
    case .number(let number): return Printing.number(number)
    case .text(let text): return "\"\(text)\""
    case .flag(let flag): return flag ? "true" : "false"
    }
  }

  private static func text(_ value: PropertyValue.Value) -> String {
    switch value {
    case .number(let number): return Printing.number(number)
    case .text(let text): return "\"\(text)\""
    case .flag(let flag): return flag ? "true" : "false"
    case .absent: return "nothing (it is not on stage)"
    }
  }
}
