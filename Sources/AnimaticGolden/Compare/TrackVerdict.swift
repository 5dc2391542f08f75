/// What changed from one recorded value to another frame by frame, in words.
struct TrackVerdict {
  let old: TimelineTrack
  let new: TimelineTrack

  /// Frames where the values differ, first to last; nil where none do. Frames that only one has count.
  var frames: ClosedRange<Int>? {
    let differing = differingRuns
    guard let first = differing.first, let last = differing.last else { return nil }
    return first.lowerBound...last.upperBound
  }

  /// Stretches on which both are constant and differ.
  private var differingRuns: [ClosedRange<Int>] {
    var (i, j, frame, out) = (0, 0, 0, [ClosedRange<Int>]())
    while i < old.runs.count, j < new.runs.count {
      let last = min(old.runs[i].last, new.runs[j].last)
      if old.runs[i].value != new.runs[j].value { out.append(frame...last) }
      frame = last + 1
      if old.runs[i].last == last { i += 1 }
      if new.runs[j].last == last { j += 1 }
    }
    let longest = max(old.frameCount, new.frameCount)
    if frame < longest { out.append(frame...longest - 1) }
    return out
  }

  /// The frame where the numbers lie furthest apart; without numbers the first that differs.
  var worstFrame: Int? {
    let runs = differingRuns
    var (worst, most) = (runs.first?.lowerBound, -1.0)
    for run in runs {
      guard let a = old.number(at: run.lowerBound), let b = new.number(at: run.lowerBound) else { continue }
      if abs(a - b) > most { (worst, most) = (run.lowerBound, abs(a - b)) }
    }
    return worst
  }

  /// A movement: a stretch of frames each of which differs from the one before.
  struct Segment: Equatable {
    /// The first frame with a new value, and the last.
    var first: Int
    var last: Int
    var from: TimelineTrack.Value
    var to: TimelineTrack.Value
    var length: Int { last - first + 1 }
  }

  static func segments(of track: TimelineTrack) -> [Segment] {
    var out: [Segment] = []
    for (index, run) in track.runs.enumerated().dropFirst() {
      let before = track.runs[index - 1]
      if let last = out.indices.last, out[last].last == run.first - 1, before.first == before.last {
        out[last].last = run.first
        out[last].to = run.value
      } else {
        out.append(Segment(first: run.first, last: run.first, from: before.value, to: run.value))
      }
    }
    return out
  }

  /// Words from the values alone; `time` gives a frame's seconds.
  func words(time: (Int) -> Millionths) -> String {
    let (a, b) = (Self.segments(of: old), Self.segments(of: new))
    if let words = textWords ?? shiftWords { return words }
    if a.count == b.count, let shift = commonShift(a, b) {
      let frames = Words.count(Int(shift.magnitude), "frame")
      let size = Int64(time(Int(shift.magnitude)).count) * (shift < 0 ? -1 : 1)
      return "same movement, \(Words.shift(size)) (\(frames))"
    }
    var parts: [String] = []
    for (index, (x, y)) in zip(a, b).enumerated() where x != y {
      let which = a.count > 1 ? "movement \(index + 1) " : ""
      var own: [String] = []
      if y.length != x.length {
        let extra = y.length - x.length
        let place = extra > 0 ? y.last - extra + 1 : y.last + 1
        own.append(
          "\(Words.count(Int(extra.magnitude), extra > 0 ? "extra frame" : "missing frame"))"
            + " from \(Words.seconds(time(place)))")
      }
      if y.first != x.first {
        own.append("begins at \(Words.seconds(time(y.first))), was \(Words.seconds(time(x.first)))")
      }
      if y.from != x.from { own.append(Self.change("starts at", x.from, y.from)) }
      if let fitted = fitted(x, y, time) { own.append(fitted) }
      if y.to != x.to { own.append(Self.change("ends at", x.to, y.to)) }
      parts.append(which + own.joined(separator: ", "))
    }
    for extra in b.dropFirst(a.count) { parts.append("moves at \(Words.seconds(time(extra.first))) too") }
    for lost in a.dropFirst(b.count) { parts.append("no longer moves at \(Words.seconds(time(lost.first)))") }
    if parts.isEmpty {
      // The same ends, and another way between them.
      if let fitted = zip(a, b).lazy.compactMap({ self.fitted($0, $1, time) }).first { return fitted }
      if a.isEmpty, old.frameCount == new.frameCount {
        return "is \(Words.value(new.value(at: 0))), was \(Words.value(old.value(at: 0)))"
      }
      return "other values on the way"
    }
    return parts.joined(separator: "; ")
  }

