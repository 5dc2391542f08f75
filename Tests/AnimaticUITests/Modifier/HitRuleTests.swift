import AnimaticUI
import Testing

@Suite struct HitRuleTests {
  private final class Taps { var count = 0 }

  private func taps(_ host: TestHost, _ taps: Taps, at time: Double, x: Double = 150, y: Double = 300) throws
    -> Int
  {
    let before = taps.count
    try host.at(time) { _ = try? host.host.tap(at: CGPoint(x: x, y: y)) }
    return taps.count - before
  }

  private struct Fading: View {
    let alpha: Knob<Double>
    let taps: Taps
    var body: some View {
      Color.red.frame(width: 80, height: 40).opacity(alpha.value).onTapGesture { taps.count += 1 }
    }
  }

  @Test func `opacity counts by its model value`() throws {
    let (alpha, count) = (Knob(1.0), Taps())
    let host = try TestHost.with(alpha) { Fading(alpha: alpha, taps: count) }
    #expect(try taps(host, count, at: 0.5) == 1)
    try host.at(1) { alpha.set(0, .linear(duration: 1)) }
    #expect(try taps(host, count, at: 1.01) == 0)
    try host.at(3) { alpha.set(1, .linear(duration: 1)) }
    #expect(try taps(host, count, at: 3) == 1)
  }

  private struct Branch: View {
    let on: Knob<Bool>
    let taps: Taps
    var body: some View {
      ZStack { if on.value { Color.red.frame(width: 80, height: 40).onTapGesture { taps.count += 1 } } }
    }
  }

  @Test func `a leaving view can be tapped until it is gone`() throws {
    let (on, count) = (Knob(true), Taps())
    let host = try TestHost.with(on) { Branch(on: on, taps: count) }
    try host.at(1) { on.set(false, .linear(duration: 1)) }
    #expect(try taps(host, count, at: 1.9) == 1)
    #expect(try taps(host, count, at: 2.1) == 0)
  }

  @Test func `only what is drawn is hit, unless there is a content shape`() throws {
    let count = Taps()
    let bare = try TestHost {
      VStack {
        Text("top")
        Spacer()
      }.padding(20).onTapGesture { count.count += 1 }
    }
    #expect(try taps(bare, count, at: 0) == 0)
    #expect(try taps(bare, count, at: 0, y: 10) == 0)
    #expect(try taps(bare, count, at: 0, y: 28) == 1)
    let shaped = try TestHost {
      VStack {
        Text("top")
        Spacer()
      }.padding(20).contentShape(Rectangle()).onTapGesture { count.count += 1 }
    }
    #expect(try taps(shaped, count, at: 0, x: 140) == 1)
  }

  @Test func `a shape is hit inside its path, clear colour and gated views are not hit`() throws {
    let count = Taps()
    let circle = try TestHost {
      Circle().frame(width: 100, height: 100).onTapGesture { count.count += 1 }
    }
    #expect(try taps(circle, count, at: 0) == 1)
    #expect(try taps(circle, count, at: 0, x: 104, y: 254) == 0)
    let clear = try TestHost { Color.clear.onTapGesture { count.count += 1 } }
    #expect(try taps(clear, count, at: 0) == 0)
    let gated = try TestHost {
      Color.red.onTapGesture { count.count += 1 }.allowsHitTesting(false)
    }
    #expect(try taps(gated, count, at: 0) == 0)
  }

  @Test func `hits follow the presented offset`() throws {
    let (on, count) = (Knob(false), Taps())
    let host = try TestHost.with(on) { Moving(on: on, taps: count) }
    try host.at(1) { on.set(true, .linear(duration: 1)) }
    #expect(try taps(host, count, at: 1.5, y: 400) == 1)
    #expect(try taps(host, count, at: 1.5, y: 300) == 0)
    #expect(try taps(host, count, at: 2.5, y: 500) == 1)
  }

  private struct Moving: View {
    let on: Knob<Bool>
    let taps: Taps
    var body: some View {
      Color.red.frame(width: 80, height: 40).onTapGesture { taps.count += 1 }.offset(y: on.value ? 200 : 0)
    }
  }
}
