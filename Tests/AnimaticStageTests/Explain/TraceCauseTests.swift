import AnimaticStage
import AnimaticTime
import AnimaticUI
import Testing

/// Each event of a trace names the one that it follows from.
@Suite struct TraceCauseTests {
  private func trace(_ events: String) throws -> [TraceEvent] {
    try HazardPlay.run(events).trace
  }

  private func way(_ trace: [TraceEvent], from event: TraceEvent) -> [String] {
    var found = [event.kind.rawValue]
    var next = event.cause
    while let cause = trace.first(where: { $0.number == next }) {
      found.append(cause.kind.rawValue)
      next = cause.cause
    }
    return found
  }

  @Test func `numbers rise and causes come before what they cause`() throws {
    let trace = try trace("notice inbox = Banner()\nat 0.5s show inbox\nat 1.5s tap inbox\n")
    for (a, b) in zip(trace, trace.dropFirst()) { #expect(a.number < b.number) }
    #expect(trace.allSatisfy { $0.cause < $0.number })
  }

  @Test func `from the entrance's animation back to the event`() throws {
    let trace = try trace("notice inbox = Banner()\nat 0.5s show inbox\n")
    let start = try #require(trace.first { $0.kind == .animationStart && $0.detail.hasPrefix("offset") })
    #expect(
      way(trace, from: start) == ["animation-start", "transaction", "write", "appear", "write", "show"])
    #expect(start.update > 0)
    #expect(trace.first { $0.kind == .transaction }?.update == start.update)
  }

  @Test func `from the removal back through the work to the event that scheduled it`() throws {
    let trace = try trace("notice inbox = Banner()\nat 0.5s show inbox\n")
    let fire = try #require(trace.first { $0.kind == .fire })
    #expect(way(trace, from: fire) == ["fire", "schedule", "appear", "write", "show"])
    let gone = try #require(trace.last { $0.kind == .disappear })
    #expect(way(trace, from: gone).contains("fire"))
  }

  @Test func `from a task's timer back to the task`() throws {
    let trace = try trace("notice hello = Toast(\"Saved\")\nat 0.5s show hello\n")
    let fire = try #require(trace.first { $0.kind == .fire })
    #expect(way(trace, from: fire) == ["fire", "schedule", "task-start", "write", "show"])
    #expect(trace.first { $0.kind == .taskStart }?.source.hasPrefix("AnimaticNotices/Toast.swift:") == true)
  }

  @Test func `events of the scenario follow from nothing`() throws {
    let trace = try trace("notice inbox = Banner()\nat 0.5s show inbox\nat 2s tap inbox\nat 3s hide inbox\n")
    #expect(trace.filter { [.show, .tap, .hide].contains($0.kind) }.map(\.cause) == [0, 0, 0])
  }
}
