/// Which events came, went or moved, in words.
struct EventVerdict {
  let old: Timeline
  let new: Timeline

  /// What the animations say better, and what is only the engine's bookkeeping.
  private static let told: Set<String> = ["animation-start", "animation-end"]
  private static let bookkeeping: Set<String> = ["body", "transaction", "change", "write"]

  var findings: [MotionFinding] {
    let (a, b) = (old.events.filter(Self.isTold), new.events.filter(Self.isTold))
    let pairs = Alignment.align(a, b, cost: Self.cost)
    var (findings, quiet) = ([MotionFinding](), [TimelineEvent]())
    for pair in pairs {
      let (event, words): (TimelineEvent, String)
      switch pair {
      case .both(let x, let y):
        if x == y { continue }
        event = y
        if x.time != y.time {
          words =
            "\(what(y)) at \(Words.seconds(y.time)), was \(Words.seconds(x.time))" + Self.otherDetail(x, y)
        } else {
          words = "\(what(y)) at \(Words.seconds(y.time))" + Self.otherDetail(x, y)
        }
      case .onlyOld(let x): (event, words) = (x, no(x, "no longer", old))
      case .onlyNew(let y): (event, words) = (y, no(y, "now", new))
      }
      if Self.bookkeeping.contains(event.kind) {
        quiet.append(event)
      } else {
        findings.append(MotionFinding(name: event.name, words: words, time: event.time))
      }
    }
    if let first = quiet.first {
      let name = first.name.isEmpty ? "" : " of \(first.name)"
      findings.append(
        MotionFinding(
          words:
            "\(Words.count(quiet.count, "evaluation or write differs", plural: "evaluations or writes differ")), "
            + "the first: \(first.kind)\(name) at \(Words.seconds(first.time))", time: first.time))
    }
    return findings
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
