import AnimaticScript
import AnimaticStage
import AnimaticTime
import Testing

private let head = "scenario \"S\"\ncanvas 393x200\nduration 10s\n"

private func resolve(_ text: String, _ overrides: ScenarioOverrides = .init()) -> ScenarioResult {
  Scenario.parse(text: text, file: "s.scenario", overrides: overrides)
}

private func text(_ result: ScenarioResult) -> String { DiagnosticFormatter().format(result.diagnostics) }

private func played(_ text: String, _ overrides: ScenarioOverrides = .init()) throws -> Scenario {
  let result = resolve(text, overrides)
  return try #require(result.scenario, "\(DiagnosticFormatter().format(result.diagnostics))")
}

private func seconds(_ numerator: Int64, _ denominator: Int64 = 1) -> Instant {
  Instant(Rational(numerator, denominator))
}

@Suite struct ScenarioResolverTests {
  @Test func theFirstPageOfTheLanguage() throws {
    let scenario = try played(
      """
      # Tapped early
      scenario "Banner tapped early"

      device     "iPhone 15"            # or: canvas 393x200
      appearance light
      fps        60
      duration   7s

      notice inbox = Banner(title: "New message", icon: "envelope.fill", backgroundColor: .red)

      at 0.5s    show inbox
      at 1.7s    tap inbox
      at 2.5s    show inbox

      expect inbox.opacity  at 0.725s  is 0.375 within 0.01
      expect inbox.offset.y at 0.8s    is 0 within 0.5
      expect inbox          at 2.2s    is gone
      expect inbox          from 2.95s to 6.4s is visible
      """)
    #expect(scenario.name == "Banner tapped early")
    #expect(scenario.stage.width == 393 && scenario.stage.height == 852 && scenario.stage.scale == 2)
    #expect(scenario.stage.safeArea == StageInsets(top: 59, bottom: 34))
    #expect(scenario.stage.cornerRadius == 55)
    #expect(scenario.frameCount == 420 && scenario.frames == 0..<420)
    let notice = scenario.notices[0]
    #expect(notice.kind == "Banner" && notice["title"] == .string("New message"))
    #expect(notice["foregroundColor"] == .color(.named("white")))
    #expect(notice["timers"] == .choice("asWritten"))
    #expect(
      notice.arguments.map(\.label) == ["title", "icon", "foregroundColor", "backgroundColor", "timers"])
    #expect(scenario.events.map(\.at) == [seconds(1, 2), seconds(17, 10), seconds(5, 2)])
    #expect(scenario.events[1].kind == .tap(.notice("inbox")))
    #expect(scenario.events[1].source.description == "s.scenario:12")
    #expect(
      scenario.expectations[0].kind
        == .value(
          .notice("inbox"), property: "opacity", .at(seconds(29, 40)), is: .number(0.375), within: 0.01))
    #expect(
      scenario.expectations[3].kind
        == .state(.notice("inbox"), .range(from: seconds(59, 20), to: seconds(32, 5)), .visible))
  }

  @Test func timesInFramesFollowTheRate() throws {
    let source = head + "fps 30\nnotice a = Toast(\"x\")\nat 1f show a\nat 31f hide a\n"
    #expect(try played(source).events.map(\.at) == [seconds(1, 30), seconds(31, 30)])
    let faster = try played(
      source, ScenarioOverrides(fps: 120, from: .frames(12), to: .nanoseconds(500_000_000)))
    #expect(faster.events.map(\.at) == [seconds(1, 120), seconds(31, 120)])
    #expect(faster.frames == 12..<60)
    #expect(faster.frameCount == 1200)
  }

  @Test func halfOpenFrames() throws {
    #expect(try played("canvas 9x9\nfps 60\nduration 1.01s").frameCount == 61)
    #expect(try played("canvas 9x9\nfps 60\nduration 1s").frameCount == 60)
    #expect(try played("canvas 9x9\nfps 3\nduration 1f").frameCount == 1)
    #expect(try played("canvas 9x9\nfps 7\nduration 700f").duration == TimeSpan(Rational(100)))
  }

  @Test func afterCountsFromTheEventAboveAndEveryRepeats() throws {
    let scenario = try played(
      head
        + """
        let gap = 0.1s
        notice a = Toast("x")
        at 1s show a
        after 500ms hide a
        after gap tap (1, 2)
        every 0.5s from 3s to 4s show a
        after 1s hide a
        at 3s mark "m"
        """)
    #expect(
      scenario.events.map(\.at) == [
        seconds(1), seconds(3, 2), seconds(8, 5), seconds(3), seconds(3), seconds(7, 2), seconds(4),
        seconds(5),
      ])
    // Written order at one instant: the repeat stands above the mark.
    #expect(scenario.events[3].kind == .show("a") && scenario.events[4].kind == .mark("m"))
  }

  @Test(arguments: [
    ("2", NoticeValue.time(.seconds(2))), ("2.0", .time(.seconds(2))), ("2s", .time(.seconds(2))),
    ("2500ms", .time(.milliseconds(2500))), ("0", .time(.zero)), ("30f", .time(.milliseconds(500))),
    ("none", .never), ("inf", .never), ("0.1", .time(.milliseconds(100))),
  ])
  func durationsAreOfThreeKinds(text: String, value: NoticeValue) throws {
    let scenario = try played(head + "notice a = Toast(\"x\", displayDuration: \(text))")
    #expect(scenario.notices[0]["displayDuration"] == value)
  }

  @Test(arguments: [
    (".opacity", NoticeTransition.opacity), (".move(edge: .trailing)", .move(edge: .trailing)),
    (".slide", .slide), (".scale", .scale(0)), (".scale(0.5)", .scale(0.5)),
    (".scale(scale: 0.5)", .scale(0.5)),
    (".push(from: .top)", .push(from: .top)), (".offset(y: -40)", .offset(x: 0, y: -40)),
    (".move(edge: .top).combined(with: .opacity)", .combined(.move(edge: .top), .opacity)),
    (
      ".asymmetric(insertion: .slide, removal: .identity)", .asymmetric(insertion: .slide, removal: .identity)
    ),
  ])
  func transitions(text: String, value: NoticeTransition) throws {
    let scenario = try played(head + "notice a = Toast(text: \"x\", transition: \(text))")
    #expect(scenario.notices[0]["transition"] == .transition(value))
  }

  @Test func coloursStaySymbolic() throws {
    let scenario = try played(
      head
        + "let pink = #FF88AA80\nbackground gradient pink .blue.opacity(0.5)\n"
        + "notice a = Banner(foregroundColor: Color.black, backgroundColor: #102030)")
    #expect(
      scenario.background
        == .gradient(
          ScenarioColor(.rgba(red: 255, green: 136, blue: 170, alpha: 128)),
          ScenarioColor(.named("blue"), opacity: 0.5)))
    #expect(scenario.notices[0]["foregroundColor"] == .color(.named("black")))
    guard case .color(let back)? = scenario.notices[0]["backgroundColor"] else { return #expect(Bool(false)) }
    #expect(back.description == "#102030")
  }

  @Test func settingsAndTheirEvents() throws {
    let scenario = try played(
      """
      scenario "All"
      device "iphone se" landscape
      scale 3
      appearance dark
      text size xxxLarge
      reduce motion on
      direction rtl
      locale zh-Hans
      fps 120
      duration 30f
      timing device
      semantics iOS17
      background app "chat"
      golden at 0.1s, 0s
      tolerance 0.02 pixels 5
      notice a = Snackbar(message: "x", duration: .short, timers: .corrected)
      allow stale-hide in a "as written"
      at 0s set a.isReady = true
      at 0s set a.message = "y"
      at 0s rotate portrait
      at 0s appearance light
      at 0.1s reduce motion off
      """)
    #expect(
      scenario.stage.width == 667 && scenario.stage.scale == 3 && scenario.stage.safeArea == StageInsets())
    #expect(scenario.environment.appearance == .dark && scenario.environment.textSize == "xxxLarge")
    #expect(scenario.environment.reduceMotion && scenario.environment.direction == .rightToLeft)
    #expect(scenario.environment.locale == "zh-Hans" && scenario.timing == .device)
    #expect(scenario.semantics == .iOS17)
    #expect(scenario.duration == .milliseconds(250))
    #expect(scenario.background == .app("chat"))
    #expect(scenario.golden == .at([seconds(0), seconds(1, 10)]))
    #expect(scenario.tolerance == .init(distance: 0.02, pixels: 5))
    #expect(scenario.allows.map(\.hazard) == ["stale-hide"])
    #expect(scenario.notices[0]["duration"] == .choice("short"))
    #expect(
      scenario.events.map(\.kind) == [
        .set(name: "a", label: "isReady", .flag(true)), .set(name: "a", label: "message", .string("y")),
        .rotate(.portrait), .environment(.appearance(.light)), .environment(.reduceMotion(false)),
      ])
  }

  @Test func elementsBehindANoticeAreAddressed() throws {
    let scenario = try played(
      head
        + """
        notice t = Toast("x", container: .hStackTrailing)
        expect t.gradient.frame.width from 393 to 200 between 1s and 2s within 1
        expect #card.title at 1s is visible
        expect #card.title.opacity at 1s is 1
        expect t.state.isPresented at 1s is true
        expect "x" at 1s is still
        """)
    #expect(
      scenario.expectations.map(\.kind) == [
        .change(
          .identifier("t.gradient"), property: "frame.width", from: 393, to: 200, between: seconds(1),
          and: seconds(2), within: 1),
        .state(.identifier("card.title"), .at(seconds(1)), .visible),
        .value(.identifier("card.title"), property: "opacity", .at(seconds(1)), is: .number(1), within: 0),
        .value(.notice("t"), property: "state.isPresented", .at(seconds(1)), is: .flag(true), within: 0),
        .state(.text("x"), .at(seconds(1)), .still),
      ])
  }

  @Test func overridesWin() throws {
    let scenario = try played(
      "canvas 10x10\nduration 1s", ScenarioOverrides(scale: 1, device: "IPHONE 16 PRO", appearance: "dark"))
    #expect(scenario.stage.device?.name == "iPhone 16 Pro" && scenario.stage.scale == 1)
    #expect(scenario.environment.appearance == .dark)
    #expect(scenario.name == "s")
  }

  @Test func equalTextsGiveEqualScenarios() throws {
    let source = head + "notice a = Toast(\"x\")\nevery 0.1s from 0s to 9s show a"
    #expect(try played(source) == played(source))
    #expect(try played(source) != played(source + "\nat 1s hide a"))
  }
}

