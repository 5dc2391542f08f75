import AnimaticScript
import AnimaticStage
import AnimaticTime
import Testing

/// The numbers that the three notices must show, played from scenario text.
@Suite struct NoticeTimelineTests {
  /// Plays a scenario and returns its failed expectations' messages.
  private func failures(_ body: String, duration: String = "12s") throws -> [String] {
    let text = "scenario \"test\"\ndevice \"iPhone 15\"\nduration \(duration)\n" + body
    let result = Scenario.parse(text: text, file: "test.scenario")
    #expect(result.diagnostics.filter { $0.severity == .error }.isEmpty, "\(result.diagnostics)")
    let scenario = try #require(result.scenario)
    return try ScenarioRun(scenario).play(at: [], measurer: PlainMeasurer()).expectations
      .filter { !$0.passed }.map { "line \($0.line): \($0.message)" }
  }

  @Test func `a banner slides in and fades in at its own pace`() throws {
    let failed = try failures(
      """
      notice inbox = Banner(title: "New message", icon: "envelope.fill")
      at 0.5s show inbox
      expect inbox.offset.y at 0.55s is -94.387 within 0.001
      expect inbox.offset.y at 0.60s is -76.823 within 0.001
      expect inbox.offset.y at 0.65s is -50 within 0.001
      expect inbox.offset.y at 0.70s is -23.177 within 0.001
      expect inbox.offset.y at 0.80s is 0 within 0.001
      expect inbox.opacity at 0.55s is 0.0183 within 0.001
      expect inbox.opacity at 0.60s is 0.0761 within 0.001
      expect inbox.opacity at 0.65s is 0.1738 within 0.001
      expect inbox.opacity at 0.70s is 0.3037 within 0.001
      expect inbox.opacity at 0.80s is 0.5762 within 0.001
      expect inbox.opacity at 0.95s is 0.75 within 0.001
      """)
    #expect(failed == [])
  }

  @Test func `hidden it fades away before its slide is over`() throws {
    let failed = try failures(
      """
      notice inbox = Banner()
      at 0s show inbox
      at 2s hide inbox
      expect inbox.offset.y at 2.1s is -23.177 within 0.001
      expect inbox.opacity at 2.1s is 0.375 within 0.001
      expect inbox at 2.2s is gone
      expect inbox.count at 2.201s is 0
      expect inbox from 2.2s to 12s is gone
      """)
    #expect(failed == [])
  }

  @Test func `as written, a stale hide takes the second banner`() throws {
    let failed = try failures(
      """
      notice inbox = Banner()
      at 0.5s show inbox
      at 1.5s tap inbox
      at 2.5s show inbox
      expect inbox at 4.45s is visible
      expect inbox at 4.7s is gone
      expect inbox from 4.7s to 12s is gone
      """)
    #expect(failed == [])
  }

  @Test func `corrected, the second banner stays its four seconds`() throws {
    let failed = try failures(
      """
      notice inbox = Banner(timers: .corrected)
      at 0.5s show inbox
      at 1.5s tap inbox
      at 2.5s show inbox
      expect inbox from 2.6s to 6.5s is visible
      expect inbox at 6.7s is gone
      expect work item 1 of inbox cancelled at 1.5s
      expect work item 2 of inbox fired at 6.5s
      """)
    #expect(failed == [])
  }

  @Test func `as written, shown during its removal it stays invisible for ever`() throws {
    let failed = try failures(
      """
      notice inbox = Banner()
      at 0s show inbox
      at 4.1s show inbox
      expect inbox.count at 11s is 1
      expect inbox.offset.y at 11s is -100 within 0.001
      expect inbox.opacity at 11s is 0
      expect inbox.state.isShow at 11s is true
      """)
    #expect(failed == [])
  }

  @Test func `as written, an earlier snackbar's timer hides the third`() throws {
    let failed = try failures(
      """
      notice bar = Snackbar(message: "Hello 1")
      at 0s show bar
      at 2s set bar.message = "Hello 2"
      at 2s set bar.duration = .short
      at 2s show bar
      at 4s set bar.message = "Hello 3"
      at 4s set bar.duration = .long
      at 4s show bar
      expect bar.opacity at 0s is 1
      expect bar.text at 1.9s is "Hello 1"
      expect bar.text at 2s is "Hello 2"
      expect bar.opacity at 2s is 1
      expect bar.text at 4s is "Hello 3"
      expect bar.opacity at 5s is 1
      expect bar.opacity at 5.05s is 0.871 within 0.001
      expect bar.opacity at 5.1s is 0.5 within 0.001
      expect bar at 5.2s is gone
      """)
    #expect(failed == [])
  }

