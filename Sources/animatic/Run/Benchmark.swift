import Foundation

/// Measures the reference scene, each run a process of its own, side by side with the plain C loop.
struct Benchmark {
  static let runs = 5

  /// 300 frames of which one in six or so differs: the scene that the plain loop draws too, with shadow.
  static let scene = """
    scenario "Reference scene"

    device     "iPhone 15"
    background app "inbox"
    fps        60
    duration   5s

    notice inbox = ReferenceBanner()

    at 0.5s show inbox

    """

  /// Medians of one scale.
  struct Row {
    var scale: Int
    var frames = 0
    var distinctFrames = 0
    var bytes = 0
    var wall = 0.0
    var seconds = WorkTime()
    var peakMemory = 0
    /// nil where the plain loop is not built.
    var naiveWall: Double?

    var framesPerSecond: Double { wall > 0 ? Double(frames) / wall : 0 }
    /// How many times as fast as the plain loop.
    var ratio: Double? { naiveWall.map { $0 / wall } }
  }

  var jobs: Int
  /// The plain loop, where it is built.
  var naive: String?
  private let folder: String
  private let tool: String

  init(jobs: Int, naive: String?) throws {
    self.jobs = jobs
    self.naive = naive
    tool = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    folder = FileManager.default.temporaryDirectory.path + "/animatic-bench-\(getpid())"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try Data(Self.scene.utf8).write(to: URL(fileURLWithPath: folder + "/reference.scenario"))
  }

  /// Removes what the runs wrote.
  func clean() { try? FileManager.default.removeItem(atPath: folder) }

  /// The two take turns, so that a busy moment of the machine meets both.
  func measure(scale: Int) throws -> Row {
    var (rows, naiveWalls): ([Row], [Double]) = ([], [])
    for _ in 0..<Self.runs {
      try Interruption.check()
      if let naive { naiveWalls.append(try runNaive(naive, scale: scale)) }
      rows.append(try runOurs(scale: scale))
    }
    var row = rows[0]
    row.wall = Self.median(rows.map(\.wall))
    row.seconds = WorkTime(
      play: Self.median(rows.map(\.seconds.play)), draw: Self.median(rows.map(\.seconds.draw)),
      encode: Self.median(rows.map(\.seconds.encode)), write: Self.median(rows.map(\.seconds.write)))
    row.peakMemory = rows.map(\.peakMemory).max() ?? 0
    row.naiveWall = naiveWalls.isEmpty ? nil : Self.median(naiveWalls)
    return row
  }

  private func runNaive(_ naive: String, scale: Int) throws -> Double {
    let out = try emptied("naive")
    let run = try ChildRun(naive, [String(scale), out])
    guard run.code == 0 else { throw CommandFailure(.environment, "\(naive) ended with code \(run.code)") }
    return run.wall
  }

  private func runOurs(scale: Int) throws -> Row {
    let out = try emptied("ours")
    let run = try ChildRun(
      tool,
      [
        "render", folder + "/reference.scenario", "-o", out + "/", "--scale", String(scale), "--jobs",
        String(jobs), "--json",
      ])
    let report = try? JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    guard run.code == 0, let report, let outputs = report["outputs"] as? [[String: Any]],
      let output = outputs.first, let seconds = report["seconds"] as? [String: Any]
    else { throw CommandFailure(.fault, "the reference scene could not be rendered (code \(run.code))") }
    func number(_ fields: [String: Any], _ key: String) -> Double {
      (fields[key] as? NSNumber)?.doubleValue ?? 0
    }
    return Row(
      scale: scale, frames: Int(number(output, "frames")),
      distinctFrames: Int(number(output, "distinctFrames")),
      bytes: Int(number(output, "bytes")), wall: run.wall,
      seconds: WorkTime(
        play: number(seconds, "play"), draw: number(seconds, "draw"), encode: number(seconds, "encode"),
        write: number(seconds, "write")), peakMemory: run.peakMemory)
  }

  private func emptied(_ name: String) throws -> String {
    let path = "\(folder)/\(name)"
    try? FileManager.default.removeItem(atPath: path)
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    return path
  }

  static func median(_ values: [Double]) -> Double {
    let sorted = values.sorted()
    guard !sorted.isEmpty else { return 0 }
    let middle = sorted.count / 2
    return sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
  }
}
