import AnimaticGolden
import AnimaticStage
import AnimaticUI

/// Gathers what a golden's timeline holds: values frame by frame, then the events of the trace.
struct TimelineBuilder {
  private var order: [String] = []
  private var tracks: [String: TimelineTrack] = [:]
  private var frames = 0

  mutating func add(_ values: [PropertyValue]) {
    for value in values {
      let key = "\(value.name)\u{0}\(value.property)"
      if tracks[key] == nil {
        order.append(key)
        tracks[key] = TimelineTrack(name: value.name, property: value.property)
      }
      // A value that comes up later was not there before; one that stops to be listed is not there now.
      pad(key, to: frames)
      tracks[key]!.append(Self.value(value.value))
    }
    frames += 1
  }

  private mutating func pad(_ key: String, to count: Int) {
    let missing = count - tracks[key]!.frameCount
    if missing > 0 { tracks[key]!.append(.absent, count: missing) }
  }

  private static func value(_ value: PropertyValue.Value) -> TimelineTrack.Value {
    switch value {
    case .number(let number): return .number(number)
    case .text(let text): return .text(text)
    case .flag(let flag): return .flag(flag)
    case .absent: return .absent
    }
  }

  /// Every value, the still ones too, in the order in which they came up.
  mutating func allTracks() -> [TimelineTrack] {
    for key in order { pad(key, to: frames) }
    return order.map { tracks[$0]! }
  }

  /// Tracks with one value throughout say nothing and are left out.
  mutating func timeline(of loaded: LoadedScenario, trace: [TraceEvent]) -> Timeline {
    for key in order { pad(key, to: frames) }
    let scenario = loaded.scenario
    return Timeline(
      scenario: scenario.name, fps: scenario.fps, frameCount: frames, duration: scenario.duration,
      events: trace.filter { $0.animation == nil || $0.kind != .animationStart }.map {
        TimelineEvent(time: $0.time, kind: $0.kind.rawValue, name: $0.name, detail: $0.detail)
      },
      animations: trace.compactMap { event in
        guard event.kind == .animationStart, let animation = event.animation else { return nil }
        return TimelineAnimation(
          name: event.name, property: animation.property, curve: animation.curve, start: animation.start,
          end: animation.end, from: animation.from, to: animation.to)
      },
      tracks: order.map { tracks[$0]! }.filter { $0.runs.count > 1 })
  }
}
