/// Where the lines of a system log go: into the trace of the play that runs.
///
/// For the loader's companion of a file that imports `os`; not for code of one's own.
public enum _SystemLog {
  /// A line of the trace, such as `log toast error: no text`; without a play nothing happens.
  public static func note(_ message: String, level: String, category: String) {
    PlayedDevice.note("log \(category.isEmpty ? "" : category + " ")\(level): \(message)")
  }
}
