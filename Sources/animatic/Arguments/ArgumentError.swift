/// What can be wrong with a call, without words: `ArgumentErrorText` finds those.
enum ArgumentError: Error, Equatable {
  case missingVerb
  case unknownVerb(String)
  case unknownOption(String, Verb)
  /// A known option that this verb has no use for.
  case optionOfOtherVerb(OptionName, Verb)
  case missingValue(OptionName, Verb)
  /// `--json=yes` for an option that takes nothing.
  case unexpectedValue(OptionName, String, Verb)
  case duplicateOption(OptionName, Verb)
  /// The reason completes "…: expected …".
  case invalidValue(OptionName, String, expected: String, Verb)
  /// The option is needed; the example completes "for example …".
  case missingOption(OptionName, example: String, Verb)
  case missingOperand(Verb)
  case unexpectedOperand(String, Verb)
}
