import AnimaticTesting
import SwiftUI
import Testing

/// The public doors of AnimaticTesting, used as a package for iOS would.
@Suite struct PlayTests {
  private struct Counter: View {
    @State private var count = 0
    @State private var shown = false

    var body: some View {
      VStack {
        Button("Add") {
          count += 1
          withAnimation(.linear(duration: 1)) { shown.toggle() }
        }
        Text("Count \(count)")
        if shown { Text("Here") }
      }
    }
  }

  @Test func `a view is tapped and moves on the virtual clock`() throws {
    let play = try ViewPlay(width: 200, height: 200) { Counter() }
    #expect(play.opacity(text: "Here") == nil)
    #expect(try play.tap(text: "Add", at: 1))
    #expect(play.frame(text: "Count 1") != nil)
    try play.advance(to: 1.25)
    #expect(abs((play.opacity(text: "Here") ?? 0) - 0.25) < 1e-9)
    #expect(try !play.tap(text: "Nowhere", at: 2))
  }

  private struct Rising: View {
    @State private var up = false
    var body: some View {
      VStack {
        Button("Go") { withAnimation { up = true } }
        Text("x").opacity(up ? 0 : 1)
      }
    }
  }

  @Test(arguments: [(PlaySemantics.iOS16, 0.830), (.iOS17, 0.642), (.iOS26, 0.642)])
  func `a view plays under another system generation`(_ semantics: PlaySemantics, _ opacity: Double) throws {
    let play = try ViewPlay(width: 200, height: 200, semantics: semantics) { Rising() }
    #expect(try play.tap(text: "Go", at: 1))
    try play.advance(to: 1.1)
    #expect(abs((play.opacity(text: "x") ?? 0) - opacity) < 0.001)
  }

  @Test(arguments: [PlayTiming.exact, .frame(fps: 60), .device(fps: 60)])
  func `a view plays under another timing`(_ timing: PlayTiming) throws {
    struct Linear: View {
      @State private var up = false
      var body: some View {
        VStack {
          Button("Go") { withAnimation(.linear(duration: 1)) { up = true } }
          Text("x").opacity(up ? 0 : 1)
        }
      }
    }
    let play = try ViewPlay(width: 200, height: 200, timing: timing) { Linear() }
    // Between two frames: the frame after it at 1 + 1/60.
    #expect(try play.tap(text: "Go", at: 1.0 + 0.1 / 60))
    try play.advance(to: 1 + 1.0 / 60 + 0.1 / 60)
    let seen = try #require(play.opacity(text: "x"))
    switch timing {
    case .exact: #expect(abs(seen - (1 - 1.0 / 60)) < 1e-6)
    case .frame: #expect(abs(seen - (1 - 0.1 / 60)) < 1e-6)
    case .device: #expect(seen == 1)
    }
  }

  @Test(arguments: [PlayTiming.frame(fps: 0), .device(fps: -60), .frame(fps: 241)])
  func `a frame rate that is none is refused`(_ timing: PlayTiming) {
    #expect(throws: PlaySettingError.self) {
      try ViewPlay(width: 200, height: 200, timing: timing) { Rising() }
    }
  }

  @Test func `a scenario is stepped and its expectations are asked`() throws {
    let play = try ScenarioPlay(
      text: """
        scenario "steps"
        canvas 393x200
        duration 2s
        notice inbox = Banner()
        at 0.5s show inbox
        expect inbox.offset.y at 0.65s is -50 within 0.001
        expect inbox at 1s is gone
        """)
    try play.advance(to: 0.65)
    #expect(abs((play.number("inbox", "offset.y") ?? 0) + 50) < 1e-6)
    #expect(play.isVisible("inbox") && play.isVisible(text: "TEST"))
    #expect(try play.failedExpectations().count == 1)
  }

  @Test func `a run of a scenario with variants is played by its name`() throws {
    let text = """
      scenario "two"
      canvas 393x200
      duration 2s
      notice inbox = Banner(title: "One")
      at 0.5s show inbox
      variant "other" {
        inbox.title = "Two"
      }
      """
    for (variant, title) in [(nil, "One"), ("base", "One"), ("other", "Two")] {
      let play = try ScenarioPlay(text: text, variant: variant)
      try play.advance(to: 1)
      #expect(play.isVisible(text: title))
    }
    let problem = #expect(throws: ScenarioProblem.self) { try ScenarioPlay(text: text, variant: "othre") }
    #expect(problem?.description == "there is no variant 'othre'; the runs are base, other")
  }

  @Test func `a wrong scenario says what is wrong with it`() {
    #expect(throws: ScenarioProblem.self) { try ScenarioPlay(text: "scenario \"x\"\nduration 3") }
  }

  private struct Restless: View {
    @State private var count = 0
    // Each new identity appears, and appearing makes the next one.
    var body: some View { Text("\(count)").onAppear { count += 1 }.id(count) }
  }

  private struct Trap: View {
    @State private var isOpen = false
    var body: some View {
      VStack {
        Button("Open") { isOpen = true }
        if isOpen { Restless() }
      }
    }
  }

  @Test func `what goes wrong after a tap is thrown by the tap`() throws {
    let play = try ViewPlay(width: 200, height: 200) { Trap() }
    #expect(throws: (any Error).self) { try play.tap(text: "Open", at: 1) }
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func `a time without an end is refused`(seconds: Double) throws {
    let play = try ViewPlay(width: 200, height: 200) { Counter() }
    #expect(throws: PlayTimeError.self) { try play.advance(to: seconds) }
    #expect(throws: PlayTimeError.self) { try play.tap(text: "Add", at: seconds) }
  }

  @Test func `a time that is over counts as now`() throws {
    let play = try ViewPlay(width: 200, height: 200) { Counter() }
    try play.advance(to: 2)
    #expect(try play.tap(text: "Add", at: 1))
    try play.advance(to: 0)
    #expect(play.opacity(text: "Here") == 0)
    try play.advance(to: 2.5)
    #expect(abs((play.opacity(text: "Here") ?? 0) - 0.5) < 1e-9)
  }
}
