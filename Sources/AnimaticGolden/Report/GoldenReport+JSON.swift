import AnimaticExport

extension GoldenReport {
  /// What `report.json` holds and `verify --json` prints. Keys always come in this order.
  public var json: OrderedJSON {
    .object([
      .init("result", .string(passed ? "passed" : "failed")),
      .init("format", .string(Self.format)), .init("version", .integer(Self.version)),
      .init("tool", .string(tool)), .init("command", .string(command)), .init("golden", .string(golden)),
      .init("shard", Self.json(part)),
      .init("scenarios", .array(entries.map(Self.json))),
    ])
  }

  /// What tells our reports from other files of the name.
  static let format = "animatic-report"

  private static func json(_ part: Part?) -> OrderedJSON {
    guard let part else { return .null }
    return .object([.init("index", .integer(part.index)), .init("count", .integer(part.count))])
  }

  private static func json(_ entry: Entry) -> OrderedJSON {
    let result = entry.result
    let source = entry.source
    return .object([
      .init("name", .string(result.name)), .init("state", .string(result.state.rawValue)),
      .init("framesCompared", .integer(result.framesCompared)),
      .init("framesDifferent", .integer(result.framesDifferent)),
      .init("firstDifference", time(result.firstDifference)),
      .init("findings", .array(result.findings.map { .string($0) })),
      .init("expectations", .array(entry.expectations.map(json))),
      .init("title", text(source?.title)), .init("variant", text(source?.variant)),
      .init("file", text(source?.file)), .init("line", source.map { .integer($0.line) } ?? .null),
      .init("fps", .integer(result.fps)), .init("frames", source.map { .integer($0.frames) } ?? .null),
      .init("width", source.map { .number($0.width) } ?? .null),
      .init("height", source.map { .number($0.height) } ?? .null),
      .init("scale", source.map { .integer($0.scale) } ?? .null),
      .init("differingFrames", .array(result.differingFrames.map(json))),
      .init("tolerance", json(entry.tolerance)),
      .init("motion", .array(result.motion.map(json))), .init("drawing", .array(result.drawing.map(json))),
      .init("notes", .array(result.notes.map { .string($0) })),
      .init("golden", json(entry.golden)), .init("actual", json(entry.actual)),
      .init("pictures", json(entry.pictures)),
    ])
  }

  private static func text(_ text: String?) -> OrderedJSON { text.map { .string($0) } ?? .null }
  private static func time(_ time: Millionths?) -> OrderedJSON { time.map { .number($0.double) } ?? .null }

  private static func json(_ range: ClosedRange<Int>) -> OrderedJSON {
    .array([.integer(range.lowerBound), .integer(range.upperBound)])
  }

  private static func json(_ expectation: ExpectationOutcome) -> OrderedJSON {
    .object([
      .init("line", .integer(expectation.line)), .init("passed", .bool(expectation.passed)),
      .init("message", .string(expectation.message)),
    ])
  }

  private static func json(_ tolerance: GoldenTolerance) -> OrderedJSON {
    .object([
      .init("distance", .number(tolerance.distance)), .init("pixels", .integer(tolerance.pixels)),
      .init("reason", text(tolerance.reason)),
    ])
  }

  private static func json(_ finding: MotionFinding) -> OrderedJSON {
    let example = finding.example.map { example in
      OrderedJSON.object([
        .init("time", time(example.time)), .init("expected", .string(example.expected)),
        .init("got", .string(example.found)),
      ])
    }
    return .object([
      .init("name", .string(finding.name)), .init("property", .string(finding.property)),
      .init("words", .string(finding.words)), .init("frames", finding.frames.map(json) ?? .null),
      .init("time", time(finding.time)), .init("example", example ?? .null),
    ])
  }

  private static func json(_ difference: FrameDifference) -> OrderedJSON {
    let pixels = difference.pixels.map { pixels in
      OrderedJSON.object([
        .init("beyond", .integer(pixels.beyond)), .init("total", .integer(pixels.total)),
        .init(
          "box", pixels.box.map { .array([$0.x, $0.y, $0.width, $0.height].map { .integer($0) }) } ?? .null),
        .init("largestDelta", .integer(pixels.largestDelta)),
        .init("largestDistance", .number(pixels.largestDistance)),
      ])
    }
    return .object([
      .init("frame", .integer(difference.frame)), .init("time", time(difference.time)),
      .init("file", .string(difference.file)), .init("size", .string(difference.size)),
      .init("recordedSize", .string(difference.recordedSize)), .init("scale", .integer(difference.scale)),
      .init("elements", .array(difference.elements.map { .string($0) })), .init("pixels", pixels ?? .null),
    ])
  }

  private static func json(_ stamp: GoldenStamp?) -> OrderedJSON {
    guard let stamp else { return .null }
    return .object([
      .init("timeline", .string(stamp.timeline)), .init("frames", .string(stamp.frames)),
    ])
  }

  private static func json(_ pictures: Pictures?) -> OrderedJSON {
    guard let pictures else { return .null }
    return .object([
      .init("frame", .integer(pictures.frame)), .init("time", time(pictures.time)),
      .init("expected", .string(pictures.expected)), .init("actual", .string(pictures.actual)),
      .init("difference", text(pictures.difference)),
    ])
  }
}
