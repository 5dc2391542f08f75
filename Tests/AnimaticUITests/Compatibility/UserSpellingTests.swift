import AnimaticTime
import AnimaticUI
import Testing

@Suite struct UserSpellingTests {
  @Test func theWorkItemOfABanner() throws {
    let run = VirtualRun()
    run.at(0) { UserSpelling.banner(run.log) }
    #expect(try run.play(to: 10) == ["4 hide"])
  }

  /// The item made by another evaluation of the body is not the one that waits.
  @Test func cancellingAFreshItemDoesNotStopTheOld() throws {
    let run = VirtualRun()
    var idle: [WorkOrigin] = []
    VirtualTime.idleCancel = { idle.append($0) }
    run.at(0) { UserSpelling.banner(run.log) }
    run.at(1) { UserSpelling.banner(run.log).cancel() }
    #expect(try run.play(to: 10) == ["4 hide"])
    #expect(idle.isEmpty)
  }

  @Test func theIntervalOfASnackbarAndTheTimerOfAToast() throws {
    let run = VirtualRun()
    run.at(1) {
      UserSpelling.snackbar(seconds: 6) { run.log("snackbar") }
      UserSpelling.toast(length: 2.5) { run.log("toast") }
    }
    #expect(try run.play(to: 10) == ["3.5 toast", "7 snackbar"])
  }

  @Test func theMainQueueIsTheMainActor() throws {
    let run = VirtualRun()
    run.at(0) { UserSpelling.hop(run.log) }
    #expect(try run.play(to: 1) == ["0 main actor", "0.5 main actor"])
  }

  @Test func everyFormOfAsync() throws {
    let run = VirtualRun()
    run.at(0) { UserSpelling.everyAsync(run.log) }
    #expect(
      try run.play(to: 3) == [
        "0 flagged", "0 global", "0 qos", "0 execute", "0 stored", "0 notified", "0 grouped", "0 back",
        "0 group",
        "1.25 after qos", "1.5 wall", "2 private",
      ])
  }

  @Test func everyFormOfTimer() throws {
    let run = VirtualRun()
    run.at(0.25) { UserSpelling.everyTimer(run.log) }
    #expect(try run.play(to: 9) == ["0.25 performed", "1.25 tick", "2.25 tick", "2.75 later"])
  }

  @Test func originsNameTheLineOfTheCall() throws {
    let run = VirtualRun()
    var origins: [WorkOrigin] = []
    run.clock.observer = { if case .scheduled(_, _, let origin) = $0 { origins.append(origin) } }
    run.clock.owner = "banner"
    UserSpelling.banner(run.log)
    UserSpelling.toast(length: 1) {}
    UserSpelling.snackbar(seconds: 1) {}
    #expect(
      origins.map(\.what) == [
        "DispatchQueue.main.asyncAfter(DispatchWorkItem #1)", "Timer.scheduledTimer",
        "DispatchQueue.main.asyncAfter",
      ])
    #expect(origins.allSatisfy { $0.file == "AnimaticUITests/UserSpelling.swift" && $0.owner == "banner" })
    #expect(origins.map(\.line) == [10, 19, 15])
  }
}