@Suite struct ScenarioProblemTests {
  @Test(arguments: [
    ("device \"iPhone 51\"", "unknown-device", "\"iPhone 15\""), ("fps 0", "out-of-range", ""),
    ("fps 241", "out-of-range", ""), ("fps 29.97", "out-of-range", ""), ("scale 4", "out-of-range", ""),
    ("canvas 0x10", "out-of-range", ""), ("canvas 393x4097", "out-of-range", ""),
    ("canvas 5", "wrong-type", ""),
    ("appearance drak", "unknown-appearance", "dark"), ("text size lagre", "unknown-text-size", "large"),
    ("direction up", "unknown-direction", ""), ("locale \"not a tag\"", "bad-locale", ""),
    ("notice b = Baner()", "unknown-notice-kind", "Banner"), ("notice b = .red", "not-a-notice", ""),
    ("notice b = Banner(titel: \"x\")", "unknown-label-of-Banner", "title"),
    ("notice b = Banner(title: 2)", "wrong-type", ""),
    ("notice b = Banner(\"x\")", "argument-unlabelled", ""),
    ("notice b = Banner(title: \"x\", title: \"y\")", "argument-twice", ""),
    ("notice b = Banner(backgroundColor: .rde)", "unknown-colour", ".red"),
    ("notice b = Banner(backgroundColor: red)", "wrong-type", ".red"),
    ("notice b = Banner(backgroundColor: .red.opacity(2))", "out-of-range", ""),
    ("notice b = Banner(timers: .corected)", "unknown-value-of-timers", ".corrected"),
    ("notice b = Snackbar()", "argument-missing", ""),
    ("notice b = Toast(\"x\", displayDuration: -1)", "negative-duration", ""),
    ("notice b = Toast(\"x\", displayDuration: -1s)", "negative-time", ""),
    ("notice b = Toast(\"x\", displayDuration: -inf)", "negative-time", ""),
    ("notice b = Toast(\"x\", displayDuration: \"2\")", "wrong-type", ""),
    ("notice b = Toast(\"x\", transition: .move(edge: .left))", "unknown-edge", ""),
    ("notice b = Toast(\"x\", transition: .opactiy)", "unknown-transition", ".opacity"),
    ("background blu", "wrong-type", ".blue"), ("background xyzzy", "unknown-name", ""),
    ("notice b = Toast(\"x\", transition: .move(edge: top))", "wrong-type", ".top"),
    ("notice b = Toast(\"x\", transition: opacity)", "wrong-type", ".opacity"),
    ("notice b = Toast(\"x\", transition: .move)", "wrong-type", ""),
    ("notice a = Toast(\"y\")", "name-taken", ""), ("at 1s show b", "unknown-notice", ""),
    ("at 1s show aa", "unknown-notice", ""), ("at 1s show \"x\"", "wrong-type", ""),
    ("at 1s tap c", "unknown-notice", ""), ("at x show a", "unknown-name", ""),
    ("at 1s set a.txet = \"y\"", "unknown-label-of-Toast", "text"),
    ("at 1s set a.text = 3", "wrong-type", ""),
    ("after 1s show a", "event-missing-before", ""), ("every 0s from 1s to 2s show a", "time-zero", ""),
    ("every 1ns from 1s to 2s show a", "unknown-time-unit", ""),
    ("every 0.000000001s from 0s to 9s show a", "too-many-events", ""),
    ("every 1s from 3s to 2s show a", "empty-range", ""),
    ("expect a at 11s is gone", "expectation-after-end", ""),
    ("expect a.opactiy at 1s is 1", "unknown-property", "opacity"),
    ("expect a.opacity at 1s is .red", "wrong-type", ""),
    ("expect a.opacity at 1s is \"x\"", "wrong-type", ""), ("expect a.text at 1s is 2", "wrong-type", ""),
    ("expect a.opacity at 1s is 1 within -1", "out-of-range", ""),
    ("expect b at 1s is gone", "unknown-notice", ""),
    ("expect a from 2s to 1s is gone", "empty-range", ""), ("expect order a, b at 1s", "unknown-notice", ""),
    ("expect work item 0 of a fired at 1s", "out-of-range", ""),
    ("scenario \"two\"", "scenario-not-first", ""),
    ("include \"x.scenario\"", "file-unreadable", ""), ("background app \"indox\"", "unknown-app", "inbox"),
    ("tolerance 2", "out-of-range", ""), ("golden every 0s", "time-zero", ""),
    ("let k = k\nscale k", "bad-reference", ""),
    ("let c = c.opacity(0.5)\nbackground c", "bad-reference", ""),
    ("let m = m.combined(with: m)\nnotice b = Toast(\"x\", transition: m)", "wrong-type", ""),
    ("let k = j\nlet j = k\nscale k", "bad-reference", ""),
    ("vary a.text in \"x\", \"X\"", "vary-value-twice", ""),
    ("vary a.txet in \"x\"", "unknown-label-of-Toast", "text"),
    ("vary b.text in \"x\"", "unknown-notice", ""),
    ("vary k in 1, 2", "unknown-name", ""), ("vary fps in 30, 300", "out-of-range", ""),
    ("vary fps in 30, 60\nvary fps in 90, 120", "varied-twice", ""),
    ("variant \"base\" {\n}", "variant-reserved", ""),
    ("variant \"v\" {\n}\nvariant \"V\" {\n}", "variant-twice", ""),
    ("variant \"v\" {\nvary fps in 30, 60\n}", "not-in-variant", ""),
    ("variant \"v\" {\nscenario \"T\"\n}", "not-in-variant", ""),
    ("variant \"v\" {\na.text = 3\n}", "wrong-type", ""),
    ("vary fps in 30, 60\nvariant \"v\" {\nfps 50\n}", "variant-conflict", ""),
    ("vary a.text in \"x\", \"y\"\nvariant \"v\" {\na.text = \"z\"\n}", "variant-conflict", ""),
    ("view \"a.swift\" ContentView()", "file-unreadable", ""),
  ])
  func oneSlipIsOneError(line: String, id: String, replacement: String) {
    let result = resolve("scenario \"S\"\nduration 10s\ncanvas 9x9\nnotice a = Toast(\"x\")\n\(line)")
    let errors = result.diagnostics.filter { $0.severity == .error }
    #expect(errors.map(\.id) == [id], "\(text(result))")
    #expect(errors.first?.suggestion?.replacement ?? "" == replacement)
    #expect((errors.first?.range.line ?? 0) >= 5)
    #expect(result.scenario == nil)
  }

