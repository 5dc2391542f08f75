import AnimaticUI
import Testing

@Suite struct GestureCompositionTests {
  private let across = CGSize(width: 60, height: 0)

  private func drag(_ journal: Journal, _ word: String, _ distance: CGFloat = 10) -> some Gesture {
    DragGesture(minimumDistance: distance)
      .onChanged { if $0.translation.width < 14 { journal.note("\(word) begins") } }
      .onEnded { _ in journal.note("\(word) ends") }
  }

  private var box: some View { Color.red.frame(width: 200, height: 100) }

  @Test func `a drag around a tap takes the finger once it moves`() throws {
    let journal = Journal()
    let host = try TestHost { box.onTapGesture { journal.note("tap") }.gesture(drag(journal, "drag")) }
    try host.touch(1, by: across, for: 0.1)
    try host.advance(to: 2)
    #expect(journal.lines == ["drag begins", "drag ends"])
    try host.tap(3)
    #expect(journal.lines.last == "tap")
  }

  @Test func `the inner one of two drags has the finger, unless the outer has high priority`() throws {
    let (plain, high) = (Journal(), Journal())
    let one = try TestHost { box.gesture(drag(plain, "inner")).gesture(drag(plain, "outer")) }
    try one.touch(1, by: across, for: 0.1)
    try one.advance(to: 2)
    #expect(plain.lines == ["inner begins", "inner ends"])
    let two = try TestHost { box.gesture(drag(high, "inner")).highPriorityGesture(drag(high, "outer")) }
    try two.touch(1, by: across, for: 0.1)
    try two.advance(to: 2)
    #expect(high.lines == ["outer begins", "outer ends"])
  }

  @Test func `a simultaneous gesture goes on beside the inner one`() throws {
    let journal = Journal()
    let host = try TestHost {
      box.gesture(drag(journal, "inner")).simultaneousGesture(drag(journal, "outer"))
    }
    try host.touch(1, by: across, for: 0.1)
    try host.advance(to: 2)
    #expect(journal.lines == ["inner begins", "outer begins", "inner ends", "outer ends"])
    let taps = Journal()
    let both = try TestHost {
      box.onTapGesture { taps.note("inner") }.simultaneousGesture(TapGesture().onEnded { taps.note("outer") })
    }
    try both.tap(1)
    #expect(taps.lines == ["inner", "outer"])
  }

  @Test(arguments: [
    (GestureMask.all, ["inner"]), (.gesture, ["outer"]), (.subviews, ["inner"]), (GestureMask.none, []),
  ]) func `a mask says which gestures take part`(_ mask: GestureMask, _ expected: [String]) throws {
    let journal = Journal()
    let host = try TestHost {
      box.onTapGesture { journal.note("inner") }
        .gesture(TapGesture().onEnded { journal.note("outer") }, including: mask)
    }
    try host.tap(1)
    #expect(journal.lines == expected)
  }

  @Test func `a drag after a long press begins where the finger was held`() throws {
    let journal = Journal()
    let hold = LongPressGesture().sequenced(before: DragGesture(minimumDistance: 0))
    let host = try TestHost {
      box.gesture(
        hold.onChanged { value in
          switch value {
          case .first(let pressing): journal.note("pressing \(pressing)")
          case .second(_, nil): journal.note("held")
          case .second(_, let drag?): journal.note("at \(drag.translation.width)")
          }
        }
        .onEnded { value in
          if case .second(true, let drag?) = value { journal.note("ended \(drag.translation.width)") }
        })
    }
    // 12 points in a second: 6 of them before the press is one.
    try host.touch(1, by: CGSize(width: 12, height: 0), for: 1)
    try host.advance(to: 3)
    #expect(journal.lines.first == "pressing true")
    #expect(journal.lines[1] == "at 0.0")
    #expect(journal.lines.last?.hasPrefix("ended 6.0") == true)
    let count = journal.lines.count
    try host.touch(4, by: CGSize(width: 60, height: 0), for: 0.2)
    try host.advance(to: 5)
    #expect(journal.lines.count == count + 1)
  }

