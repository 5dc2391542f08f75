import AnimaticUI
import Testing

/// A completion comes exactly once, whatever happens to its animations.
@Suite struct CompletionOnceTests {
  private final class Calls {
    var list: [String] = []
    func note(_ what: String) { list.append("\(what) \(Printing.number(VirtualTime.clock.now.seconds))") }
  }

  private func moving() throws -> (TestHost, Outside<Double>) {
    try play(0.0) { outside in Text("x").offset(y: outside.value) }
  }

  private let spring = Animation.spring(response: 0.5, dampingFraction: 1)

  @Test func `a retargeted spring completes both blocks, each once`() throws {
    let calls = Calls()
    let (host, value) = try moving()
    for (time, target) in [(0.0, 100.0), (0.15, 0)] {
      try host.at(time) {
        withAnimation(spring) {
          value.write(target)
        } completion: {
          calls.note("logical to \(Int(target)) at")
        }
      }
    }
    try host.advance(to: 6)
    #expect(calls.list == ["logical to 100 at 0.5", "logical to 0 at 0.65"])
    calls.list = []
    for (time, target) in [(7.0, 100.0), (7.15, 0)] {
      try host.at(time) {
        withAnimation(spring, completionCriteria: .removed) {
          value.write(target)
        } completion: {
          calls.note("removed")
        }
      }
    }
    try host.advance(to: 12)
    #expect(calls.list.count == 2 && Set(calls.list).count == 1, "both when the last one is taken out")
  }

  @Test func `removal of a view completes what still ran on it`() throws {
    let calls = Calls()
    let (host, state) = try play((shown: true, y: 0.0)) { outside in
      ZStack { if outside.value.shown { Text("x").offset(y: outside.value.y) } }
    }
    try host.at(0) {
      withAnimation(.linear(duration: 5), completionCriteria: .removed) {
        state.write((true, 100))
      } completion: {
        calls.note("slow")
      }
      withAnimation(.linear(duration: 1), completionCriteria: .removed) {
        state.write((false, 100))
      } completion: {
        calls.note("fade")
      }
    }
    try host.advance(to: 10)
    #expect(calls.list.sorted() == ["fade 1", "slow 1"])
  }

  @Test func `an endless animation is complete when another one ends it`() throws {
    let calls = Calls()
    let (host, value) = try moving()
    try host.at(0) {
      withAnimation(.linear(duration: 1).repeatForever()) {
        value.write(100)
      } completion: {
        calls.note("endless")
      }
    }
    try host.advance(to: 20.5)
    #expect(calls.list == [] && near(host.offset("x").map { Double($0.height) }, 50))
    try host.at(20.5) { withAnimation(.linear(duration: 1)) { value.write(0) } }
    try host.advance(to: 30)
    #expect(calls.list == ["endless 21.5"])
    #expect(host.offset("x") == .zero && !host.graph.hasRunningAnimations)
  }

  @Test func `a plain write does not stop an endless animation`() throws {
    let (host, value) = try moving()
    try host.at(0) { withAnimation(.linear(duration: 1).repeatForever()) { value.write(100) } }
    try host.at(2) { value.write(0) }
    try host.advance(to: 2.5)
    #expect(near(host.offset("x").map { Double($0.height) }, -50))
    #expect(host.graph.hasRunningAnimations)
  }

  @Test func `a block without length, or without effect, completes at once`() throws {
    let calls = Calls()
    let (host, value) = try moving()
    try host.at(1) {
      withAnimation(.linear(duration: 0)) {
        value.write(50)
      } completion: {
        calls.note("no length")
      }
      withAnimation(.linear(duration: 1)) {
        value.write(50)
      } completion: {
        calls.note("equal write")
      }
      withAnimation(nil) {
        value.write(60)
      } completion: {
        calls.note("plain")
      }
    }
    #expect(calls.list.sorted() == ["equal write 1", "no length 1", "plain 1"])
    try host.advance(to: 5)
    #expect(calls.list.count == 3)
  }

  @Test func `a queue that goes on by completions without length does not stall`() throws {
    let calls = Calls()
    let (host, value) = try moving()
    func next(_ number: Int) {
      guard number <= 3 else { return }
      withAnimation(.linear(duration: 0)) {
        value.write(Double(number))
      } completion: {
        calls.note("shown \(number) at")
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) { next(number + 1) }
      }
    }
    try host.at(0) { next(1) }
    try host.advance(to: 5)
    #expect(calls.list == ["shown 1 at 0", "shown 2 at 1", "shown 3 at 2"])
  }

  @Test func `an outer block waits for what its nested block started`() throws {
    let calls = Calls()
    let (host, state) = try play((x: 0.0, y: 0.0)) { outside in
      Text("x").offset(x: outside.value.x).offset(y: outside.value.y)
    }
    try host.at(0) {
      withAnimation(.linear(duration: 1)) {
        state.write((10, 0))
        withAnimation(.linear(duration: 2)) {
          state.write((10, 10))
        } completion: {
          calls.note("inner")
        }
      } completion: {
        calls.note("outer")
      }
    }
    try host.advance(to: 5)
    #expect(calls.list.sorted() == ["inner 2", "outer 2"])
  }
}
