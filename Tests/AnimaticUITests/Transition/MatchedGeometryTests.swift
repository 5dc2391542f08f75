import AnimaticUI
import Testing

@Suite struct MatchedGeometryTests {
  private let linear = Animation.linear(duration: 1)

  /// A pill at the top that becomes a card in the middle.
  private struct Growing: View {
    let open: Knob<Bool>
    @Namespace private var space
    var body: some View {
      ZStack(alignment: .top) {
        Color.clear
        if open.value {
          Color.blue.accessibilityIdentifier("card")
            .matchedGeometryEffect(id: "notice", in: space)
            .frame(width: 200, height: 120).padding(.top, 200)
        } else {
          Color.red.accessibilityIdentifier("pill")
            .matchedGeometryEffect(id: "notice", in: space)
            .frame(width: 100, height: 40).padding(.top, 20)
        }
      }
    }
  }

  @Test func `a pill grows into a card: both move together and cross-fade`() throws {
    let open = Knob(false)
    let host = try TestHost.with(open) { Growing(open: open) }
    #expect(host.frame("pill") == CGRect(x: 100, y: 20, width: 100, height: 40))
    try host.at(1) { open.set(true, linear) }
    #expect(host.frame("card") == CGRect(x: 100, y: 20, width: 100, height: 40), "it starts at the pill")
    #expect(near(host.opacity("card"), 0) && near(host.opacity("pill"), 1))
    try host.advance(to: 1.25)
    let quarter = CGRect(x: 87.5, y: 65, width: 125, height: 60)
    #expect(host.frame("card") == quarter && host.frame("pill") == quarter)
    #expect(near(host.opacity("card"), 0.25) && near(host.opacity("pill"), 0.75))
    try host.advance(to: 1.999)
    #expect(host.exists("pill"))
    try host.advance(to: 2.01)
    #expect(!host.exists("pill"))
    #expect(host.frame("card") == CGRect(x: 50, y: 200, width: 200, height: 120))
    try host.at(3) { open.set(false, linear) }
    try host.advance(to: 3.5)
    let half = CGRect(x: 75, y: 110, width: 150, height: 80)
    #expect(host.frame("card") == half && host.frame("pill") == half)
    try host.advance(to: 4.01)
    #expect(host.frame("pill") == CGRect(x: 100, y: 20, width: 100, height: 40) && !host.exists("card"))
  }

  @Test func `turned round on its way it goes back from where it is`() throws {
    let open = Knob(false)
    let host = try TestHost.with(open) { Growing(open: open) }
    try host.at(1) { open.set(true, linear) }
    try host.at(1.5) { open.set(false, linear) }
    let half = CGRect(x: 75, y: 110, width: 150, height: 80)
    #expect(host.frame("card") == half && host.frame("pill") == half)
    try host.advance(to: 2.6)
    #expect(host.frame("pill") == CGRect(x: 100, y: 20, width: 100, height: 40) && !host.exists("card"))
  }

  @Test func `without an animation it is there at once`() throws {
    let open = Knob(false)
    let host = try TestHost.with(open) { Growing(open: open) }
    try host.at(1) { open.set(true) }
    #expect(host.frame("card") == CGRect(x: 50, y: 200, width: 200, height: 120) && !host.exists("pill"))
  }

  private struct Following: View {
    let right: Knob<Bool>
    let properties: MatchedGeometryProperties
    let anchor: UnitPoint
    @Namespace private var space
    var body: some View {
      ZStack(alignment: .topLeading) {
        Color.clear
        Color.red.matchedGeometryEffect(id: 1, in: space).frame(width: right.value ? 60 : 40, height: 30)
          .padding(.leading, right.value ? 200 : 20).padding(.top, 100)
        Color.blue.accessibilityIdentifier("x")
          .matchedGeometryEffect(id: 1, in: space, properties: properties, anchor: anchor, isSource: false)
          .frame(width: 10, height: 10)
      }
    }
  }

