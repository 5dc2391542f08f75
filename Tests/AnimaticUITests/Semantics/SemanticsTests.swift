import AnimaticDrawing
import AnimaticUI
import Testing

/// What differs between system generations.
@Suite struct SemanticsTests {
  private typealias S = AnimationSemantics

  private func y(_ semantics: AnimationSemantics, _ animation: Animation?, at time: Double) throws -> Double {
    let (host, value) = try play(0.0, semantics: semantics) { outside in Text("x").offset(y: outside.value) }
    try host.at(0) { withAnimation(animation) { value.write(100) } }
    try host.advance(to: time)
    return try #require(host.offset("x").map { Double($0.height) })
  }

  @Test(arguments: [(AnimationSemantics.iOS16, 16.97), (.iOS17, 35.77), (.iOS18, 35.77), (.iOS26, 35.77)])
  func `the default is ease-in-out before iOS 17, a smooth spring since`(
    _ semantics: AnimationSemantics, _ expected: Double
  ) throws {
    #expect(abs(try y(semantics, .default, at: 0.1) - expected) < 0.01)
    let (host, value) = try play(0.0, semantics: semantics) { outside in Text("x").offset(y: outside.value) }
    try host.at(0) { withAnimation { value.write(100) } }
    try host.advance(to: 0.1)
    #expect(near(host.offset("x").map { Double($0.height) }, expected, 0.01))
  }

  @Test func `plain spring() is the form by response before iOS 17`() throws {
    // Response 0.5: damping 0.825 at 0.1 s 0.3936, critical 0.3577.
    #expect(abs(try y(.iOS16, .spring(), at: 0.1) - 39.36) < 0.01)
    #expect(abs(try y(.iOS17, .spring(), at: 0.1) - 35.77) < 0.01)
    for semantics in S.allCases {
      #expect(abs(try y(semantics, .spring(duration: 0.5, bounce: 0), at: 0.1) - 35.77) < 0.01)
      #expect(abs(try y(semantics, .spring, at: 0.1) - 35.77) < 0.01)
      #expect(abs(try y(semantics, .spring(dampingFraction: 0.825), at: 0.1) - 39.36) < 0.01)
    }
    #expect(abs(try y(.iOS16, .spring().speed(2), at: 0.05) - 39.36) < 0.01)
  }

