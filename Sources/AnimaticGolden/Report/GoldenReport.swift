/// One expectation of a scenario, as a report shows it.
public struct ExpectationOutcome: Equatable, Sendable {
  public var line: Int
  public var passed: Bool
  public var message: String

  public init(line: Int, passed: Bool, message: String) {
    self.line = line
    self.passed = passed
    self.message = message
  }
}

/// The verdict over a call's scenarios, as a value: what a terminal prints, what `report.json` holds, and what
/// build servers and pull requests are told are all made from it.
public struct GoldenReport: Equatable, Sendable {
  /// One scenario, or one run of a scenario with variants.
  public struct Entry: Equatable, Sendable {
    public var result: GoldenResult
    public var expectations: [ExpectationOutcome]
    /// nil for an orphan.
    public var source: Source?
    public var tolerance: GoldenTolerance
    /// The golden that the run was compared with; nil where there was none.
    public var golden: GoldenStamp?
    /// What was recorded of this run in the report's own folder; nil where nothing was.
    public var actual: GoldenStamp?
    public var pictures: Pictures?

    public init(
      _ result: GoldenResult, expectations: [ExpectationOutcome] = [], source: Source? = nil,
      tolerance: GoldenTolerance = .exact, golden: GoldenStamp? = nil, actual: GoldenStamp? = nil,
      pictures: Pictures? = nil
    ) {
      self.result = result
      self.expectations = expectations
      self.source = source
      self.tolerance = tolerance
      self.golden = golden
      self.actual = actual
      self.pictures = pictures
    }

    public var passed: Bool { !result.state.isFailure && expectations.allSatisfy(\.passed) }
  }

  /// Where a run comes from.
  public struct Source: Equatable, Sendable {
    /// The scenario's own name.
    public var title: String
    /// What people call the variant; nil where it is none.
    public var variant: String?
    /// As the call named it.
    public var file: String
    /// Of its name, from 1.
    public var line: Int
    public var frames: Int
    /// Points, and pixels a point.
    public var width: Double
    public var height: Double
    public var scale: Int

    public init(
      title: String, variant: String? = nil, file: String, line: Int = 1, frames: Int, width: Double,
      height: Double, scale: Int
    ) {
      self.title = title
      self.variant = variant
      self.file = file
      self.line = line
      self.frames = frames
      self.width = width
      self.height = height
      self.scale = scale
    }
  }

  /// The first frame that differs of those with a recorded picture: paths within the report's folder.
  public struct Pictures: Equatable, Sendable {
    public var frame: Int
    /// Seconds.
    public var time: Millionths
    public var expected: String
    public var actual: String
    /// nil where the sizes differ.
    public var difference: String?

    public init(frame: Int, time: Millionths, expected: String, actual: String, difference: String?) {
      self.frame = frame
      self.time = time
      self.expected = expected
      self.actual = actual
      self.difference = difference
    }
  }

  /// The part of a selection that a report is about, counted from 1.
  public struct Part: Equatable, Sendable {
    public var index: Int
    public var count: Int

    public init(index: Int, count: Int) {
      self.index = index
      self.count = count
    }
  }

  public var entries: [Entry]
  /// The folder of the written report as messages name it; nil where none was written. Stands in no file.
  public var folder: String?
  /// The version of the tool; "" where it does not matter.
  public var tool: String
  /// The call that made it, to be repeated.
  public var command: String
  /// Where the goldens lie, as the call named it.
  public var golden: String
  /// nil for a report of everything that the call named.
  public var part: Part?

  public init(
    entries: [Entry] = [], folder: String? = nil, tool: String = "", command: String = "",
    golden: String = "golden", part: Part? = nil
  ) {
    self.entries = entries
    self.folder = folder
    self.tool = tool
    self.command = command
    self.golden = golden
    self.part = part
  }

  public var passed: Bool { entries.allSatisfy(\.passed) }

  /// The version of what `json` looks like; docs/report-format.md says what each holds.
  public static let version = 1
}
