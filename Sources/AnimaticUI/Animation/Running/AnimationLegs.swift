/// The legs of a repeated animation: where they begin and which way they run.
struct AnimationLegs: Hashable, Sendable {
  /// Length of the first leg, seconds. It differs from that of the others only on a grid of frames on which
  /// the animation did not begin.
  var first: Double
  /// Length of each leg after it, seconds.
  var length: Double
  /// Infinity for ever.
  var count: Double
  var reverses: Bool
  /// At its very end the repetition is over: the target shows, whichever way the last leg ran.
  var isOverAtEnd: Bool

  /// Seconds to the end of the last leg.
  var end: Double { first == length ? count * length : count == 1 ? first : first + (count - 1) * length }

  /// Seconds to the begin of the last leg.
  var beginOfLast: Double { count == 1 ? 0 : count == 2 ? first : first + (count - 2) * length }

  /// What shows at a time.
  struct Place {
    /// Time inside the leg.
    var time: Double
    var isReversed: Bool
    var isOver: Bool
  }

  /// On the border of two legs the older one shows its end, as the device does; a billionth of a leg counts
  /// as the border, because k·length is not exact.
  @inline(__always)
  func place(_ t: Double) -> Place {
    guard t > 0, length > 0, length < .infinity else {
      return Place(time: max(0, t), isReversed: false, isOver: false)
    }
    if isOverAtEnd, t >= end * (1 - 1e-12) { return Place(time: t, isReversed: false, isOver: true) }
    var (rest, before) = (t, 0.0)
    if first != length {
      if t <= first * (1 + 1e-9) { return Place(time: min(t, first), isReversed: false, isOver: false) }
      (rest, before) = (t - first, 1)
    }
    let legs = rest / length
    // Where doubles have no halves any more there is no place within a leg to tell.
    guard legs < 1e15 else { return Place(time: length, isReversed: false, isOver: false) }
    var whole = Double(Int(legs))
    let part = legs - whole
    let hair = 1e-9 * max(1, legs)
    let isBorder = (part <= hair && whole >= 1) || 1 - part <= hair
    if isBorder, part <= hair { whole -= 1 }
    whole = min(whole, count - 1 - before)
    let time = isBorder ? length : rest - whole * length
    return Place(time: time, isReversed: reverses && Int(whole + before) & 1 == 1, isOver: false)
  }
}
