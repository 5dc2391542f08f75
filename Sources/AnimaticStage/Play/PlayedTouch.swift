import AnimaticTime

/// A finger that a scenario put down, and where.
public struct PlayedTouch: Equatable, Sendable {
  /// `tap`, `press`, `drag` or `swipe`.
  public var kind: String
  /// What it was meant for, as the scenario writes it.
  public var target: String
  public var time: Instant
  /// Points on the stage; nil where the target was nowhere.
  public var x: Double?
  public var y: Double?
  /// How far the finger goes, in points, and how long it stays, in seconds.
  public var dx = 0.0
  public var dy = 0.0
  public var seconds = 0.0
  /// False where it hit nothing, or something else than it was meant for.
  public var hit = true
  /// `file:line` of the scenario.
  public var source: String
}
