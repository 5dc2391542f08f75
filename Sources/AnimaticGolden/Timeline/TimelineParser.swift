import AnimaticTime

/// A fault in `timeline.txt`.
public struct TimelineError: Error, Equatable, Sendable, CustomStringConvertible {
  public var line: Int
  public var reason: String

  public var description: String { "timeline.txt:\(line): \(reason)" }
}

extension Timeline {
  /// Reads what `text` gives; `Timeline(text: t.text) == t`. Throws `TimelineError` with the first bad line.
  public init(text: String) throws {
    var parser = TimelineParser(text)
    self = try parser.parse()
  }
}

private struct TimelineParser {
  private var lines: [Substring]
  private var at = 0

  /// More frames than a day at 240 a second.
  private static let mostFrames = 1 << 25

  init(_ text: String) {
    // Split at line feeds of the bytes: a carriage return before one would make both a single Character.
    lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map(Substring.init)
    if lines.last == "" { lines.removeLast() }
  }

  private func fault(_ reason: String) -> TimelineError { TimelineError(line: at + 1, reason: reason) }

  mutating func parse() throws -> Timeline {
    guard lines.first.map(String.init) == Timeline.firstLine else {
      throw fault("expected \"\(Timeline.firstLine)\"")
    }
    at = 1
    let scenario = try header("scenario") { if case .quoted(let text) = $0 { text } else { nil } }
    let fps = try header("fps") { $0.bare.flatMap { Int($0) } }
    guard (1...240).contains(fps) else {
      at -= 1
      throw fault("expected 1 to 240 frames a second")
    }
    let frames = try header("frames") { $0.bare.flatMap { Int($0) } }
    guard (0...Self.mostFrames).contains(frames) else {
      at -= 1
      throw fault("expected 0 to \(Self.mostFrames) frames")
    }
    let duration = try header("duration") { $0.bare.flatMap { Millionths($0) } }
    var timeline = Timeline(scenario: scenario, fps: fps, frameCount: frames, duration: .zero)
    timeline.duration = duration
    try section("events")
    while let tokens = try entry() { timeline.events.append(try event(tokens)) }
    try section("animations")
    while let tokens = try entry() { timeline.animations.append(try animation(tokens)) }
    while at < lines.count { timeline.tracks.append(try track(frames)) }
    return timeline
  }

  private mutating func header<T>(_ word: String, _ read: (Token) -> T?) throws -> T {
    guard at < lines.count else { throw fault("expected \"\(word)\", found the end") }
    let tokens = try split(lines[at])
    guard tokens.count == 2, tokens[0] == .bare(word), let value = read(tokens[1]) else {
      throw fault("expected \"\(word)\" and its value")
    }
    at += 1
    return value
  }

  private mutating func section(_ word: String) throws {
    guard at < lines.count, lines[at].isEmpty else { throw fault("expected an empty line") }
    at += 1
    guard at < lines.count, lines[at] == word else { throw fault("expected \"\(word)\"") }
    at += 1
  }

  /// The words of an indented line, nil where the section ends.
  private mutating func entry() throws -> [Token]? {
    guard at < lines.count, !lines[at].isEmpty else { return nil }
    guard lines[at].hasPrefix("  ") else { throw fault("expected two spaces at the start") }
    let tokens = try split(lines[at].dropFirst(2))
    at += 1
    return tokens
  }

  /// A fault in the line that `entry` has just read.
  private func entryFault(_ reason: String) -> TimelineError { TimelineError(line: at, reason: reason) }

  private func event(_ tokens: [Token]) throws -> TimelineEvent {
    guard tokens.count == 3 || tokens.count == 4, let time = tokens[0].bare.flatMap({ Millionths($0) }) else {
      throw entryFault("expected time, kind, name and perhaps a detail")
    }
    return TimelineEvent(
      time: time, kind: tokens[1].string, name: tokens[2].string,
      detail: tokens.count == 4 ? tokens[3].string : "")
  }

  private func animation(_ tokens: [Token]) throws -> TimelineAnimation {
    guard tokens.count == 10, tokens[1] == .bare("to"), tokens[6] == .bare("from"), tokens[8] == .bare("to")
    else {
      throw entryFault("expected start to end, name, property, curve, from values to values")
    }
    guard let start = tokens[0].bare.flatMap({ Millionths($0) }) else {
      throw entryFault("\"\(tokens[0].string)\" is no time")
    }
    let end = tokens[2].bare.flatMap { Millionths($0) }
    guard end != nil || tokens[2] == .bare("never") else {
      throw entryFault("\"\(tokens[2].string)\" is neither a time nor \"never\"")
    }
    return TimelineAnimation(
      name: tokens[3].string, property: tokens[4].string, curve: tokens[5].string, start: start, end: end,
      from: try numbers(tokens[7]), to: try numbers(tokens[9]))
  }

