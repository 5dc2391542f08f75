import AnimaticCairo
import AnimaticScript
import AnimaticStage

/// A scenario that can be played, with what the call and `animatic.conf` say already in it.
struct LoadedScenario {
  var name: ScenarioName
  var path: String
  var scenario: Scenario
  var written: WrittenSettings

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
    // This play only finds the length; what the view prints comes with the one that counts.
    let silenced = scenario.view == nil ? nil : SilencedOutput()
    let before = UserCodeGuard.beforeStop
    if let silenced {
      UserCodeGuard.beforeStop = {
        silenced.give(); before?()
      }
    }
    defer {
      silenced?.end()
      UserCodeGuard.beforeStop = before
    }
    do {
      result.scenario = try scenario.settled(measurer: try PangoTextMeasurer())
    } catch let error as StageError {
      throw CommandFailure(.invalid, "\(path): \(UserPlaces.shown(error.description))")
    }
    return result
  }

  /// As `load`, with the errors among the diagnostics and only the good scenarios in the list.
  static func resolve(
    _ operands: [String], _ settings: Settings
  ) throws -> (scenarios: [LoadedScenario], diagnostics: [Diagnostic]) {
    let all = try ScenarioFinder.files(for: operands).map { try NamedSource(path: $0) }
    let chosen = try Selection.narrow(all, settings.options, name: \.name)
    var diagnostics: [Diagnostic] = []
    var scenarios: [LoadedScenario] = []
    for source in chosen {
      let written = WrittenSettings(source)
      let result = Scenario.load(path: source.path, overrides: settings.overrides(beside: written))
      // What is wrong with an option is wrong for every file: once is enough.
      diagnostics += result.diagnostics.filter { !diagnostics.contains($0) }
      guard let scenario = result.scenario else { continue }
      if scenario.view != nil { UserCodeGuard.install() }
      // What is wrong in a user's file is said before anything plays, like all that is wrong in a scenario.
      let problems = try scenario.view?.problems() ?? []
      diagnostics += problems.filter { !diagnostics.contains($0) }
      guard problems.isEmpty else { continue }
      scenarios.append(
        LoadedScenario(name: source.name, path: source.path, scenario: scenario, written: written))
    }
    return (scenarios, diagnostics + NamedSource.duplicates(in: chosen))
  }
}

extension Settings {
  /// Flags, and those lines of `animatic.conf` that the scenario itself says nothing about.
  func overrides(beside written: WrittenSettings) -> ScenarioOverrides {
    func value(_ setting: Setting) -> String? {
      flag(setting) ?? (written.places[setting] == nil ? config.entries[setting]?.value : nil)
    }
    return ScenarioOverrides(
      fps: value(.fps).flatMap(Int.init), scale: value(.scale).flatMap(Int.init), device: value(.device),
      appearance: value(.appearance), from: options.from?.literal, to: options.to?.literal)
  }
}