  @Test(
    arguments: [
      (MatchedGeometryProperties.frame, UnitPoint.center, CGRect(x: 20, y: 100, width: 40, height: 30)),
      (.position, .center, CGRect(x: 35, y: 110, width: 10, height: 10)),
      (.position, .topLeading, CGRect(x: 40, y: 115, width: 10, height: 10)),
      (.size, .topLeading, CGRect(x: 0, y: 0, width: 40, height: 30)),
    ])
  func `one that is no source follows`(
    _ properties: MatchedGeometryProperties, _ anchor: UnitPoint, _ expected: CGRect
  ) throws {
    let right = Knob(false)
    let host = try TestHost.with(right) { Following(right: right, properties: properties, anchor: anchor) }
    #expect(host.frame("x") == expected)
  }

  @Test func `a follower moves with its source`() throws {
    let right = Knob(false)
    let host = try TestHost.with(right) { Following(right: right, properties: .frame, anchor: .center) }
    try host.at(1) { right.set(true, linear) }
    try host.advance(to: 1.5)
    #expect(host.frame("x") == CGRect(x: 110, y: 100, width: 50, height: 30))
  }

  private struct Switching: View {
    let second: Knob<Bool>
    @Namespace private var space
    var body: some View {
      VStack(spacing: 0) {
        Color.clear.frame(width: 50, height: 50)
          .matchedGeometryEffect(id: "tab", in: space, isSource: !second.value)
        Color.clear.frame(width: 80, height: 50)
          .matchedGeometryEffect(id: "tab", in: space, isSource: second.value)
      }
      .frame(width: 300, height: 100)
      .background {
        Color.blue.accessibilityIdentifier("mark").matchedGeometryEffect(
          id: "tab", in: space, isSource: false)
      }
    }
  }

  @Test func `the mark of the chosen tab moves to the next one`() throws {
    let second = Knob(false)
    let host = try TestHost.with(second) { Switching(second: second) }
    #expect(host.frame("mark") == CGRect(x: 125, y: 250, width: 50, height: 50))
    try host.at(1) { second.set(true, linear) }
    try host.advance(to: 1.5)
    #expect(host.frame("mark") == CGRect(x: 117.5, y: 275, width: 65, height: 50))
    try host.advance(to: 2.5)
    #expect(host.frame("mark") == CGRect(x: 110, y: 300, width: 80, height: 50))
  }

  private struct Apart: View {
    @Namespace private var one
    @Namespace private var other
    var body: some View {
      VStack(spacing: 0) {
        Color.red.matchedGeometryEffect(id: 1, in: one).frame(width: 40, height: 40)
        Color.blue.accessibilityIdentifier("x").matchedGeometryEffect(id: 1, in: other, isSource: false)
          .frame(width: 10, height: 10)
        Color.blue.accessibilityIdentifier("y").matchedGeometryEffect(id: 2, in: one, isSource: false)
          .frame(width: 10, height: 10)
      }
    }
  }

  @Test func `other ids and other namespaces are no match`() throws {
    let host = try TestHost { Apart() }
    #expect(host.frame("x") == CGRect(x: 145, y: 310, width: 10, height: 10))
    #expect(host.frame("y") == CGRect(x: 145, y: 320, width: 10, height: 10))
  }

  private struct Crowded: View {
    @Namespace private var space
    var body: some View {
      VStack {
        Color.red.matchedGeometryEffect(id: 1, in: space).frame(width: 40, height: 40)
        Color.blue.matchedGeometryEffect(id: 1, in: space).frame(width: 10, height: 10)
      }
    }
  }

  @Test func `two sources at once are told of, once`() throws {
    let host = try TestHost { Crowded() }
    #expect(host.kinds(.warning).filter { $0.contains("matched geometry") }.count == 1)
  }

  private struct Kept: View {
    let tick: Int
    let seen: (Namespace.ID) -> Void
    @Namespace private var space
    var body: some View {
      let _ = seen(space)
      Text("\(tick)")
    }
  }

  @Test func `a namespace stays as long as its view`() throws {
    var seen: [Namespace.ID] = []
    let (host, tick) = try play(0) { outside in
      VStack {
        Kept(tick: outside.value) { seen.append($0) }
        Kept(tick: -1) { seen.append($0) }
      }
    }
    #expect(seen.count == 2 && seen[0] != seen[1])
    try host.at(1) { tick.write(1) }
    #expect(seen.count > 2 && seen.dropFirst(2).allSatisfy { seen[..<2].contains($0) })
    #expect(seen[2] == seen[0])
    #expect(Namespace().wrappedValue != Namespace().wrappedValue)
  }
}
