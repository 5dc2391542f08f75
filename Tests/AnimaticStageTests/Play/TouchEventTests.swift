import AnimaticScript
import AnimaticStage
import AnimaticTime
import AnimaticUI
import Testing

/// Fingers, the keyboard and the surroundings, played from scenario text.
@Suite struct TouchEventTests {
  private struct Play {
    let failures: [String]
    let trace: [TraceEvent]

    func lines(_ kinds: TraceEvent.Kind...) -> [String] {
      trace.filter { kinds.contains($0.kind) }.map { "\(Printing.number($0.time.seconds)) \($0.detail)" }
    }
  }

  private func scenario(_ body: String, stage: String = "device \"iPhone 15\"", fps: Int = 60) throws
    -> Scenario
  {
    let text = "scenario \"test\"\n\(stage)\nduration 12s\nfps \(fps)\n" + body
    let result = Scenario.parse(text: text, file: "test.scenario")
    #expect(result.diagnostics.filter { $0.severity == .error }.isEmpty, "\(result.diagnostics)")
    return try #require(result.scenario)
  }

  private func play(_ body: String, stage: String = "device \"iPhone 15\"") throws -> Play {
    let result = try ScenarioRun(try scenario(body, stage: stage)).play(
      at: [Instant(seconds: 11)], measurer: PlainMeasurer())
    return Play(
      failures: result.expectations.filter { !$0.passed }.map { "line \($0.line): \($0.message)" },
      trace: result.trace)
  }

  @Test func `a press taps when the finger leaves, up to three quarters of a second`() throws {
    let short = try play(
      """
      notice inbox = Banner(timers: .corrected)
      at 0.5s show inbox
      at 2s press inbox for 0.5s
      expect inbox.state.isShow at 2.49s is true
      expect inbox at 2.49s is still
      expect inbox at 2.71s is gone
      """)
    #expect(short.failures == [])
    #expect(short.lines(.press) == ["2 press inbox for 0.5 s"])
    #expect(short.lines(.gesture) == ["2.5 TapGesture ends"])
    let long = try play(
      """
      notice inbox = Banner(timers: .corrected)
      at 0.5s show inbox
      at 2s press inbox for 0.8s
      expect inbox at 3.5s is visible
      """)
    #expect(long.failures == [])
    #expect(long.lines(.tapMissed) == ["2.8 press inbox misses: no gesture there wants it"])
  }

