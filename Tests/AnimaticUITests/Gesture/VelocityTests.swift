import AnimaticUI
import Foundation
import Testing

@Suite struct VelocityTests {
  private func sampler(_ samples: (Double, Double)...) -> VelocitySampler<Double> {
    var sampler = VelocitySampler<Double>()
    for (value, time) in samples { sampler.add(value, at: time) }
    return sampler
  }

  @Test func `the last three samples count, the older pair for three quarters`() {
    #expect(sampler().velocity == 0)
    #expect(sampler((5, 1)).velocity == 0)
    #expect(sampler((0, 0), (10, 0.1)).velocity == 100)
    #expect(near(sampler((0, 0), (10, 0.1), (30, 0.2)).velocity, 0.75 * 100 + 0.25 * 200, 1e-9))
    #expect(near(sampler((9, -1), (0, 0), (10, 0.1), (30, 0.2)).velocity, 125, 1e-9))
    // A sample of the same time replaces the one before, an older one is left out.
    #expect(near(sampler((0, 0), (99, 0.1), (10, 0.1), (7, 0.05)).velocity, 100, 1e-9))
  }

  @Test func `a velocity dies away by 0.2 percent a millisecond and is gone after two seconds`() {
    let moving = sampler((0, 0), (10, 0.1))
    #expect(moving.velocity(at: 0.1) == 100)
    #expect(near(moving.velocity(at: 0.2), 100 * pow(0.998, 100), 1e-9))
    #expect(moving.velocity(at: 2.2) == 0)
  }

  /// A toast that is thrown up: it follows the finger and leaves or comes back as the release says.
  private struct Toast: View {
    var animation = Animation.spring(response: 0.5, dampingFraction: 1)
    let journal: Journal
    @State private var offset: CGFloat = 0
    var body: some View {
      Text("toast").frame(width: 200, height: 100).contentShape(Rectangle()).offset(y: offset)
        .gesture(
          DragGesture()
            .onChanged { offset = $0.translation.height }
            .onEnded { value in
              journal.note("velocity \(Int(value.velocity.height.rounded()))")
              journal.note("predicted \(Int(value.predictedEndTranslation.height.rounded()))")
              withAnimation(animation) { offset = value.predictedEndTranslation.height < -100 ? -400 : 0 }
            })
    }
  }

  private func spring(_ distance: Double, _ velocity: Double, _ t: Double) -> Double {
    let omega = 2 * Double.pi / 0.5
    return distance - exp(-omega * t) * (distance + (omega * distance - velocity) * t)
  }

  @Test func `a spring at the release goes on as fast as the finger went`() throws {
    let journal = Journal()
    let host = try TestHost { Toast(journal: journal) }
    // 40 points in 0.1 s: 400 points a second, predicted 40 + 100.
    try host.touch(1, by: CGSize(width: 0, height: -40), for: 0.1)
    try host.advance(to: 1.05)
    #expect(near(host.offset("toast")?.height, -20))
    try host.advance(to: 1.1)
    #expect(journal.lines == ["velocity -400", "predicted -140"])
    #expect(near(host.offset("toast")?.height, -40))
    for t in [0.02, 0.05, 0.1, 0.2, 0.4] {
      try host.advance(to: 1.1 + t)
      #expect(near(host.offset("toast")?.height, -40 + spring(-360, -400, t)))
    }
  }

  @Test func `it first swings on in the finger's direction where it has to come back`() throws {
    let journal = Journal()
    let host = try TestHost { Toast(journal: journal) }
    // Slow: 100 points a second.
    try host.touch(1, by: CGSize(width: 0, height: -40), for: 0.4)
    try host.advance(to: 1.4)
    #expect(journal.lines == ["velocity -100", "predicted -65"])
    try host.advance(to: 1.41)
    #expect(near(host.offset("toast")?.height, -40 + spring(40, -100, 0.01)))
    #expect(host.offset("toast")!.height < -40)
    try host.advance(to: 1.6)
    #expect(near(host.offset("toast")?.height, -40 + spring(40, -100, 0.2)))
    try host.advance(to: 4)
    #expect(host.offset("toast") == .zero)
    #expect(!host.graph.hasRunningAnimations)
  }

  @Test func `a curve starts as it always does`() throws {
    let host = try TestHost { Toast(animation: .linear(duration: 1), journal: Journal()) }
    try host.touch(1, by: CGSize(width: 0, height: -40), for: 0.1)
    try host.advance(to: 1.6)
    #expect(near(host.offset("toast")?.height, -220))
  }

  @Test func `a finger on a moving toast holds it`() throws {
    let journal = Journal()
    let host = try TestHost { Toast(animation: .linear(duration: 1), journal: journal) }
    try host.touch(1, by: CGSize(width: 0, height: -40), for: 0.4)
    // On its way back by 20 points when the next finger moves it.
    try host.touch(1.9, by: CGSize(width: 0, height: -60), for: 0.2)
    try host.advance(to: 2)
    #expect(near(host.offset("toast")?.height, -30))
    #expect(host.kinds(.warning).isEmpty)
  }

  @Test func `the velocity of a finger that rested before it left has died away`() throws {
    let offset = Knob<CGFloat>(0)
    let host = try TestHost.with(offset) { Moved(offset: offset) }
    for index in 0...3 {
      try host.at(1 + Double(index) * 0.1) {
        withTransaction(\.tracksVelocity, true) { offset.set(CGFloat(index) * 10) }
      }
    }
    try host.at(1.8) { offset.set(0, .spring(response: 0.5, dampingFraction: 1)) }
    try host.advance(to: 1.9)
    #expect(near(host.offset("text")?.height, 30 + spring(-30, 100 * pow(0.998, 500), 0.1)))
    // A plain write in between ends the tracking.
    try host.at(4) { withTransaction(\.tracksVelocity, true) { offset.set(10) } }
    try host.at(4.1) { withTransaction(\.tracksVelocity, true) { offset.set(20) } }
    try host.at(4.2) { offset.set(30) }
    try host.at(4.2) { offset.set(0, .spring(response: 0.5, dampingFraction: 1)) }
    try host.advance(to: 4.3)
    #expect(near(host.offset("text")?.height, 30 + spring(-30, 0, 0.1)))
  }

  private struct Moved: View {
    let offset: Knob<CGFloat>
    var body: some View { Text("text").offset(y: offset.value) }
  }
}
