import AnimaticUI
import Testing

/// What happens to a value that is written again while it animates.
@Suite struct RetargetTests {
  private func moving(_ first: Double = -100) throws -> (TestHost, Outside<Double>) {
    try play(first) { outside in Text("x").offset(y: outside.value) }
  }

  private func expectPath(
    _ host: TestHost, _ path: [(Double, Double)], _ tolerance: Double = 0.05,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    for (time, value) in path {
      try host.advance(to: time)
      let seen = host.offset("x").map { Double($0.height) }
      #expect(
        near(seen, value, tolerance), "at \(time): \(seen ?? .nan), not \(value)",
        sourceLocation: sourceLocation)
    }
  }

  @Test func `a reversed curve blends from where the old one still moves`() throws {
    let (host, value) = try moving()
    try host.at(0) { withAnimation(.easeInOut(duration: 0.3)) { value.write(0) } }
    try host.at(0.15) { withAnimation(.easeInOut(duration: 0.3)) { value.write(-100) } }
    try expectPath(
      host, [(0.15, -50), (0.2, -27.49), (0.25, -27.49), (0.3, -50), (0.35, -76.82), (0.45, -100)])
  }

  @Test func `a reversed spring keeps its velocity`() throws {
    let (host, value) = try moving(0)
    let spring = Animation.spring(response: 0.5, dampingFraction: 1)
    try host.at(0) { withAnimation(spring) { value.write(100) } }
    try host.at(0.15) { withAnimation(spring) { value.write(0) } }
    try expectPath(
      host,
      [
        (0.15, 56.196), (0.2, 58.41), (0.25, 46.33), (0.3, 32.81), (0.35, 21.82), (0.45, 8.67), (0.65, 1.10),
      ])
  }

  @Test func `a plain write shifts the motion and does not stop it`() throws {
    let (host, value) = try moving()
    try host.at(0) { withAnimation(.easeInOut(duration: 0.3)) { value.write(0) } }
    try host.advance(to: 0.1)
    #expect(near(host.offset("x").map { Double($0.height) }, -76.82, 0.01))
    try host.at(0.15) { value.write(-100) }
    try expectPath(host, [(0.15, -150), (0.2, -123.18), (0.25, -105.61), (0.3, -100)], 0.01)
    #expect(host.kinds(.warning).count == 1)
  }

  @Test func `a write under a zero-length animation ends the motion`() throws {
    let (host, value) = try moving()
    try host.at(0) { withAnimation(.easeInOut(duration: 0.3)) { value.write(0) } }
    try host.at(0.15) { withAnimation(.linear(duration: 0)) { value.write(-100) } }
    try expectPath(host, [(0.15, -100), (0.2, -100)], 0.001)
  }

  @Test func `two animated writes before the first frame are combined`() throws {
    let (host, value) = try moving(0)
    try host.at(0) {
      withAnimation(.easeInOut(duration: 1)) { value.write(100) }
      withAnimation(.easeInOut(duration: 0.2)) { value.write(50) }
    }
    try expectPath(host, [(0.05, 6.87), (0.1, 25.99), (0.15, 44.1), (0.2, 50), (0.5, 50)], 0.1)
  }

  @Test func `an implicit animation near the leaf wins over withAnimation`() throws {
    let (host, value) = try play(0.0) { outside in
      Text("x").offset(y: outside.value).animation(.linear(duration: 1), value: outside.value)
    }
    try host.at(0) { withAnimation(.linear(duration: 0.2)) { value.write(100) } }
    try expectPath(host, [(0.5, 50), (1, 100)], 0.001)
  }

  @Test func `nested animation modifiers reach what is directly below them`() throws {
    let (host, value) = try play(0.0) { outside in
      Text("x").opacity(outside.value)
        .animation(.easeOut(duration: 0.5), value: outside.value)
        .offset(y: outside.value * 100)
        .animation(.easeOut(duration: 2), value: outside.value)
    }
    try host.at(0) { value.write(1) }
    try host.advance(to: 0.5)
    #expect(near(host.opacity("x"), 1))
    #expect(near(host.offset("x").map { Double($0.height) }, 37.81, 0.02))
  }

  @Test func `disabled animations keep modifiers from installing theirs`() throws {
    let (host, value) = try play(0.0) { outside in
      Text("x").offset(y: outside.value).animation(.linear(duration: 1), value: outside.value)
    }
    try host.at(0) {
      var transaction = Transaction()
      transaction.disablesAnimations = true
      withTransaction(transaction) { value.write(100) }
    }
    try expectPath(host, [(0.01, 100)], 0.001)
  }

  @Test func `an animated binding carries its animation, an enclosing block wins`() throws {
    let (host, value) = try moving(0)
    try host.at(0) { value.binding.animation(.linear(duration: 1)).wrappedValue = 100 }
    try expectPath(host, [(0.5, 50)], 0.001)
    try host.advance(to: 2)
    try host.at(2) {
      withAnimation(.linear(duration: 0.1)) {
        value.binding.animation(.linear(duration: 1)).wrappedValue = 0
      }
    }
    try expectPath(host, [(2.05, 50), (2.1, 0)], 0.001)
  }

  @Test func `withAnimation nil overrides an outer block`() throws {
    let (host, value) = try moving(0)
    try host.at(0) {
      withAnimation(.linear(duration: 1)) { withAnimation(nil) { value.write(100) } }
    }
    try expectPath(host, [(0.1, 100)], 0.001)
  }

  @Test func `completions come once, at the end or at once`() throws {
    let (host, value) = try moving(0)
    var calls: [String] = []
    try host.at(0) {
      withAnimation(.linear(duration: 0.5)) {
        value.write(100)
      } completion: {
        calls.append("logical \(host.clock.now.seconds)")
      }
      withAnimation(.linear(duration: 0.5), completionCriteria: .removed) {
        value.write(200)
      } completion: {
        calls.append("removed \(host.clock.now.seconds)")
      }
      withAnimation(.linear(duration: 0.5)) {
      } completion: {
        calls.append("nothing \(host.clock.now.seconds)")
      }
    }
    try host.advance(to: 0.4)
    #expect(calls == ["nothing 0.0"])
    try host.advance(to: 2)
    #expect(calls.sorted() == ["logical 0.5", "nothing 0.0", "removed 0.5"])
  }

  @Test func `with timing frame an animation begins at the next frame`() throws {
    let outside = Outside(0.0)
    let host = try TestHost(timing: .frame(fps: 10)) { Follower(outside: outside) }
    outside.attach(host)
    try host.at(0.05) { withAnimation(.linear(duration: 0.5)) { outside.write(100) } }
    try expectPath(host, [(0.1, 0), (0.2, 20), (0.6, 100)], 0.001)
  }

  @Test func `with timing device two frames are held and the first step is short`() throws {
    let outside = Outside(0.0)
    let host = try TestHost(timing: .device(fps: 60)) { Follower(outside: outside) }
    outside.attach(host)
    try host.at(0) { withAnimation(.linear(duration: 0.5)) { outside.write(100) } }
    try expectPath(host, [(0, 0), (1.0 / 60, 0), (2.0 / 60, 100.0 / 30)], 0.001)
  }

  private struct Follower: View {
    let outside: Outside<Double>
    var body: some View { Text("x").offset(y: outside.value) }
  }
}
