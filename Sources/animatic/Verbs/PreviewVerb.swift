import AnimaticGolden
import AnimaticLoader
import AnimaticReview
import AnimaticScript
import AnimaticStage
import AnimaticTime

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
    return try RenderVerb.render(
      scenarios, plan, settings, options, try PictureDressing(arguments), console)
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
    let asked = PreviewCall.device(of: preview)
    let chosen = asked?.known ?? device
    var (loaded, warnings) = try parse(
      call.text(of: preview, device: chosen), view, call, settings, asked?.known)
    if PreviewCall.fits(preview) {
      let size = try fittingSize(of: loaded)
      let text = call.text(of: preview, device: chosen, canvas: size)
      (loaded, warnings) = try parse(text, view, call, settings, asked?.known, isFitted: true)
    }
    return ([try loaded.settled()], warnings + unknownDevice(asked, settings.flag(.device)))
  }

  private static func parse(
    _ text: String, _ view: ScenarioView, _ call: PreviewCall, _ settings: Settings, _ asked: String?,
    isFitted: Bool = false
  ) throws -> (loaded: LoadedScenario, warnings: [Diagnostic]) {
    let source = NamedSource(text: text, shownAs: place)
    let written = WrittenSettings(source)
    var overrides = settings.overrides
    if isFitted {
      // The device has had its say in the size of the canvas.
      overrides.device = nil
    } else if !text.contains("\ncanvas "), overrides.device == nil, asked == nil {
      // The device that stands in the text is our own choice, and animatic.conf knows better.
      overrides.device = settings.config.entries[.device]?.value
    }
    let result = Scenario.parse(text: text, file: place, overrides: overrides, defaults: settings.defaults)
    guard var scenario = result.scenario else { throw WrongSources(diagnostics: result.diagnostics) }
    scenario.view = view
    return (
      LoadedScenario(name: source.name, path: call.files[0], scenario: scenario, written: written),
      result.diagnostics
    )
  }

  /// Whole points, as large as the view is on the device at its first instant.
  private static func fittingSize(of loaded: LoadedScenario) throws -> (width: Int, height: Int) {
    let silenced = SilencedOutput()
    let before = UserCodeGuard.beforeStop
    UserCodeGuard.beforeStop = { silenced.give() }
    defer {
      silenced.end()
      UserCodeGuard.beforeStop = before
    }
    var size = (width: 1.0, height: 1.0)
    _ = try Play(loaded: loaded).run(at: [.zero]) { _, stage in size = stage.fittingSize }
    func whole(_ length: Double) -> Int { Int(min(max(1, length.rounded(.up)), 4096)) }
    return (whole(size.width), whole(size.height))
  }

  private static func unknownDevice(
    _ asked: (known: String?, asked: String)?, _ given: String?
  ) -> [Diagnostic] {
    guard let asked, asked.known == nil else { return [] }
    return [
      Diagnostic(
        id: "unknown-device", severity: .warning, file: place, range: .nowhere,
        message: "the preview asks for the device \"\(asked.asked)\", which is not in the catalogue ("
          + "see animatic devices); \(given ?? device) is played")
    ]
  }

  private static func notes(_ files: [String]) -> [String] {
    let calls = UserViewLoader.viewCalls(in: files)
    guard !calls.isEmpty else { return ["name a view instead: --view 'ContentView()'"] }
    return ["name a view instead:"] + calls.prefix(12).map { "  --view '\($0)'" }
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
        notes: notes(call.files))
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
