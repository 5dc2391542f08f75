import AnimaticTime

/// One thing that happened in a run, with what caused it.
public struct TraceEvent: Equatable, Sendable {
  /// The kinds are a contract of `trace --json`.
  public enum Kind: String, Sendable, CaseIterable {
    case show, hide, tap, press, drag, swipe, keyboard, gesture
    case tapMissed = "tap-missed"
    case appear, disappear, change, body, transaction
    case animationStart = "animation-start"
    case animationInterrupted = "animation-interrupted"
    case animationEnd = "animation-end"
    case schedule, cancel, fire, orphan
    case taskStart = "task-start"
    case taskCancel = "task-cancel"
    case taskEnd = "task-end"
    case write, warning, hazard, mark
  }

  public var time: Instant
  public var kind: Kind
  /// The notice concerned, or "" where none is.
  public var name: String
  /// One line in words.
  public var detail: String
  /// `file:line`, or "".
  public var source: String
  /// Set for the animation kinds.
  public var animation: AnimationRecord?
  /// Rises from event to event of a run, from 1, with gaps; 0 for an event outside of any run.
  public var number: Int
  /// The number of the event that it follows from; 0 where there is none. It is always a smaller one.
  public var cause: Int
  /// The update of the views that it belongs to: writes say it before that update, bodies, transactions and started
  /// animations in it. 0 for none.
  public var update: Int

  public init(
    time: Instant, kind: Kind, name: String = "", detail: String, source: String = "",
    animation: AnimationRecord? = nil, number: Int = 0, cause: Int = 0, update: Int = 0
  ) {
    self.time = time
    self.kind = kind
    self.name = name
    self.detail = detail
    self.source = source
    self.animation = animation
    self.number = number
    self.cause = cause
    self.update = update
  }
}

/// A started animation in numbers: what verdicts in words are made from.
public struct AnimationRecord: Equatable, Sendable {
  /// Which attribute of which view, stable between runs, such as "offset" or "frame(Text \"TEST\")".
  public var property: String
  /// As code spells it, such as "easeInOut(duration: 0.3)".
  public var curve: String
  /// When its zero lies and when it is removed (nil: never), seconds.
  public var start: Double
  public var end: Double?
  /// Components of the animated value, in points or 0…1.
  public var from: [Double]
  public var to: [Double]

  public init(
    property: String, curve: String, start: Double, end: Double?, from: [Double], to: [Double]
  ) {
    self.property = property
    self.curve = curve
    self.start = start
    self.end = end
    self.from = from
    self.to = to
  }
}
