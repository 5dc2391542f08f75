import AnimaticScript
import AnimaticTime

extension Resolver {
  /// Settings of the file and of what it includes; later ones count, and those of the command line most.
  mutating func resolveSettings(_ items: [Item]) {
    let effective = effectiveSettings(items)
    applyDefaults(written: Set(effective.compactMap(\.statement.settingWord)))
    var hasStage = defaults.device != nil
    var duration: (value: StatementSyntax.Kind, context: Int)?
    for item in effective {
      context = item.context
      switch item.statement.kind {
      case .device(let name, let orientation):
        hasStage = true
        resolveDevice(name, orientation)
      case .canvas(let size):
        hasStage = true
        resolveCanvas(size)
      case .scale(let value): writtenScale = whole(value, "the scale", 1...3) ?? writtenScale
      case .environment(let syntax):
        if let change = change(syntax) { scenario.environment.apply(change) }
      case .fps(let value): scenario.fps = whole(value, "fps", 1...240) ?? scenario.fps
      case .duration, .durationUntilSettled: duration = (item.statement.kind, item.context)
      case .timing(let name):
        scenario.timing = choice("timing", name, Scenario.Timing.allCases) ?? scenario.timing
      case .semantics(let name):
        scenario.semantics = choice("semantics", name, Scenario.Semantics.allCases) ?? scenario.semantics
      case .background(let background): resolveBackground(background)
      case .tolerance(let distance, let pixels, let reason): resolveTolerance(distance, pixels, reason)
      case .view(let file, let root): resolveView(file, root, item.statement.range)
      default: break
      }
    }
    context = 0
    applyOverrides()
    if !hasStage, overrides.device == nil { report(.stageMissing, endOfFile) }
    if let scale = writtenScale { scenario.stage.scale = scale }
    if let duration {
      context = duration.context
      switch duration.value {
      case .duration(let value): resolveDuration(value)
      case .durationUntilSettled(let limit): resolveSettling(limit)
      default: break
      }
    } else {
      report(.durationMissing, endOfFile)
    }
    context = 0
    resolveWindow()
    for item in effective {
      if case .golden(let golden) = item.statement.kind { resolveGolden(golden) }
    }
  }

  /// The statements that count. A file's own setting counts more than an included one, wherever the include
  /// stands; of two in one file the later counts, with a warning.
  private mutating func effectiveSettings(_ items: [Item]) -> [Item] {
    var lastOfWord: [String: Int] = [:]
    for (index, item) in items.enumerated() {
      guard let word = item.statement.settingWord else { continue }
      if let earlier = lastOfWord[word] {
        let known = items[earlier]
        if known.isOfVariant, !item.isOfVariant { continue }
        if known.isOfVariant, item.isOfVariant {
          context = item.context
          report(.variantConflict(word), item.statement.range)
        } else if item.isOfVariant {
          // The run's own word takes the place of the file's.
        } else if known.context == item.context {
          context = item.context
          report(
            .settingTwice(word, line: known.statement.range.line), item.statement.range, severity: .warning)
        } else if known.context == 0, item.context != 0 {
          continue
        }
      }
      lastOfWord[word] = index
    }
    return items.enumerated().filter { index, item in
      item.statement.settingWord.map { lastOfWord[$0] == index } ?? true
    }.map(\.element)
  }

  /// A place for what is missing as a whole: the file's first line.
  var endOfFile: SourceRange {
    SourceRange(line: 1, column: 1, length: 0, bytes: 0..<0)
  }

  private mutating func resolveDevice(_ name: ExpressionSyntax, _ orientation: NameSyntax?) {
    guard let text = string(name, "the device") else { return }
    guard let device = DeviceCatalog.device(named: text) else {
      reportUnknown("device", text, DeviceCatalog.all.map(\.name), name.range, quoted: true)
      return
    }
    let held = orientation.flatMap { StageOrientation(rawValue: $0.text) } ?? .portrait
    scenario.stage = ScenarioStage(device: device, orientation: held)
  }

  private mutating func resolveCanvas(_ size: ExpressionSyntax) {
    let value = looked(size)
    guard case .size(let width, let height) = value.kind else {
      wrong("the canvas", "a size such as 393x200", value)
      return
    }
    guard (1...4096).contains(width), (1...4096).contains(height) else {
      report(.outOfRange(what: "the canvas' width and height", low: "1", high: "4096 points"), size.range)
      return
    }
    scenario.stage = ScenarioStage(width: width, height: height)
  }

  private mutating func resolveBackground(_ background: BackgroundSyntax) {
    switch background {
    case .color(let color):
      if let color = self.color(color, "the background") { scenario.background = .color(color) }
    case .gradient(let top, let bottom):
      let colors = (color(top, "the gradient's top"), color(bottom, "the gradient's bottom"))
      if let top = colors.0, let bottom = colors.1 { scenario.background = .gradient(top, bottom) }
    case .image(let file):
      guard let name = string(file, "the picture") else { return }
      switch files.locate(name, from: contexts[context].path) {
      case .success(let path): scenario.background = .image(path: path)
      case .failure(let message): report(message, file.range)
      }
    case .app(let name):
      let text = word(name)
      if ScenarioBackground.apps.contains(text) {
        scenario.background = .app(text)
      } else {
        reportUnknown("app", text, ScenarioBackground.apps, name.range)
      }
    }
  }

