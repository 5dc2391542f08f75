import AnimaticTime
import AnimaticUI
import Testing

@Suite struct SimulatedTaskTests {
  @Test func beginsInALaterTurnAndTellsItsObserver() throws {
    let run = VirtualRun()
    VirtualTime.taskObserver = { run.log("\($0.kind) \($0.number) \($0.origin.owner)") }
    run.at(1) {
      run.log("before")
      _ = VirtualTime.runTask(owner: "toast") {
        run.log("runs for \(run.clock.owner)")
        try? await Task.sleep(for: .seconds(1))
        run.log("still for \(run.clock.owner)")
      }
      run.log("after")
    }
    #expect(
      try run.play(to: 5) == [
        "1 before", "1 after", "1 start 1 toast", "1 runs for toast", "2 still for toast", "2 end 1 toast",
      ])
    #expect(run.clock.owner == "")
  }

  @Test func tellsOfCancellationAtItsInstant() throws {
    let run = VirtualRun()
    VirtualTime.taskObserver = { run.log("\($0.kind) \($0.number)") }
    var task: Task<Void, Never>?
    run.at(0) { task = VirtualTime.runTask(owner: "") { try? await Task.sleep(for: .seconds(9)) } }
    run.at(2) { task?.cancel() }
    #expect(try run.play(to: 20) == ["0 start 1", "2 cancel 1", "2 end 1"])
  }

  @Test func mayBeMadeOutsideOfATurn() throws {
    let run = VirtualRun()
    _ = VirtualTime.runTask(priority: .background, owner: "") { run.log("runs") }
    #expect(run.lines.isEmpty)
    #expect(try run.play(to: 0) == ["0 runs"])
  }
}
