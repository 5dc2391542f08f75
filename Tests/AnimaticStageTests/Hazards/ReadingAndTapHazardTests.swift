import AnimaticStage
import AnimaticTime
import AnimaticUI
import Testing

/// Taps that come to nothing, texts that nobody can read in time, and what `allow` and `expect` make of it.
@Suite struct ReadingAndTapHazardTests {
  // MARK: missed-tap

  private struct Guarded: View {
    enum Way { case disabled, noHits, covered, plain, nothing, faded }
    let way: Way
    @State private var taps = 0

    var body: some View {
      ZStack {
        switch way {
        case .disabled: button.disabled(true)
        case .noHits: button.allowsHitTesting(false)
        case .faded: button.opacity(0)
        case .nothing: Text("Go")
        case .covered:
          button
          Color.blue.frame(width: 200, height: 200)
        case .plain: button
        }
      }
    }

    private var button: some View { Text("Go").onTapGesture { taps += 1 } }
  }

  @Test(arguments: [
    (0, "\"Go\" is .disabled"), (1, "allowsHitTesting(false) is set"), (2, "covers \"Go\" there"),
    (3, "nothing in or around it has a gesture"), (4, "its opacity has been set to 0"),
  ])
  func `a missed tap says what keeps it away`(_ way: Int, _ why: String) throws {
    let ways: [Guarded.Way] = [.disabled, .noHits, .covered, .nothing, .faded]
    let found = try HazardPlay.hazards("at 0.5s tap \"Go\"\n") { AnyView(Guarded(way: ways[way])) }
    #expect(found.map(\.kind) == [.missedTap])
    #expect(found.first?.message.contains(why) == true, "\(found.map(\.message))")
    #expect(found.first?.event == ScenarioPlace(file: "test.scenario", line: 5))
  }

  @Test func `a tap that hits is none`() throws {
    #expect(try HazardPlay.kinds("at 0.5s tap \"Go\"\n") { AnyView(Guarded(way: .plain)) } == [])
  }

  @Test func `a tap on what is not there`() throws {
    #expect(try HazardPlay.kinds("notice inbox = Banner()\nat 0.5s tap inbox\n") == [.missedTap])
  }

  // MARK: short-display

  private func shown(_ text: String, seconds: Double) throws -> [Hazard] {
    try HazardPlay.hazards(
      "notice hello = Toast(\"\(text)\", displayDuration: \(seconds), timers: .corrected)\nat 0.5s show hello\n"
    )
  }

  @Test func `forty letters need two and a half seconds`() throws {
    let text = String(repeating: "word ", count: 8)
    let found = try shown(text, seconds: 2)
    #expect(found.map(\.kind) == [.shortDisplay])
    #expect(
      found.first?.message.contains("its 40 characters take 2.5 s (0.5 s and 20 characters a second)")
        == true,
      "\(found.map(\.message))")
    #expect(try shown(text, seconds: 3) == [])
  }

  @Test func `Japanese is counted in its own characters`() throws {
    // Twelve of them at four a second, after half a second.
    let text = "設定を保存しました。はい"
    #expect(try shown(text, seconds: 3).map(\.kind) == [.shortDisplay])
    #expect(try shown(text, seconds: 3).first?.message.contains("take 3.5 s") == true)
    #expect(try shown(text, seconds: 3.8) == [])
    #expect(try shown("设置已经保存成功", seconds: 1.6).count == 0)
    #expect(try shown("설정이 저장되었습니다", seconds: 1.1).map(\.kind) == [.shortDisplay])
  }

  @Test func `numbers are taken in at a glance, and what the user closes was long enough`() throws {
    #expect(try shown("123456789012345678901234567890", seconds: 1) == [])
    let text = String(repeating: "word ", count: 16)
    #expect(
      try HazardPlay.kinds(
        "notice inbox = Banner(title: \"\(text)\", timers: .corrected)\nat 0.5s show inbox\nat 1.5s tap inbox\n"
      ) == [])
  }

  // MARK: allow and expect

  private static let taps = "at 0.5s show inbox\nat 1.5s tap inbox\nat 2.5s show inbox\n"

  @Test func `expect no hazards fails with the list, and allow silences one kind of one notice`() throws {
    let failed = try HazardPlay.run("notice inbox = Banner()\n" + Self.taps + "expect no hazards\n")
      .expectations
    #expect(failed.map(\.passed) == [false])
    #expect(failed.first?.message.hasPrefix("expected no hazards, found 2: idle-cancel at 1.5 s: ") == true)
    #expect(failed.first?.message.contains("; stale-hide at 4.5 s: ") == true)
    let half = try HazardPlay.run(
      "notice inbox = Banner()\n" + Self.taps
        + "allow stale-hide in inbox \"as in the article\"\nexpect no hazards\n")
    #expect(half.expectations.first?.message.hasPrefix("expected no hazards, found 1: idle-cancel") == true)
    #expect(half.hazards.compactMap(\.allowed) == ["as in the article"])
    let all = try HazardPlay.run(
      "notice inbox = Banner()\n" + Self.taps
        + "allow stale-hide in inbox \"so\"\nallow idle-cancel in inbox \"so\"\n"
        + "expect no hazards\n")
    #expect(all.expectations.map(\.passed) == [true])
    let other = try HazardPlay.run(
      "notice inbox = Banner()\nnotice other = Banner()\n" + Self.taps
        + "allow stale-hide in other \"so\"\nexpect no hazards\n")
    #expect(other.expectations.map(\.passed) == [false])
  }

  @Test func `an unknown name is an error with the nearest one`() throws {
    let text =
      "scenario \"t\"\ncanvas 10x10\nduration 1s\nnotice a = Banner()\nallow stale-hid in a \"why\"\n"
    let result = Scenario.parse(text: text, file: "t.scenario")
    let diagnostic = try #require(result.diagnostics.first)
    #expect(result.scenario == nil)
    #expect(diagnostic.id == "unknown-hazard")
    #expect(diagnostic.suggestion?.replacement == "stale-hide")
  }

  @Test func `hazards stand in the trace at their time`() throws {
    let result = try HazardPlay.run("notice inbox = Banner()\n" + Self.taps)
    let events = result.traceWithHazards
    #expect(events.map(\.time) == events.map(\.time).sorted())
    let hazards = events.filter { $0.kind == .hazard }
    #expect(hazards.map { $0.time.seconds } == [1.5, 4.5])
    #expect(hazards.first?.detail.hasPrefix("idle-cancel: cancel() on DispatchWorkItem #4") == true)
    let index = try #require(events.firstIndex { $0.kind == .hazard && $0.time.seconds == 4.5 })
    #expect(events[..<index].contains { $0.kind == .fire && $0.time.seconds == 4.5 })
  }

  @Test func `two plays find the same`() throws {
    let body = "notice inbox = Banner()\n" + Self.taps
    #expect(try HazardPlay.run(body).traceWithHazards == HazardPlay.run(body).traceWithHazards)
  }
}
