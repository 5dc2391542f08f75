/// Which events came, went or moved, in words.
struct EventVerdict {
  let old: Timeline
  let new: Timeline

  /// What the animations say better, and what is only the engine's bookkeeping.
  private static let told: Set<String> = ["animation-start", "animation-end"]
  private static let bookkeeping: Set<String> = ["body", "transaction", "change", "write"]

  /// What a finger, the scenario or a caller does: where one of these is lost or new, all else follows from it.
  private static let deeds: Set<String> = ["show", "hide", "tap", "press", "drag", "swipe"]

  /// Findings in three ranks.
  struct Findings {
    /// Deeds that came or went.
    var causes: [MotionFinding] = []
    /// Work items, tasks and what else happens.
    var events: [MotionFinding] = []
    /// One sentence about the engine's bookkeeping.
    var rest: [MotionFinding] = []
  }

  var findings: Findings {
    let (a, b) = (old.events.filter(Self.isTold), new.events.filter(Self.isTold))
    var (findings, quiet) = (Findings(), [TimelineEvent]())
    for pair in Alignment.align(a, b, cost: Self.cost) {
      let (event, words): (TimelineEvent, String)
      var isCause = false
      switch pair {
      case .both(let x, let y):
        if x == y { continue }
        event = y
        let was = x.time == y.time ? "" : ", was \(Words.seconds(x.time))"
        words = "\(what(y)) at \(Words.seconds(y.time))\(was)" + Self.otherDetail(x, y)
        if x.time == y.time, Self.numberless(x.detail) == Self.numberless(y.detail) {
          quiet.append(event)
          continue
        }
      case .onlyOld(let x):
        (event, words) = (x, no(x, "no longer", old))
        isCause = Self.deeds.contains(x.kind)
      case .onlyNew(let y):
        (event, words) = (y, no(y, "now", new))
        isCause = Self.deeds.contains(y.kind)
      }
      let finding = MotionFinding(name: event.name, words: words, time: event.time)
      if Self.bookkeeping.contains(event.kind) {
        quiet.append(event)
      } else if isCause {
        findings.causes.append(finding)
      } else {
        findings.events.append(finding)
      }
    }
    if let first = quiet.first {
      let name = first.name.isEmpty ? "" : " of \(first.name)"
      let count = Words.count(quiet.count, "minor event differs", plural: "minor events differ")
      findings.rest = [
        MotionFinding(
          words: "\(count), the first: \(first.kind)\(name) at \(Words.seconds(first.time))", time: first.time
        )
      ]
    }
    return findings
  }

  /// Work items are numbered as they are made, and one more before shifts all numbers.
  private static func numberless(_ detail: String) -> String {
    var (out, isNumber) = ("", false)
    for character in detail {
      isNumber = character == "#" || isNumber && character.isNumber
      if !isNumber { out.append(character) }
    }
    return out
  }

  private static func isTold(_ event: TimelineEvent) -> Bool { !told.contains(event.kind) }

  static func cost(_ a: TimelineEvent, _ b: TimelineEvent) -> Double {
    if a == b { return 0 }
    guard a.kind == b.kind, a.name == b.name else { return 3 }
    let apart = Double((a.time.count - b.time.count).magnitude) / 1_000_000
    return 0.1 + min(apart, 1.5) + (a.detail == b.detail ? 0 : 0.3)
  }

  private static func otherDetail(_ x: TimelineEvent, _ y: TimelineEvent) -> String {
    if x.detail == y.detail { return "" }
    if let (was, now) = due(x.detail, y.detail) { return ": \(now), was \(was)" }
    return ": \"\(y.detail)\", was \"\(x.detail)\""
  }

  /// "due at 2 s" of both where all before it is the same.
  private static func due(_ a: String, _ b: String) -> (String, String)? {
    guard let old = a.firstRange(of: "due at "), let new = b.firstRange(of: "due at "),
      a[..<old.lowerBound] == b[..<new.lowerBound]
    else { return nil }
    return (String(a[old.lowerBound...]), String(b[new.lowerBound...]))
  }

  /// "work item no longer cancelled by the tap at 1.7 s".
  private func no(_ event: TimelineEvent, _ how: String, _ timeline: Timeline) -> String {
    let detail = event.detail.isEmpty ? "" : " (\(event.detail))"
    return "\(Self.subject(event))\(how) \(Self.verb(event))\(Self.cause(event, timeline)) "
      + "at \(Words.seconds(event.time))\(detail)"
  }

  private func what(_ event: TimelineEvent) -> String { Self.subject(event) + Self.verb(event) }

  private static func subject(_ event: TimelineEvent) -> String {
    switch event.kind {
    case "schedule", "cancel", "fire", "orphan": return "work item "
    case "task-start", "task-cancel", "task-end": return "task "
    case "animation-interrupted": return "animation "
    case "hazard", "warning": return event.kind + " "
    default: return ""
    }
  }

  private static func verb(_ event: TimelineEvent) -> String {
    switch event.kind {
    case "show": return "shown"
    case "hide": return "hidden"
    case "tap": return "tapped"
    case "press": return "pressed"
    case "drag": return "dragged"
    case "swipe": return "swiped"
    case "tap-missed": return "missed by a tap"
    case "appear": return "appears"
    case "disappear": return "disappears"
    case "animation-interrupted": return "interrupted"
    case "hazard", "warning": return "reported"
    case "schedule": return "scheduled"
    case "cancel", "task-cancel": return "cancelled"
    case "fire": return "fires"
    case "orphan": return "orphaned"
    case "task-start": return "started"
    case "task-end": return "ends"
    default: return event.kind
    }
  }

  /// A tap, hide or show of the same instant is what did it.
  private static func cause(_ event: TimelineEvent, _ timeline: Timeline) -> String {
    guard ["cancel", "task-cancel", "schedule", "orphan"].contains(event.kind),
      let cause = timeline.events.first(where: {
        $0.time == event.time && ["tap", "press", "drag", "swipe", "hide", "show"].contains($0.kind)
      })
    else { return "" }
    return " by the \(cause.kind)"
  }
}

extension Words {
  static func count(_ number: Int, _ singular: String, plural: String) -> String {
    "\(number) \(number == 1 ? singular : plural)"
  }
}
