import AnimaticUI
import Testing

private struct Pose {
  var height = 0.0
  var fade = 1.0
}

/// Moves along keyframes once for each change of its trigger.
private struct Jump: View {
  let jumps: Int
  var body: some View {
    Text("x").keyframeAnimator(initialValue: Pose(), trigger: jumps) { content, pose in
      content.offset(y: pose.height).opacity(pose.fade)
    } keyframes: { _ in
      KeyframeTrack(\.height) {
        LinearKeyframe(-100, duration: 0.5)
        LinearKeyframe(0, duration: 1)
      }
      KeyframeTrack(\.fade) { LinearKeyframe(0.5, duration: 0.25) }
    }
  }
}

private struct Hop: View {
  let hops: Int
  var body: some View {
    KeyframeAnimator(initialValue: 0.0, trigger: hops) {
      Text("x").offset(y: $0)
    } keyframes: { start in
      CubicKeyframe(start + 100, duration: 1)
    }
  }
}

private struct Swing: View {
  var isSwinging = true
  var body: some View {
    KeyframeAnimator(initialValue: 10.0, repeating: isSwinging) {
      Text("x").offset(y: $0)
    } keyframes: { _ in
      LinearKeyframe(40, duration: 0.3)
      MoveKeyframe(-20)
      LinearKeyframe(10, duration: 0.9)
    }
  }
}

