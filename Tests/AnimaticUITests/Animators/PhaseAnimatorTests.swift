import AnimaticUI
import Testing

private struct Bob: View {
  var phases: [Double] = [0, 100]
  var animation: (Double) -> Animation? = { _ in .linear(duration: 1) }
  var body: some View {
    PhaseAnimator(phases) {
      Text("x").offset(y: $0)
    } animation: {
      animation($0)
    }
  }
}

private struct Bell: View {
  let rings: Int
  var phases: [Double] = [0, 100, -50]
  var animation: Animation? = .linear(duration: 1)
  var body: some View {
    Text("x").phaseAnimator(phases, trigger: rings) { content, phase in
      content.offset(y: phase)
    } animation: { _ in
      animation
    }
  }
}

@Suite struct PhaseAnimatorTests {
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

  @Test func `without a trigger it goes round for ever`() throws {
    let host = try TestHost { Bob() }
    #expect(host.animators == ["phaseAnimator in Bob"])
    #expect(host.graph.animators.endless == ["phaseAnimator in Bob of it"])
    try expect(host, [(0, 0), (0.5, 50), (1, 100), (1.5, 50), (2, 0), (2.25, 25), (101.75, 25)])
    #expect(host.kinds(.warning) == [])
  }

  @Test func `the animation of a phase leads to it`() throws {
    var asked: [Double] = []
    let host = try TestHost {
      Bob(phases: [0, 100, 40]) { phase in
        asked.append(phase)
        return .linear(duration: phase == 100 ? 1 : phase == 40 ? 2 : 0.5)
      }
    }
    try expect(host, [(0.5, 50), (1, 100), (2, 70), (3, 40), (3.25, 20), (3.5, 0), (4, 50)])
    #expect(asked == [100, 40, 0, 100])
  }

  @Test func `the same is seen however often one looks`() throws {
    for time in [0.3, 1.7, 3.7, 12.345] {
      let seen = try sampled(at: time, { try TestHost { Bob { _ in .bouncy } } }) { $0.height("x") }
      #expect(Set(seen).count == 1, "\(seen)")
    }
  }

  @Test func `a spring's phase ends at its logical completion, and the next one takes over its motion`()
    throws
  {
    let host = try TestHost { Bob { _ in .smooth(duration: 0.5) } }
    let spring = Spring(duration: 0.5)
    let (place, speed) = (spring.value(target: 100.0, time: 0.5), spring.velocity(target: 100.0, time: 0.5))
    let later = place + spring.value(target: -place, initialVelocity: speed, time: 0.25)
    try expect(host, [(0.25, spring.value(target: 100, time: 0.25)), (0.5, place), (0.75, later)])
  }

