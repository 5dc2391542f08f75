import AnimaticTime
import Testing

@Suite struct ClockErrorTests {
  private let origin = WorkOrigin(
    what: "DispatchQueue.main.async", file: "App/Banner.swift", line: 12, owner: "banner")

  @Test func saysWhatWhereAndWhatToDo() {
    let livelock = ClockError.livelock(at: Instant(seconds: 1.5), origin: origin, turns: 10_000)
    #expect(
      livelock.description == """
        time stands still at 1.5 s: more than 10000 turns at this instant, and DispatchQueue.main.async \
        (App/Banner.swift:12) of banner keeps scheduling more; give the repetition a delay above 0
        """)
    let timer = WorkOrigin(what: "Timer.scheduledTimer", file: "A.swift", line: 3)
    #expect(
      "\(ClockError.badInterval(origin: timer, seconds: -2))"
        == "Timer.scheduledTimer (A.swift:3): a repeating timer needs an interval above 0 s, not -2")
    #expect(
      "\(ClockError.blocked(at: Instant(seconds: 2), origin: WorkOrigin(what: "DispatchGroup.wait")))" == """
        DispatchGroup.wait at 2 s waits for work that can only run after the waiting code has returned; on a \
        device this hangs
        """)
  }

  @Test func originsPrintTheirPlace() {
    #expect(origin.source == "App/Banner.swift:12")
    #expect(WorkOrigin(what: "x").source == "")
    #expect("\(WorkOrigin(what: "x"))" == "x")
  }
}
