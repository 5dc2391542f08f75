import AnimaticDrawing
import AnimaticUI
import Testing

@Suite struct ContentTransitionTests {
  private let linear = Animation.linear(duration: 1)

  /// What is drawn: texts and symbols with the opacity that they are drawn with.
  private func drawn(_ host: TestHost) -> [String: Double] {
    var found: [String: Double] = [:]
    func visit(_ items: [DisplayItem], _ opacity: Double) {
      for item in items {
        switch item {
        case .text(let layout, _, let color):
          found[layout.lines.map { $0.runs.map(\.string).joined() }.joined(), default: 0] +=
            opacity * color.alpha
        case .symbol(let spec, _, let color): found[spec.name, default: 0] += opacity * color.alpha
        case .group(let group): visit(group.content.items, opacity * group.opacity)
        default: break
        }
      }
    }
    visit(host.host.displayList().items, 1)
    return found.mapValues { ($0 * 1000).rounded() / 1000 }
  }

  private func counting(_ transition: ContentTransition?) throws -> (TestHost, Outside<Int>) {
    try play(1) { outside in
      if let transition {
        Text("\(outside.value)").contentTransition(transition)
      } else {
        Text("\(outside.value)")
      }
    }
  }

  @Test(arguments: [
    ContentTransition.opacity, .numericText(), .numericText(countsDown: true), .numericText(value: 2),
    .interpolate,
  ])
  func `the words cross-fade over the animation's time`(_ transition: ContentTransition) throws {
    let (host, count) = try counting(transition)
    try host.at(1) { withAnimation(linear) { count.write(2) } }
    #expect(drawn(host) == ["1": 1])
    try host.advance(to: 1.25)
    #expect(drawn(host) == ["1": 0.75, "2": 0.25])
    #expect(near(host.opacity("2"), 0.25))
    try host.advance(to: 2.01)
    #expect(drawn(host) == ["2": 1])
  }

  @Test(arguments: [nil, ContentTransition.identity, .symbolEffect])
  func `the words swap at once`(_ transition: ContentTransition?) throws {
    let (host, count) = try counting(transition)
    try host.at(1) { withAnimation(linear) { count.write(2) } }
    #expect(drawn(host) == ["2": 1])
  }

  @Test func `without an animation the words swap at once`() throws {
    let (host, count) = try counting(.opacity)
    try host.at(1) { count.write(2) }
    #expect(drawn(host) == ["2": 1])
    try host.at(2) { withAnimation(linear) { count.write(3) } }
    try host.at(2.5) { count.write(4) }
    #expect(drawn(host) == ["4": 1], "also in the middle of a fade")
    try host.advance(to: 2.75)
    #expect(drawn(host) == ["4": 1])
  }

  @Test func `a change in the middle of a fade goes on through it`() throws {
    let (host, count) = try counting(.numericText())
    try host.at(1) { withAnimation(linear) { count.write(2) } }
    try host.at(1.5) { withAnimation(linear) { count.write(3) } }
    #expect(drawn(host) == ["1": 0.5, "2": 0.5])
    // The number runs on: 0.75 + 0.25 · (2 − 0.75) = 1.0625 at 1.75.
    try host.advance(to: 1.75)
    #expect(drawn(host) == ["2": 0.938, "3": 0.063])
    try host.advance(to: 2.6)
    #expect(drawn(host) == ["3": 1])
  }

  @Test func `interpolate leaves equal words in place`() throws {
    let (host, big) = try play(false) { outside in
      Text("x").font(outside.value ? .title : .body).contentTransition(.interpolate)
    }
    try host.at(1) { withAnimation(linear) { big.write(true) } }
    try host.advance(to: 1.5)
    #expect(drawn(host) == ["x": 1])
  }

  @Test func `words from and to nothing`() throws {
    let (host, text) = try play("a") { outside in Text(outside.value).contentTransition(.opacity) }
    try host.at(1) { withAnimation(linear) { text.write("") } }
    try host.advance(to: 1.25)
    #expect(drawn(host) == ["a": 0.75])
    try host.at(3) { withAnimation(linear) { text.write("b") } }
    try host.advance(to: 3.25)
    #expect(drawn(host) == ["b": 0.25])
  }

  @Test func `symbols cross-fade`() throws {
    let (host, on) = try play(false) { outside in
      Image(systemName: outside.value ? "star.fill" : "star")
        .contentTransition(.symbolEffect(.replace)).symbolEffect(.bounce, value: outside.value)
        .symbolEffect(.pulse, options: .repeating, isActive: outside.value)
    }
    try host.at(1) { withAnimation(linear) { on.write(true) } }
    try host.advance(to: 1.25)
    #expect(drawn(host) == ["star": 0.75, "star.fill": 0.25])
    let (plain, flag) = try play(false) { Image(systemName: $0.value ? "star.fill" : "star") }
    try plain.at(1) { withAnimation(linear) { flag.write(true) } }
    #expect(drawn(plain) == ["star.fill": 1])
  }

  @Test func `the fade ends with the view, and completions come`() throws {
    var done: [Double] = []
    let (host, count) = try counting(.opacity)
    try host.at(1) {
      withAnimation(linear) {
        count.write(2)
      } completion: {
        done.append(host.graph.clock.now.seconds)
      }
    }
    try host.advance(to: 5)
    #expect(done == [2] && !host.graph.hasRunningAnimations)
  }
}
