import AnimaticTime
import AnimaticUI

/// What waits: when it comes, who can call it off, and what it comes to.
extension Explainer {
  func pending(_ work: StageCore.WorkLog) -> Explanation.Pending {
    let due = work.due >= .distantFuture ? "never comes due" : "is due at \(seconds(work.due))"
    let line = CauseWords.line(work.origin.source)
    return Explanation.Pending(
      what: work.origin.what, scheduled: work.scheduled, due: work.due, source: work.origin.source,
      sentence: "\(work.origin.what) \(due); scheduled at \(seconds(work.scheduled))\(line)"
        + spaced(words.because(of: record.causes.event(work.scheduleEvent)?.cause ?? 0)),
      cancellation: cancellation(of: work), outcome: "", causes: words.causes(behind: work.scheduleEvent))
  }

  private func cancellation(of work: StageCore.WorkLog) -> String {
    let what = work.origin.what
    if let item = work.origin.item {
      if let state = holder(of: item) {
        return "state.\(state) holds \(item.name): what reads it can cancel it"
      }
      guard !item.pass.isEmpty, let newest = newestPass(like: item.pass), newest != item.pass else {
        return item.pass.isEmpty
          ? "no state of a view holds \(item.name): only code that has kept it can cancel it"
          : "the handlers of \(item.pass) hold \(item.name) and can cancel it"
      }
      let number = newest.split(separator: " ").last ?? ""
      return
        "only \(item.name) can cancel it, made by \(item.pass); pass \(number) has run since, and its handlers "
        + "hold newer items: nobody can, unless it was kept"
    }
    if what.hasPrefix("Timer.publish") { return "it ends with its subscription" }
    if what.hasPrefix("Timer") { return "whoever holds the timer can invalidate it" }
    if what.hasPrefix("Task.sleep") { return "cancelling its task wakes it at once" }
    if what.contains("async") { return "nobody can cancel it: the block has no work item" }
    return ""
  }

  /// The state that keeps an item.
  private func holder(of item: WorkItemOrigin) -> String? {
    for notice in record.works.map(\.origin.owner).uniqued {
      for state in core.host.states(notice: notice) {
        if let kept = Self.workItem(state.value), kept.itemName == item.name { return state.name }
      }
    }
    return nil
  }

  /// A state's value, or what its optional holds.
  private static func workItem(_ value: Any) -> DispatchWorkItem? {
    if let item = value as? DispatchWorkItem { return item }
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional, let inner = mirror.children.first else { return nil }
    return inner.value as? DispatchWorkItem
  }

  /// The latest evaluation of the same body: "Banner body, pass 6".
  private func newestPass(like pass: String) -> String? {
    let body = pass.prefix { $0 != "," } + ","
    return record.causes.events.last { $0.kind == .body && $0.detail.hasPrefix(body) }?.detail
  }
}

/// What became of work that waited, as the whole play tells it.
struct Outcomes {
  let record: StageRecord
  let words: CauseWords

  init(_ core: StageCore) {
    record = StageRecord(core)
    words = CauseWords(record: record)
  }

  func sentence(for work: StageCore.WorkLog) -> String {
    guard let late = record.works.first(where: { $0.scheduleEvent == work.scheduleEvent }) else { return "" }
    switch late.state {
    case .pending: return "the scenario ends before"
    case .cancelled(let time):
      let because = words.because(of: late.endEvent)
      return "it will be cancelled at \(HazardFinder.seconds(time))" + (because.isEmpty ? "" : " " + because)
    case .fired(let time): return effect(of: late, at: time)
    }
  }

  private func effect(of work: StageCore.WorkLog, at time: Instant) -> String {
    let fire = work.endEvent
    func follows(_ number: Int) -> Bool { record.causes.has(fire, behind: number) }
    let hidden = record.stays.filter { !$0.note.isFirst && $0.end != nil && follows($0.endCause) }
    let shown = record.stays.filter { !$0.note.isFirst && follows($0.startCause) }
    let writes = record.causes.followers(of: fire).filter { $0.kind == .write && $0.time == time }
    let written = CauseWords.list(writes.map { CauseWords.assignment($0.detail) })
    let when = "at \(HazardFinder.seconds(time)) it will"
    if let stay = hidden.first {
      return "\(when) hide \(name(of: stay))" + (written.isEmpty ? "" : ": \(written)")
    }
    if let stay = shown.first {
      return "\(when) show \(name(of: stay))" + (written.isEmpty ? "" : ": \(written)")
    }
    let isDead = record.notes.contains { note in
      if case .deadWrite = note.note { return follows(note.cause) }
      return false
    }
    if isDead { return "\(when) write to a view that has left the tree: nothing is seen of it" }
    if !writes.isEmpty { return "\(when) set \(written)" }
    let goesOn = record.causes.followers(of: fire).count > 1
    return goesOn ? "\(when) go on with other work" : "\(when) change nothing: all is as it would set it"
  }

  private func name(of stay: Stay) -> String {
    if !stay.note.owner.isEmpty, stay.note.owner != ScenarioView.name { return stay.note.owner }
    return stay.note.texts.first.map { "\"\($0)\"" } ?? stay.note.view
  }
}

extension Array where Element: Hashable {
  /// Each once, at its first place.
  fileprivate var uniqued: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
