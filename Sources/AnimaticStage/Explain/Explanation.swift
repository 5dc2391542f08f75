import AnimaticTime

/// Why something looks as it does at one instant, as a value; `sentences` says it for people.
public struct Explanation: Equatable, Sendable {
  /// One event on the way from a value back to what set it off.
  public struct Cause: Equatable, Sendable {
    public var time: Instant
    /// A kind of the trace, or `handler` for code that took a touch.
    public var kind: String
    /// The trace's detail, or the handler's word, such as `onTapGesture`.
    public var detail: String
    /// `file:line`, or "".
    public var source: String
  }

  /// An animation that runs.
  public struct Motion: Equatable, Sendable {
    /// As code spells it.
    public var curve: String
    /// Seconds; `end` is nil for an animation without one.
    public var begin: Double
    public var end: Double?
    /// Seconds since its begin, and share of its distance that is done.
    public var elapsed: Double
    public var progress: Double
    /// How it deals with the animation before it: `blended` leads from what that one still shows, `merged` took
    /// over its place and velocity. "" for the first one.
    public var joins: String
  }

  /// One of the things that make a property's value.
  public struct Factor: Equatable, Sendable {
    public var sentence: String
    /// The share, the angle, or x and y.
    public var amount: [Double]
    /// Oldest first; empty at rest.
    public var motions: [Motion]
    /// Nearest first.
    public var causes: [Cause]
  }

  public struct Property: Equatable, Sendable {
    public var property: String
    public var value: PropertyValue.Value
    /// The value that it will have when all that runs has ended; nil where that is not one number.
    public var model: Double?
    public var sentence: String
    public var factors: [Factor]
  }

  /// Work that waits.
  public struct Pending: Equatable, Sendable {
    public var what: String
    public var scheduled: Instant
    public var due: Instant
    public var source: String
    public var sentence: String
    /// Who can still call it off.
    public var cancellation: String
    /// What it will come to in this scenario.
    public var outcome: String
    public var causes: [Cause]
  }

  public var time: Instant
  /// A notice, a quoted text, `#identifier`, or `view`.
  public var name: String
  /// Something of it is in the tree.
  public var isPresent: Bool
  /// Whether it is there, since when and why.
  public var presence: String
  public var presenceCauses: [Cause]
  public var properties: [Property]
  public var pending: [Pending]
}

extension Explanation {
  /// Lines of plain text, the details indented under what they belong to.
  public var sentences: [String] {
    var lines = [presence]
    for property in properties {
      lines.append("  \(property.sentence)")
      // A state is one value: its sentence says it all.
      if !property.property.hasPrefix("state.") { lines += property.factors.map { "    \($0.sentence)" } }
    }
    for work in pending {
      lines.append("  \(work.sentence)")
      lines += [work.cancellation, work.outcome].filter { !$0.isEmpty }.map { "    \($0)" }
    }
    return lines
  }
}
