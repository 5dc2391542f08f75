import AnimaticExport
import AnimaticGolden
import AnimaticReview
import AnimaticStage
import Foundation

extension PageScenario {
  /// Of `render`: nothing is compared.
  init(
    _ loaded: LoadedScenario, _ outcome: RenderRun.Outcome, _ sink: PageSink, _ options: RunOptions,
    page: String
  ) {
    let words = options.playingWords(of: loaded)
    self.init(
      name: loaded.name.slug, scenario: loaded.scenario, tracks: outcome.tracks, frames: sink.frames,
      run: outcome.result, passed: outcome.expectations.allSatisfy(\.passed),
      commands: loaded.scenario.path == PreviewVerb.place
        ? []
        : [
          .of("Make this page", ["render", loaded.path] + words + ["-o", page]),
          .of("Every event as text", ["trace", loaded.path] + words),
        ])
    file = loaded.path
  }

  /// Of `verify`: the golden's side is laid beside the run's.
  ///
  /// Throws `FileError`.
  init(
    _ loaded: LoadedScenario, _ outcome: GoldenRun.Outcome, _ entry: GoldenReport.Entry, _ sink: PageSink,
    _ store: GoldenStore, _ options: RunOptions, _ page: PageOutput, jobs: Int
  ) throws {
    let result = entry.result
    // One that can not be read has been told of; the run is shown without it.
    let golden = try? store.read(result.name)
    var frames = sink.frames
    if let golden {
      frames = try PageComparison(folder: page.folder(of: loaded.name), store: store, golden: result.name)
        .compare(
          frames, sink.table, fps: loaded.scenario.fps, with: golden.frames, fps: golden.timeline.fps,
          jobs: jobs)
    }
    var commands = [PageCommand.of("Reproduce", ["verify", loaded.path] + options.playingWords(of: loaded))]
    if [.motionChanged, .drawingChanged, .missing].contains(result.state) {
      commands.append(.of("Accept", ["accept", DisplayPath.folder(of: page.path), result.name]))
    }
    self.init(
      name: result.name, scenario: loaded.scenario, tracks: outcome.tracks, frames: frames,
      run: outcome.result, golden: golden?.timeline, result: result, passed: entry.passed, commands: commands)
  }
}

extension PageCommand {
  /// A call of this tool, its words quoted where a shell needs it and paths as seen from here.
  static func of(_ label: String, _ words: [String]) -> PageCommand {
    let here = FileManager.default.currentDirectoryPath
    let quoted = words.map { ShellWord.quoted($0.hasPrefix("/") ? RelativePath.from(here, to: $0) : $0) }
    return PageCommand(label: label, command: "animatic " + quoted.joined(separator: " "))
  }
}

extension RunOptions {
  /// The options that change how a scenario plays, as they are typed.
  func playingWords(of loaded: LoadedScenario) -> [String] {
    var words: [String] = []
    func add(_ name: OptionName, _ word: String?) {
      if let word { words += [name.flag, word] }
    }
    add(.variant, loaded.scenario.variant?.name)
    add(.fps, fps.map(String.init))
    add(.scale, scale.map(String.init))
    add(.from, from.map { $0.text })
    add(.to, to.map { $0.text })
    add(.device, device)
    add(.appearance, appearance?.rawValue)
    return words
  }
}
