import AnimaticTime

/// What happened in a run and how everything moved: the golden that a person reads first.
///
/// All numbers lie on the grid of six decimals, so equal timelines have equal texts and the other way round.
public struct Timeline: Equatable, Sendable {
  public var scenario: String
  /// Frames a second.
  public var fps: Int
  public var frameCount: Int
  /// Seconds.
  public var duration: Millionths
  /// In the order in which they happened.
  public var events: [TimelineEvent]
  public var animations: [TimelineAnimation]
  /// One for each animated value; names and properties in the order in which the scenario first has them.
  public var tracks: [TimelineTrack]

  public init(
    scenario: String, fps: Int, frameCount: Int, duration: TimeSpan, events: [TimelineEvent] = [],
    animations: [TimelineAnimation] = [], tracks: [TimelineTrack] = []
  ) {
    self.scenario = scenario
    self.fps = fps
    self.frameCount = frameCount
    self.duration = Millionths(duration)
    self.events = events
    self.animations = animations
    self.tracks = tracks
  }

  /// When a frame stands, seconds.
  public func time(ofFrame frame: Int) -> Millionths { Millionths(Instant.frame(frame, fps: max(fps, 1))) }

  public func track(_ name: String, _ property: String) -> TimelineTrack? {
    tracks.first { $0.name == name && $0.property == property }
  }
}

/// One thing that happened.
public struct TimelineEvent: Hashable, Sendable {
  /// Seconds.
  public var time: Millionths
  /// A word of the trace: `show`, `tap`, `cancel` …
  public var kind: String
  /// The element concerned, or "".
  public var name: String
  public var detail: String

  public init(time: Instant, kind: String, name: String = "", detail: String = "") {
    self.init(time: Millionths(time), kind: kind, name: name, detail: detail)
  }

  init(time: Millionths, kind: String, name: String, detail: String) {
    self.time = time
    self.kind = kind
    self.name = name
    self.detail = detail
  }
}

/// One animation that started.
public struct TimelineAnimation: Hashable, Sendable {
  /// The element concerned, or "".
  public var name: String
  /// `offset`, `opacity` …
  public var property: String
  /// As code spells it: `easeInOut(duration: 0.3)`.
  public var curve: String
  /// Seconds.
  public var start: Millionths
  /// Seconds; nil where it never ends.
  public var end: Millionths?
  /// Components.
  public var from: [Millionths]
  public var to: [Millionths]

  /// `start` and `end` in seconds.
  public init(
    name: String, property: String, curve: String, start: Double, end: Double?, from: [Double], to: [Double]
  ) {
    self.init(
      name: name, property: property, curve: curve, start: Millionths(start), end: end.map { Millionths($0) },
      from: from.map { Millionths($0) }, to: to.map { Millionths($0) })
  }

  init(
    name: String, property: String, curve: String, start: Millionths, end: Millionths?, from: [Millionths],
    to: [Millionths]
  ) {
    self.name = name
    self.property = property
    self.curve = curve
    self.start = start
    self.end = end
    self.from = from
    self.to = to
  }

  /// Seconds, nil where it never ends.
  var length: Millionths? { end.map { Millionths(count: $0.count - start.count) } }
}
