import AnimaticScript
import Foundation

/// `new NAME`: a commented scenario that plays as it is.
enum NewVerb {
  static func run(_ arguments: ParsedArguments, _ console: Console) throws -> ExitCode {
    let word = arguments.operands[0]
    let kind = try starter(arguments)
    let path = word.hasSuffix(ScenarioFinder.ending) ? word : word + ScenarioFinder.ending
    let stem = path.split(separator: "/").last.map { String($0.dropLast(ScenarioFinder.ending.count)) } ?? ""
    guard !stem.isEmpty, !stem.contains(where: { $0 == "\"" || $0 == "\\" || $0.isNewline || $0 == "\0" })
    else {
      throw CommandFailure(
        .invalid, "'\(word)' can not name a scenario", notes: ["for example: animatic new inbox"])
    }
    let text = StarterScenario(name: stem, kind: kind, path: shellWord(path)).text
    // Laid out as `format` would, so that the first run of it changes nothing.
    try write(ScenarioFormatter.format(text, file: path).text ?? text, to: path)
    console.print("wrote \(path)")
    if !arguments.has(.quiet) {
      console.print("next: animatic render \(shellWord(path)) -o \(shellWord(stem + ".gif"))")
    }
    return .success
  }

  private static func starter(_ arguments: ParsedArguments) throws -> StarterScenario.Kind {
    guard let word = arguments.word(.notice) else { return .banner }
    if let kind = StarterScenario.Kind(rawValue: word) { return kind }
    let kinds = StarterScenario.Kind.allCases.map(\.rawValue)
    let near = nearestWord(to: word, in: kinds).map { ["did you mean '\($0)'?"] } ?? []
    throw CommandFailure(
      .invalid, "unknown notice '\(word)'", notes: near + ["notices: \(kinds.joined(separator: ", "))"])
  }

  /// Creates the file or fails: the system itself refuses to take over one that is there.
  private static func write(_ text: String, to path: String) throws {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL, 0o644)
    guard descriptor >= 0 else {
      let reason = errno
      if reason == EEXIST {
        throw CommandFailure(
          .invalid, "\(path) is there already; it was left as it is", notes: ["choose another name"])
      }
      throw CommandFailure(.environment, "can not write \(path): \(String(cString: strerror(reason)))")
    }
    let bytes = Array(text.utf8)
    let count = Foundation.write(descriptor, bytes, bytes.count)
    let reason = errno
    close(descriptor)
    if count != bytes.count {
      unlink(path)
      throw CommandFailure(.environment, "can not write \(path): \(String(cString: strerror(reason)))")
    }
  }

  /// As a shell takes it: quoted only where it must be.
  private static func shellWord(_ text: String) -> String {
    let plain = text.allSatisfy { $0.isLetter || $0.isNumber || "._-/+".contains($0) }
    let pieces = text.split(separator: "'", omittingEmptySubsequences: false)
    return plain ? text : "'" + pieces.joined(separator: "'\\''") + "'"
  }
}
