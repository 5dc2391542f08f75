import AnimaticTime
import AnimaticUI

/// Puts the way from an event back to what set it off into words.
struct CauseWords {
  let record: StageRecord

  /// The events behind one, nearest first, with the handlers of touches among them.
  func causes(behind number: Int) -> [Explanation.Cause] {
    let chain = record.causes.chain(number)
    var found: [Explanation.Cause] = []
    for (index, event) in chain.enumerated() {
      found.append(
        Explanation.Cause(
          time: event.time, kind: event.kind.rawValue, detail: event.detail, source: event.source))
      // A touch runs code of a gesture, which the trace does not name.
      let nearer = index > 0 ? chain[index - 1].number : number
      if let handler = handler(of: event, before: nearer), index > 0 {
        found.insert(handler, at: found.count - 1)
      }
    }
    return found
  }

  /// The code that an event of a touch ran before `number`.
  private func handler(of event: TraceEvent, before number: Int) -> Explanation.Cause? {
    for note in record.notes.reversed() where note.cause == event.number && note.number < number {
      guard case .handler(let word, let place) = note.note else { continue }
      return Explanation.Cause(
        time: note.time, kind: "handler", detail: word, source: StageCore.shownPlace(place.text))
    }
    return nil
  }

  /// `by the tap on inbox (banner.scenario:13), through onTapGesture (Banner.swift:51) and withAnimation
  /// (Banner.swift:107)`; "" where nothing is known.
  func because(of number: Int, withTime: Bool = true) -> String {
    let causes = causes(behind: number)
    guard let root = causes.last else { return "" }
    let from = causes.firstIndex { $0.kind == TraceEvent.Kind.fire.rawValue } ?? causes.count - 1
    var through: [String] = []
    for cause in causes[..<from].reversed() {
      if let word = word(for: cause), through.last != word { through.append(word) }
    }
    var text = "by \(trigger(causes[from]))"
    if from != causes.count - 1, let start = rootWord(root) {
      text += ", which goes back to \(start)"
    }
    if !through.isEmpty { text += ", through \(Self.list(through))" }
    return text
  }

  /// A step between the trigger and what it led to; nil for those that say nothing to a reader.
  private func word(for cause: Explanation.Cause) -> String? {
    let place = cause.source.isEmpty ? "" : " (\(cause.source))"
    switch cause.kind {
    case "handler": return cause.detail + place
    case "appear": return "onAppear" + place
    case "disappear": return cause.detail == "onDisappear" ? "onDisappear" + place : nil
    case "change": return (cause.detail.hasPrefix("onReceive") ? "onReceive" : "onChange") + place
    case "task-start": return "task" + place
    case "transaction": return cause.source.isEmpty ? nil : "withAnimation" + place
    case "write":
      if !cause.source.isEmpty { return "withAnimation" + place }
      return Self.assignment(cause.detail)
    case "cancel": return "the cancelled wait"
    default: return nil
    }
  }

  /// `isShow = true`, without the animation that its place tells of.
  static func assignment(_ detail: String) -> String {
    detail.firstRange(of: " under ").map { String(detail[..<$0.lowerBound]) } ?? detail
  }

  private func trigger(_ cause: Explanation.Cause) -> String {
    let place = cause.source.isEmpty ? "" : " (\(cause.source))"
    switch cause.kind {
    case "tap", "press", "drag", "swipe": return "the \(cause.detail)" + place
    case "fire": return "the work that came due at \(HazardFinder.seconds(cause.time))" + fired(cause) + place
    case "body": return "the first evaluation of \(cause.detail.prefix { $0 != " " })"
    case "appear": return "onAppear" + place
    case "task-start": return "task" + place
    case "change": return "onChange" + place
    case "write": return Self.assignment(cause.detail) + place
    case "keyboard", "show", "hide": return "'\(cause.detail)'" + place
    default: return cause.detail + place
    }
  }

  /// When it was scheduled.
  private func fired(_ cause: Explanation.Cause) -> String {
    guard let work = record.works.first(where: { $0.state == .fired(cause.time) && $0.origin.source == cause.source })
    else { return "" }
    return ", scheduled at \(HazardFinder.seconds(work.scheduled))"
  }

  private func rootWord(_ cause: Explanation.Cause) -> String? {
    let place = cause.source.isEmpty ? "" : " (\(cause.source))"
    switch cause.kind {
    case "show", "hide", "keyboard": return "'\(cause.detail)'" + place
    case "tap", "press", "drag", "swipe": return "the \(cause.detail)" + place
    case "appear": return "onAppear" + place
    case "write": return Self.assignment(cause.detail) + place
    default: return nil
    }
  }

  static func list(_ words: [String]) -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " and " + last
  }
}