  @Test func `with a trigger it goes once through all phases and stands`() throws {
    let (host, rings) = try play(0) { Bell(rings: $0.value) }
    try expect(host, [(0, 0), (1, 0)])
    #expect(!host.graph.hasRunningAnimations)
    #expect(host.clock.nextDue == nil)
    try host.at(1) { rings.write(1) }
    #expect(host.animators == ["phaseAnimator in Bell"])
    #expect(host.graph.animators.endless == [])
    try expect(host, [(1.5, 50), (2, 100), (2.5, 25), (3, -50), (3.5, -25), (4, 0), (5, 0), (50, 0)])
    #expect(!host.graph.hasRunningAnimations)
    #expect(host.clock.nextDue == nil)
    #expect(
      host.kinds(.animationStart, .animationEnd).filter { $0.contains("phaseAnimator") } == [
        "phaseAnimator in Bell runs", "phaseAnimator in Bell has ended",
      ])
  }

  @Test func `a trigger during a run goes on to the next phase at once`() throws {
    let (host, rings) = try play(0) { Bell(rings: $0.value, animation: .smooth(duration: 0.5)) }
    try host.at(0) { rings.write(1) }
    try host.at(0.2) { rings.write(2) }
    let spring = Spring(duration: 0.5)
    let (place, speed) = (spring.value(target: 100.0, time: 0.2), spring.velocity(target: 100.0, time: 0.2))
    let (there, pace) = (
      place + spring.value(target: -50 - place, initialVelocity: speed, time: 0.5),
      spring.velocity(target: -50 - place, initialVelocity: speed, time: 0.5)
    )
    // The first phase's completion at 0.5 is none of the run's any more.
    try expect(
      host,
      [
        (0.2, place), (0.6, place + spring.value(target: -50 - place, initialVelocity: speed, time: 0.4)),
        (0.7, there), (0.8, there + spring.value(target: -there, initialVelocity: pace, time: 0.1)),
        (9, 0),
      ])
    #expect(!host.graph.hasRunningAnimations)
  }

  @Test func `a trigger on the way back starts the next round`() throws {
    let (host, rings) = try play(0) { Bell(rings: $0.value) }
    try host.at(0) { rings.write(1) }
    try host.at(2.5) { rings.write(2) }
    try expect(host, [(2.5, -25), (3.5, 100), (4.5, -50), (5.5, 0), (7, 0)])
  }

  @Test func `a phase without animation is shown for one frame`() throws {
    let host = try TestHost { Bob(phases: [0, 1, 2]) { _ in nil } }
    // Shown as the view appears, so the first phase is never seen; then one every 1/60 s.
    for frame in 0..<200 {
      try host.advance(to: (Double(frame) + 0.5) / 60)
      #expect(host.height("x") == Double((frame + 1) % 3))
    }
    let (bell, rings) = try play(0) { Bell(rings: $0.value, animation: nil) }
    try bell.at(1) { rings.write(1) }
    try expect(bell, [(1.01, 100), (1.02, -50), (1.04, 0), (2, 0)])
    #expect(bell.clock.nextDue == nil)
  }

  @Test func `under timing frame such a phase lasts one frame of the scenario`() throws {
    let host = try TestHost(timing: .frame(fps: 24)) { Bob(phases: [0, 1, 2]) { _ in nil } }
    for frame in 0..<20 {
      try host.advance(to: (Double(frame) + 0.5) / 24)
      #expect(host.height("x") == Double((frame + 1) % 3))
    }
  }

  @Test func `a phase in which nothing changes waits for nothing`() throws {
    let (host, rings) = try play(0) { Bell(rings: $0.value, phases: [0, -100, -100]) }
    try host.at(0) { rings.write(1) }
    try expect(host, [(1, -100), (1.5, -100 + 100 * (0.5 - 1.0 / 60)), (2.02, 0)], 1e-6)
  }

  @Test func `it ends with its view`() throws {
    let (host, shown) = try play(true) { outside in
      if outside.value { Bob() } else { Text("gone") }
    }
    try host.advance(to: 1.25)
    try host.at(1.5) { shown.write(false) }
    try host.advance(to: 1.6)
    #expect(!host.exists("x"))
    #expect(!host.graph.hasRunningAnimations)
    try host.advance(to: 4)
    #expect(host.clock.nextDue == nil)
  }

  @Test func `one phase stands, none shows nothing`() throws {
    let single = try TestHost { Bob(phases: [7]) }
    try single.advance(to: 3)
    #expect(single.height("x") == 7)
    #expect(single.animators == [])
    let none = try TestHost { Bob(phases: []) }
    #expect(!none.exists("x"))
    #expect(none.kinds(.warning) == ["a phaseAnimator without phases shows nothing"])
  }

  @Test func `other phases are taken over where the shown one is among them`() throws {
    let (host, phases) = try play([0.0, 100]) { Bob(phases: $0.value) }
    try host.at(0.5) { phases.write([200, 100, 300]) }
    try expect(host, [(0.75, 75), (1, 100), (1.5, 200), (2, 300), (2.5, 250)])
  }

  @Test func `a long run leaves nothing behind`() throws {
    let host = try TestHost { Bob { _ in .linear(duration: 0.1) } }
    try host.advance(to: 10)
    let room = host.clock.roomInUse
    try host.advance(to: 500)
    #expect(host.clock.roomInUse <= room)
    #expect(near(host.height("x"), 0, 1e-6))
  }
}

/// The view that an animator's modifier stands on goes on living its own life.
@Suite struct AnimatedContentTests {
  private struct Counter: View {
    let label: String
    @State private var appearances = 0
    var body: some View {
      Text("\(label) \(appearances)").onAppear { appearances += 1 }
    }
  }

