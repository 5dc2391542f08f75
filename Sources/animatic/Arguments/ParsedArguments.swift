import AnimaticGolden

/// The second stage: a verb, its options by name with their words, and the operands.
struct ParsedArguments: Equatable {
  var verb: Verb
  /// In the order given; an option without a value has an empty list of words, `--json` of verify may.
  var options: [OptionName: [String]] = [:]
  var operands: [String] = []

  func has(_ name: OptionName) -> Bool { options[name] != nil }
  /// The first word given for an option, or nil.
  func word(_ name: OptionName) -> String? { options[name]?.first }

  /// Reads what follows a verb. Throws the first `ArgumentError` in reading order.
  init(verb: Verb, _ split: SplitArguments) throws {
    self.verb = verb
    let guide = verb.guide
    let specs = OptionCatalog.names(for: verb).map { OptionCatalog.spec($0, for: verb) }
    var rest = split.elements[...]
    while let element = rest.popFirst() {
      switch element {
      case .word(let word), .literal(let word): operands.append(word)
      case .option(let typed, let attached):
        let spec = try Self.spec(for: typed, among: specs, verb)
        if options[spec.name] != nil, !spec.isRepeatable {
          throw ArgumentError.duplicateOption(spec.name, verb)
        }
        let values = try Self.values(of: spec, attached: attached, rest: &rest, verb)
        options[spec.name, default: []] += values
      }
    }
    // Help is an answer to any call: what else is wrong with it does not matter.
    if !has(.help) { try checkOperands(guide) }
  }

  private static func spec(
    for typed: String, among specs: [OptionSpec], _ verb: Verb
  ) throws -> OptionSpec {
    for spec in specs where typed == spec.name.flag || (spec.short.map { typed == "-\($0)" } ?? false) {
      return spec
    }
    let other =
      typed == "-o"
      ? OptionName.output : OptionName.allCases.first { $0.flag == typed }
    if let other { throw ArgumentError.optionOfOtherVerb(other, verb) }
    throw ArgumentError.unknownOption(typed, verb)
  }

  private static func values(
    of spec: OptionSpec, attached: String?, rest: inout ArraySlice<SplitArguments.Element>, _ verb: Verb
  ) throws -> [String] {
    switch spec.value {
    case .none:
      if let attached { throw ArgumentError.unexpectedValue(spec.name, attached, verb) }
      return []
    case .required:
      if let attached {
        if attached.isEmpty { throw ArgumentError.missingValue(spec.name, verb) }
        return [attached]
      }
      guard case .word(let word)? = rest.first, !word.isEmpty else {
        throw ArgumentError.missingValue(spec.name, verb)
      }
      rest.removeFirst()
      return [word]
    case .jsonFile:
      if let attached {
        if attached.isEmpty { throw ArgumentError.missingValue(spec.name, verb) }
        return [attached]
      }
      guard case .word(let word)? = rest.first, word.hasSuffix(".json") else { return [] }
      rest.removeFirst()
      return [word]
    }
  }

  private func checkOperands(_ guide: VerbGuide) throws {
    switch guide.operands {
    case .none:
      if let extra = operands.first { throw ArgumentError.unexpectedOperand(extra, verb) }
    case .scenarios, .swiftFiles, .report, .reports:
      // A list of what can be found needs no scenario.
      if operands.isEmpty, !(verb == .check && has(.list)) { throw ArgumentError.missingOperand(verb) }
    case .newName:
      if operands.isEmpty { throw ArgumentError.missingOperand(verb) }
      if operands.count > 1 { throw ArgumentError.unexpectedOperand(operands[1], verb) }
    case .optionalVerb:
      if operands.count > 1 { throw ArgumentError.unexpectedOperand(operands[1], verb) }
    case .optionalScenarios: break
    }
  }
}
