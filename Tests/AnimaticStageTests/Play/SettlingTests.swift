import AnimaticScript
import AnimaticStage
import AnimaticTime
import Testing

/// `duration until settled`: the length is found by playing.
@Suite struct SettlingTests {
  private func scenario(_ body: String, duration: String = "until settled") throws -> Scenario {
    let text = "scenario \"test\"\ndevice \"iPhone 15\"\nduration \(duration)\n" + body
    let result = Scenario.parse(text: text, file: "test.scenario")
    #expect(result.diagnostics.filter { $0.severity == .error }.isEmpty, "\(result.diagnostics)")
    return try #require(result.scenario)
  }

  private func settled(_ body: String, duration: String = "until settled") throws -> Scenario {
    try scenario(body, duration: duration).settled(measurer: PlainMeasurer())
  }

  @Test func `a banner has settled when its fade after four seconds is over`() throws {
    // Shown at 0.5 s, hidden at 4.5 s; its slide, cut by the removal at 4.7 s, would end at 4.8 s.
    let play = try settled("notice inbox = Banner()\nat 0.5s show inbox")
    let last = play.instant(ofFrame: play.frameCount - 1).seconds
    #expect(last > 4.7 && last <= 4.8 + 1.5 / 60, "\(last)")
    #expect(play.settlingLimit == nil)
    #expect(play.frames == 0..<play.frameCount)
  }

  @Test func `the last event is waited for, and its frame is shown`() throws {
    let play = try settled("notice inbox = Banner()\nat 2s mark \"here\"")
    #expect(play.instant(ofFrame: play.frameCount - 1) == Instant(Rational(121, 60)))
  }

  @Test func `nothing at all is one frame and the next`() throws {
    #expect(try settled("notice inbox = Banner()").frameCount == 2)
  }

  @Test func `a notice without end has settled once it stands`() throws {
    let play = try settled("notice note = Toast(\"Saved\", displayDuration: none)\nat 0s show note")
    #expect(play.duration < .seconds(2))
  }

  @Test func `a written duration is left alone`() throws {
    let play = try settled("notice inbox = Banner()\nat 0.5s show inbox", duration: "3s")
    #expect(play.duration == .seconds(3))
  }

  @Test func `what still waits at the limit is named`() throws {
    let error = try #require(throws: StageError.self) {
      _ = try settled("notice inbox = Banner()\nat 0.5s show inbox", duration: "until settled limit 3s")
    }
    #expect(error.at == Instant(Rational(3)))
    #expect(error.message.contains("limit of 3 s"), "\(error.message)")
    #expect(error.message.contains("of inbox is due at 4.5 s"), "\(error.message)")
  }

  @Test func `an event after the limit is warned of`() throws {
    let text = "scenario \"t\"\ncanvas 10x10\nduration until settled limit 1s\nat 2s mark \"late\""
    let result = Scenario.parse(text: text, file: "t.scenario")
    #expect(result.diagnostics.map(\.id).contains("event-after-end"))
  }

  @Test(arguments: [
    ("duration until", "expected"), ("duration until setled", "expected"),
    ("duration until settled limit", "expected"), ("duration until settled limit 0s", "time-zero"),
    ("duration until settled limit 5", "time-without-unit"), ("duration until settled 5s", "expected"),
  ])
  func `a wrong form is told`(_ line: String, _ id: String) {
    let result = Scenario.parse(text: "scenario \"t\"\ncanvas 10x10\n\(line)\n", file: "t.scenario")
    #expect(result.scenario == nil)
    #expect(result.diagnostics.contains { $0.id == id || $0.id.contains("extra") }, "\(result.diagnostics)")
  }
}

extension SettlingTests {
  private func last(_ body: String) throws -> Double {
    let text =
      "scenario \"test\"\ndevice \"iPhone 15\"\nduration until settled\nnotice note = Toast(\"x\")\n" + body
    let scenario = try #require(Scenario.parse(text: text, file: "test.scenario").scenario)
    let play = try scenario.settled(measurer: PlainMeasurer())
    return play.instant(ofFrame: play.frameCount - 1).seconds
  }

  @Test func `the keyboard and a picture that fades are waited for`() throws {
    // The spring of the keyboard is taken out half a second on, the fade ends after 0.3 s.
    let keyboard = try last("at 1s keyboard up")
    #expect(keyboard > 1.4 && keyboard < 1.8, "\(keyboard)")
    let fade = try last("at 1s appearance dark")
    #expect(fade >= 1.3 && fade < 1.34, "\(fade)")
  }

  @Test func `a finger is waited for, but not the time that a tap might have taken`() throws {
    #expect(abs(try last("at 1s tap (100, 100)") - (1 + 1.0 / 60)) < 1e-9)
    // Shown for four seconds; tapped just before, it is gone 0.2 s later and its slide would end 0.3 s later.
    let shown = "notice inbox = Banner(timers: .corrected)\nat 0s show inbox\nat 3.9s "
    let tapped = try last(shown + "tap inbox")
    #expect(tapped >= 4.1 && tapped < 4.25, "\(tapped)")
    // The finger stays beyond all that: the banner's own timer took it at 4 s.
    let pressed = try last(shown + "press inbox for 2s")
    #expect(abs(pressed - 5.9) < 1.5 / 60, "\(pressed)")
  }
}
