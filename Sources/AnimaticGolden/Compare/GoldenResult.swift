/// How a scenario stands against its golden.
public enum GoldenState: String, Sendable, CaseIterable {
  case passed
  /// The timeline differs; pictures may or may not.
  case motionChanged = "motion changed"
  /// The timeline is the same and pixels are not.
  case drawingChanged = "drawing changed"
  /// Recorded in this very run for the first time.
  case new
  /// Nothing is recorded: a failure, never a silent first recording.
  case missing
  /// A golden that no scenario asks for: a failure that names the file.
  case orphan
  /// A golden whose files can not be used: a fault of the environment.
  case unreadable

  public var isFailure: Bool { self != .passed && self != .new }

  /// Whether a report holds something that can become the golden.
  public var isAcceptable: Bool { self == .motionChanged || self == .drawingChanged || self == .missing }
}

/// One scenario compared with its golden.
public struct GoldenResult: Equatable, Sendable {
  /// The folder's name, as reports and `accept` address it; of an orphan its path.
  public var name: String
  public var state: GoldenState
  public var framesCompared: Int
  public var framesDifferent: Int
  /// The frames that differ, by pixels; of a changed motion also those whose values differ.
  public var differingFrames: [ClosedRange<Int>]
  /// Time of the first of them, seconds.
  public var firstDifference: Millionths?
  /// Frames a second, for the times of `differingFrames`.
  public var fps: Int
  /// What changed in the motion.
  public var motion: [MotionFinding]
  /// What changed in the drawing, for frames of which a picture was kept.
  public var drawing: [FrameDifference]
  /// Everything else that is to be said.
  public var notes: [String]

  public init(name: String, state: GoldenState, fps: Int = 60) {
    self.name = name
    self.state = state
    self.fps = fps
    framesCompared = 0
    framesDifferent = 0
    differingFrames = []
    motion = []
    drawing = []
    notes = []
  }

  /// All findings as sentences, motion first.
  public var findings: [String] {
    motion.map(\.text) + drawingSentences + notes
  }

  /// One sentence a frame as long as they are few; else the first and the worst stand for all. Where the motion
  /// changed pixels follow from it, and one sentence will do.
  var drawingSentences: [String] {
    guard drawing.count > (motion.isEmpty ? 3 : 1), let first = drawing.first else {
      return drawing.map(\.text)
    }
    var shown = [first.text]
    let worst = drawing.max { ($0.pixels?.beyond ?? .max) < ($1.pixels?.beyond ?? .max) }
    if motion.isEmpty, let worst, worst != first { shown.append(worst.text) }
    return shown + [
      Words.count(drawing.count - shown.count, "more picture differs", plural: "more pictures differ")
        + " in pixels"
    ]
  }
}
