import AnimaticTime
import AnimaticUI
import Testing

@Suite struct ConcurrencyTests {
  @Test func aSleepEndsAtItsExactInstant() throws {
    let run = VirtualRun()
    run.at(1) { UserTasks.sleepTwo(run.log) }
    #expect(try run.play(to: 2.999_999_999) == ["1 begin"])
    #expect(try run.play(to: 3) == ["1 begin", "3 slept"])
  }

  @Test func everySpellingOfSleepIsVirtual() throws {
    let run = VirtualRun()
    run.at(0) { UserTasks.everySleep(run.log) }
    #expect(
      try run.play(to: 1e9) == [
        "0.25 nanoseconds", "0.5 for", "1 until", "2 suspending", "3 tolerance", "4 clock", "5 took true",
        "5 negative",
      ])
  }

  @Test func aCancelledSleepGoesOnAtTheInstantOfTheCancellation() throws {
    let run = VirtualRun()
    run.at(0) {
      let task = UserTasks.sleepTwo(run.log)
      run.at(1.25) { task.cancel() }
    }
    #expect(try run.play(to: 5) == ["0 begin", "1.25 cancelled"])
    #expect(run.clock.pending.isEmpty)
  }

  @Test func aTaskThatIsCancelledBeforeItBeginsDoesNotSleep() throws {
    let run = VirtualRun()
    run.at(1) { UserTasks.sleepTwo(run.log).cancel() }
    #expect(try run.play(to: 5) == ["1 begin", "1 cancelled"])
  }

  @Test func aHostMayCancelOutsideOfATurn() throws {
    let run = VirtualRun()
    var task: Task<Void, Never>?
    run.at(0) { task = UserTasks.sleepTwo(run.log) }
    try run.play(to: 1)
    task?.cancel()
    #expect(try run.play(to: 1) == ["0 begin", "1 cancelled"])
  }

  /// Message A at 0, B at 1 cancels the task of A; the fall-through clears B at once (C09).
  @Test func aSwallowedCancellationClearsTheNextMessage() throws {
    let run = VirtualRun()
    var message: String?
    var task: Task<Void, Never>?
    func show(_ text: String) {
      task?.cancel()
      message = text
      task = UserTasks.clearIgnoringErrors {
        run.log("clears \(message ?? "nothing")")
        message = nil
      }
    }
    run.at(0) { show("A") }
    run.at(1) { show("B") }
    #expect(try run.play(to: 10) == ["1 clears B", "3.5 clears nothing"])
  }

  @Test func childrenAndActorsStayInside() throws {
    let run = VirtualRun()
    run.at(0) { UserTasks.groups(run.log) }
    #expect(
      try run.play(to: 60) == ["2 async let 3", "6 group [1, 2, 3, 4]", "7 actor 3", "7 yielded"])
  }

  @Test func aTaskMayAwaitAnother() throws {
    let run = VirtualRun()
    run.at(0) { UserTasks.valueOfAnother(run.log) }
    #expect(try run.play(to: 60) == ["3 value 7"])
  }

  @Test func cancellationReachesAllChildrenInOrder() throws {
    let run = VirtualRun()
    run.at(0) {
      let task = UserTasks.cancelledGroup(run.log)
      run.at(4) { task.cancel() }
    }
    #expect(
      try Set(run.play(to: 60)) == ["4 child 1 true", "4 child 2 true", "4 child 3 true", "4 group ended"])
    #expect(run.lines.last == "4 group ended")
  }

  @Test func aStreamWakesItsReader() throws {
    let run = VirtualRun()
    run.at(0) { UserTasks.stream(run.log) }
    #expect(try run.play(to: 3) == ["0.5 stream 1", "1 stream 2", "1.5 stream 3"])
  }

  @Test func atOneInstantTimersThenBlocksThenTasks() throws {
    let run = VirtualRun()
    run.at(0) {
      UserTasks.ticking(run.log)
      UserTasks.ticking(run.log)
    }
    #expect(
      try run.play(to: 2) == ["1 timer", "1 timer", "1 queue", "1 queue", "1 task", "1 task"])
  }

  @Test func blocksMayAssumeTheMainActor() throws {
    let run = VirtualRun()
    run.at(0) { UserTasks.assumesMain(run.log) }
    #expect(try run.play(to: 2) == ["1 assumed"])
  }

  @Test func spinningIsALivelock() throws {
    let run = VirtualRun(turnLimit: 500)
    run.at(2) { UserTasks.spins() }
    let error = #expect(throws: ClockError.self) { try run.play(to: 3) }
    guard case .livelock(let instant, let origin, 500) = error else {
      Issue.record("unexpected \(String(describing: error))")
      return
    }
    #expect(instant == Instant(seconds: 2))
    #expect(["Task", "Task.yield"].contains(origin.what))
  }

  @Test func aThousandRunsAreAlike() throws {
    func lines() throws -> [String] {
      let run = VirtualRun()
      var events: [String] = []
      run.clock.observer = { events.append("\($0)") }
      run.at(0) {
        UserTasks.groups(run.log)
        UserTasks.everySleep(run.log)
        UserTasks.ticking(run.log)
        let task = UserTasks.cancelledGroup(run.log)
        run.at(4) { task.cancel() }
      }
      return try run.play(to: 20) + events
    }
    let first = try lines()
    #expect(first.count > 100)
    for _ in 1..<1000 {
      guard try lines() == first else {
        Issue.record("a run differs")
        return
      }
    }
  }

  @Test func twoClocksOfOneThreadDoNotMix() throws {
    let one = VirtualRun()
    let two = VirtualRun()
    one.at(0) { UserTasks.sleepTwo(one.log) }
    two.at(0) { UserTasks.sleepTwo(two.log) }
    #expect(try one.play(to: 1) == ["0 begin"])
    #expect(try two.play(to: 9) == ["0 begin", "2 slept"])
    #expect(one.lines == ["0 begin"])
    #expect(try one.play(to: 2) == ["0 begin", "2 slept"])
  }

  @Test func outsideOfASimulationNothingChanges() async throws {
    try await Task.sleep(for: .microseconds(1))
    try await Task.sleep(nanoseconds: 1)
    try await Task.sleep(until: .now + .microseconds(1))
    try await ContinuousClock().sleep(for: .microseconds(1))
    await Task.yield()
    #expect(await Task.detached { 3 }.value == 3)
    #expect(await MainActor.run { 4 } == 4)
    let cancelled = Task { try await Task.sleep(for: .seconds(3600)) }
    cancelled.cancel()
    await #expect(throws: CancellationError.self) { try await cancelled.value }
  }
}