  @Test func `a swipe over a notice that only takes taps is told to miss`() throws {
    let run = try play(
      """
      notice inbox = Banner(timers: .corrected)
      at 0.5s show inbox
      at 2s swipe inbox up
      at 3s drag inbox by (60, 0) over 0.5s
      at 4s drag inbox by (20, 0) over 0.25s
      """)
    #expect(
      run.lines(.swipe, .drag, .tapMissed) == [
        "2 swipe inbox up", "2.125 swipe inbox misses: no gesture there wants it",
        "3 drag inbox by (60, 0) over 0.5 s", "3.5 drag inbox misses: no gesture there wants it",
        "4 drag inbox by (20, 0) over 0.25 s",
      ])
    // 20 points are within a tap's reach.
    #expect(run.lines(.gesture) == ["4.25 TapGesture ends"])
  }

  @Test func `a finger that hits nothing is told like a tap`() throws {
    let run = try play(
      """
      notice inbox = Banner()
      notice note = Toast("Hello", displayDuration: 9)
      at 0.2s press inbox for 1s
      at 0.3s drag "nowhere" by (0, 10) over 1s
      at 0.4s swipe #nobody left
      at 1s show note
      at 1.5s press note for 0.1s
      """)
    #expect(run.lines(.press, .drag, .swipe) == [])
    #expect(
      run.lines(.tapMissed).prefix(3) == [
        "0.2 press inbox misses: it is not on stage", "0.3 drag \"nowhere\" misses: it is not on stage",
        "0.4 swipe #nobody misses: it is not on stage",
      ])
    #expect(run.lines(.tapMissed).last?.hasSuffix("takes no touches") == true)
  }

  @Test func `a tap while a finger stays is that of a second finger`() throws {
    let run = try play(
      """
      notice inbox = Banner(timers: .corrected)
      at 0.5s show inbox
      at 2s press inbox for 0.4s
      at 2.2s tap inbox
      """)
    #expect(run.lines(.tap) == [])
    #expect(run.lines(.tapMissed).count == 1)
    #expect(run.lines(.gesture) == ["2.4 TapGesture ends"])
  }

  @Test func `a notice at the bottom goes up with the keyboard`() throws {
    let run = try play(
      """
      notice bar = Snackbar(message: "Hello", duration: .long)
      at 0s show bar
      at 1s keyboard up
      at 1.5s keyboard up
      at 4s keyboard down
      """)
    #expect(run.lines(.keyboard) == ["1 keyboard up, 336 points", "4 keyboard down"])
    let before = try place("bar", at: 0.9)
    // The home indicator's 34 points are under the keyboard.
    #expect(abs(try place("bar", at: 3) - (before - 302)) < 0.01)
    #expect(abs(try place("bar", at: 5.5) - before) < 0.01)
  }

  private func place(_ name: String, at seconds: Double, _ more: String = "", fps: Int = 60) throws -> Double
  {
    let stage = try Stage(
      try scenario(
        """
        notice bar = Snackbar(message: "Hello", duration: .long)
        at 0s show bar
        at 1s keyboard up
        at 4s keyboard down
        \(more)
        """, fps: fps), measurer: PlainMeasurer())
    try stage.advance(to: Instant(seconds: seconds))
    guard case .number(let y) = stage.value(of: .notice(name), "frame.y") else { return .nan }
    return y
  }

  @Test func `the way up is the same at every frame rate`() throws {
    for time in [1.05, 1.1, 1.2, 4.15] {
      let places = try [24, 60, 120].map { try place("bar", at: time, fps: $0) }
      #expect(places[0] == places[1] && places[1] == places[2])
    }
  }

  @Test(arguments: [
    ("device \"iPhone SE\"", 260), ("device \"iPhone 15\"", 336), ("device \"iPhone 15 Plus\"", 346),
    ("device \"iPhone 15\" landscape", 209), ("device \"iPhone SE\" landscape", 200),
    ("device \"iPad mini\"", 340), ("device \"iPad mini\" landscape", 420), ("canvas 400x800", 260),
    ("canvas 400x100", 50),
  ]) func `each device has its keyboard`(_ stage: String, _ height: Int) throws {
    let run = try play("notice inbox = Banner()\nat 1s keyboard up", stage: stage)
    #expect(run.lines(.keyboard) == ["1 keyboard up, \(height) points"])
  }

  @Test func `a keyboard that is up turns with the stage`() throws {
    let turned = try place("bar", at: 3, "at 2s rotate landscape")
    let upright = try place("bar", at: 3)
    // The screen is 459 points lower, its keyboard 127 and the bar's place in between is the same.
    #expect(abs(turned - (upright - 459 + 127)) < 0.01)
  }

  @Test func `frames go to their places of a turned stage in 0.3 s`() throws {
    let body = """
      notice inbox = Banner(timers: .corrected)
      at 0s show inbox
      at 2s rotate landscape
      """
    let stage = try Stage(try scenario(body), measurer: PlainMeasurer())
    func width(_ seconds: Double) throws -> Double {
      try stage.advance(to: Instant(seconds: seconds))
      guard case .number(let width) = stage.value(of: .notice("inbox"), "frame.width") else { return .nan }
      return width
    }
    let upright = try width(1.9)
    let middle = try width(2.15)
    #expect(stage.value(of: .notice("inbox"), "moving") == .flag(true))
    let lying = try width(2.31)
    #expect(lying > upright + 100)
    #expect(abs(middle - (upright + lying) / 2) < 0.01)
    #expect(stage.value(of: .notice("inbox"), "moving") == .flag(false))
  }

  @Test func `values change at once where the picture of before fades`() throws {
    let body = """
      notice inbox = Banner(timers: .corrected)
      at 0s show inbox
      at 2s appearance dark
      at 3s text size accessibility1
      at 4s direction rtl
      at 5s reduce motion on
      """
    let stage = try Stage(try scenario(body), measurer: PlainMeasurer())
    func list(_ seconds: Double) throws -> Int {
      try stage.advance(to: Instant(seconds: seconds))
      return stage.displayList().items.count
    }
    let plain = try list(1.9)
    #expect(try list(2) == plain + 1)
    #expect(try list(2.2) == plain + 1)
    #expect(try list(2.31) == plain)
    #expect(try list(3.01) == plain)
    try stage.advance(to: Instant(seconds: 5.01))
    #expect(stage.value(of: .notice("inbox"), "moving") == .flag(false))
  }

  @Test(arguments: [
    ("drag a by (0, 1) over 0s", "time-zero"), ("drag a by (0, 1) over 61s", "out-of-range"),
    ("drag a by (1e9, 0) over 1s", ""), ("drag a by (200000, 0) over 1s", "out-of-range"),
    ("drag a by 3 over 1s", "wrong-type"), ("drag a by (0, 1) over 3", ""), ("drag b by (0, 1) over 1s", ""),
    ("drag a over 1s", "expected"), ("drag a by (0, 1)", "expected"), ("drag", ""), ("swipe", ""),
    ("swipe a", "expected"), ("swipe a upp", ""), ("swipe b up", ""), ("press a", "expected"),
    ("press a for", ""),
    ("press a for 3", ""), ("keyboard", "expected"), ("keyboard sideways", ""), ("rotate upside", ""),
    ("rotate", "expected"),
  ]) func `wrong events are answered with an error at their place`(_ event: String, _ id: String) throws {
    let text = "scenario \"t\"\ncanvas 100x100\nduration 2s\nnotice a = Banner()\nat 1s \(event)\n"
    let result = Scenario.parse(text: text, file: "t.scenario")
    #expect(result.scenario == nil)
    let errors = result.diagnostics.filter { $0.severity == .error }
    #expect(errors.count == 1 && errors[0].range.line == 5, "\(errors)")
    if !id.isEmpty { #expect(errors.first?.id == id) }
  }
}
