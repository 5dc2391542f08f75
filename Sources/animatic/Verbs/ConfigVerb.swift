import AnimaticGolden
import AnimaticReview
import AnimaticStage

/// `config [S…]`: every setting with the place that its value comes from.
enum ConfigVerb {
  static func run(_ arguments: ParsedArguments, _ console: Console) throws -> ExitCode {
    let options = try RunOptions(arguments)
    let settings = try Settings(options)
    guard !arguments.operands.isEmpty else {
      show(Setting.allCases.map { settings.resolve($0) }, of: nil, options, console)
      return .success
    }
    let (scenarios, _) = try LoadedScenario.load(arguments.operands, settings)
    if options.json {
      let all = scenarios.map { loaded in
        OrderedJSON.fields([
          ("scenario", .string(loaded.name.title)), ("file", .string(loaded.path)),
          ("settings", json(resolved(loaded, settings))),
        ])
      }
      console.print(JSONText.document(.array(all)))
      return .success
    }
    for loaded in scenarios { show(resolved(loaded, settings), of: loaded, options, console) }
    return .success
  }

  private static func resolved(_ loaded: LoadedScenario, _ settings: Settings) -> [ResolvedSetting] {
    Setting.allCases.map { setting in
      let place = loaded.written.places[setting]
      let value = Self.value(of: setting, in: loaded.scenario) ?? settings.resolve(setting).value
      var resolved = settings.resolve(setting, scenario: place.map { (value, $0) })
      // The scenario knows its device by its full name, and what it says where nobody else does.
      if resolved.origin != .builtIn || setting != .jobs, setting != .report { resolved.value = value }
      return resolved
    }
  }

  /// What is played in the end.
  private static func value(of setting: Setting, in scenario: Scenario) -> String? {
    switch setting {
    case .fps: return String(scenario.fps)
    case .scale: return String(scenario.stage.scale)
    case .device:
      let stage = scenario.stage
      return stage.device?.name
        ?? "canvas \(DecimalText.shortest(stage.width))x\(DecimalText.shortest(stage.height))"
    case .appearance: return scenario.environment.appearance.rawValue
    case .jobs, .report: return nil
    }
  }

  private static func show(
    _ resolved: [ResolvedSetting], of loaded: LoadedScenario?, _ options: RunOptions, _ console: Console
  ) {
    if options.json { return console.print(JSONText.document(json(resolved))) }
    if let loaded { console.print(console.palette.strong("\(loaded.name.title) (\(loaded.path))")) }
    for setting in resolved {
      console.print(pad(setting.setting.rawValue, 12) + pad(setting.value, 24) + setting.origin.text)
    }
  }

  private static func json(_ resolved: [ResolvedSetting]) -> OrderedJSON {
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
