import AnimaticUI
import Testing

private struct Look {
  var scale = 1.0
  var shift = CGSize.zero
  var turn = Angle.zero
}

private func expect(
  _ timeline: KeyframeTimeline<Double>, _ path: [(Double, Double)], _ tolerance: Double = 1e-9,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  for (time, value) in path {
    let seen = timeline.value(time: time)
    #expect(
      abs(seen - value) <= tolerance, "at \(time): \(seen), not \(value)", sourceLocation: sourceLocation)
  }
}

@Suite struct KeyframeTimelineTests {
  @Test func `linear keyframes lead straight to their values`() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      LinearKeyframe(10, duration: 1)
      LinearKeyframe(-10, duration: 0.5)
    }
    #expect(timeline.duration == 1.5)
    expect(timeline, [(-1, 0), (0, 0), (0.25, 2.5), (1, 10), (1.25, 0), (1.5, -10), (9, -10)])
    #expect(timeline.value(progress: 0.5) == 7.5)
    #expect(timeline.value(progress: 1) == -10)
  }

  @Test func `a linear keyframe may follow a timing curve`() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      LinearKeyframe(100, duration: 2, timingCurve: .easeInOut)
    }
    expect(timeline, [(0.4, 8.17), (1, 50), (1.6, 91.83)], 0.01)
  }

  @Test func `cubic keyframes make a Catmull-Rom spline`() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      CubicKeyframe(100, duration: 1)
      CubicKeyframe(300, duration: 1)
    }
    // At the middle keyframe the velocity is (300 − 0) / 2, at both ends it is 0.
    expect(timeline, [(0.5, 31.25), (1, 100), (1.5, 218.75), (2, 300)])
    #expect(abs(timeline.velocity(time: 1) - 150) < 1e-9)
    #expect(timeline.velocity(time: 0) == 0)
  }

  @Test func `the spline takes keyframes of different length`() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      CubicKeyframe(-30, duration: 0.5)
      CubicKeyframe(30, duration: 1)
      CubicKeyframe(0, duration: 0.5)
    }
    // (30 − 0) / 1.5 and (0 + 30) / 1.5: 20 units a second at both inner keyframes.
    expect(timeline, [(0.25, -16.25), (0.5, -30), (1, 0), (1.5, 30), (1.75, 16.25), (2, 0)])
    #expect(abs(timeline.velocity(time: 0.5) - 20) < 1e-9)
    #expect(abs(timeline.velocity(time: 1.5) - 20) < 1e-9)
  }

  @Test func `given velocities are kept, and taken over by a neighbour without one`() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      CubicKeyframe(10, duration: 1, startVelocity: 40, endVelocity: -8)
      CubicKeyframe(20, duration: 1)
      CubicKeyframe(0, duration: 1, startVelocity: 16)
    }
    // Half way: mean of the ends, plus an eighth of the difference of the velocities.
    expect(timeline, [(0.5, 11), (1.5, 12), (2.5, 12)])
    #expect(timeline.velocity(time: 0) == 40)
    #expect(timeline.velocity(time: 1) == -8)
    #expect(timeline.velocity(time: 2) == 16)
  }

  @Test func `a cubic keyframe takes its velocities from linear neighbours`() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      LinearKeyframe(10, duration: 1)
      CubicKeyframe(20, duration: 1)
      LinearKeyframe(60, duration: 2)
    }
    #expect(abs(timeline.velocity(time: 1) - 10) < 1e-9)
    expect(timeline, [(1.5, 13.75)])
    #expect(abs(timeline.velocity(time: 1.999_999_999) - 20) < 1e-6)
  }

  @Test func `a spring keyframe settles and then stands still`() {
    let spring = Spring(duration: 0.5, bounce: 0.3)
    let timeline = KeyframeTimeline(initialValue: 0.0) { SpringKeyframe(100, spring: spring) }
    // ln((ζω·100 + 100) / 0.001) / ζω with ζω = 0.7 · 2π / 0.5.
    #expect(abs(timeline.duration - 1.568_27) < 1e-4)
    expect(timeline, [(0.1, 42.33), (0.2, 87.37), (0.3, 103.39), (0.5, 101.45)], 0.01)
    #expect(timeline.value(time: timeline.duration) == 100)
    #expect(timeline.value(time: 99) == 100)
  }

  @Test func `a spring that is cut short hands on its place and its velocity`() {
    let spring = Spring(duration: 0.5, bounce: 0.3)
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      SpringKeyframe(100, duration: 0.1, spring: spring)
      SpringKeyframe(0, spring: spring)
    }
    let place = spring.value(target: 100.0, time: 0.1)
    let speed = spring.velocity(target: 100.0, time: 0.1)
    expect(timeline, [(0.1, place)])
    #expect(abs(timeline.velocity(time: 0.1) - speed) < 1e-9)
    let later = place + spring.value(target: -place, initialVelocity: speed, time: 0.15)
    expect(timeline, [(0.25, later)])
    #expect(timeline.value(time: timeline.duration) == 0)
  }

  @Test func `a spring starts with the velocity that came before, or with its own`() {
    let spring = Spring(duration: 0.4)
    let after = KeyframeTimeline(initialValue: 0.0) {
      LinearKeyframe(10, duration: 0.5)
      SpringKeyframe(10, duration: 1, spring: spring)
    }
    expect(after, [(0.6, 10 + spring.value(target: 0, initialVelocity: 20.0, time: 0.1))])
    let own = KeyframeTimeline(initialValue: 0.0) {
      SpringKeyframe(10, duration: 1, spring: spring, startVelocity: -50)
    }
    expect(own, [(0.1, spring.value(target: 10, initialVelocity: -50.0, time: 0.1))])
  }

  @Test func `a move jumps, at its instant already`() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      MoveKeyframe(5)
      LinearKeyframe(10, duration: 1)
      MoveKeyframe(100)
      CubicKeyframe(0, duration: 1)
    }
    #expect(timeline.duration == 2)
    expect(timeline, [(0, 5), (0.5, 7.5), (1, 100), (1.5, 50), (2, 0)])
  }

  @Test func `tracks run side by side and hold their last value`() {
    let timeline = KeyframeTimeline(initialValue: Look()) {
      KeyframeTrack(\.scale) {
        LinearKeyframe(2, duration: 0.5)
        LinearKeyframe(1.5, duration: 0.5)
      }
      KeyframeTrack(\.shift.height) { LinearKeyframe(-40, duration: 2) }
    }
    #expect(timeline.duration == 2)
    let early = timeline.value(time: 0.25)
    #expect((early.scale, early.shift, early.turn) == (1.5, CGSize(width: 0, height: -5), .zero))
    let late = timeline.value(time: 1.5)
    #expect((late.scale, late.shift.height) == (1.5, -30))
  }

  @Test func `of two tracks for one property the later one wins`() {
    let timeline = KeyframeTimeline(initialValue: Look()) {
      KeyframeTrack(\.scale) { LinearKeyframe(5, duration: 1) }
      KeyframeTrack(\.scale) { LinearKeyframe(3, duration: 1) }
    }
    #expect(timeline.value(time: 0.5).scale == 2)
  }

  @Test func `keyframes are built with loops and conditions`() {
    func timeline(_ long: Bool) -> KeyframeTimeline<Double> {
      KeyframeTimeline(initialValue: 0.0) {
        for step in 1...3 { LinearKeyframe(Double(step), duration: 1) }
        if long { LinearKeyframe(0, duration: 5) } else { MoveKeyframe(-1) }
      }
    }
    #expect(timeline(true).duration == 8)
    #expect(timeline(true).value(time: 2.5) == 2.5)
    #expect(timeline(false).value(time: 3) == -1)
  }

  @Test func `keyframes and tracks can be given names`() {
    struct Shake: KeyframeTrackContent {
      let reach: Double
      var body: some KeyframeTrackContent<Double> {
        LinearKeyframe(reach, duration: 0.1)
        LinearKeyframe(-reach, duration: 0.2)
      }
    }
    struct Wobble: Keyframes {
      var body: some Keyframes<Look> {
        KeyframeTrack(\.scale) { Shake(reach: 3) }
        KeyframeTrack(\.turn) { LinearKeyframe(.degrees(90), duration: 1) }
      }
    }
    let timeline = KeyframeTimeline(initialValue: Look()) { Wobble() }
    #expect(abs(timeline.value(time: 0.2).scale) < 1e-9)
    #expect(abs(timeline.value(time: 0.5).turn.degrees - 45) < 1e-9)
    let nothing = KeyframeTimeline(initialValue: 7.0) {}
    #expect(nothing.duration == 0 && nothing.value(time: 1) == 7)
  }

  @Test func `lengths that are none do no harm`() {
    let timeline = KeyframeTimeline(initialValue: 1.0) {
      LinearKeyframe(2, duration: -1)
      CubicKeyframe(3, duration: .nan)
      LinearKeyframe(4, duration: 0, timingCurve: .circularEaseOut)
      CubicKeyframe(5, duration: 1)
      LinearKeyframe(6, duration: 1, timingCurve: .circularEaseOut)
    }
    #expect(timeline.duration == 2)
    for step in 0...40 { #expect(timeline.value(time: Double(step) / 20).isFinite) }
    #expect(timeline.value(time: .nan) == 4)
    #expect(timeline.value(time: 0) == 4)
    let endless = KeyframeTimeline(initialValue: 0.0) {
      SpringKeyframe(1, spring: Spring(duration: 0.5, bounce: 1))
      LinearKeyframe(2, duration: .infinity)
    }
    #expect(endless.duration == 2e9)
    #expect(endless.value(time: 3).isFinite)
  }

  @Test func `velocity is the slope of the value, and has no jumps between keyframes`() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      CubicKeyframe(40, duration: 0.3)
      CubicKeyframe(-20, duration: 0.2)
      SpringKeyframe(60, duration: 0.4, spring: .bouncy)
      CubicKeyframe(0, duration: 0.5)
      LinearKeyframe(-10, duration: 0.25)
    }
    let h = 1e-6
    for step in 1..<330 {
      let time = Double(step) / 200
      let slope = (timeline.value(time: time + h) - timeline.value(time: time - h)) / (2 * h)
      #expect(abs(slope - timeline.velocity(time: time)) < 0.05, "at \(time)")
    }
  }
}
