import AnimaticTime
import AnimaticUI
import Testing

@Suite struct TMP2 {
  @Test func x() throws {
    let clock = VirtualClock()
    VirtualTime.clock = clock
    var log: [String] = []
    func note(_ s: String) { log.append("\(clock.now.seconds) \(s)") }
    clock.observer = { print(clock.now.seconds, $0) }
    try VirtualTime.withSimulation(clock) {
      _ = UserTasks.sleepTwo(note)
      let t = UserTasks.sleepTwo(note)
      clock.schedule(at: Instant(seconds: 1), lane: .event, origin: .init(what: "x")) { t.cancel() }
      UserTasks.everySleep(note)
      UserTasks.groups(note)
    }
    try clock.advance(to: Instant(seconds: 20))
    print(log.joined(separator: "\n"))
  }
}
