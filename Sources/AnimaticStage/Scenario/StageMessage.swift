/// Everything that the resolver can say, in alphabetical order.
enum StageMessage: Equatable {
  case argumentMissing(label: String, kind: String)
  case argumentTwice(label: String)
  case argumentUnlabelled(kind: String)
  case backwardsTime(line: Int, earlier: Int)
  case badLocale(String)
  case badReference(String)
  case durationMissing
  case emptyRange
  case eventAfterEnd
  case eventMissingBefore
  case expectationAfterEnd(end: String)
  case fileAbove(String)
  case fileCycle(String)
  case fileUnreadable(String, why: String)
  case includesTooMany(limit: Int)
  case nameTaken(String, line: Int)
  case negativeDuration(String)
  case notANotice
  case notInVariant(String)
  case outOfRange(what: String, low: String, high: String)
  case scenarioNotFirst
  case settingTwice(String, line: Int)
  case stageMissing
  case timeZero(what: String)
  case tooManyEvents(limit: Int)
  case tooManyFrames(limit: Int)
  case unknown(what: String, String, choices: [String])
  case variantConflict(String)
  case variantReserved(String)
  case variantTwice(String, line: Int)
  case variantsTooMany(limit: Int)
  case variedOption(String, String)
  case variedTwice(String, line: Int)
  case varyValueTwice(String)
  case wrongType(what: String, expected: String)

  /// Stable, kebab-case.
  var id: String {
    switch self {
    case .argumentMissing: return "argument-missing"
    case .argumentTwice: return "argument-twice"
    case .argumentUnlabelled: return "argument-unlabelled"
    case .backwardsTime: return "backwards-time"
    case .badLocale: return "bad-locale"
    case .badReference: return "bad-reference"
    case .durationMissing: return "duration-missing"
    case .emptyRange: return "empty-range"
    case .eventAfterEnd: return "event-after-end"
    case .eventMissingBefore: return "event-missing-before"
    case .expectationAfterEnd: return "expectation-after-end"
    case .fileAbove: return "file-above"
    case .fileCycle: return "file-cycle"
    case .fileUnreadable: return "file-unreadable"
    case .includesTooMany: return "includes-too-many"
    case .nameTaken: return "name-taken"
    case .negativeDuration: return "negative-duration"
    case .notANotice: return "not-a-notice"
    case .notInVariant: return "not-in-variant"
    case .outOfRange: return "out-of-range"
    case .scenarioNotFirst: return "scenario-not-first"
    case .settingTwice: return "setting-twice"
    case .stageMissing: return "stage-missing"
    case .timeZero: return "time-zero"
    case .tooManyEvents: return "too-many-events"
    case .tooManyFrames: return "too-many-frames"
    case .unknown(let what, _, _): return "unknown-" + what.split(separator: " ").joined(separator: "-")
    case .variantConflict: return "variant-conflict"
    case .variantReserved: return "variant-reserved"
    case .variantTwice: return "variant-twice"
    case .variantsTooMany: return "variants-too-many"
    case .variedOption: return "varied-option"
    case .variedTwice: return "varied-twice"
    case .varyValueTwice: return "vary-value-twice"
    case .wrongType: return "wrong-type"
    }
  }

  /// One lower-case sentence.
  var text: String {
    switch self {
    case .argumentMissing(let label, let kind): return "\(kind) needs '\(label):'"
    case .argumentTwice(let label): return "'\(label):' is given twice"
    case .argumentUnlabelled(let kind): return "this argument of \(kind) needs a label"
    case .backwardsTime(let line, let earlier):
      return "the time of line \(line) is before that of line \(earlier); events are played by time"
    case .badLocale(let name): return "'\(name)' is no locale; write a language tag such as ja or zh-Hans"
    case .badReference(let name): return "'\(name)' is defined by itself"
    case .durationMissing: return "the scenario has no duration; add a line such as 'duration 5s'"
    case .emptyRange: return "the range ends before it begins"
    case .eventAfterEnd: return "this is at or after the scenario's end and is never seen"
    case .eventMissingBefore: return "'after' needs an event above it"
    case .expectationAfterEnd(let end):
      return "this is after the scenario's end at \(end) and can not be checked"
    case .fileAbove(let path): return "'\(path)' lies above the project's folder"
    case .fileCycle(let chain): return "the files include each other: \(chain)"
    case .fileUnreadable(let path, let why): return "can not read '\(path)': \(why)"
    case .includesTooMany(let limit): return "more than \(limit) files are included"
    case .nameTaken(let name, let line): return "'\(name)' is already defined in line \(line)"
    case .negativeDuration(let label): return "'\(label)' can not be negative; 'none' means no end"
    case .notANotice: return "expected a kind with its arguments, such as Banner(title: \"Hello\")"
    case .notInVariant(let word): return "'\(word)' can not stand inside a variant"
    case .outOfRange(let what, let low, let high): return "\(what) must be from \(low) to \(high)"
    case .scenarioNotFirst: return "'scenario' must be the first statement"
    case .settingTwice(let word, let line):
      return "'\(word)' was already set in line \(line); this one counts"
    case .stageMissing:
      return "the scenario has no stage; add a line such as 'device \"iPhone 15\"' or 'canvas 393x200'"
    case .timeZero(let what): return "\(what) must be longer than 0"
    case .tooManyEvents(let limit): return "more than \(limit) events"
    case .tooManyFrames(let limit):
      return "the scenario has more than \(limit) frames; shorten it or lower fps"
    case .unknown(let what, let word, let choices):
      let expected = choices.isEmpty ? "" : "; expected \(choices.joined(separator: ", "))"
      return "unknown \(what) '\(word)'\(expected)"
    case .variantConflict(let what): return "'\(what)' is set twice in one run, by vary and by a variant"
    case .variantReserved(let name): return "'\(name)' can not be a variant's name; give it another one"
    case .variantTwice(let name, let line):
      return "a variant of line \(line) has the same output name '\(name)'; give this one another name"
    case .variantsTooMany(let limit): return "more than \(limit) runs of one scenario"
    case .variedOption(let flag, let word):
      return "'\(flag)' contradicts 'vary \(word)'; choose one of its values with --variant"
    case .variedTwice(let what, let line): return "'\(what)' is already varied in line \(line)"
    case .varyValueTwice(let name):
      return "two values would have the same output name '\(name)'; name them by 'let'"
    case .wrongType(let what, let expected): return "\(what) must be \(expected)"
    }
  }
}
