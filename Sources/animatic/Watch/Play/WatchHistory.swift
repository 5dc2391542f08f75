import AnimaticExport
import AnimaticGolden

/// Where the runs lie that the page shows now, and those that it shows as "before".
struct WatchHistory: Equatable {
  struct Run: Equatable {
    /// The run's folder.
    var current: String
    /// Of the last run that looked or moved differently from it.
    var before: String?
  }

  private var runs: [String: Run] = [:]

  init() {}

  subscript(name: String) -> Run? {
    get { runs[name] }
    set { runs[name] = newValue }
  }

  var json: OrderedJSON {
    .fields(
      runs.keys.sorted().map { name in
        let run = runs[name]!
        return (name, .array([.string(run.current), .optional(run.before)]))
      })
  }

  /// Throws `CommandFailure` where the file is not what this program has written.
  init(file: String) throws {
    guard let bytes = try OutputFolder.readIfThere(file),
      case .object(let members) = try? OrderedJSON(parsing: String(decoding: bytes, as: UTF8.self))
    else { throw CommandFailure(.fault, "the watch's own file \(file) can not be read") }
    for member in members {
      guard case .array(let places) = member.value, let current = places.first?.text else { continue }
      runs[member.key] = Run(current: current, before: places.last?.text)
    }
  }
}
