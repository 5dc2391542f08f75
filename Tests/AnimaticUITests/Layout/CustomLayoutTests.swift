import AnimaticUI
import Testing

/// Steps down to the right, as user code writes it.
private struct Staircase: Layout {
  var step: CGFloat = 10
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    return CGSize(
      width: (sizes.map(\.width).max() ?? 0) + step * CGFloat(max(0, subviews.count - 1)),
      height: sizes.map(\.height).reduce(0, +))
  }
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var point = bounds.origin
    for subview in subviews {
      subview.place(at: point, anchor: .topLeading, proposal: .unspecified)
      point.x += step
      point.y += subview.dimensions(in: .unspecified).height
    }
  }
}

private struct Weight: LayoutValueKey {
  static let defaultValue: CGFloat = 1
}

extension View {
  fileprivate func weight(_ weight: CGFloat) -> some View { layoutValue(key: Weight.self, value: weight) }
}

/// Widths by weight; counts the making of its cache.
private struct Weighted: Layout {
  let journal: Journal
  struct Cache { var total: CGFloat }
  func makeCache(subviews: Subviews) -> Cache {
    journal.note("cache of \(subviews.count)")
    return Cache(total: subviews.map { $0[Weight.self] }.reduce(0, +))
  }
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: CGSize(width: 100, height: 20))
  }
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    var x = bounds.minX
    for subview in subviews {
      let width = bounds.width * subview[Weight.self] / cache.total
      subview.place(
        at: CGPoint(x: x, y: bounds.midY), anchor: .leading,
        proposal: ProposedViewSize(width: width, height: 20))
      x += width
    }
  }
}

private struct Wheel: Layout {
  var angle: Angle
  var animatableData: Angle.AnimatableData {
    get { angle.animatableData }
    set { angle.animatableData = newValue }
  }
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(width: 220, height: 220)
  }
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for (index, subview) in subviews.enumerated() {
      let turn = angle.radians + 2 * .pi * Double(index) / Double(subviews.count)
      subview.place(
        at: CGPoint(x: bounds.midX + 100 * cos(turn), y: bounds.midY + 100 * sin(turn)), anchor: .center,
        proposal: .unspecified)
    }
  }
}

@Suite struct CustomLayoutTests {
  private let second = Animation.linear(duration: 1)

  private struct Screen<Value, V: View>: View {
    let knob: Knob<Value>
    let content: (Value) -> V
    var body: some View { content(knob.value) }
  }

  private func stage<Value>(
    _ value: Value, rightToLeft: Bool = false, @ViewBuilder _ content: @escaping (Value) -> some View
  ) throws -> (TestHost, Knob<Value>) {
    let knob = Knob(value)
    let host = try TestHost.with(knob) {
      Screen(knob: knob, content: content)
        .environment(\.layoutDirection, rightToLeft ? .rightToLeft : .leftToRight)
    }
    return (host, knob)
  }

  private func box(_ name: String, _ width: CGFloat = 20, _ height: CGFloat = 10) -> some View {
    Color.red.frame(width: width, height: height).accessibilityIdentifier(name)
  }

  @Test func `subviews stand where they are placed`() throws {
    let (host, _) = try stage(0) { _ in
      Staircase {
        box("a")
        box("b", 30)
        box("c")
      }
    }
    // 50 by 30 points in the middle of 300 by 600.
    #expect(host.frame("a") == CGRect(x: 125, y: 285, width: 20, height: 10))
    #expect(host.frame("b") == CGRect(x: 135, y: 295, width: 30, height: 10))
    #expect(host.frame("c") == CGRect(x: 145, y: 305, width: 20, height: 10))
  }

  @Test func `from right to left it is the mirror image`() throws {
    let (host, _) = try stage(0, rightToLeft: true) { _ in
      Staircase {
        box("a")
        box("b", 30)
      }
    }
    #expect(host.frame("a")?.maxX == 170 && host.frame("b")?.maxX == 160)
  }