  /// `shows "New", was "Old"` where texts differ in themselves and not in when they come.
  private var textWords: String? {
    func texts(_ track: TimelineTrack) -> [String] {
      track.runs.compactMap { if case .text(let text) = $0.value { text } else { nil } }
    }
    let (before, after) = (texts(old), texts(new))
    guard !before.isEmpty, before.count == after.count, before != after else { return nil }
    let changed = zip(before, after).filter { $0 != $1 }
    var words: [String] = []
    for (was, now) in changed {
      let sentence = "shows \"\(now)\", was \"\(was)\""
      if !words.contains(sentence) { words.append(sentence) }
    }
    return words.prefix(3).joined(separator: "; ")
  }

  private static func change(
    _ what: String, _ was: TimelineTrack.Value, _ now: TimelineTrack.Value
  ) -> String {
    let (before, after) = Words.values(was, now)
    return "\(what) \(after), was \(before)"
  }

  /// "is 12 more throughout" where every number differs by the same.
  private var shiftWords: String? {
    guard old.runs.count > 1, old.runs.map(\.first) == new.runs.map(\.first) else { return nil }
    var shift: Int64?
    for (a, b) in zip(old.runs, new.runs) {
      switch (a.value, b.value) {
      case (.number(let x), .number(let y)):
        let difference = y.count - x.count
        // Values of motions are rounded: the last digit may stray.
        guard difference != 0, abs(difference - (shift ?? difference)) <= 2 else { return nil }
        shift = shift ?? difference
      default: if a.value != b.value { return nil }
      }
    }
    return shift.map {
      "is \(Words.number(Millionths(count: abs($0)))) \($0 > 0 ? "more" : "less") throughout"
    }
  }

  /// "looks like easeOut 0.35 s, was like easeInOut 0.3 s (fitted)"; nil where nothing can be said or both are alike.
  private func fitted(_ a: Segment, _ b: Segment, _ time: (Int) -> Millionths) -> String? {
    guard let was = fit(a, old, time), let now = fit(b, new, time), was.text != now.text else { return nil }
    return "looks like \(now.text), was like \(was.text) (fitted)"
  }

  private func fit(_ segment: Segment, _ track: TimelineTrack, _ time: (Int) -> Millionths) -> CurveFit? {
    // What comes into the tree moving has its first value in its first frame.
    let rests = segment.first > 0 && track.number(at: segment.first - 1) != nil
    let frames = segment.first - (rests ? 1 : 0)...segment.last
    // Long movements are told by a part of their frames as well as by all.
    let stride = max(1, frames.count / 200)
    let picked = frames.filter { ($0 - frames.lowerBound) % stride == 0 || $0 == frames.upperBound }
    let values = picked.compactMap { track.number(at: $0) }
    guard values.count == picked.count else { return nil }
    return CurveFit.fit(times: picked.map { time($0).double }, values: values)
  }

  /// The number of frames by which every movement has moved with all its values, nil where there is none.
  private func commonShift(_ a: [Segment], _ b: [Segment]) -> Int? {
    guard let first = a.first, let other = b.first, other.first != first.first else { return nil }
    let shift = other.first - first.first
    for (x, y) in zip(a, b) {
      guard y.first - x.first == shift, y.length == x.length, x.from == y.from else { return nil }
      for frame in x.first...x.last where old.value(at: frame) != new.value(at: frame + shift) { return nil }
    }
    return shift
  }
}
