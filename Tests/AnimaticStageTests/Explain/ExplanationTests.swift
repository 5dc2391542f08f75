import AnimaticStage
import AnimaticTime
import AnimaticUI
import Testing

/// What `explain` says, from scenario text and from a view of the test's own.
@Suite struct ExplanationTests {
  private func explain(
    _ events: String, at seconds: Double, of address: ScenarioAddress? = nil, duration: Int = 8,
    showing view: (() -> AnyView)? = nil
  ) throws -> [Explanation] {
    let text = "scenario \"test\"\ncanvas 393x200\nduration \(duration)s\nfps 60\n" + events
    let result = Scenario.parse(text: text, file: "test.scenario")
    let scenario = try #require(result.scenario, "\(result.diagnostics)")
    return try ScenarioExplanation(scenario, showing: view).explain(
      at: [Instant(seconds: seconds)], of: address, measurer: PlainMeasurer())
  }

  private func one(_ events: String, at seconds: Double, duration: Int = 8) throws -> Explanation {
    try #require(try explain(events, at: seconds, duration: duration).first)
  }

  private static let banner =
    "notice inbox = Banner()\nat 0.5s show inbox\nat 1.5s tap inbox\nat 2.5s show inbox\n"

  /// Lines of library code move when it is edited: they are not what is tested.
  private func plain(_ text: String) -> String {
    text.replacing(#/(?<file>Banner|Toast|Snackbar).swift:\d+/#) { "\($0.file).swift" }
  }

  // MARK: Banner

  @Test func `a banner half way out: two factors, each back to its event`() throws {
    let found = try one(Self.banner, at: 1.6)
    #expect(
      plain(found.presence)
        == "inbox has been leaving since 1.5 s by the tap on inbox (test.scenario:7), through onTapGesture "
        + "(Banner.swift) and withAnimation (Banner.swift)")
    let opacity = try #require(found.properties.first { $0.property == "opacity" })
    #expect(opacity.sentence == "opacity is 0.375: 0.75 × 0.5")
    #expect(abs((opacity.model ?? 1) - 0) < 1e-12)
    #expect(abs((opacity.factors[0].amount.first ?? 0) - 0.75) < 1e-9)
    #expect(abs((opacity.factors[1].amount.first ?? 0) - 0.5) < 1e-9)
    #expect(
      plain(opacity.factors[0].sentence)
        == "0.75 is the alpha of the colour of background, at rest since 0.95 s, when easeInOut(duration: 0.45) "
        + "ended; it began at 0.5 s by 'show inbox' (test.scenario:6), through isShow = true, onAppear "
        + "(Banner.swift) and withAnimation (Banner.swift)")
    #expect(
      plain(opacity.factors[1].sentence)
        == "0.5 is the removal's transition: half way from 1 to 0 under easeInOut(duration: 0.2), 0.1 s of 0.2 s; "
        + "started at 1.5 s by the tap on inbox (test.scenario:7), through onTapGesture (Banner.swift) and "
        + "withAnimation (Banner.swift)")
    let motion = try #require(opacity.factors[1].motions.first)
    #expect(motion.begin == 1.5 && abs((motion.end ?? 0) - 1.7) < 1e-9)
    #expect(abs(motion.elapsed - 0.1) < 1e-9 && abs(motion.progress - 0.5) < 1e-6)
    #expect(
      opacity.factors[1].causes.map(\.kind) == ["animation-start", "transaction", "write", "handler", "tap"])
    #expect(opacity.factors[1].causes.last?.source == "test.scenario:7")
    let offset = try #require(found.properties.first { $0.property == "offset.y" })
    #expect(offset.sentence == "offset.y is −23.177")
    #expect(offset.model == -100)
    #expect(offset.factors.first?.sentence.contains("23.2 % of the way from 0 to −100") == true)
  }

  @Test func `what waits, who can cancel it, and what it comes to`() throws {
    let found = try one(Self.banner, at: 1.6)
    let work = try #require(found.pending.first)
    #expect(found.pending.count == 1)
    #expect(work.due == Instant(seconds: 4.5))
    #expect(
      plain(work.sentence)
        == "DispatchQueue.main.asyncAfter(DispatchWorkItem #2) is due at 4.5 s; scheduled at 0.5 s (Banner.swift) "
        + "by 'show inbox' (test.scenario:6), through isShow = true and onAppear (Banner.swift)")
    #expect(
      work.cancellation
        == "only DispatchWorkItem #2 can cancel it, made by Banner body, pass 2; pass 6 has run since, and its "
        + "handlers hold newer items: nobody can, unless it was kept")
    #expect(work.outcome == "at 4.5 s it will hide inbox: offset = −100, opacity = 0 and isShow = false")
  }

  @Test func `the corrected banner keeps its item in a state`() throws {
    let found = try one(Self.banner.replacing("Banner()", with: "Banner(timers: .corrected)"), at: 1)
    let work = try #require(found.pending.first)
    #expect(work.cancellation.hasPrefix("state.pendingHide holds DispatchWorkItem #"))
    #expect(
      plain(work.outcome)
        == "it will be cancelled at 1.5 s by the tap on inbox (test.scenario:7), through onTapGesture (Banner.swift)"
    )
  }

  @Test func `why did it close at four and a half seconds`() throws {
    let found = try one(Self.banner, at: 4.55)
    #expect(
      plain(found.presence)
        == "inbox has been leaving since 4.5 s by DispatchWorkItem #2, due at 4.5 s and scheduled at 0.5 s "
        + "(Banner.swift), which goes back to 'show inbox' (test.scenario:6), through withAnimation (Banner.swift)"
    )
    #expect(found.presenceCauses.contains { $0.kind == "fire" && $0.time == Instant(seconds: 4.5) })
    #expect(found.presenceCauses.last?.detail == "show inbox")
  }

  @Test func `not yet, gone, and never`() throws {
    let early = try one(Self.banner, at: 0)
    #expect(early.presence == "inbox is not on screen: it is first shown at 0.5 s (test.scenario:6)")
    #expect(!early.isPresent && early.pending.isEmpty)
    let late = try one(Self.banner, at: 5)
    #expect(
      late.presence.hasPrefix("inbox is not on screen: its removal began at 4.5 s by DispatchWorkItem #2"))
    #expect(late.presence.hasSuffix("; it was gone at 4.7 s"))
    #expect(
      try one("notice inbox = Banner()\n", at: 1).presence == "inbox is not on screen: nothing has shown it")
  }

  @Test func `an invisible banner after its revival`() throws {
    let found = try one("notice inbox = Banner()\nat 0.5s show inbox\nat 4.6s show inbox\n", at: 6)
    #expect(
      found.presence
        == "inbox is in the tree but can not be seen: its opacity is 0; shown at 4.6 s by 'show inbox' "
        + "(test.scenario:7), through isShow = true, during its own removal")
  }

  // MARK: Toast and snackbar

  @Test func `a toast's transition moves it by its own height`() throws {
    let found = try one(
      "notice hello = Toast(\"Saved\", transition: .move(edge: .bottom))\nat 0.25s show hello\n", at: 2.4)
    let offset = try #require(found.properties.first { $0.property == "offset.y" })
    #expect(
      offset.factors.first?.sentence.contains("is the removal's transition: 37.8 % of the way from 0 to")
        == true)
    #expect(found.presence.contains("by Timer.scheduledTimer, due at 2.25 s and scheduled at 0.25 s"))
    #expect(found.properties.first { $0.property == "opacity" }?.sentence == "opacity is 1: nothing fades it")
  }

  @Test func `a snackbar's hides that change nothing`() throws {
    let found = try one(
      """
      notice bar = Snackbar(message: "Hello 1")
      at 0s show bar
      at 2s set bar.message = "Hello 2"
      at 2s set bar.duration = .short

      """, at: 5.1)
    #expect(found.presence.hasPrefix("bar has been fading out since 5 s by DispatchWorkItem #"))
    let opacity = try #require(found.properties.first { $0.property == "opacity" })
    #expect(opacity.sentence == "opacity is 0.5")
    #expect(opacity.factors.first?.sentence.contains("half way from 1 to 0") == true)
    #expect(found.pending.map(\.outcome) == ["at 6 s it will change nothing: all is as it would set it"])
  }

  // MARK: A view of one's own

  private struct Own: View {
    @State private var shift = 0.0
    @State private var isShown = false
    let animation: Animation

    var body: some View {
      VStack {
        Button("Move") { withAnimation(animation) { shift = shift == 0 ? 100 : 0 } }
        Text("Moved").offset(x: shift)
        if isShown { Text("Shown") }
        Text("Plain").onTapGesture { isShown = true }
      }
    }
  }

  @Test func `a curve on top of a curve that still runs`() throws {
    let found = try explain(
      "at 0.5s tap \"Move\"\nat 0.6s tap \"Move\"\n", at: 0.7, of: .text("Moved")
    ) { AnyView(Own(animation: .easeInOut(duration: 0.3))) }
    let offset = try #require(found.first?.properties.first { $0.property == "offset.x" })
    let factor = try #require(offset.factors.first)
    #expect(factor.motions.map(\.joins) == ["", "blended"])
    #expect(factor.sentence.contains("on top of easeInOut(duration: 0.3) of 0.5 s, which still runs"))
    #expect(
      factor.sentence.contains(
        "by the tap on \"Move\" (test.scenario:6), through Button (ExplanationTests.swift:"))
  }

  @Test func `a spring that took over`() throws {
    let found = try explain(
      "at 0.5s tap \"Move\"\nat 0.6s tap \"Move\"\n", at: 0.7, of: .text("Moved")
    ) { AnyView(Own(animation: .spring(duration: 0.5))) }
    let factor = try #require(found.first?.properties.first { $0.property == "offset.x" }?.factors.first)
    #expect(factor.motions.map(\.joins) == ["merged"])
    #expect(factor.sentence.contains("from the place and the velocity of the animation that it took over"))
  }

  @Test func `without an address, what has come and what moves`() throws {
    let found = try explain("at 0.5s tap \"Plain\"\nat 1s tap \"Move\"\n", at: 1.1) {
      AnyView(Own(animation: .easeInOut(duration: 0.3)))
    }
    #expect(found.map(\.name) == ["view", "\"Shown\"", "\"Moved\""])
    #expect(
      found[1].presence.hasPrefix(
        "\"Shown\" is on screen; shown at 0.5 s by the tap on \"Plain\" (test.scenario:5), through onTapGesture ("
      ))
    let state = try #require(found[0].properties.first { $0.property == "state.isShown" })
    #expect(state.sentence.hasPrefix("state.isShown is true, written at 0.5 s by the tap on \"Plain\""))
  }

  // MARK: Properties

  @Test func `explaining never fails, and looking changes nothing`() throws {
    let scripts = [
      Self.banner, "notice inbox = Banner()\nat 0.5s show inbox\nat 4.6s show inbox\n",
      "notice hello = Toast(\"Saved\", transition: .scale.combined(with: .opacity))\nat 0s show hello\nat 1s show hello\n",
      "notice bar = Snackbar(message: \"Hello\")\nat 0s show bar\nat 1s hide bar\n",
      "notice inbox = Banner()\nat 0.5s show inbox\nat 1s drag inbox by (0, -20) over 0.5s\nat 2s rotate landscape\n",
    ]
    for script in scripts {
      let text = "scenario \"test\"\ncanvas 393x200\nduration 5s\nfps 60\n" + script
      let scenario = try #require(Scenario.parse(text: text, file: "test.scenario").scenario)
      let instants = (0...100).map { Instant(Rational($0, 20)) }
      let all = try ScenarioExplanation(scenario).explain(at: instants, measurer: PlainMeasurer())
      #expect(all.count == instants.count)
      #expect(all.allSatisfy { !$0.sentences.isEmpty && !$0.presence.isEmpty })
      for index in [3, 33, 77] {
        let single = try ScenarioExplanation(scenario).explain(
          at: [instants[index]], measurer: PlainMeasurer())
        #expect(single == [all[index]], "\(script) at \(instants[index])")
      }
    }
  }
}
