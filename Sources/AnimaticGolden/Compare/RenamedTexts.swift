/// Texts of a user's view that read differently now: their elements are named by what they read.
struct RenamedTexts {
  /// What the text is called now, and what it was called; in the order of the timelines.
  private(set) var pairs: [(now: String, was: String)] = []

  /// Pairs the texts that only one timeline has, where both move the same properties.
  init(golden: Timeline, now: Timeline) {
    let (old, new) = (Self.texts(golden), Self.texts(now))
    let gone = old.filter { !new.contains($0) }
    var come = new.filter { !old.contains($0) }
    for was in gone {
      let properties = golden.tracks.filter { $0.name == was }.map(\.property)
      guard
        let place = come.firstIndex(where: { name in
          now.tracks.filter { $0.name == name }.map(\.property) == properties
        })
      else { continue }
      pairs.append((come.remove(at: place), was))
    }
  }

  /// The timeline of now with the old names, to be compared track by track.
  func restored(_ timeline: Timeline) -> Timeline {
    guard !pairs.isEmpty else { return timeline }
    var timeline = timeline
    timeline.tracks = timeline.tracks.map { track in
      guard let pair = pairs.first(where: { $0.now == track.name }) else { return track }
      return track.renamed(pair.was)
    }
    return timeline
  }

  var findings: [MotionFinding] {
    pairs.map { MotionFinding(name: $0.was, words: "now reads \($0.now)") }
  }

  private static func texts(_ timeline: Timeline) -> [String] {
    var names: [String] = []
    for track in timeline.tracks where track.name.hasPrefix("\"") && !names.contains(track.name) {
      names.append(track.name)
    }
    return names
  }
}

extension TimelineTrack {
  fileprivate func renamed(_ name: String) -> TimelineTrack {
    var track = self
    track.name = name
    return track
  }
}