  @Test func `corrected, the third snackbar stays its six seconds`() throws {
    let failed = try failures(
      """
      notice bar = Snackbar(message: "Hello 1", timers: .corrected)
      at 0s show bar
      at 2s set bar.message = "Hello 2"
      at 2s set bar.duration = .short
      at 4s set bar.message = "Hello 3"
      at 4s set bar.duration = .long
      expect bar.opacity from 0s to 10s is 1
      expect bar.opacity at 10.1s is 0.5 within 0.001
      expect bar at 10.2s is gone
      """)
    #expect(failed == [])
  }

  @Test func `a toast beside a gradient pushes it aside over the plain curve`() throws {
    // 393 − 2·16 = 361 wide; the toast is 19·8.5 + 32 = 193.5 and 8 apart: 159.5 are left.
    let failed = try failures(
      """
      notice hello = Toast("Welcome to SwiftUI!", displayDuration: 2, transition: .move(edge: .trailing), container: .hStackTrailing)
      at 0s show hello
      expect #hello.gradient.frame.width at 0s is 361 within 0.5
      expect #hello.gradient.frame.width at 0.175s is 260.25 within 0.6
      expect #hello.gradient.frame.width at 0.35s is 159.5 within 0.6
      expect #hello.gradient.frame.width at 2s is 159.5 within 0.6
      expect #hello.gradient.frame.width at 2.175s is 260.25 within 0.6
      expect #hello.gradient.frame.width at 2.4s is 361 within 0.5
      expect hello.offset.x at 0.175s is 96.75 within 0.1
      expect hello.opacity at 0.175s is 1
      expect hello at 2.351s is gone
      """)
    #expect(failed == [])
  }

  @Test func `a toast without end stays`() throws {
    let failed = try failures(
      """
      notice hello = Toast("Hi", displayDuration: none)
      at 0s show hello
      expect hello at 11.9s is visible
      """)
    #expect(failed == [])
  }

  @Test func `a toast that is shown again is a fresh one`() throws {
    let failed = try failures(
      """
      notice hello = Toast("Hi", displayDuration: 2)
      at 0s show hello
      at 1s show hello
      expect hello.opacity at 0.175s is 0.5 within 0.001
      expect hello.opacity at 1.175s is 0.5 within 0.001
      expect hello.opacity at 3.175s is 0.5 within 0.001
      expect hello at 3.36s is gone
      """)
    #expect(failed == [])
  }

  @Test func `expectations that do not hold say what was seen`() throws {
    let failed = try failures(
      """
      notice inbox = Banner()
      at 0.5s show inbox
      expect inbox.offset.y at 0.65s is -76.8 within 0.1
      """)
    #expect(failed == ["line 6: expected inbox.offset.y −76.8 within 0.1 at 0.65 s, got −50"])
  }

  @Test func `of several notices each has its own values, whichever lies over which`() throws {
    let failed = try failures(
      """
      notice hello = Toast("Hi", transition: .move(edge: .leading))
      notice bar = Snackbar(message: "Saved")
      notice inbox = Banner(title: "Mail")
      at 0s show hello
      at 0s show bar
      at 0s show inbox
      expect hello.opacity at 1s is 1
      expect hello.text at 1s is "Hi"
      expect bar.text at 1s is "Saved"
      expect inbox.text at 1s is "Mail"
      expect inbox.opacity at 1s is 0.75 within 0.001
      expect hello from 2.4s to 12s is gone
      expect order inbox, bar, hello at 1s
      expect order "Mail", bar, "Hi" at 1s
      """)
    #expect(failed == [])
    let wrong = try failures(
      """
      notice hello = Toast("Hi", transition: .move(edge: .leading))
      notice bar = Snackbar(message: "Saved")
      at 0s show hello
      at 0s show bar
      expect order "Hi", "Saved" at 1s
      expect order "Saved", #nothing at 1s
      """)
    #expect(
      wrong == [
        "line 8: expected \"Hi\" before \"Saved\" at 1 s, front to back it is \"Saved\", \"Hi\"",
        "line 9: expected \"Saved\" before #nothing at 1 s, front to back it is \"Saved\"",
      ])
  }
}
