import AnimaticExport
import AnimaticGolden
import AnimaticLoader
import AnimaticReview
import AnimaticScript
import AnimaticStage
import Foundation

/// The play of one unit in a process of its own, so that a crash of the user's code ends this process and not the
/// watch: `animatic --watch-play OUT BEFORE <words of watch>`.
///
/// `OUT` is filled with a folder for each run and `result.json`, which comes last. `BEFORE` is a `WatchHistory`.
enum WatchPlay {
  static let word = "--watch-play"
  static let result = "result.json"
  /// The parent waits for this descriptor's end: it closes when the process is gone, whatever it has started.
  static let lifeLine: Int32 = 3

  static func run(_ words: [String], _ console: Console) throws -> ExitCode {
    guard words.count >= 3 else { throw ArgumentError.missingVerb }
    fcntl(lifeLine, F_SETFD, FD_CLOEXEC)
    endWithParent()
    let out = words[0]
    var report = WatchReport()
    do {
      let arguments = try ParsedArguments(verb: .watch, SplitArguments(Array(words.dropFirst(2))))
      report = try play(arguments, out, WatchHistory(file: words[1]), console)
    } catch let wrong as WrongSources {
      report.failure = WatchFailure(wrong.diagnostics)
    } catch let error as ArgumentError {
      report.failure = failure(ArgumentErrorText(error: error).failure)
    } catch let failure as CommandFailure {
      report.failure = self.failure(failure)
    } catch let error as LoadError {
      report.failure = WatchFailure(headline: "can not be played", detail: error.description)
    } catch let error as StageError {
      report.failure = WatchFailure(headline: "can not be played on", detail: error.description)
    } catch let error as FileError {
      report.failure = WatchFailure(headline: "the disk is in the way", detail: error.description)
    }
    try AtomicFile.write(JSONText.line(report.json) + "\n", to: out + "/" + result)
    return .success
  }

  private static func failure(_ failure: CommandFailure) -> WatchFailure {
    WatchFailure(headline: failure.message, detail: failure.notes.joined(separator: "\n"))
  }

  /// Standard input is held open by the parent; when that is gone, nobody wants the play any more.
  private static func endWithParent() {
    let waiter = Thread {
      var byte: UInt8 = 0
      while read(STDIN_FILENO, &byte, 1) != 0 {}
      UnfinishedFiles.removeAll()
      _exit(ExitCode.interruptedRawValue)
    }
    waiter.stackSize = 128 << 10
    waiter.start()
  }

  private static func play(
    _ arguments: ParsedArguments, _ out: String, _ history: WatchHistory, _ console: Console
  ) throws -> WatchReport {
    let options = try RunOptions(arguments)
    let settings = try Settings(options)
    let target = try WatchTarget(arguments)
    let (scenarios, warnings): ([LoadedScenario], [Diagnostic])
    var store: GoldenStore?
    switch target {
    case .preview(let call):
      UserCodeGuard.install()
      (scenarios, warnings) = try PreviewVerb.load(call, settings)
    case .scenarios(let operands):
      (scenarios, warnings) = try LoadedScenario.load(operands, settings)
      store = GoldenStore(root: GoldenScope.root(arguments))
    }
    var report = WatchReport()
    let formatter = DiagnosticFormatter()
    report.warnings = warnings.map(formatter.format)
    for loaded in scenarios {
      let run = WatchRun(
        loaded: loaded, place: out, golden: store, history: history[loaded.name.slug], options: options,
        jobs: settings.jobs)
      report.runs.append(try run.play(console))
    }
    return report
  }
}
