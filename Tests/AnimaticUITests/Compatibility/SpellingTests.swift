import AnimaticTime
import AnimaticUI
import Testing

@Suite(.serialized) struct TMP {
  @Test func x() throws {
    let clock = VirtualClock()
    VirtualTime.clock = clock
    var log: [String] = []
    func note(_ s: String) { log.append("\(clock.now.seconds) \(s)") }
    UserSpelling.snackbar(seconds: 6) { note("snack") }
    UserSpelling.toast(displayDuration: 2.5) { note("toast") }
    _ = UserSpelling.banner(note)
    UserSpelling.hop(note)
    UserSpelling.wide(note)
    for p in clock.pending { print(p.due.seconds, p.lane, p.origin) }
    try clock.advance(to: Instant(seconds: 10))
    print(log.joined(separator: "\n"))
  }
}
