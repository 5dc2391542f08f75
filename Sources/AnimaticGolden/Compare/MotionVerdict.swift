/// Says in words how a timeline differs from the recorded one.
///
/// Exact words come from the animations (curve, length, ends, start). A value that differs where no animation
/// does is described from its frames. Then come the events.
public struct MotionVerdict {
  private let golden: Timeline
  /// With texts by the names that the golden knows them by.
  private let now: Timeline
  private let renamed: RenamedTexts
  private let isSame: Bool

  public init(golden: Timeline, now: Timeline) {
    self.golden = golden
    renamed = RenamedTexts(golden: golden, now: now)
    self.now = renamed.restored(now)
    isSame = golden == now
  }

  /// Empty exactly where the two are equal.
  public var findings: [MotionFinding] {
    if isSame { return [] }
    let events = EventVerdict(old: golden, new: now).findings
    let (animated, others) = motions(trackChanges)
    // What was done comes before what came of it.
    var findings =
      settings + renamed.findings + events.causes + animated + events.events + others + events.rest
    // Nothing that is told above, such as another order of tracks: still a difference.
    if findings.isEmpty { findings = [MotionFinding(words: "the timeline is written in another order")] }
    return FindingGroups.grouped(findings)
  }

  private var settings: [MotionFinding] {
    var words: [String] = []
    if golden.scenario != now.scenario {
      words.append("the scenario is called \"\(now.scenario)\", was \"\(golden.scenario)\"")
    }
    if golden.fps != now.fps { words.append("\(now.fps) frames a second, were \(golden.fps)") }
    if golden.duration != now.duration {
      words.append("plays \(Words.seconds(now.duration)), was \(Words.seconds(golden.duration))")
    } else if golden.fps == now.fps, golden.frameCount != now.frameCount {
      words.append("\(now.frameCount) frames, were \(golden.frameCount)")
    }
    return words.map { MotionFinding(words: $0) }
  }

  private struct TrackChange {
    var name: String
    var property: String
    var verdict: TrackVerdict
    var frames: ClosedRange<Int>
    var told = false
  }

  private var trackChanges: [TrackChange] {
    // At another rate frame k is another time: values are compared through animations and events only.
    guard golden.fps == now.fps else { return [] }
    return golden.tracks.compactMap { old in
      guard let new = now.track(old.name, old.property), old != new else { return nil }
      // A run that is only longer or shorter has been told.
      if golden.frameCount != now.frameCount, old.isSame(as: new) { return nil }
      let verdict = TrackVerdict(old: old, new: new)
      return verdict.frames.map {
        TrackChange(name: old.name, property: old.property, verdict: verdict, frames: $0)
      }
    }
  }

  /// What animations tell, and what only the values do.
  private func motions(_ tracks: [TrackChange]) -> (animated: [MotionFinding], others: [MotionFinding]) {
    var (tracks, findings) = (tracks, [MotionFinding]())
    for change in animationChanges {
      let matching = tracks.indices.filter { Self.belongs(tracks[$0], change) }
      for index in matching {
        tracks[index].told = true
        findings.append(finding(tracks[index], words: change.words, time: change.time))
      }
      if matching.isEmpty {
        findings.append(
          MotionFinding(name: change.name, property: change.property, words: change.words, time: change.time))
      }
    }
    let animated = findings
    findings = []
    // Where an offset moves, its element's frame follows: nothing new.
    let offsets = tracks.filter { $0.told && $0.property.hasPrefix("offset.") }
    for track in tracks where !track.told {
      let axis = track.property.suffix(2)
      if track.property == "frame" + axis,
        offsets.contains(where: {
          $0.name == track.name && $0.property == "offset" + axis && $0.frames == track.frames
        })
      {
        continue
      }
      let words = track.verdict.words { now.time(ofFrame: $0) }
      findings.append(finding(track, words: words, time: nil))
    }
    for old in golden.tracks where now.track(old.name, old.property) == nil {
      findings.append(MotionFinding(name: old.name, property: old.property, words: "no longer changes"))
    }
    for new in now.tracks where golden.track(new.name, new.property) == nil {
      findings.append(
        MotionFinding(name: new.name, property: new.property, words: "changes now, and did not before"))
    }
    return (animated, findings)
  }

  private func finding(_ track: TrackChange, words: String, time: Millionths?) -> MotionFinding {
    let example = track.verdict.worstFrame.map { frame in
      MotionFinding.Example(
        time: now.time(ofFrame: frame), expected: Words.value(track.verdict.old.value(at: frame)),
        found: Words.value(track.verdict.new.value(at: frame)))
    }
    let first = time ?? now.time(ofFrame: track.frames.lowerBound)
    return MotionFinding(
      name: track.name, property: track.property, words: words, frames: track.frames, time: first,
      example: example)
  }

  // MARK: Animations

  private struct AnimationChange {
    var name: String
    var property: String
    var words: String
    var time: Millionths
  }

  private var animationChanges: [AnimationChange] {
    var keys: [[String]] = []
    for animation in golden.animations + now.animations {
      let key = [animation.name, animation.property]
      if !keys.contains(key) { keys.append(key) }
    }
    return keys.flatMap { key -> [AnimationChange] in
      let ofKey = { (all: [TimelineAnimation]) in all.filter { [$0.name, $0.property] == key } }
      return Alignment.align(ofKey(golden.animations), ofKey(now.animations), cost: AnimationVerdict.cost)
        .compactMap { pair in
          switch pair {
          case .both(let old, let new):
            let words = AnimationVerdict(old: old, new: new).words
            return words.isEmpty
              ? nil
              : AnimationChange(name: key[0], property: key[1], words: words, time: min(old.start, new.start))
          case .onlyOld(let old):
            return AnimationChange(
              name: key[0], property: key[1],
              words: "no longer animates at \(Words.seconds(old.start)) (was \(old.curve))", time: old.start)
          case .onlyNew(let new):
            return AnimationChange(
              name: key[0], property: key[1],
              words: "now animates at \(Words.seconds(new.start)) (\(new.curve))", time: new.start)
          }
        }
    }
  }

  /// "offset.y" is moved by the animation of "offset", and so is "frame.width" by that of "frame(…)". A user's view
  /// animates as a whole, and its texts and identified parts are what is seen.
  private static func belongs(_ track: TrackChange, _ change: AnimationChange) -> Bool {
    let isPart = change.name == "view" && (track.name.hasPrefix("\"") || track.name.hasPrefix("#"))
    guard track.name == change.name || change.name.isEmpty || isPart else { return false }
    let animated = change.property.prefix { $0 != "(" && $0 != " " }
    return track.property == animated || track.property.hasPrefix(animated + ".")
  }
}
