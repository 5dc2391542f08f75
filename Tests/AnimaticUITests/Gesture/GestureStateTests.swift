import AnimaticUI
import Testing

@Suite struct GestureStateTests {
  private struct Card: View {
    @GestureState private var drag: CGSize
    init(_ reset: Transaction? = nil) {
      _drag =
        reset.map { GestureState(wrappedValue: .zero, resetTransaction: $0) }
        ?? GestureState(wrappedValue: .zero)
    }
    var body: some View {
      Text("card").frame(width: 200, height: 100).contentShape(Rectangle()).offset(drag)
        .gesture(DragGesture().updating($drag) { value, state, _ in state = value.translation })
    }
  }

  @Test func `the state follows the finger and goes back at once`() throws {
    let host = try TestHost { Card() }
    try host.touch(1, by: CGSize(width: 60, height: 30), for: 0.5)
    try host.advance(to: 1.25)
    #expect(near(host.offset("card")?.width, 30))
    #expect(near(host.offset("card")?.height, 15))
    try host.advance(to: 1.5)
    #expect(host.offset("card") == .zero)
    try host.advance(to: 3)
    #expect(host.offset("card") == .zero)
  }

  @Test func `it goes back under its reset transaction`() throws {
    let host = try TestHost { Card(Transaction(animation: .linear(duration: 1))) }
    try host.touch(1, by: CGSize(width: 60, height: 0), for: 0.5)
    try host.advance(to: 1.5)
    #expect(near(host.offset("card")?.width, 60))
    try host.advance(to: 2)
    #expect(near(host.offset("card")?.width, 30))
    try host.advance(to: 2.51)
    #expect(host.offset("card") == .zero)
  }

  private struct Chosen: View {
    let journal: Journal
    @GestureState(reset: { value, transaction in
      transaction.animation = (value ?? 0) > 50 ? .linear(duration: 1) : nil
    }) private var way: CGFloat?

    var body: some View {
      Text("card").frame(width: 200, height: 100).contentShape(Rectangle()).offset(x: way ?? 0)
        .gesture(
          DragGesture().updating($way) { value, state, transaction in
            journal.note("\(transaction.isContinuous) \(transaction.tracksVelocity)")
            state = value.translation.width
          })
    }
  }

  @Test func `a reset closure sees the last value`() throws {
    let journal = Journal()
    let host = try TestHost { Chosen(journal: journal) }
    try host.touch(1, by: CGSize(width: 40, height: 0), for: 0.5)
    try host.advance(to: 1.5)
    #expect(host.offset("card") == .zero)
    try host.touch(3, by: CGSize(width: 80, height: 0), for: 0.5)
    try host.advance(to: 4)
    #expect(near(host.offset("card")?.width, 40))
    #expect(Set(journal.lines) == ["true true"])
  }

  private struct Vanishing: View {
    let isThere: Knob<Bool>
    @GestureState private var isDown = false
    var body: some View {
      VStack {
        Text(isDown ? "down" : "up")
        if isThere.value {
          Color.red.frame(width: 200, height: 100)
            .gesture(DragGesture(minimumDistance: 0).updating($isDown) { _, state, _ in state = true })
        }
      }
    }
  }

  @Test func `it goes back when the view with the gesture leaves`() throws {
    let isThere = Knob(true)
    let host = try TestHost.with(isThere) { Vanishing(isThere: isThere) }
    try host.touch(1, for: 3)
    #expect(host.text("down") != nil)
    try host.at(2) { isThere.set(false) }
    #expect(host.text("up") != nil)
    // With a transition it is there, and held, until it is gone.
    try host.at(5) { isThere.set(true) }
    try host.touch(6, for: 3)
    try host.at(7) { isThere.set(false, .linear(duration: 1)) }
    try host.advance(to: 7.9)
    #expect(host.text("down") != nil)
    try host.advance(to: 8.1)
    #expect(host.text("up") != nil)
    #expect(host.kinds(.gesture).filter { $0.hasSuffix("taken away") }.count == 2)
  }

  private struct Losing: View {
    @GestureState private var isPressing = false
    let journal: Journal
    var body: some View {
      Text(isPressing ? "pressing" : "idle").frame(width: 200, height: 100).contentShape(Rectangle())
        .gesture(
          LongPressGesture(minimumDuration: 2, maximumDistance: 500)
            .updating($isPressing) { value, state, _ in state = value }
        )
        .gesture(DragGesture().onEnded { _ in journal.note("drag") })
    }
  }

  @Test func `it goes back when another gesture takes the finger`() throws {
    let journal = Journal()
    let host = try TestHost { Losing(journal: journal) }
    try host.touch(1, by: CGSize(width: 100, height: 0), for: 1)
    #expect(host.text("pressing") != nil)
    try host.advance(to: 1 + 12.0 / 120)
    #expect(host.text("idle") != nil)
    try host.advance(to: 3)
    #expect(journal.lines == ["drag"])
  }
}
