/// What changed from one started animation to another, in words.
struct AnimationVerdict {
  let old: TimelineAnimation
  let new: TimelineAnimation

  /// How unlike the two are, 0 for equal; above 2 they do not belong together.
  static func cost(_ a: TimelineAnimation, _ b: TimelineAnimation) -> Double {
    if a == b { return 0 }
    var cost = 0.1
    if name(of: a.curve) != name(of: b.curve) { cost += 0.5 }
    if a.length != b.length { cost += 0.2 }
    if a.from != b.from { cost += 0.4 }
    if a.to != b.to { cost += 0.4 }
    // Far apart in time, two starts are more likely two stories.
    cost += min(Double((a.start.count - b.start.count).magnitude) / 2_000_000, 1)
    return cost
  }

  /// "easeOut, was easeInOut, lasts 0.35 s, was 0.3 s, 50 ms later"; "" where nothing changed.
  var words: String {
    let (before, after) = (CurveSpelling(old.curve), CurveSpelling(new.curve))
    var parts = CurveSpelling.words(from: before, to: after)
    // A spring's length, and that of a delayed or repeated one, follows from what was just said.
    let isTold = !parts.isEmpty && (after.isSpring && before.isSpring || before.core == after.core)
    if old.length != new.length, !isTold {
      parts.append("lasts \(Self.length(new)), was \(Self.length(old))")
    }
    if old.from != new.from { parts.append("starts at \(Words.list(new.from)), was \(Words.list(old.from))") }
    if old.to != new.to { parts.append("ends at \(Words.list(new.to)), was \(Words.list(old.to))") }
    let shift = new.start.count - old.start.count
    if shift != 0 {
      let isOnlyShift = parts.isEmpty
      parts.append((isOnlyShift ? "same curve, " : "") + Words.shift(shift))
    }
    // The curve is written differently and yet takes as long: a parameter of its own.
    if parts.isEmpty, old.curve != new.curve { parts.append("\(new.curve), was \(old.curve)") }
    return parts.joined(separator: ", ")
  }

  private static func length(_ animation: TimelineAnimation) -> String {
    animation.length.map(Words.seconds) ?? "for ever"
  }

  /// "easeInOut" of "easeInOut(duration: 0.3)".
  static func name(of curve: String) -> String { String(curve.prefix { $0 != "(" }) }
}
