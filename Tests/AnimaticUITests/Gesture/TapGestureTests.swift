import AnimaticUI
import Testing

@Suite struct TapGestureTests {
  private func host(
    _ journal: Journal, @ViewBuilder _ make: (AnyView) -> some View
  ) throws -> TestHost {
    let box = AnyView(Color.red.frame(width: 200, height: 100))
    return try TestHost { make(box) }
  }

  private func stamp(_ word: String) -> String { "\(word) \(VirtualTime.clock.now.seconds)" }

  @Test func `a double tap before a single one makes that wait for 0.35 s`() throws {
    let journal = Journal()
    let host = try host(journal) { box in
      box.onTapGesture(count: 2) { journal.note(stamp("double")) }
        .onTapGesture { journal.note(stamp("single")) }
    }
    try host.tap(1)
    try host.advance(to: 1.349)
    #expect(journal.lines == [])
    try host.advance(to: 1.36)
    #expect(journal.lines == ["single 1.35"])
    try host.tap(2)
    try host.tap(2.3)
    try host.advance(to: 3)
    #expect(journal.lines == ["single 1.35", "double 2.3"])
    // Too late for a double one: two single ones.
    try host.tap(4)
    try host.tap(4.4)
    try host.advance(to: 5)
    #expect(journal.lines.suffix(2) == ["single 4.35", "single 4.75"])
  }

  @Test func `written the other way round the single tap comes at once and the double one never`() throws {
    let journal = Journal()
    let host = try host(journal) { box in
      box.onTapGesture { journal.note(stamp("single")) }
        .onTapGesture(count: 2) { journal.note(stamp("double")) }
    }
    try host.tap(1)
    try host.tap(1.2)
    try host.advance(to: 2)
    #expect(journal.lines == ["single 1.0", "single 1.2"])
  }

  @Test func `exclusively says the same within one gesture`() throws {
    let journal = Journal()
    let host = try host(journal) { box in
      box.gesture(
        TapGesture(count: 2).onEnded { journal.note(stamp("double")) }
          .exclusively(before: TapGesture().onEnded { journal.note(stamp("single")) }))
    }
    try host.tap(1)
    try host.advance(to: 2)
    try host.tap(3)
    try host.tap(3.2)
    try host.advance(to: 4)
    #expect(journal.lines == ["single 1.35", "double 3.2"])
  }

  @Test func `three taps are counted, and a pause begins anew`() throws {
    let journal = Journal()
    let host = try host(journal) { $0.onTapGesture(count: 3) { journal.note(stamp("triple")) } }
    for time in [1, 1.2, 1.6, 1.8, 2.0] { try host.tap(time) }
    #expect(journal.lines == ["triple 2.0"])
  }

  @Test func `a tap lasts at most 0.75 s and stays within 45 points`() throws {
    let journal = Journal()
    let host = try host(journal) { $0.onTapGesture { journal.note(stamp("tap")) } }
    try host.touch(1, for: 0.75)
    try host.advance(to: 2)
    #expect(journal.lines == ["tap 1.75"])
    let slow = try host.touch(3, for: 0.76)
    try host.advance(to: 4)
    #expect(journal.lines.count == 1)
    #expect(slow.ranCode == .some(nil))
    try host.touch(5, by: CGSize(width: 45, height: 0), for: 0.1)
    try host.touch(6, by: CGSize(width: 46, height: 0), for: 0.1)
    try host.advance(to: 7)
    #expect(journal.lines == ["tap 1.75", "tap 5.1"])
  }

  @Test func `a spatial tap tells its place in the view, on the stage and in a named view`() throws {
    let journal = Journal()
    func note(_ word: String) -> (SpatialTapGesture.Value) -> Void {
      { journal.note("\(word) \($0.location.x) \($0.location.y)") }
    }
    let host = try TestHost {
      ZStack {
        Color.red.frame(width: 200, height: 100).offset(x: 10)
          .simultaneousGesture(SpatialTapGesture().onEnded(note("local")))
          .simultaneousGesture(SpatialTapGesture(coordinateSpace: .global).onEnded(note("global")))
          .simultaneousGesture(SpatialTapGesture(coordinateSpace: .named("box")).onEnded(note("named")))
          .padding(20)
      }
      .coordinateSpace(.named("box"))
      .onTapGesture { location in journal.note("unseen \(location)") }
    }
    try host.tap(1, x: 100, y: 280)
    #expect(journal.lines == ["local 50.0 30.0", "global 100.0 280.0", "named 70.0 50.0"])
  }

  @Test func `a disabled view takes no taps, and an enabled one around it does`() throws {
    let journal = Journal()
    let host = try host(journal) { box in
      box.onTapGesture { journal.note("inner") }.disabled(true).onTapGesture { journal.note("outer") }
    }
    try host.tap(1)
    #expect(journal.lines == ["outer"])
  }

  @Test func `the newest closure is called`() throws {
    let host = try TestHost { Counter() }
    try host.tap(1)
    try host.tap(2)
    try host.tap(3)
    #expect(host.text("3") != nil)
  }

  private struct Counter: View {
    @State private var count = 0
    var body: some View {
      let next = count + 1
      Text("\(count)").frame(width: 200, height: 200).contentShape(Rectangle()).onTapGesture { count = next }
    }
  }
}
