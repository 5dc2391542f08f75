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
    let place = Self.line(cause.source)
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
    case "cancel": return cause.detail.hasPrefix("Task.sleep") ? "its cancelled sleep" : nil
    default: return nil
    }
  }

  /// `isShow = true`, without the animation that its place tells of.
  static func assignment(_ detail: String) -> String {
    detail.firstRange(of: " under ").map { String(detail[..<$0.lowerBound]) } ?? detail
  }

  private func trigger(_ cause: Explanation.Cause) -> String {
    let place = Self.line(cause.source)
    switch cause.kind {
    case "tap", "press", "drag", "swipe": return Self.touch(cause.detail) + place
    case "fire": return fired(cause)
    case "body": return "the first evaluation of \(cause.detail.prefix { $0 != " " })"
    case "appear": return "onAppear" + place
    case "task-start": return "task" + place
    case "change": return "onChange" + place
    case "write": return Self.assignment(cause.detail) + place
    case "keyboard", "show", "hide": return "'\(cause.detail)'" + place
    default: return cause.detail + place
    }
  }

  /// `DispatchWorkItem #2, due at 4.5 s and scheduled at 0.5 s (Banner.swift:64)`.
  private func fired(_ cause: Explanation.Cause) -> String {
    let what = cause.detail.firstRange(of: " scheduled at ").map { String(cause.detail[..<$0.lowerBound]) }
    let rest =
      cause.detail.firstRange(of: " scheduled at ").map { String(cause.detail[$0.upperBound...]) } ?? ""
    let scheduled = rest.firstRange(of: " fires").map { String(rest[..<$0.lowerBound]) } ?? rest
    return Self.work(what ?? "work")
      + ", due at \(HazardFinder.seconds(cause.time)) and scheduled at \(scheduled)"
      + Self.line(cause.source)
  }

  /// `DispatchQueue.main.asyncAfter(DispatchWorkItem #2)` is the item; a block has only the call's name.
  private static func work(_ what: String) -> String {
    guard what.hasSuffix(")"), let open = what.lastIndex(of: "("), what.contains("DispatchWorkItem") else {
      return what.hasPrefix("Dispatch") ? "the block of \(what)" : what
    }
    return String(what[what.index(after: open)...].dropLast())
  }

  /// `tap inbox` is `the tap on inbox`.
  private static func touch(_ detail: String) -> String {
    let words = detail.split(separator: " ", maxSplits: 1)
    return words.count == 2 ? "the \(words[0]) on \(words[1])" : "the \(detail)"
  }

  /// ` (Banner.swift:64)`: files by their own names, as a reader knows them.
  static func line(_ source: String) -> String {
    guard !source.isEmpty else { return "" }
    return " (\(source.split(separator: "/").last.map(String.init) ?? source))"
  }

  private func rootWord(_ cause: Explanation.Cause) -> String? {
    let place = Self.line(cause.source)
    switch cause.kind {
    case "show", "hide", "keyboard": return "'\(cause.detail)'" + place
    case "tap", "press", "drag", "swipe": return Self.touch(cause.detail) + place
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
