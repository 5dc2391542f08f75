import AnimaticGolden
import AnimaticStage
import AnimaticUI

/// Everything that the review page shows of one scenario, as one value: what is not in here is not on the page.
public struct PageScenario: Sendable {
  /// The folder's name, and the fragment of the page's address.
  public var name: String
  /// As the scenario says it.
  public var title: String
  /// The scenario's file as the caller named it, or "".
  public var file: String
  /// A `GoldenState` in words, or "played" where nothing was compared.
  public var state: String
  public var passed: Bool
  public var scenario: Scenario
  /// Frames that the page plays: number of the first one, and how many.
  public var firstFrame: Int
  public var frameCount: Int
  public var frames: PageFrames
  public var values: [PageValue]
  public var animations: [PageAnimation]
  public var works: [PlayedWork]
  public var touches: [PlayedTouch]
  public var trace: [TraceEvent]
  /// What the lint has found and the scenario does not allow.
  public var hazards: [Hazard]
  public var findings: [PageFinding]
  public var expectations: [ExpectationResult]
  public var commands: [PageCommand]
  public var framesCompared: Int
  public var framesDifferent: Int
  /// Seconds.
  public var firstDifference: Double?
}

/// One presented value over the frames.
public struct PageValue: Equatable, Sendable {
  public var name: String
  public var property: String
  public var actual: PageRuns<TimelineTrack.Value>
  /// Nil where nothing was compared, or where it is the same.
  public var expected: PageRuns<TimelineTrack.Value>?
}

/// One animation that started.
public struct PageAnimation: Equatable, Sendable {
  public var name: String
  public var property: String
  /// As code spells it.
  public var curve: String
  /// Seconds; `end` is nil where it never ends.
  public var start: Double
  public var end: Double?
  public var from: [Double]
  public var to: [Double]
  /// When another one took over, seconds.
  public var interrupted: Double?
}

/// One sentence of the verdict, with its place.
public struct PageFinding: Equatable, Sendable {
  public var text: String
  /// "expected −50 at 0.65 s, got −76.8", or "".
  public var example = ""
  public var name = ""
  public var property = ""
  /// Where it shows first, and the stretch that differs, seconds.
  public var time: Double?
  public var from: Double?
  public var to: Double?
}

/// A line to paste into a shell.
public struct PageCommand: Equatable, Sendable {
  /// What it does, such as "Reproduce".
  public var label: String
  public var command: String

  public init(label: String, command: String) {
    self.label = label
    self.command = command
  }
}
