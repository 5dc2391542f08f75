import AnimaticGolden
import AnimaticReview
import Foundation

/// `bench`: how fast the reference scene becomes 300 PNG files, and how fast the engine is without pictures.
enum BenchVerb {
  static func run(_ arguments: ParsedArguments, _ console: Console) throws -> ExitCode {
    var options = RunOptions()
    options.jobs = try RunOptions.jobs(arguments)
    let settings = try Settings(options)
    let place = ProjectFolder.current.join(".build/benchmarks/naive")
    let naive = FileManager.default.isExecutableFile(atPath: place) ? place : nil
    let benchmark = try Benchmark(jobs: settings.jobs, naive: naive)
    defer { benchmark.clean() }
    let isJSON = arguments.has(.json)
    if !isJSON, !arguments.has(.quiet) {
      console.print(
        "reference scene: 393x852 points, 300 frames to PNG files, \(Report.count(settings.jobs, "job")), "
          + "median of \(Benchmark.runs) runs")
      if naive == nil { console.note("the plain C loop is not built: make -C Benchmarks naive") }
    }
    let rows = try (1...3).map { try benchmark.measure(scale: $0) }
    // After the children: their peak of memory would count what this process had when it made them.
    let engine = try EngineBenchmark().measure()
    if isJSON {
      let figures = engine.map { ($0.key, OrderedJSON.number($0.value)) }
      console.print(
        JSONText.document(.fields([("scene", .array(rows.map(json))), ("engine", .fields(figures))])))
    } else {
      let head = [
        "scale", "frames/s", "wall", "play", "draw", "encode", "write", "distinct", "bytes", "peak",
        "plain loop",
        "ratio",
      ]
      console.print(TextTable.text([head] + rows.map(cells)))
      console.print("\nengine: one core, median of \(EngineBenchmark.runs) runs")
      console.print(
        TextTable.text(engine.map { [$0.name, DecimalText.fixed($0.value, decimals: 2), $0.unit] }))
    }
    return .success
  }

  private static func cells(_ row: Benchmark.Row) -> [String] {
    func seconds(_ value: Double) -> String { "\(DecimalText.fixed(value, decimals: 3)) s" }
    return [
      "@\(row.scale)x", DecimalText.fixed(row.framesPerSecond, decimals: 0), seconds(row.wall),
      seconds(row.seconds.play), seconds(row.seconds.draw), seconds(row.seconds.encode),
      seconds(row.seconds.write), "\(row.distinctFrames) of \(row.frames)", Report.size(row.bytes),
      "\(DecimalText.fixed(Double(row.peakMemory) / 1_048_576, decimals: 1)) MiB",
      row.naiveWall.map { "\(DecimalText.fixed(Double(row.frames) / $0, decimals: 1)) frames/s" } ?? "-",
      row.ratio.map { "\(DecimalText.fixed($0, decimals: 1))x" } ?? "-",
    ]
  }

  private static func json(_ row: Benchmark.Row) -> OrderedJSON {
    .fields([
      ("scale", .integer(row.scale)), ("frames", .integer(row.frames)),
      ("distinctFrames", .integer(row.distinctFrames)), ("bytes", .integer(row.bytes)),
      ("framesPerSecond", .number(row.framesPerSecond)), ("wall", .number(row.wall)),
      ("seconds", row.seconds.json), ("peakMemory", .integer(row.peakMemory)),
      ("naiveWall", row.naiveWall.map { .number($0) } ?? .null),
      ("ratio", row.ratio.map { .number($0) } ?? .null),
    ])
  }
}
