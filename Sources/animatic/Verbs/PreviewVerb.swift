import AnimaticGolden
import AnimaticLoader
import AnimaticReview
import AnimaticScript
import AnimaticStage

/// `preview FILE.swift… [NAME] -o OUT`: plays a preview of the user's own SwiftUI files.
enum PreviewVerb {
  /// The screen where neither the call nor `animatic.conf` names one.
  static let device = "iPhone 15"

  static func run(_ arguments: ParsedArguments, _ console: Console) throws -> ExitCode {
    let options = try RunOptions(arguments)
    let call = try PreviewCall(arguments)
    UserCodeGuard.install()
    if arguments.has(.list) { return try list(call, options, console) }
    guard let outputs = arguments.options[.output] else {
      throw ArgumentError.missingOption(
        .output, example: "animatic preview \(arguments.operands[0]) -o preview.gif", .preview)
    }
    let settings = try Settings(options)
    let (scenarios, warnings) = try load(call, settings)
    let plan = try OutputPlan(outputs, operands: [""], scenarios: scenarios, shard: nil)
    Report.warnings(warnings, options, console)
    return try RenderVerb.render(scenarios, plan, settings, options, console)
  }

  /// What messages name instead of a scenario file.
  static let place = "command line"

  /// The scenario that a call stands for. Throws as `LoadedScenario.load`.
  static func load(
    _ call: PreviewCall, _ settings: Settings
  ) throws -> (scenarios: [LoadedScenario], warnings: [Diagnostic]) {
    let view = ScenarioView(source: call.source)
    let preview: UserPreview
    do {
      preview = try view.load()
    } catch LoadError.wrong(let diagnostics) {
      throw WrongSources(diagnostics: diagnostics)
    }
    let text = call.text(of: preview, device: device)
    let source = NamedSource(text: text, shownAs: place)
    let written = WrittenSettings(source)
    var overrides = settings.overrides
    // The device that stands in the text is our own choice, and animatic.conf knows better.
    if !text.contains("\ncanvas "), overrides.device == nil {
      overrides.device = settings.config.entries[.device]?.value
    }
    let result = Scenario.parse(text: text, file: place, overrides: overrides, defaults: settings.defaults)
    guard var scenario = result.scenario else { throw WrongSources(diagnostics: result.diagnostics) }
    scenario.view = view
    let loaded = LoadedScenario(
      name: source.name, path: call.files[0], scenario: scenario, written: written)
    return ([try loaded.settled()], result.diagnostics)
  }

  // MARK: --list

  private static func list(
    _ call: PreviewCall, _ options: RunOptions, _ console: Console
  ) throws -> ExitCode {
    let previews: [UserPreview]
    do {
      previews = try UserViewLoader.module(
        of: UserViewSource(files: call.files, root: .firstPreview)
      ).previews
    } catch LoadError.wrong(let diagnostics) {
      throw WrongSources(diagnostics: diagnostics)
    }
    if options.json {
      console.print(
        JSONText.document(
          .array(
            previews.map {
              .fields([
                ("name", .string($0.name)), ("file", .string($0.file)), ("line", .integer($0.line)),
                ("canvas", .array($0.requests.map { .string($0.words) })),
              ])
            })))
      return .success
    }
    guard !previews.isEmpty else {
      throw CommandFailure(
        .invalid, "there is no #Preview and no PreviewProvider in \(call.files.joined(separator: ", "))",
        notes: ["name a view instead: --view 'ContentView()'"])
    }
    console.print(
      TextTable.text(
        previews.map { preview in
          [
            JSONText.quoted(preview.name),
            preview.line > 0 ? "\(preview.file):\(preview.line)" : "PreviewProvider",
            preview.requests.map(\.words).joined(separator: ", "),
          ]
        }))
    return .success
  }
}