  @Test func `values of a key, with its default, and the nearest of several`() throws {
    let journal = Journal()
    let (host, _) = try stage(0) { _ in
      Weighted(journal: journal) {
        Color.red.accessibilityIdentifier("a").weight(3).padding(0).weight(9)
        Group { Color.red.accessibilityIdentifier("b").weight(2) }
        Color.red.accessibilityIdentifier("c")
      }
    }
    #expect(host.frame("a") == CGRect(x: 0, y: 290, width: 150, height: 20))
    #expect(host.frame("b")?.width == 100 && host.frame("c")?.width == 50)
    #expect(journal.lines == ["cache of 3"])
  }

  @Test func `each view moves to its new place, others come and go`() throws {
    let (host, wide) = try stage(false) { wide in
      Staircase(step: wide ? 30 : 10) {
        box("a")
        if wide { box("b") }
        box("c")
      }
    }
    #expect(host.frame("c") == CGRect(x: 145, y: 300, width: 20, height: 10))
    try host.at(1) { wide.set(true, second) }
    try host.advance(to: 1.5)
    // From (145, 300) to (170, 305): 80 by 30 points, two steps of 30.
    #expect(host.frame("c") == CGRect(x: 157.5, y: 302.5, width: 20, height: 10))
    #expect(near(host.opacity("b"), 0.5))
    try host.at(3) { wide.set(false, second) }
    try host.advance(to: 3.5)
    #expect(host.frame("c") == CGRect(x: 157.5, y: 302.5, width: 20, height: 10))
    #expect(host.frame("b")?.midY == 300)
  }

  @Test func `animatable data of a layout turn it, not straight through`() throws {
    let (host, turned) = try stage(false) { turned in
      Wheel(angle: .degrees(turned ? 180 : 0)) {
        box("a")
        box("b")
      }
    }
    #expect(host.frame("a").map { Double($0.midX) } == 250)
    try host.at(1) { turned.set(true, second) }
    #expect(near(host.frame("a").map { Double($0.midX) }, 250, 0.4))
    try host.advance(to: 1.5)
    #expect(near(host.frame("a").map { Double($0.midX) }, 150, 0.4))
    #expect(near(host.frame("a").map { Double($0.midY) }, 400, 0.4))
    #expect(near(host.frame("b").map { Double($0.midY) }, 200, 0.4))
    try host.advance(to: 3)
    #expect(near(host.frame("a").map { Double($0.midX) }, 50, 0.4))
    #expect(!host.graph.hasRunningAnimations)
  }

  @Test func `AnyLayout keeps the views and moves them`() throws {
    struct Counter: View {
      let journal: Journal
      var body: some View {
        Color.red.frame(width: 20, height: 10).accessibilityIdentifier("a").onAppear { journal.note("came") }
      }
    }
    let journal = Journal()
    let (host, row) = try stage(false) { row in
      let layout =
        row ? AnyLayout(HStackLayout(spacing: 0)) : AnyLayout(VStackLayout(alignment: .leading, spacing: 0))
      layout {
        Counter(journal: journal)
        box("b", 40, 30)
      }
    }
    #expect(host.frame("a") == CGRect(x: 130, y: 280, width: 20, height: 10))
    #expect(host.frame("b") == CGRect(x: 130, y: 290, width: 40, height: 30))
    try host.at(1) { row.set(true, second) }
    try host.advance(to: 1.5)
    // To the row: (120, 295) and (140, 285).
    #expect(host.frame("a") == CGRect(x: 125, y: 287.5, width: 20, height: 10))
    #expect(host.frame("b") == CGRect(x: 135, y: 287.5, width: 40, height: 30))
    #expect(journal.lines == ["came"])
  }