  @Test func allErrorsOfAFileInReadingOrder() {
    let result = resolve(
      "scenario \"S\"\ndevice \"iPhone 51\"\nduration 2\nnotice a = Baner(title: \"x\")\nat 1s show b\n")
    #expect(
      result.diagnostics.map(\.id) == [
        "unknown-device", "time-without-unit", "unknown-notice-kind", "unknown-notice",
      ])
    #expect(
      text(result).hasPrefix(
        """
        s.scenario:2:8: error: unknown device 'iPhone 51'
        device "iPhone 51"
               ^~~~~~~~~~~
               did you mean "iPhone 15"?
        """))
  }

  @Test func whatIsMissingIsSaid() {
    #expect(resolve("").diagnostics.map(\.id) == ["stage-missing", "duration-missing"])
    #expect(resolve("canvas 9x9\nduration 0s").diagnostics.map(\.id) == ["time-zero"])
    #expect(resolve("canvas 9x9\nfps 240\nduration 50001s").diagnostics.map(\.id) == ["too-many-frames"])
  }

  @Test func warningsDoNotForbidPlaying() {
    let result = resolve(
      head + "notice a = Toast(\"x\")\nat 2s show a\nat 1s hide a\nat 10s show a\nfps 30\nfps 60")
    #expect(result.scenario != nil)
    #expect(result.diagnostics.map(\.id) == ["backwards-time", "event-after-end", "setting-twice"])
    #expect(
      result.diagnostics[0].message.contains("line 6") && result.diagnostics[0].message.contains("line 5"))
    #expect(result.scenario?.events.map(\.at) == [seconds(1), seconds(2), seconds(10)])
    #expect(result.scenario?.fps == 60)
  }

  @Test func badOverridesAreSaid() {
    let result = resolve(
      head, ScenarioOverrides(fps: 0, scale: 9, device: "iPhone 61", appearance: "dim", from: .frames(600)))
    #expect(
      result.diagnostics.map(\.id) == [
        "out-of-range", "out-of-range", "unknown-device", "unknown-appearance", "empty-range",
      ])
    #expect(text(result).contains("command line: error: unknown device 'iPhone 61'\ndid you mean"))
  }
}
