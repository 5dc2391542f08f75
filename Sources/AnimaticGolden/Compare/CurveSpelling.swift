import AnimaticExport

/// An animation as code spells it, taken apart: `spring(response: 0.4, dampingFraction: 0.8).delay(0.1)`.
struct CurveSpelling: Equatable {
  struct Argument: Equatable {
    /// "" where there is none.
    var label: String
    var value: String
  }

  struct Call: Equatable {
    var name: String
    var arguments: [Argument]

    subscript(label: String) -> String? { arguments.first { $0.label == label }?.value }
    /// The value that has no label.
    var first: String? { self[""] }
  }

  var core: Call
  /// `delay`, `speed`, `repeatCount` …, in the order of the code.
  var modifiers: [Call]

  /// Whatever the text, something comes of it: what can not be taken apart is a name.
  init(_ text: String) {
    var calls: [Call] = []
    var rest = Substring(text)
    while !rest.isEmpty {
      let name = rest.prefix { $0 != "(" && $0 != "." }
      rest = rest[name.endIndex...]
      var arguments: [Argument] = []
      if rest.first == "(" {
        let inner = Self.parenthesized(rest)
        arguments = Self.arguments(inner)
        rest = rest[inner.endIndex...].dropFirst()
      }
      calls.append(Call(name: String(name), arguments: arguments))
      guard rest.first == "." else { break }
      rest = rest.dropFirst()
    }
    core = calls.first ?? Call(name: text, arguments: [])
    modifiers = Array(calls.dropFirst())
  }

  /// What stands between the first parenthesis and the one that closes it.
  private static func parenthesized(_ text: Substring) -> Substring {
    var depth = 0
    for index in text.indices {
      if text[index] == "(" { depth += 1 }
      if text[index] == ")" {
        depth -= 1
        if depth == 0 { return text[text.index(after: text.startIndex)..<index] }
      }
    }
    return text.dropFirst()
  }

  private static func arguments(_ text: Substring) -> [Argument] {
    var (parts, depth, start) = ([Substring](), 0, text.startIndex)
    for index in text.indices {
      if text[index] == "(" { depth += 1 }
      if text[index] == ")" { depth -= 1 }
      if text[index] == ",", depth == 0 {
        parts.append(text[start..<index])
        start = text.index(after: index)
      }
    }
    parts.append(text[start...])
    return parts.filter { !$0.isEmpty }.map { part in
      let trimmed = part.drop { $0 == " " }
      guard let colon = trimmed.firstIndex(of: ":") else {
        return Argument(label: "", value: String(trimmed))
      }
      let value = trimmed[trimmed.index(after: colon)...].drop { $0 == " " }
      return Argument(label: String(trimmed[..<colon]), value: String(value))
    }
  }

  // MARK: Differences

  /// The family of springs has no end of its own: its `duration:` is a parameter like others.
  var isSpring: Bool {
    ["spring", "interactiveSpring", "interpolatingSpring", "smooth", "snappy", "bouncy"].contains(core.name)
  }

  /// What the code says differently, in words: "easeOut, was easeInOut", "spring response 0.4, was 0.55",
  /// "delay 0.2 s, was 0.1 s". The duration of a curve is not told here.
  static func words(from old: CurveSpelling, to new: CurveSpelling) -> [String] {
    var words: [String] = []
    if old.core.name != new.core.name {
      words.append("\(new.core.name), was \(old.core.name)")
    } else if old.core.name == "timingCurve" {
      let points = { (call: Call) in call.arguments.filter { $0.label != "duration" }.map(\.value) }
      if points(old.core) != points(new.core) {
        let list = { (call: Call) in points(call).joined(separator: ", ") }
        words.append("timingCurve(\(list(new.core))), was timingCurve(\(list(old.core)))")
      }
    } else {
      let labels = (old.core.arguments + new.core.arguments).map(\.label)
      for (index, label) in labels.enumerated() where !labels[..<index].contains(label) {
        if label == "duration", !new.isSpring { continue }
        let (was, now) = (old.core[label], new.core[label])
        guard was != now else { continue }
        let name = label.isEmpty ? new.core.name : "\(new.core.name) \(label)"
        words.append("\(name) \(now ?? "not given"), was \(was ?? "not given")")
      }
    }
    return words + modifierWords(old, new)
  }

  private static func modifierWords(_ old: CurveSpelling, _ new: CurveSpelling) -> [String] {
    var words: [String] = []
    let (delayed, delays) = (old.total("delay", from: 0, +), new.total("delay", from: 0, +))
    if delayed != delays { words.append("delay \(number(delays)) s, was \(number(delayed)) s") }
    let (was, now) = (old.total("speed", from: 1, *), new.total("speed", from: 1, *))
    if was != now { words.append("speed \(number(now)), was \(number(was))") }
    let (before, after) = (old.repeats, new.repeats)
    if before?.text != after?.text {
      words.append("\(after?.text ?? "runs once"), was \(before?.bare ?? "once")")
    } else if before?.reverses != after?.reverses {
      words.append(after?.reverses == true ? "now runs back and forth" : "no longer runs back and forth")
    }
    let rest = { (spelling: CurveSpelling) in
      spelling.modifiers.filter { !["delay", "speed", "repeatCount", "repeatForever"].contains($0.name) }
    }
    if rest(old) != rest(new) { words.append("other modifiers") }
    return words
  }

  private func total(_ name: String, from start: Double, _ join: (Double, Double) -> Double) -> Double {
    modifiers.filter { $0.name == name }.compactMap { $0.first.flatMap(Double.init) }.reduce(start, join)
  }

  private var repeats: (text: String, bare: String, reverses: Bool)? {
    guard let call = modifiers.last(where: { $0.name.hasPrefix("repeat") }) else { return nil }
    let reverses = call["autoreverses"] != "false"
    if call.name == "repeatForever" { return ("repeats for ever", "for ever", reverses) }
    let count = call.first ?? "?"
    return ("runs \(count) times", "\(count) times", reverses)
  }

  private static func number(_ value: Double) -> String { FixedPoint.shortest(value, decimals: 3) }
}
