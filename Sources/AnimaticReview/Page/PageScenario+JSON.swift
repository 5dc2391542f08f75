import AnimaticGolden
import AnimaticStage
import AnimaticTime
import AnimaticUI

extension PageScenario {
  /// The page's data of this scenario (docs/report-format.md).
  public var json: OrderedJSON {
    .members([
      ("format", .string("animatic page 1")), ("name", .string(name)), ("title", .string(title)),
      ("file", .string(file)), ("state", .string(state)), ("passed", .bool(passed)),
      ("fps", .integer(scenario.fps)), ("firstFrame", .integer(firstFrame)),
      ("frameCount", .integer(frameCount)), ("duration", .number(scenario.duration.seconds)),
      ("framesCompared", .integer(framesCompared)), ("framesDifferent", .integer(framesDifferent)),
      ("firstDifference", .maybe(firstDifference)), ("stage", stage), ("settings", settings),
      ("notices", .array(notices)), ("findings", .array(findings.map(Self.json))),
      ("hazards", .array(warnings)), ("expectations", .array(expectations.indices.map(expectation))),
      (
        "commands",
        .array(
          commands.map { .members([("label", .string($0.label)), ("command", .string($0.command))]) })
      ),
      ("pictures", .array(frames.pictures.map { .string($0) })),
      ("frames", frameRuns), ("values", .array(values.map(Self.json))),
      ("animations", .array(animations.map(Self.json))), ("works", .array(works.map(Self.json))),
      ("touches", .array(touches.map(Self.json))), ("marks", .array(marks)),
      ("trace", .array(trace.map { Self.json($0) })),
    ])
  }

  private var stage: OrderedJSON {
    let stage = scenario.stage
    let insets = stage.safeArea
    return .members([
      ("device", stage.device.map { .string($0.name) } ?? .null),
      ("orientation", .string(stage.orientation.rawValue)), ("width", .number(stage.width)),
      ("height", .number(stage.height)), ("scale", .integer(stage.scale)),
      ("cornerRadius", .number(stage.cornerRadius)), ("refreshRate", .integer(stage.refreshRate)),
      (
        "safeArea",
        .members([
          ("top", .number(insets.top)), ("leading", .number(insets.leading)),
          ("bottom", .number(insets.bottom)), ("trailing", .number(insets.trailing)),
        ])
      ),
    ])
  }

  private var settings: OrderedJSON {
    let environment = scenario.environment
    return .members([
      ("appearance", .string(environment.appearance.rawValue)),
      ("textSize", .string(environment.textSize)), ("reduceMotion", .bool(environment.reduceMotion)),
      ("direction", .string(environment.direction.rawValue)), ("locale", .string(environment.locale)),
      ("timing", .string(scenario.timing.rawValue)), ("semantics", .string(scenario.semantics.rawValue)),
      (
        "tolerance",
        .members([
          ("distance", .number(scenario.tolerance.distance)), ("pixels", .integer(scenario.tolerance.pixels)),
        ])
      ),
    ])
  }

  /// Scenario notices with the stretches in which they are seen, from their `visible` values.
  private var notices: [OrderedJSON] {
    let own = scenario.notices.map { ($0.name, $0.kind) }
    let seen = values.filter { $0.property == "visible" }
    let named = Set(own.map(\.0))
    // Of a user's view, what comes or goes.
    let elements = seen.filter {
      !named.contains($0.name) && ($0.actual.runs.count > 1 || $0.expected != nil)
    }
    return (own + elements.map { ($0.name, "view") }).map { name, kind in
      let value = seen.first { $0.name == name }
      return .members([
        ("name", .string(name)), ("kind", .string(kind)), ("actual", spans(value?.actual)),
        ("expected", value?.expected.map { spans($0) } ?? .null),
      ])
    }
  }

  /// `[[from, to], …]` in seconds: from the first frame that shows it to the first that does not.
  private func spans(_ runs: PageRuns<TimelineTrack.Value>?) -> OrderedJSON {
    let fps = Double(max(scenario.fps, 1))
    let visible = (runs?.runs ?? []).filter { $0.value == .flag(true) }
    return .array(
      visible.map { .array([.number(Double($0.first) / fps), .number(Double($0.last + 1) / fps)]) })
  }

  /// What the lint says in full, with its cures, and the rows of the trace that warn of something else.
  private var warnings: [OrderedJSON] {
    let said = Set(hazards.map(\.time))
    let rows = trace.filter { event in
      event.kind == .warning || [.tapMissed, .orphan].contains(event.kind) && !said.contains(event.time)
    }
    let all =
      hazards.map { ($0.time, Self.json($0)) }
      + rows.map {
        ($0.time, Self.json($0, more: [("id", .string($0.kind.rawValue)), ("cure", .string(""))]))
      }
    return all.enumerated().sorted { ($0.element.0, $0.offset) < ($1.element.0, $1.offset) }.map(\.element.1)
  }

  private static func json(_ hazard: Hazard) -> OrderedJSON {
    .members([
      ("time", .number(hazard.time.seconds)), ("kind", .string(TraceEvent.Kind.hazard.rawValue)),
      ("name", .string(hazard.name)), ("detail", .string(hazard.message)),
      ("source", .string(hazard.source.isEmpty ? hazard.event?.description ?? "" : hazard.source)),
      ("id", .string(hazard.kind.rawValue)), ("cure", .string(hazard.suggestion)),
    ])
  }

