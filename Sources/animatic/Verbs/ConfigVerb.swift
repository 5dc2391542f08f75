/// `config`: every setting with the place that its value comes from.
enum ConfigVerb {
  static func run(_ arguments: ParsedArguments, _ console: Console) throws -> ExitCode {
    let options = try RunOptions(arguments)
    let settings = try Settings(options)
    let resolved = Setting.allCases.map { settings.resolve($0) }
    if options.json {
      console.print(JSONText.document(json(resolved)))
    } else {
      resolved.map(line).forEach(console.print)
    }
    return .success
  }

  static func line(_ setting: ResolvedSetting) -> String {
    pad(setting.setting.rawValue, 12) + pad(setting.value, 24) + setting.origin.text
  }

  static func json(_ resolved: [ResolvedSetting]) -> JSONValue {
    .array(
      resolved.map {
        .fields([
          ("setting", .string($0.setting.rawValue)), ("value", .string($0.value)),
          ("source", .string($0.origin.text)),
        ])
      })
  }

  private static func pad(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(2, width - text.count))
  }
}
