import AnimaticCairo
import AnimaticScript
import AnimaticStage

/// A scenario that can be played, with what the call and `animatic.conf` say already in it.
struct LoadedScenario {
  var name: ScenarioName
  var path: String
  var scenario: Scenario
  var written: WrittenSettings
  /// Of the scenario's name, from 1.
  var line = 1

  /// Everything that a call names. Warnings are handed back; errors throw `WrongSources` with all of both.
  static func load(
    _ operands: [String], _ settings: Settings
  ) throws -> (scenarios: [LoadedScenario], warnings: [Diagnostic]) {
    let (scenarios, diagnostics) = try resolve(operands, settings)
    if diagnostics.hasErrors { throw WrongSources(diagnostics: diagnostics) }
    return (try UserCodeTrial.survivors(of: scenarios).map { try $0.settled() }, diagnostics)
  }

  /// With its length, where that has to be found by playing.
  func settled() throws -> LoadedScenario {
    guard scenario.settlingLimit != nil else { return self }
    var result = self
    do {
      result.scenario = try silently { try scenario.settled(measurer: try PangoTextMeasurer()) }
    } catch let error as StageError {
      throw CommandFailure(.invalid, "\(path): \(UserPlaces.shown(error.description))")
    }
    return result
  }

  /// A play that is not the one that counts: what the view prints in it is shown only where it crashes.
  func silently<T>(_ play: () throws -> T) rethrows -> T {
    guard scenario.view != nil else { return try play() }
    let silenced = SilencedOutput()
    let before = UserCodeGuard.beforeStop
    UserCodeGuard.beforeStop = {
      silenced.give()
      before?()
    }
    defer {
      silenced.end()
      UserCodeGuard.beforeStop = before
    }
    return try play()
  }

  /// As `load`, with the errors among the diagnostics and only the good scenarios in the list: each run of a
  /// scenario with variants is one.
  static func resolve(
    _ operands: [String], _ settings: Settings
  ) throws -> (scenarios: [LoadedScenario], diagnostics: [Diagnostic]) {
    let all = try ScenarioFinder.files(for: operands).map { try NamedSource(path: $0) }
    let chosen = try Selection.filter(all, settings.options, name: \.name)
    var diagnostics: [Diagnostic] = []
    var scenarios: [LoadedScenario] = []
    for source in chosen {
      let written = WrittenSettings(source)
      let result = Scenario.load(
        path: source.path, overrides: settings.overrides, defaults: settings.defaults)
      // What is wrong with an option is wrong for every file: once is enough.
      diagnostics += result.diagnostics.filter { !diagnostics.contains($0) }
      scenarios += result.runs.map { run in
        LoadedScenario(
          name: ScenarioName(source.name.title, variant: run.variant?.name), path: source.path, scenario: run,
          written: written, line: source.nameRange.line)
      }
    }
    diagnostics += NamedSource.duplicates(in: chosen)
    // A file with errors might hold the variant that is asked for, or fill the shard.
    if diagnostics.hasErrors, scenarios.isEmpty { return ([], diagnostics) }
    scenarios = try Selection.shard(VariantSelection.narrow(scenarios, settings.options), settings.options)
    var good: [LoadedScenario] = []
    for loaded in scenarios {
      if loaded.scenario.view != nil { UserCodeGuard.install() }
      // What is wrong in a user's file is said before anything plays, like all that is wrong in a scenario.
      let problems = try loaded.scenario.view?.problems() ?? []
      diagnostics += problems.filter { !diagnostics.contains($0) }
      if problems.isEmpty { good.append(loaded) }
    }
    return (good, diagnostics)
  }
}

extension Settings {
  /// What flags say against every scenario.
  var overrides: ScenarioOverrides {
    ScenarioOverrides(
      fps: options.fps, scale: options.scale, device: options.device,
      appearance: options.appearance?.rawValue, from: options.from?.literal, to: options.to?.literal)
  }

  /// What `animatic.conf` says where a scenario says nothing.
  var defaults: ScenarioOverrides {
    func value(_ setting: Setting) -> String? { config.entries[setting]?.value }
    return ScenarioOverrides(
      fps: value(.fps).flatMap(Int.init), scale: value(.scale).flatMap(Int.init), device: value(.device),
      appearance: value(.appearance))
  }
}
