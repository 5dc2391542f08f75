import AnimaticTime

/// Where frames stand on the clock of GIF, which ticks in hundredths of a second.
///
/// Starts are rounded from the exact times, never from rounded ones before, so the error stays within half a
/// hundredth (one where a frame has to wait) for any length. Viewers stretch delays under 2 cs; so no image
/// is shorter: what a viewer sees at each allowed tick is the frame that stands there. At 60 frames a second
/// that keeps five frames of six at an even 2 cs.
struct GIFClock: Equatable {
  static let shortest = 2

  private let origin: Instant
  /// The first tick at which the next image may begin.
  private var earliest = 0
  /// Where the frames so far end, in ticks.
  private(set) var end = 0

  init(origin: Instant) { self.origin = origin }

  /// Nearest tick, halves up.
  func tick(_ time: Instant) -> Int {
    Int(((time - origin).value * Rational(100) + Rational(1, 2)).floor)
  }

  /// The tick at which a new image for this frame begins, or nil where there is no room for it.
  func place(from start: Instant, until: Instant) -> Int? {
    let begin = max(tick(start), earliest)
    return begin < tick(until) ? begin : nil
  }

  /// An image begins at this tick.
  mutating func take(_ begin: Int) { earliest = begin + Self.shortest }

  /// The clip reaches to this time.
  mutating func extend(to time: Instant) { end = max(end, tick(time)) }

  /// A delay has 16 bits, 655.35 s: a longer one goes on in images that change nothing. None is too short.
  static func pieces(of delay: Int) -> [Int] {
    var (rest, pieces) = (delay, [Int]())
    while rest > 65_535 {
      let piece = min(65_535, rest - shortest)
      pieces.append(piece)
      rest -= piece
    }
    return pieces + [rest]
  }
}
