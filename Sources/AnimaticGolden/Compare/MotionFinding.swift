/// One change of a motion, in words and with a place.
public struct MotionFinding: Equatable, Sendable {
  /// The element and what of it, such as "inbox" and "offset.y"; either may be "".
  public var name: String
  public var property: String
  /// "same curve, 50 ms later", "lasts 0.35 s, was 0.3 s" …
  public var words: String
  /// Frames whose values differ, nil where none do.
  public var frames: ClosedRange<Int>?
  /// Where it first shows, seconds.
  public var time: Millionths?
  /// The frame that differs most: time in seconds, both values as text.
  public var example: Example?

  public struct Example: Equatable, Sendable {
    public var time: Millionths
    public var expected: String
    public var found: String

    /// "expected −50.0 at 0.650 s, got −76.8".
    public var text: String { "expected \(expected) at \(Words.clock(time)) s, got \(found)" }
  }

  public init(
    name: String = "", property: String = "", words: String, frames: ClosedRange<Int>? = nil,
    time: Millionths? = nil, example: Example? = nil
  ) {
    self.name = name
    self.property = property
    self.words = words
    self.frames = frames
    self.time = time
    self.example = example
  }

  /// "inbox.offset.y: same curve, 50 ms later".
  public var text: String {
    let address = [name, property].filter { !$0.isEmpty }.joined(separator: ".")
    return address.isEmpty ? words : "\(address): \(words)"
  }
}
