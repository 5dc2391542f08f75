import AnimaticTime
import AnimaticUI
import Testing

/// `timing device`: how long the start value is held.
@Suite struct DeviceTimingTests {
  private struct Rising: View {
    let goes: Bool
    let late: Bool
    @State private var y = 0.0
    var body: some View {
      Text("x").offset(y: y)
        .onAppear { if !late { rise() } }
        .onChange(of: goes) { rise() }
    }
    func rise() { withAnimation(.linear(duration: 1)) { y = 60 } }
  }

  private func heights(_ host: TestHost, from start: Int, count: Int) throws -> [Double] {
    try (0..<count).map {
      try host.advance(to: Double(start + $0) / 60)
      return ((host.offset("x").map { Double($0.height) } ?? -1) * 1000).rounded() / 1000
    }
  }

  @Test func `a write from outside is held for two frames`() throws {
    let (host, value) = try play(0.0, timing: .device(fps: 60)) { outside in
      Text("x").offset(y: outside.value)
    }
    try host.at(0.5) { withAnimation(.linear(duration: 1)) { value.write(60) } }
    #expect(try heights(host, from: 30, count: 4) == [0, 0, 1, 2])
  }

  @Test func `a write in onAppear is held for one frame more`() throws {
    let host = try TestHost(timing: .device(fps: 60)) { Rising(goes: false, late: false) }
    #expect(try heights(host, from: 0, count: 5) == [0, 0, 0, 1, 2])
  }

  @Test func `a write in onChange is held for one frame more`() throws {
    let (host, flag) = try play(false, timing: .device(fps: 60)) { Rising(goes: $0.value, late: true) }
    try host.at(0.5) { flag.write(true) }
    #expect(try heights(host, from: 30, count: 5) == [0, 0, 0, 1, 2])
  }

  @Test func `other timings know no such difference`() throws {
    for timing in [AnimationTiming.exact, .frame(fps: 60)] {
      let host = try TestHost(timing: timing) { Rising(goes: false, late: false) }
      #expect(try heights(host, from: 0, count: 3) == [0, 1, 2])
    }
  }

  @Test func `at 120 frames a second the first step is one frame`() throws {
    let (host, value) = try play(0.0, timing: .device(fps: 120)) { outside in
      Text("x").offset(y: outside.value)
    }
    try host.at(0) { withAnimation(.linear(duration: 1)) { value.write(120) } }
    let heights = try (0..<4).map { frame -> Double in
      try host.advance(to: Double(frame) / 120)
      return (host.offset("x").map { Double($0.height) } ?? -1).rounded()
    }
    #expect(heights == [0, 0, 1, 2])
  }
}