  private func numbers(_ token: Token) throws -> [Millionths] {
    if token == .bare("none") { return [] }
    return try token.string.split(separator: ",", omittingEmptySubsequences: false).map {
      guard let number = Millionths($0) else { throw entryFault("\"\($0)\" is no number") }
      return number
    }
  }

  private mutating func track(_ frames: Int) throws -> TimelineTrack {
    guard lines[at].isEmpty else { throw fault("expected an empty line") }
    at += 1
    guard at < lines.count else { throw fault("expected \"track\", found the end") }
    let head = try split(lines[at])
    guard head.count == 3, head[0] == .bare("track") else {
      throw fault("expected \"track\", name, property")
    }
    at += 1
    var track = TimelineTrack(name: head[1].string, property: head[2].string)
    while let tokens = try entry() {
      guard tokens.count == 2, let range = tokens[0].bare else {
        throw entryFault("expected frames and a value")
      }
      let ends = range.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
      guard let first = ends.first ?? nil, let last = ends.last ?? nil, ends.count <= 2 else {
        throw entryFault("\"\(range)\" is no frame or range of frames")
      }
      guard first == track.frameCount else { throw entryFault("expected frame \(track.frameCount)") }
      guard first <= last, last < frames else { throw entryFault("the last frame is \(frames - 1)") }
      let value = try value(tokens[1])
      guard track.runs.last?.value != value else { throw entryFault("the same value as in the line above") }
      track.append(value, count: last - first + 1)
    }
    guard track.frameCount == frames else {
      throw entryFault("the track ends before frame \(frames - 1)")
    }
    return track
  }

  private func value(_ token: Token) throws -> TimelineTrack.Value {
    switch token {
    case .quoted(let text): return .text(text)
    case .bare("absent"): return .absent
    case .bare("true"): return .flag(true)
    case .bare("false"): return .flag(false)
    case .bare(let word):
      guard let number = Millionths(word) else { throw entryFault("\"\(word)\" is no value") }
      return .number(number)
    }
  }

  // MARK: Words

  private enum Token: Equatable {
    case bare(String)
    case quoted(String)

    var bare: String? { if case .bare(let word) = self { word } else { nil } }
    var string: String {
      switch self {
      case .bare(let word), .quoted(let word): return word
      }
    }
  }

  private func split(_ line: Substring) throws -> [Token] {
    var tokens: [Token] = []
    var rest = line.unicodeScalars[...]
    while !rest.isEmpty {
      if !tokens.isEmpty {
        guard rest.removeFirst() == " ", let next = rest.first, next != " " else {
          throw fault("expected one space between words")
        }
      }
      if rest.first == "\"" {
        rest.removeFirst()
        tokens.append(.quoted(try quoted(&rest)))
      } else {
        let word = rest.prefix { $0 != " " }
        guard !word.isEmpty else { throw fault("expected a word") }
        guard !word.contains("\"") else { throw fault("a quote inside a word") }
        tokens.append(.bare(String(Substring(word))))
        rest = rest[word.endIndex...]
      }
    }
    return tokens
  }

  private func quoted(_ rest: inout Substring.UnicodeScalarView) throws -> String {
    var text = String.UnicodeScalarView()
    while let scalar = rest.popFirst() {
      if scalar == "\"" { return String(text) }
      guard scalar == "\\" else {
        text.append(scalar)
        continue
      }
      switch rest.popFirst() {
      case "\"": text.append("\"")
      case "\\": text.append("\\")
      case "n": text.append("\n")
      case "t": text.append("\t")
      case "u":
        let digits = rest.dropFirst().prefix { $0 != "}" }
        guard rest.first == "{", let code = UInt32(String(Substring(digits)), radix: 16),
          let escaped = Unicode.Scalar(code), digits.endIndex != rest.endIndex
        else { throw fault("a broken \\u{…}") }
        text.append(escaped)
        rest = rest[rest.index(after: digits.endIndex)...]
      default: throw fault("an unknown escape")
      }
    }
    throw fault("a missing closing quote")
  }
}