@Suite struct KeyframeAnimatorTests {
  private func expect(
    _ host: TestHost, _ path: [(Double, Double)], _ tolerance: Double = 1e-6,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    for (time, value) in path {
      try host.advance(to: time)
      let seen = host.height("x")
      #expect(
        abs(seen - value) <= tolerance, "at \(time): \(seen), not \(value)", sourceLocation: sourceLocation)
    }
  }

  @Test func `a trigger plays all tracks once`() throws {
    let (host, jumps) = try play(0) { Jump(jumps: $0.value) }
    try expect(host, [(0, 0), (1, 0)])
    #expect(!host.graph.hasRunningAnimations)
    try host.at(1) { jumps.write(1) }
    #expect(host.animators == ["keyframeAnimator in Jump"])
    #expect(host.graph.animators.endless == [])
    try expect(host, [(1, 0), (1.25, -50), (1.5, -100), (2, -50)])
    #expect(host.opacity("x") == 0.5)
    try expect(host, [(2.4, -10), (2.5, 0), (3, 0)])
    #expect(!host.graph.hasRunningAnimations)
    #expect(host.clock.nextDue == nil)
    #expect(host.opacity("x") == 0.5)
    #expect(
      host.kinds(.animationStart, .animationEnd) == [
        "keyframeAnimator in Jump runs for 1.5 s", "keyframeAnimator in Jump has ended",
      ])
  }

  @Test func `the end is shown even where nobody has looked for long`() throws {
    let (host, jumps) = try play(0) { Jump(jumps: $0.value) }
    try host.at(1) { jumps.write(1) }
    try host.advance(to: 50)
    #expect(host.height("x") == 0)
    #expect(host.opacity("x") == 0.5)
  }

  @Test func `the next run starts from where the last one ended`() throws {
    let (host, hops) = try play(0) { Hop(hops: $0.value) }
    try host.at(0) { hops.write(1) }
    try expect(host, [(0.5, 50), (1, 100), (1.5, 100)])
    try host.at(2) { hops.write(2) }
    try expect(host, [(2, 100), (2.5, 150), (3, 200), (4, 200)])
  }

  @Test func `a run that is triggered again goes on from its place with its velocity`() throws {
    let (host, hops) = try play(0) { Hop(hops: $0.value) }
    try host.at(0) { hops.write(1) }
    try host.at(0.5) { hops.write(2) }
    // Half way the first run is at 50 with 150 a second; the second leads from there to 150 in a second:
    // after half of it mean of the ends, and an eighth of the velocity.
    try expect(host, [(0.5, 50), (1, 118.75), (1.5, 150), (2, 150)])
    #expect(host.clock.nextDue == nil)
  }

  @Test func `a repeating animator starts over at exact instants`() throws {
    let host = try TestHost { Swing() }
    #expect(host.animators == ["keyframeAnimator in Swing"])
    #expect(host.graph.endlessAnimations == ["keyframeAnimator in Swing of it"])
    try expect(host, [(0, 10), (0.15, 25), (0.3, -20), (0.75, -5), (1.2, 10), (1.35, 25), (1.5, -20)])
    try expect(host, [(1_200.15, 25), (1_200.3, -20)])
    #expect(host.clock.nextDue == nil)
  }

  @Test func `without repeating the beginning is shown`() throws {
    let (host, swings) = try play(true) { Swing(isSwinging: $0.value) }
    try host.at(0.15) { swings.write(false) }
    try expect(host, [(0.15, 10), (1, 10)])
    #expect(!host.graph.hasRunningAnimations)
    try host.at(2) { swings.write(true) }
    try expect(host, [(2, 10), (2.15, 25)])
  }

  @Test func `the same is seen however often one looks`() throws {
    for time in [0.1, 0.7, 1.0 / 3, 3.21] {
      let swings = try sampled(at: time, { try TestHost { Swing() } }) { $0.height("x") }
      #expect(Set(swings).count == 1, "\(swings)")
    }
    for time in [0.35, 0.9, 1.2, 2] {
      let hops = Outside(0)
      let seen = try sampled(at: time) {
        let host = try TestHost { Watching(hops) { Hop(hops: $0) } }
        hops.attach(host)
        return host
      } _: { host in
        try host.at(0) { hops.write(hops.value + 1) }
        try host.at(0.3) { hops.write(hops.value + 1) }
      } _: {
        $0.height("x")
      }
      #expect(Set(seen).count == 1, "\(seen)")
    }
  }

  @Test func `under timing frame a run starts at the next frame`() throws {
    let hops = Outside(0)
    let host = try TestHost(timing: .frame(fps: 10)) { Watching(hops) { Hop(hops: $0) } }
    hops.attach(host)
    try host.at(0.05) { hops.write(1) }
    try expect(host, [(0.1, 0), (0.6, 50), (1.1, 100), (1.3, 100)])
    #expect(!host.graph.hasRunningAnimations)
  }

  @Test func `it ends with its view`() throws {
    let shown = Outside(true)
    let host = try TestHost { Shown(shown: shown) { Swing() } }
    shown.attach(host)
    try host.at(0.5) { shown.write(false) }
    #expect(!host.graph.hasRunningAnimations)
    #expect(host.graph.endlessAnimations == [])
    let (other, jumps) = try play(0) { outside in
      if outside.value < 2 { Jump(jumps: outside.value) }
    }
    try other.at(1) { jumps.write(1) }
    try other.at(1.2) { jumps.write(2) }
    #expect(other.clock.nextDue == nil)
  }

  @Test func `a view in it that animates on its own is not disturbed`() throws {
    let (host, fade) = try play(1.0) { fade in
      KeyframeAnimator(initialValue: 0.0, repeating: true) { height in
        Text("x").opacity(fade.value).offset(y: height)
      } keyframes: { _ in
        LinearKeyframe(100, duration: 1)
      }
    }
    try host.at(1) { withAnimation(.linear(duration: 1)) { fade.write(0) } }
    for step in 0...9 {
      try host.advance(to: 1 + Double(step) / 10)
      #expect(near(host.opacity("x"), 1 - Double(step) / 10, 1e-9))
      #expect(near(host.height("x"), Double(step) * 10, 1e-9))
    }
    #expect(host.kinds(.warning) == [])
  }

  @Test func `keyframes that only jump take no time`() throws {
    let (host, count) = try play(0) { count in
      KeyframeAnimator(initialValue: 0.0, trigger: count.value) {
        Text("x").offset(y: $0)
      } keyframes: { _ in
        MoveKeyframe(7)
      }
    }
    try host.at(1) { count.write(1) }
    #expect(host.height("x") == 7)
    #expect(host.clock.nextDue == nil)
    let still = try TestHost {
      KeyframeAnimator(initialValue: 3.0) {
        Text("x").offset(y: $0)
      } keyframes: { _ in
        MoveKeyframe(8)
      }
    }
    #expect(still.height("x") == 8)
    #expect(!still.graph.hasRunningAnimations)
  }

  @Test func `in a view that leaves it goes on until the view is gone`() throws {
    let (host, shown) = try play(true) { outside in
      ZStack {
        Text("stays")
        if outside.value { Swing().transition(.opacity) }
      }
    }
    try host.at(0.6) { withAnimation(.linear(duration: 1)) { shown.write(false) } }
    try expect(host, [(0.75, -5), (1.35, 25)])
    #expect(near(host.opacity("x"), 0.25, 1e-9))
    #expect(host.graph.endlessAnimations == ["keyframeAnimator in Swing of it"])
    try host.advance(to: 1.7)
    #expect(!host.exists("x") && host.exists("stays"))
    #expect(!host.graph.hasRunningAnimations && host.graph.endlessAnimations == [])
    #expect(host.clock.nextDue == nil)
  }

  @Test func `what its content observes is told of once for each change`() throws {
    let seen = Journal()
    let (host, jumps) = try play(0) { jumps in
      KeyframeAnimator(initialValue: 0.0, trigger: jumps.value) { height in
        Text("x").offset(y: height).onChange(of: height > 50) { seen.note("high \($1)") }
      } keyframes: { _ in
        LinearKeyframe(100, duration: 1)
        LinearKeyframe(0, duration: 1)
      }
    }
    try host.at(0) { jumps.write(1) }
    for frame in 1...130 {
      try host.advance(to: Double(frame) / 60)
      _ = host.host.displayList()
    }
    #expect(seen.lines == ["high true", "high false"])
  }
}