  private var marks: [OrderedJSON] {
    trace.filter { $0.kind == .mark }.map {
      .members([("time", .number($0.time.seconds)), ("label", .string($0.detail))])
    }
  }

  private var frameRuns: OrderedJSON {
    .members([
      ("actual", frames.actual.json { $0.map { .integer($0) } ?? .null }),
      ("expected", frames.expected?.json { $0.map { .integer($0) } ?? .null } ?? .null),
      ("difference", frames.difference?.json(Self.json) ?? .null),
      (
        "drawn",
        .array(frames.drawn.map { .array([.integer($0.frame), .integer($0.picture)]) })
      ),
    ])
  }

  private static func json(_ difference: PageFrames.Difference) -> OrderedJSON {
    switch difference {
    case .none: .integer(0)
    case .percent(let share): .number(share)
    case .unknown: .null
    }
  }

  private static func json(_ value: PageValue) -> OrderedJSON {
    .members([
      ("name", .string(value.name)), ("property", .string(value.property)),
      ("actual", value.actual.json(json)), ("expected", value.expected?.json(json) ?? .null),
    ])
  }

  private static func json(_ value: TimelineTrack.Value) -> OrderedJSON {
    switch value {
    case .number(let number): .number(number.double)
    case .text(let text): .string(text)
    case .flag(let flag): .bool(flag)
    case .absent: .null
    }
  }

  private static func json(_ animation: PageAnimation) -> OrderedJSON {
    .members([
      ("name", .string(animation.name)), ("property", .string(animation.property)),
      ("curve", .string(animation.curve)), ("start", .number(animation.start)),
      ("end", .maybe(animation.end)), ("from", .array(animation.from.map { .number($0) })),
      ("to", .array(animation.to.map { .number($0) })), ("interrupted", .maybe(animation.interrupted)),
    ])
  }

  private static func json(_ work: PlayedWork) -> OrderedJSON {
    let (state, at): (String, Double?) =
      switch work.end {
      case .fired(let at): ("fired", at.seconds)
      case .cancelled(let at): ("cancelled", at.seconds)
      case .orphaned: ("orphaned", nil)
      }
    return .members([
      ("name", .string(work.name)), ("what", .string(work.what)),
      ("scheduled", .number(work.scheduled.seconds)), ("due", .maybe(work.due?.seconds)),
      ("state", .string(state)), ("at", .maybe(at)), ("source", .string(work.source)),
    ])
  }

  private static func json(_ touch: PlayedTouch) -> OrderedJSON {
    .members([
      ("time", .number(touch.time.seconds)), ("kind", .string(touch.kind)),
      ("target", .string(touch.target)), ("x", .maybe(touch.x)), ("y", .maybe(touch.y)),
      ("dx", .number(touch.dx)), ("dy", .number(touch.dy)), ("seconds", .number(touch.seconds)),
      ("hit", .bool(touch.hit)), ("source", .string(touch.source)),
    ])
  }

  private static func json(_ event: TraceEvent, more: [(String, OrderedJSON)] = []) -> OrderedJSON {
    .members(
      [
        ("time", .number(event.time.seconds)), ("kind", .string(event.kind.rawValue)),
        ("name", .string(event.name)), ("detail", .string(event.detail)), ("source", .string(event.source)),
      ] + more)
  }

  private static func json(_ finding: PageFinding) -> OrderedJSON {
    .members([
      ("text", .string(finding.text)), ("example", .string(finding.example)), ("name", .string(finding.name)),
      ("property", .string(finding.property)), ("time", .maybe(finding.time)), ("from", .maybe(finding.from)),
      ("to", .maybe(finding.to)),
    ])
  }

  /// Results stand in the order of the scenario's expectations, which know their times.
  private func expectation(_ index: Int) -> OrderedJSON {
    let result = expectations[index]
    let span = index < scenario.expectations.count ? scenario.expectations[index].kind.span : nil
    return .members([
      ("source", .string(result.source.description)), ("passed", .bool(result.passed)),
      ("message", .string(result.message)), ("time", .maybe(span?.from)), ("to", .maybe(span?.to)),
    ])
  }
}

extension ScenarioExpectation.Kind {
  /// Seconds: when it must hold, and until when where that is a stretch. Nil where it names no time.
  var span: (from: Double, to: Double?)? {
    switch self {
    case .state(_, .at(let at), _), .value(_, _, .at(let at), _, _), .order(_, let at),
      .workItem(_, _, _, let at):
      (at.seconds, nil)
    case .state(_, .range(let from, let to), _), .value(_, _, .range(let from, let to), _, _),
      .change(_, _, _, _, let from, let to, _):
      (from.seconds, to.seconds)
    case .visibleFor, .noHazards: nil
    }
  }
}

extension OrderedJSON {
  static func members(_ members: [(String, OrderedJSON)]) -> OrderedJSON {
    .object(members.map { Member($0.0, $0.1) })
  }

  static func maybe(_ number: Double?) -> OrderedJSON { number.map { .number($0) } ?? .null }
}