  @Test func `plain interactiveSpring() is the form by response before iOS 17`() throws {
    // Response 0.15 at 1/60 s: damping 0.86 gives 0.1634.
    #expect(abs(try y(.iOS16, .interactiveSpring(), at: 1.0 / 60) - 16.34) < 0.01)
    #expect(abs(try y(.iOS17, .interactiveSpring(), at: 1.0 / 60) - 16.34) > 0.005)
    #expect(
      try y(.iOS17, .interactiveSpring(), at: 1.0 / 60) == y(.iOS17, .interactiveSpring, at: 1.0 / 60))
  }

  @Test func `traces spell the spring in the reading in force`() throws {
    func curve(_ semantics: AnimationSemantics) throws -> String? {
      let (host, value) = try play(0.0, semantics: semantics) { Text("x").offset(y: $0.value) }
      try host.at(0) { withAnimation(.spring()) { value.write(1) } }
      return host.trace.compactMap(\.animation).first?.curve
    }
    #expect(try curve(.iOS16) == "spring(response: 0.5, dampingFraction: 0.825)")
    #expect(try curve(.iOS17) == "spring(duration: 0.5, bounce: 0)")
  }

  private func corners(_ semantics: AnimationSemantics, @ViewBuilder _ view: @escaping () -> some View) throws
    -> [CornerStyle]
  {
    let host = try TestHost(semantics: semantics) { view() }
    var found: [CornerStyle] = []
    func visit(_ items: [DisplayItem]) {
      for item in items {
        switch item {
        case .fill(.roundedRectangle(_, _, let style), _): found.append(style)
        case .group(let group):
          if case .roundedRectangle(_, _, let style)? = group.clip { found.append(style) }
          visit(group.content.items)
        default: break
        }
      }
    }
    visit(host.host.displayList().items)
    return found
  }

  private struct Corners: View {
    var body: some View {
      VStack {
        Color.red.cornerRadius(8)
        Color.red.clipShape(RoundedRectangle(cornerRadius: 8))
        RoundedRectangle(cornerRadius: 8).fill(Color.blue)
        Capsule().fill(Color.blue)
        RoundedRectangle(cornerRadius: 8, style: .continuous).fill(Color.blue)
        RoundedRectangle(cornerRadius: 8, style: .circular).fill(Color.blue)
      }
    }
  }

  @Test func `corners without a style are circular before iOS 17`() throws {
    let plain = [CornerStyle](repeating: .circular, count: 4)
    #expect(try corners(.iOS16) { Corners() } == plain + [.continuous, .circular])
    for semantics in [S.iOS17, .iOS18, .iOS26] {
      #expect(
        try corners(semantics) { Corners() } == plain.map { _ in .continuous } + [.continuous, .circular])
    }
    // Also what stands outside of any body.
    #expect(try corners(.iOS16) { Color.red.cornerRadius(8) } == [.circular])
    #expect(try corners(.iOS17) { Color.red.cornerRadius(8) } == [.continuous])
  }

  private func color(_ host: TestHost) -> RGBA? {
    func visit(_ items: [DisplayItem]) -> RGBA? {
      for item in items {
        if case .fill(_, .color(let color)) = item { return color }
        if case .group(let group) = item, let found = visit(group.content.items) { return found }
      }
      return nil
    }
    return visit(host.host.displayList().items)
  }

  @Test func `system colours of iOS 13 to 18 and of iOS 26`() throws {
    for (semantics, blue) in [
      (S.iOS16, RGBA(0, 122, 255)), (.iOS18, RGBA(0, 122, 255)), (.iOS26, RGBA(0, 136, 255)),
    ] {
      let host = try TestHost(semantics: semantics) { Color.blue }
      let shown = try #require(color(host))
      #expect(abs(shown.green - blue.green) < 1e-9 && abs(shown.blue - blue.blue) < 1e-9)
    }
  }

  @Test func `colours animate in linear light since iOS 18`() throws {
    // Half-way from black to white: 0.5 encoded, or linear 0.5, which is 0.7354 encoded.
    for (semantics, middle) in [(S.iOS16, 0.5), (.iOS17, 0.5), (.iOS18, 0.735357), (.iOS26, 0.735357)] {
      let (host, flag) = try play(false, semantics: semantics) { outside in
        outside.value ? Color.white : Color.black
      }
      try host.at(0) { withAnimation(.linear(duration: 1)) { flag.write(true) } }
      try host.advance(to: 0.5)
      #expect(near(color(host)?.green, middle, 1e-5), "\(semantics)")
    }
  }

  private func drawn(_ host: TestHost) -> [String] {
    func visit(_ items: [DisplayItem]) -> [String] {
      items.flatMap { item -> [String] in
        switch item {
        case .text(let layout, _, _): return layout.lines.map { $0.runs.map(\.string).joined() }
        case .group(let group): return visit(group.content.items)
        default: return []
        }
      }
    }
    return visit(host.host.displayList().items)
  }

  @Test(arguments: AnimationSemantics.allCases)
  func `a leaving view among equals`(_ semantics: AnimationSemantics) throws {
    func order(_ rank: Double, _ other: Double) throws -> [String] {
      let (host, flag) = try play(true, semantics: semantics) { outside in
        ZStack {
          if outside.value { Text("leaving").zIndex(rank) }
          Text("panel").zIndex(rank)
          Text("other").zIndex(other)
        }
      }
      try host.at(0) { withAnimation(.linear(duration: 1)) { flag.write(false) } }
      try host.advance(to: 0.5)
      return drawn(host)
    }
    #expect(try order(0, 0) == ["leaving", "panel", "other"], "no rank at all: under everything")
    let ranked = try order(1, 0)
    #expect(ranked == (semantics == .iOS16 ? ["other", "panel", "leaving"] : ["other", "leaving", "panel"]))
    #expect(
      try order(0, -1)
        == (semantics == .iOS16 ? ["other", "panel", "leaving"] : ["other", "leaving", "panel"]))
  }

  @Test(arguments: AnimationSemantics.allCases)
  func `a nested transaction replaces before iOS 17, is merged over since`(_ semantics: AnimationSemantics)
    throws
  {
    let (host, value) = try play(0.0, semantics: semantics) { outside in Text("x").offset(y: outside.value) }
    try host.at(0) {
      withAnimation(.linear(duration: 1)) {
        withTransaction(\.isContinuous, true) { value.write(100) }
      }
    }
    try host.advance(to: 0.5)
    #expect(near(host.offset("x").map { Double($0.height) }, semantics == .iOS16 ? 100 : 50))
  }

  @Test(arguments: AnimationSemantics.allCases)
  func `coincident writes are combined in every generation`(_ semantics: AnimationSemantics) throws {
    let (host, value) = try play(0.0, semantics: semantics) { outside in Text("x").offset(y: outside.value) }
    try host.at(0) {
      withAnimation(.easeInOut(duration: 1)) { value.write(100) }
      withAnimation(.easeInOut(duration: 0.2)) { value.write(50) }
    }
    for (time, expected) in [(0.05, 6.87), (0.10, 25.99), (0.15, 44.1), (0.20, 50)] {
      try host.advance(to: time)
      #expect(near(host.offset("x").map { Double($0.height) }, expected, 0.06), "at \(time)")
    }
  }
}
