import AnimaticExport

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

  public var isFailure: Bool { self != .passed && self != .new }
}

/// One scenario compared with its golden.
public struct GoldenResult: Equatable, Sendable {
  /// The folder's name, as reports and `accept` address it.
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
    motion.map(\.text) + drawing.map(\.text) + notes
  }
}

/// A frame whose pixels differ from its recorded picture.
public struct FrameDifference: Equatable, Sendable {
  public var frame: Int
  /// Seconds.
  public var time: Millionths
  /// The recorded picture.
  public var file: String
  /// nil where the sizes differ.
  public var pixels: PixelDifference?
  /// "786x1704" and the like, of the frame and of the picture.
  public var size: String
  public var recordedSize: String

  /// "501 px (0.0344 %), box 12,40 369x72, largest channel difference 37, frame 12 (0.2 s)".
  public var text: String {
    let place = "frame \(frame) (\(time) s)"
    guard let pixels else { return "size \(size), was \(recordedSize), \(place)" }
    let box = pixels.box.map { ", box \($0.x),\($0.y) \($0.width)x\($0.height)" } ?? ""
    return "\(pixels.beyond) px (\(Self.percent(pixels.percent)) %)\(box), "
      + "largest channel difference \(pixels.largestDelta), \(place)"
  }

  /// Three significant digits, so that a difference never reads "0 %".
  static func percent(_ value: Double) -> String {
    var (decimals, limit) = (2, 1.0)
    while decimals < 9, value < limit {
      decimals += 1
      limit /= 10
    }
    return FixedPoint.shortest(value, decimals: decimals)
  }
}