  @Test func `AnyLayout from and to a layout with a cache of its own`() throws {
    let journal = Journal()
    let (host, mine) = try stage(false) { mine in
      (mine ? AnyLayout(Weighted(journal: journal)) : AnyLayout(ZStackLayout(alignment: .topLeading))) {
        box("a")
        box("b", 40)
      }
    }
    #expect(host.frame("a")?.origin == host.frame("b")?.origin)
    try host.at(1) { mine.set(true) }
    #expect(host.frame("a")?.minX == 0 && host.frame("b")?.minX == 150)
    #expect(journal.lines == ["cache of 2"])
    try host.at(2) { mine.set(false) }
    #expect(host.frame("a")?.origin == host.frame("b")?.origin)
  }

  @Test func `layouts of stacks are the stacks`() throws {
    func frames(@ViewBuilder _ content: @escaping () -> some View) throws -> [CGRect?] {
      let (host, _) = try stage(0) { _ in content() }
      return ["a", "b", "c"].map { host.frame($0) ?? host.text($0)?.frame }
    }
    @ViewBuilder func views() -> some View {
      box("a", 30, 12).layoutPriority(1)
      Spacer(minLength: 3)
      Text("b b b b b b b b b b b b b b b b b b b b b b b b b")
      Text("c").padding(.bottom, 4)
    }
    #expect(
      try frames { HStack(alignment: .top, content: views) }
        == frames { HStackLayout(alignment: .top)(views) })
    #expect(
      try frames { HStack(alignment: .firstTextBaseline, spacing: 5, content: views) }
        == frames { AnyLayout(HStackLayout(alignment: .firstTextBaseline, spacing: 5))(views) })
    #expect(
      try frames { VStack(alignment: .trailing, content: views) }
        == frames { VStackLayout(alignment: .trailing)(views) })
    #expect(
      try frames { ZStack(alignment: .bottom, content: views) }
        == frames { ZStackLayout(alignment: .bottom)(views) })
  }

  @Test func `a view that is not placed stands in the middle`() throws {
    struct Lazy: Layout {
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(width: CGFloat.nan, height: 60)
      }
      func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      }
    }
    let (host, _) = try stage(0) { _ in Lazy { box("a") } }
    #expect(host.frame("a") == CGRect(x: 140, y: 295, width: 20, height: 10))
  }

  @Test func `ViewThatFits takes the first that fits`() throws {
    let (host, width) = try stage(CGFloat(250)) { width in
      ViewThatFits(in: .horizontal) {
        box("wide", 200)
        box("middle", 100)
        box("small", 50)
      }
      .frame(width: width)
    }
    #expect(host.exists("wide") && !host.exists("middle"))
    try host.at(1) { width.set(150) }
    #expect(host.exists("middle") && !host.exists("wide"))
    try host.at(2) { width.set(20) }
    #expect(host.exists("small") && !host.exists("middle"))
    try host.at(3) { width.set(200) }
    #expect(host.frame("wide")?.width == 200)
  }

  @Test func `frames relative to the container`() throws {
    let host = try TestHost(safeArea: EdgeInsets(top: 50, leading: 0, bottom: 30, trailing: 0)) {
      VStack(spacing: 0) {
        Color.red.frame(height: 10).containerRelativeFrame(.horizontal) { length, _ in length * 0.5 }
          .accessibilityIdentifier("half")
        Color.red.frame(height: 10).containerRelativeFrame(.horizontal, count: 4, span: 2, spacing: 20)
          .accessibilityIdentifier("parts")
        Color.red.containerRelativeFrame(.vertical) { length, _ in length / 4 }.accessibilityIdentifier(
          "high")
      }
    }
    #expect(host.frame("half")?.width == 150)
    #expect(host.frame("parts")?.width == 140)
    #expect(host.frame("high")?.height == 130)
  }

  @Test func `spacing of views and what they agree on`() {
    let (plain, none) = (ViewSpacing(), ViewSpacing.zero)
    #expect(plain.distance(to: plain, along: .horizontal) == 8)
    #expect(none.distance(to: none, along: .vertical) == 0)
    #expect(plain.union(none, edges: .top).distance(to: plain, along: .horizontal) == 8)
  }
}
