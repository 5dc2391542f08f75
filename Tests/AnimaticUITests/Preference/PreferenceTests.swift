import AnimaticUI
import Testing

private struct HeightKey: PreferenceKey {
  static var defaultValue: CGFloat { 0 }
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}

private struct NamesKey: PreferenceKey {
  static var defaultValue: [String] { [] }
  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

private struct PlacesKey: PreferenceKey {
  static var defaultValue: [Anchor<CGRect>] { [] }
  static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
    value += nextValue()
  }
}

/// Values that views hand up.
@Suite struct PreferenceTests {
  /// A toast that starts off screen by its own measured height.
  private struct MeasuredToast: View {
    @State private var height: CGFloat = 0
    @State private var shown = false

    var body: some View {
      VStack {
        Text("toast").frame(width: 100, height: 44)
          .background {
            GeometryReader { Color.clear.preference(key: HeightKey.self, value: $0.size.height) }
          }
          .offset(y: shown ? 0 : -height)
        Text("\(Int(height))")
      }
      .onPreferenceChange(HeightKey.self) { height = $0 }
    }
  }

  @Test func `a measured height is there in the first frame`() throws {
    let stage = try TestHost { MeasuredToast() }
    #expect(stage.text("44") != nil)
    #expect(stage.offset("toast")?.height == -44)
  }

  private struct Names: View {
    @State private var extra = false
    @State private var heard: [String] = []
    @State private var calls = 0

    var body: some View {
      VStack {
        Text("a").preference(key: NamesKey.self, value: ["inner"]).preference(
          key: NamesKey.self, value: ["a"])
        Text("b").preference(key: NamesKey.self, value: ["b"]).transformPreference(NamesKey.self) {
          $0 += ["!"]
        }
        if extra { Text("c").preference(key: NamesKey.self, value: ["c"]) }
        Text("heard " + heard.joined()).onTapGesture {
          withAnimation(.linear(duration: 1)) { extra.toggle() }
        }
        Text("calls \(calls)")
      }
      .onPreferenceChange(NamesKey.self) {
        heard = $0
        calls += 1
      }
    }
  }

  @Test func `values come in the order of the views, outer ones replace inner ones`() throws {
    let stage = try TestHost { Names() }
    #expect(stage.text("heard ab!") != nil)
    #expect(stage.text("calls 1") != nil)
  }

  @Test func `what comes and goes changes the value, what leaves says nothing any more`() throws {
    let stage = try TestHost { Names() }
    func tap(at time: Double) throws {
      let text = try #require(["heard ab!", "heard ab!c"].compactMap { stage.frame($0) }.first)
      try stage.at(time) { _ = try? stage.host.tap(at: CGPoint(x: text.midX, y: text.midY)) }
    }
    try tap(at: 1)
    #expect(stage.text("heard ab!c") != nil)
    try stage.advance(to: 3)
    try tap(at: 4)
    #expect(stage.text("heard ab!") != nil)
    #expect(stage.text("c") != nil)
    #expect(stage.text("calls 3") != nil)
  }

  @Test func `an overlay is laid over the place of an anchor`() throws {
    let stage = try TestHost {
      VStack(alignment: .leading, spacing: 0) {
        Text("one").frame(width: 50, height: 20)
        Text("two").frame(width: 80, height: 30)
          .anchorPreference(key: PlacesKey.self, value: .bounds) { [$0] }
      }
      .overlayPreferenceValue(PlacesKey.self) { places in
        GeometryReader { proxy in
          let rect = places.first.map { proxy[$0] } ?? .zero
          Color.red.frame(width: rect.width, height: rect.height)
            .offset(x: rect.minX, y: rect.minY)
            .accessibilityIdentifier("mark")
        }
      }
    }
    let mark = try #require(stage.frame("mark"))
    #expect(mark.size == CGSize(width: 80, height: 30))
    #expect(abs(mark.minY - (300 - 25 + 20)) < 0.4, "\(mark)")
  }

  @Test func `nobody speaks: the default is heard once`() throws {
    final class Log { var heard: [CGFloat] = [] }
    let log = Log()
    let stage = try TestHost { Text("x").onPreferenceChange(HeightKey.self) { log.heard.append($0) } }
    try stage.advance(to: 1)
    #expect(log.heard == [0])
  }
}
