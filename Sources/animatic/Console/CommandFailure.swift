/// Why a verb stops, as a value: what is wrong, the lines that help, and the exit code.
struct CommandFailure: Error, Equatable {
  var code: ExitCode
  /// One sentence, lower case, without "error:".
  var message: String
  /// Further lines, such as a suggestion or the command to run next.
  var notes: [String] = []

  init(_ code: ExitCode, _ message: String, notes: [String] = []) {
    self.code = code
    self.message = message
    self.notes = notes
  }

  /// Every failure as it is printed: the sentence, then its notes, indented under it.
  var text: String {
    (["error: \(message)"] + notes.map { "       \($0)" }).joined(separator: "\n")
  }
}

/// What a feature of a later version answers: the sentence says what to use until then.
func notYet(_ what: String, _ instead: String) -> CommandFailure {
  CommandFailure(.invalid, "\(what) is not in this version yet", notes: [instead])
}