  @Test func `two gestures at a time tell both values`() throws {
    let journal = Journal()
    let both = LongPressGesture(minimumDuration: 0.2, maximumDistance: 100)
      .simultaneously(with: DragGesture(minimumDistance: 0))
    let host = try TestHost {
      box.gesture(
        both.onEnded {
          journal.note("\(String(describing: $0.first)) \($0.second?.translation.width ?? -1)")
        })
    }
    try host.touch(1, by: across, for: 0.5)
    try host.advance(to: 3)
    #expect(journal.lines == ["Optional(true) 60.0"])
    try host.touch(4, by: across, for: 0.1)
    try host.advance(to: 5)
    #expect(journal.lines.last == "nil 60.0")
  }

  @Test func `values of composed gestures compare`() {
    typealias Both = SimultaneousGesture<LongPressGesture, LongPressGesture>.Value
    typealias Either = ExclusiveGesture<LongPressGesture, LongPressGesture>.Value
    #expect(Both(first: true, second: nil) == Both(first: true, second: nil))
    #expect(Both(first: true, second: nil) != Both(first: true, second: false))
    #expect(Either.first(true) == .first(true))
    #expect(Either.first(true) != .second(true))
  }

  private struct Way: Gesture {
    let journal: Journal
    var body: some Gesture<CGFloat> { AnyGesture(DragGesture().map { $0.translation.width * 2 }) }
  }

  @Test func `a gesture of one's own, mapped and with its type hidden`() throws {
    let journal = Journal()
    let host = try TestHost { box.gesture(Way(journal: journal).onEnded { journal.note("\($0)") }) }
    try host.touch(1, by: across, for: 0.1)
    try host.advance(to: 2)
    #expect(journal.lines == ["120.0"])
  }

  @Test func `gestures of two fingers compile and never fire`() throws {
    let journal = Journal()
    let host = try TestHost {
      box.gesture(MagnifyGesture().onEnded { _ in journal.note("magnify") })
        .gesture(RotateGesture().onEnded { _ in journal.note("rotate") })
        .gesture(MagnificationGesture().onChanged { _ in journal.note("magnification") })
        .gesture(RotationGesture().onChanged { _ in journal.note("rotation") })
        .gesture(drag(journal, "drag"))
    }
    try host.touch(1, by: across, for: 0.1)
    try host.advance(to: 2)
    #expect(journal.lines == ["drag begins", "drag ends"])
  }

  @Test func `a second finger finds only gestures that are free`() throws {
    let journal = Journal()
    let host = try TestHost {
      ZStack {
        box.gesture(drag(journal, "card", 0))
        Color.blue.frame(width: 40, height: 40).onTapGesture { journal.note("button") }.offset(x: 60)
      }
    }
    let first = try host.touch(1, x: 100, by: across, for: 1)
    let second = try host.touch(1.2, x: 80, for: 0.1)
    let third = try host.touch(1.4, x: 210, for: 0.1)
    try host.advance(to: 3)
    #expect(first.landing == .taken(owner: "it", what: second.whatIsThere))
    #expect(second.landing == .busy(what: second.whatIsThere))
    #expect(third.ranCode == .some("it"))
    #expect(journal.lines.suffix(2) == ["button", "card ends"])
  }

  @Test func `what a finger meets is told`() throws {
    let host = try TestHost { box }
    let ignored = try host.touch(1, for: 0.1)
    #expect(ignored.landing == .ignored(what: ignored.whatIsThere) && ignored.whatIsThere.hasPrefix("view("))
    #expect(try host.touch(2, x: 2, y: 2, for: 0.1).landing == .nothing)
  }
}

extension Finger {
  fileprivate var whatIsThere: String {
    switch landing {
    case .busy(let what), .ignored(let what), .taken(_, let what): what
    default: ""
    }
  }
}