  @Test func `its values come through and its state stays`() throws {
    let (host, label) = try play("a") { label in
      VStack {
        Counter(label: label.value).phaseAnimator([0.0, 100]) { content, phase in
          content.offset(y: phase)
        } animation: { _ in
          .linear(duration: 1)
        }
        Counter(label: label.value + "2").keyframeAnimator(initialValue: 0.0, trigger: label.value) {
          $0.offset(x: $1)
        } keyframes: { _ in
          LinearKeyframe(10, duration: 1)
        }
      }
    }
    #expect(host.exists("a 1") && host.exists("a2 1"))
    try host.at(2.25) { label.write("b") }
    #expect(host.exists("b 1") && host.exists("b2 1"))
    #expect(near(host.height("b 1"), 25, 1e-6))
    try host.advance(to: 2.75)
    #expect(near(host.offset("b2 1").map { Double($0.width) }, 5, 1e-6))
  }

  @Test func `animators may be nested`() throws {
    let host = try TestHost {
      Text("x").phaseAnimator([0.0, 100]) { content, phase in
        content.offset(y: phase).keyframeAnimator(initialValue: 0.0) {
          $0.offset(x: $1)
        } keyframes: { _ in
          LinearKeyframe(60, duration: 0.6)
        }
      } animation: { _ in
        .linear(duration: 1)
      }
    }
    try host.advance(to: 0.75)
    #expect(near(host.height("x"), 75, 1e-6))
    #expect(near(host.offset("x").map { Double($0.width) }, 15, 1e-6))
    try host.advance(to: 1.25)
    #expect(near(host.height("x"), 75, 1e-6))
    #expect(near(host.offset("x").map { Double($0.width) }, 5, 1e-6))
    #expect(host.kinds(.warning) == [])
  }
}

/// Code as people write it for the device.
private enum Reaction: CaseIterable {
  case initial, move, scale
  var lift: Double { self == .initial ? 0 : -64 }
  var size: Double { self == .scale ? 1.5 : 1 }
}

private struct Values {
  var scale = 1.0
  var stretch = 1.0
  var lift = 0.0
  var angle = Angle.zero
}

private struct Reactions: View {
  @State private var likes = 0
  var body: some View {
    VStack {
      Text("like")
        .phaseAnimator(Reaction.allCases, trigger: likes) { content, phase in
          content.scaleEffect(phase.size).offset(y: phase.lift)
        } animation: { phase in
          switch phase {
          case .initial: .smooth
          case .move: .easeInOut(duration: 0.3)
          case .scale: .spring(duration: 0.3, bounce: 0.7)
          }
        }
      Text("hop")
        .keyframeAnimator(initialValue: Values(), trigger: likes) { content, value in
          content
            .rotationEffect(value.angle)
            .scaleEffect(value.scale)
            .scaleEffect(y: value.stretch)
            .offset(y: value.lift)
        } keyframes: { _ in
          KeyframeTrack(\.angle) {
            CubicKeyframe(.zero, duration: 0.58)
            CubicKeyframe(.degrees(16), duration: 0.125)
            CubicKeyframe(.zero, duration: 0.25)
          }
          KeyframeTrack(\.stretch) {
            CubicKeyframe(0.6, duration: 0.15)
            CubicKeyframe(1, duration: 0.1)
          }
          KeyframeTrack(\.lift) {
            LinearKeyframe(0, duration: 0.1)
            SpringKeyframe(20, duration: 0.15, spring: .bouncy)
            SpringKeyframe(-60, duration: 1, spring: .bouncy)
            SpringKeyframe(0, spring: .bouncy)
          }
        }
    }
    .onTapGesture { likes += 1 }
  }
}

@Suite struct WrittenForTheDeviceTests {
  @Test func `phases and keyframes run beside each other and come to rest`() throws {
    let host = try TestHost { Reactions() }
    let place = try #require(host.frame("like"))
    var tap: ViewHost.TapResult?
    try host.at(0) { tap = try? host.host.tap(at: CGPoint(x: place.midX, y: place.midY)) }
    guard case .hit(let owner, _) = tap else {
      Issue.record("\(String(describing: tap))")
      return
    }
    #expect(owner == "it")
    try host.advance(to: 0.15)
    #expect(near(host.height("like"), -32, 1e-6))
    let cut = Spring.bouncy.value(target: 20.0, time: 0.15)
    try host.advance(to: 0.25)
    #expect(near(host.height("hop"), cut, 1e-6))
    #expect(Set(host.animators) == ["phaseAnimator in Reactions", "keyframeAnimator in Reactions"])
    try host.advance(to: 10)
    #expect(host.height("like") == 0 && host.height("hop") == 0)
    #expect(near(host.scale("like"), 1, 1e-9))
    #expect(!host.graph.hasRunningAnimations && host.clock.nextDue == nil)
  }
}