  private mutating func resolveTolerance(
    _ distance: ExpressionSyntax, _ pixels: ExpressionSyntax?, _ reason: ExpressionSyntax?
  ) {
    var tolerance = Scenario.Tolerance.exact
    if let value = number(distance, "the tolerance") {
      if (0...1).contains(value) {
        tolerance.distance = value
      } else {
        report(.outOfRange(what: "the tolerance", low: "0", high: "1"), distance.range)
      }
    }
    if let pixels { tolerance.pixels = whole(pixels, "the number of pixels", 0...100_000_000) ?? 0 }
    tolerance.reason = reason.flatMap { string($0, "the reason") }
    scenario.tolerance = tolerance
  }

  /// What the project's configuration says where the file says nothing.
  private mutating func applyDefaults(written: Set<String>) {
    if let fps = defaults.fps, (1...240).contains(fps), !written.contains("fps") { scenario.fps = fps }
    if let scale = defaults.scale, (1...3).contains(scale), !written.contains("scale") {
      writtenScale = scale
    }
    if let name = defaults.device, !written.contains("device or canvas") {
      if let device = DeviceCatalog.device(named: name) {
        scenario.stage = ScenarioStage(device: device)
      } else {
        reportOption(
          .unknown(what: "device", name, choices: []), replacement: DeviceCatalog.nearestName(to: name))
      }
    }
    if let appearance = defaults.appearance.flatMap({ ScenarioEnvironment.Appearance(rawValue: $0) }),
      !written.contains("appearance")
    {
      scenario.environment.appearance = appearance
    }
  }

  private mutating func applyOverrides() {
    if let fps = overrides.fps {
      if (1...240).contains(fps) {
        scenario.fps = fps
      } else {
        reportOption(.outOfRange(what: "--fps", low: "1", high: "240"))
      }
    }
    if let scale = overrides.scale {
      if (1...3).contains(scale) {
        writtenScale = scale
      } else {
        reportOption(.outOfRange(what: "--scale", low: "1", high: "3"))
      }
    }
    if let name = overrides.device {
      if let device = DeviceCatalog.device(named: name) {
        scenario.stage = ScenarioStage(device: device, orientation: scenario.stage.orientation)
      } else {
        reportOption(
          .unknown(what: "device", name, choices: []), replacement: DeviceCatalog.nearestName(to: name))
      }
    }
    if let name = overrides.appearance {
      if let appearance = ScenarioEnvironment.Appearance(rawValue: name) {
        scenario.environment.appearance = appearance
      } else {
        reportOption(.unknown(what: "appearance", name, choices: ["light", "dark"]))
      }
    }
  }

  /// What the command line says stands in no file.
  mutating func reportOption(_ message: StageMessage, replacement: String? = nil) {
    diagnostics.append(
      Diagnostic(
        id: message.id, file: "command line", range: .nowhere, message: message.text,
        suggestion: replacement.map { .init(replacement: $0, range: .nowhere) }))
  }

  private mutating func resolveDuration(_ value: ExpressionSyntax) {
    guard let duration = time(value, "the duration") else { return }
    guard duration > .zero else {
      report(.timeZero(what: "the duration"), value.range)
      return
    }
    scenario.duration = duration
    scenario.to = Instant.zero + duration
    guard scenario.frameCount <= Self.mostFrames else {
      report(.tooManyFrames(limit: Self.mostFrames), value.range)
      return
    }
    endIsKnown = true
  }

  /// The length is known after a play; until then the limit stands in.
  private mutating func resolveSettling(_ limit: ExpressionSyntax?) {
    if let limit {
      resolveDuration(limit)
    } else {
      scenario.duration = Scenario.defaultSettlingLimit
      scenario.to = Instant.zero + scenario.duration
      endIsKnown = true
    }
    scenario.settlingLimit = scenario.duration
  }

  private mutating func resolveWindow() {
    guard endIsKnown else { return }
    let end = Instant.zero + scenario.duration
    if let from = overrides.from { scenario.from = Instant.zero + span(from) }
    if let to = overrides.to { scenario.to = min(end, Instant.zero + span(to)) }
    if scenario.from >= scenario.to { reportOption(.emptyRange) }
  }

  private mutating func resolveGolden(_ golden: GoldenSyntax) {
    switch golden {
    case .all: scenario.golden = .all
    case .every(let step):
      guard let span = time(step, "the step") else { return }
      if span > .zero {
        scenario.golden = .every(span)
      } else {
        report(.timeZero(what: "the step"), step.range)
      }
    case .at(let times):
      var instants: Set<Instant> = []
      for time in times {
        guard let instant = instant(time) else { continue }
        if endIsKnown, instant >= Instant.zero + scenario.duration {
          report(.eventAfterEnd, time.range, severity: .warning)
        } else {
          instants.insert(instant)
        }
      }
      scenario.golden = .at(instants.sorted())
    }
  }
}

extension StatementSyntax {
  /// The word of a setting that a scenario has once.
  fileprivate var settingWord: String? {
    switch kind {
    case .device, .canvas: return "device or canvas"
    case .scale: return "scale"
    case .environment(let change):
      switch change {
      case .appearance: return "appearance"
      case .textSize: return "text size"
      case .reduceMotion: return "reduce motion"
      case .direction: return "direction"
      case .locale: return "locale"
      }
    case .fps: return "fps"
    case .duration, .durationUntilSettled: return "duration"
    case .timing: return "timing"
    case .semantics: return "semantics"
    case .background: return "background"
    case .golden: return "golden"
    case .tolerance: return "tolerance"
    case .view: return "view"
    default: return nil
    }
  }
}
