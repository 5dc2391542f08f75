import AnimaticExport

extension GoldenReport {
  /// Reads what `json` gives; `GoldenReport(json: report.json) == report` but for the folder.
  ///
  /// Keys that are not known are passed over. Throws `JSONError` where it is no report, or one of a later version.
  public init(json: OrderedJSON) throws {
    guard try json.string("format") == Self.format else { throw JSONError("this is no report of animatic") }
    let version = try json.integer("version")
    guard version == Self.version else {
      throw JSONError("the report has format version \(version); this animatic reads version \(Self.version)")
    }
    self.init(
      entries: try json.array("scenarios").map(Self.entry), tool: try json.string("tool"),
      command: try json.string("command"), golden: try json.string("golden"),
      part: try json.object("shard").map {
        Part(index: try $0.integer("index"), count: try $0.integer("count"))
      })
  }

  /// Reads `report.json` of a folder. Throws `JSONError` and `FileError`.
  public init(folder: String) throws {
    let bytes = try OutputFolder.read(folder + "/" + ReportFolder.document)
    guard let text = String(validating: bytes, as: UTF8.self) else { throw JSONError("it is not UTF-8") }
    try self.init(json: OrderedJSON(parsing: text))
    self.folder = folder
  }

  private static func entry(_ json: OrderedJSON) throws -> Entry {
    let word = try json.string("state")
    guard let state = GoldenState(rawValue: word) else { throw JSONError("unknown state '\(word)'") }
    let name = try json.string("name")
    // It becomes a path: a report from elsewhere must not lead out of its own folder and of the goldens'.
    if state != .orphan, name.isEmpty || name.hasPrefix(".") || name.contains("/") || name.contains("\0") {
      throw JSONError("'\(name)' is no scenario's folder")
    }
    var result = GoldenResult(name: name, state: state, fps: try json.integer("fps"))
    result.framesCompared = try json.integer("framesCompared")
    result.framesDifferent = try json.integer("framesDifferent")
    result.firstDifference = try json.number("firstDifference").map { Millionths($0) }
    result.differingFrames = try json.array("differingFrames").map(range)
    result.motion = try json.array("motion").map(finding)
    result.drawing = try json.array("drawing").map(difference)
    result.notes = try json.array("notes").map { try $0.text("a note") }
    let tolerance = try json.object("tolerance")
    return Entry(
      result,
      expectations: try json.array("expectations").map {
        guard case .bool(let passed)? = $0["passed"] else {
          throw JSONError("'passed' must be true or false")
        }
        return ExpectationOutcome(
          line: try $0.integer("line"), passed: passed, message: try $0.string("message"))
      },
      source: try source(json),
      tolerance: try tolerance.map {
        GoldenTolerance(
          distance: try $0.number("distance") ?? 0, pixels: try $0.integer("pixels"),
          reason: try $0.optional("reason"))
      } ?? .exact,
      golden: try json.object("golden").map(stamp), actual: try json.object("actual").map(stamp),
      pictures: try json.object("pictures").map {
        Pictures(
          frame: try $0.integer("frame"), time: Millionths(try $0.number("time") ?? 0),
          expected: try $0.string("expected"), actual: try $0.string("actual"),
          difference: try $0.optional("difference"))
      })
  }

  private static func source(_ json: OrderedJSON) throws -> Source? {
    guard let title = try json.optional("title") else { return nil }
    return Source(
      title: title, variant: try json.optional("variant"), file: try json.string("file"),
      line: try json.integer("line"), frames: try json.integer("frames"),
      width: try json.number("width") ?? 0, height: try json.number("height") ?? 0,
      scale: try json.integer("scale"))
  }

  private static func range(_ json: OrderedJSON) throws -> ClosedRange<Int> {
    guard case .array(let ends) = json, ends.count == 2, case .integer(let first) = ends[0],
      case .integer(let last) = ends[1], first <= last
    else { throw JSONError("frames must be a pair of numbers, the first and the last") }
    return first...last
  }

  private static func finding(_ json: OrderedJSON) throws -> MotionFinding {
    MotionFinding(
      name: try json.string("name"), property: try json.string("property"), words: try json.string("words"),
      frames: try json["frames"].flatMap { $0 == .null ? nil : try range($0) },
      time: try json.number("time").map { Millionths($0) },
      example: try json.object("example").map {
        .init(
          time: Millionths(try $0.number("time") ?? 0), expected: try $0.string("expected"),
          found: try $0.string("got"))
      })
  }

  private static func difference(_ json: OrderedJSON) throws -> FrameDifference {
    FrameDifference(
      frame: try json.integer("frame"), time: Millionths(try json.number("time") ?? 0),
      file: try json.string("file"),
      pixels: try json.object("pixels").map { pixels in
        var box: PixelBox?
        if case .array(let values)? = pixels["box"] {
          let numbers = values.compactMap { if case .integer(let number) = $0 { number } else { nil } }
          guard numbers.count == 4 else { throw JSONError("a box must be four numbers") }
          box = PixelBox(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
        }
        return FrameDifference.Pixels(
          beyond: try pixels.integer("beyond"), total: try pixels.integer("total"), box: box,
          largestDelta: try pixels.integer("largestDelta"),
          largestDistance: try pixels.number("largestDistance") ?? 0)
      },
      size: try json.string("size"), recordedSize: try json.string("recordedSize"),
      scale: try json.integer("scale"), elements: try json.array("elements").map { try $0.text("an element") }
    )
  }

  private static func stamp(_ json: OrderedJSON) throws -> GoldenStamp {
    GoldenStamp(timeline: try json.string("timeline"), frames: try json.string("frames"))
  }
}

extension OrderedJSON {
  fileprivate func text(_ what: String) throws -> String {
    guard case .string(let text) = self else { throw JSONError("\(what) must be a string") }
    return text
  }

  fileprivate func string(_ key: String) throws -> String {
    guard case .string(let text)? = self[key] else { throw JSONError("'\(key)' must be a string") }
    return text
  }

  fileprivate func optional(_ key: String) throws -> String? {
    switch self[key] {
    case nil, .null?: return nil
    case .string(let text)?: return text
    default: throw JSONError("'\(key)' must be a string or null")
    }
  }

  fileprivate func integer(_ key: String) throws -> Int {
    guard case .integer(let number)? = self[key] else { throw JSONError("'\(key)' must be a whole number") }
    return number
  }

  fileprivate func number(_ key: String) throws -> Double? {
    switch self[key] {
    case nil, .null?: return nil
    case .integer(let number)?: return Double(number)
    case .number(let number)?: return number
    default: throw JSONError("'\(key)' must be a number or null")
    }
  }

  fileprivate func array(_ key: String) throws -> [OrderedJSON] {
    guard case .array(let values)? = self[key] else { throw JSONError("'\(key)' must be an array") }
    return values
  }

  fileprivate func object(_ key: String) throws -> OrderedJSON? {
    switch self[key] {
    case nil, .null?: return nil
    case .object?: return self[key]
    default: throw JSONError("'\(key)' must be an object or null")
    }
  }
}
