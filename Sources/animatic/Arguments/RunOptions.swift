import AnimaticGolden

/// The third stage: the options that every scenario verb shares, with their types.
struct RunOptions: Equatable, Sendable {
  var filter: Glob?
  var shard: Shard?
  var variant: VariantWord?
  var fps: Int?
  var scale: Int?
  var from: TimeArgument?
  var to: TimeArgument?
  var device: String?
  var appearance: Appearance?
  var jobs: Int?
  /// Where `verify` leaves its report.
  var report: String?
  var json = false
  var quiet = false

  /// What `--appearance` and `appearance =` know.
  enum Appearance: String, CaseIterable, Sendable { case light, dark }

  /// Nothing is asked for.
  init() {}

  /// `--jobs` alone, for a verb that takes no scenario.
  static func jobs(_ arguments: ParsedArguments) throws -> Int? {
    guard let word = arguments.word(.jobs) else { return nil }
    guard let jobs = Setting.jobs.integer(word) else {
      throw ArgumentError.invalidValue(.jobs, word, expected: Setting.jobs.expected, arguments.verb)
    }
    return jobs
  }

  /// Throws `ArgumentError` where a word does not fit its option.
  init(_ arguments: ParsedArguments) throws {
    let verb = arguments.verb
    func value<T>(_ name: OptionName, expected: String, _ read: (String) -> T?) throws -> T? {
      guard let word = arguments.word(name) else { return nil }
      guard let value = read(word) else {
        throw ArgumentError.invalidValue(name, word, expected: expected, verb)
      }
      return value
    }
    filter = try value(.filter, expected: "a pattern such as 'banner-*'") { Glob($0) }
    variant = try value(.variant, expected: "a variant's name or a pattern such as 'fps=*'") {
      VariantWord($0)
    }
    shard = try value(.shard, expected: "I/N with 1 <= I <= N, such as 1/4") { Shard($0) }
    fps = try value(.fps, expected: Setting.fps.expected) { Setting.fps.integer($0) }
    scale = try value(.scale, expected: Setting.scale.expected) { Setting.scale.integer($0) }
    jobs = try value(.jobs, expected: Setting.jobs.expected) { Setting.jobs.integer($0) }
    appearance = try value(.appearance, expected: Setting.appearance.expected) { Appearance(rawValue: $0) }
    device = arguments.word(.device)
    report = arguments.word(.report)
    from = try Self.time(.from, arguments)
    to = try Self.time(.to, arguments)
    json = arguments.has(.json)
    quiet = arguments.has(.quiet)
  }

  /// One time, or nil where the option is not given.
  static func time(_ name: OptionName, _ arguments: ParsedArguments) throws -> TimeArgument? {
    guard let word = arguments.word(name) else { return nil }
    return try time(word, name, arguments.verb)
  }

  /// The times of `--at T,T…`; nil where the option is not given.
  static func times(_ name: OptionName, _ arguments: ParsedArguments) throws -> [TimeArgument]? {
    guard let word = arguments.word(name) else { return nil }
    return try word.split(separator: ",", omittingEmptySubsequences: false).map {
      try time(String($0.drop { $0 == " " }), name, arguments.verb)
    }
  }

  private static func time(_ word: String, _ name: OptionName, _ verb: Verb) throws -> TimeArgument {
    guard let time = TimeArgument(word) else {
      throw ArgumentError.invalidValue(
        name, word, expected: TimeArgument.expected(insteadOf: word), verb)
    }
    return time
  }
}

/// What `--variant` says: a name, or a pattern of names.
struct VariantWord: Equatable, Sendable {
  var word: String
  var glob: Glob

  /// nil for what is no pattern.
  init?(_ word: String) {
    guard let glob = Glob(word) else { return nil }
    self.word = word
    self.glob = glob
  }
}
