import AnimaticTime
import Testing

@testable import AnimaticUI

@Suite struct DispatchWorkItemTests {
  private let run = VirtualRun()

  private func item(_ name: String = "item") -> AnimaticUI.DispatchWorkItem {
    AnimaticUI.DispatchWorkItem { [run] in run.log(name) }
  }

  private var main: AnimaticUI.DispatchQueue { .main }

  @Test func cancelBeforeTheStartHoldsForAllSubmissions() throws {
    let item = item()
    main.asyncAfter(deadline: .now() + 1, execute: item)
    main.asyncAfter(deadline: .now() + 2, execute: item)
    main.asyncAfter(deadline: .now() + 3, execute: item)
    run.at(1.5) { item.cancel() }
    #expect(try run.play(to: 5) == ["1 item"])
    #expect(item.isCancelled)
    #expect(run.clock.pending.isEmpty)
  }

  @Test func cancelIsHeardOfAtOnce() throws {
    let item = item()
    main.asyncAfter(deadline: .now() + 4, execute: item)
    var heard: [String] = []
    run.clock.observer = { [run] event in
      switch event {
      case .cancelled(_, let origin): heard.append("\(run.clock.now.seconds) cancelled \(origin.what)")
      case .fired(_, let origin): heard.append("\(run.clock.now.seconds) fired \(origin.what)")
      case .scheduled: break
      }
    }
    run.at(1) { item.cancel() }
    #expect(try run.play(to: 5) == [])
    #expect(
      heard == ["1.0 fired event", "1.0 cancelled DispatchQueue.main.asyncAfter(DispatchWorkItem #1)"])
  }

  @Test func cancelWhileRunningStopsLaterRunsOnly() throws {
    var item: AnimaticUI.DispatchWorkItem?
    item = AnimaticUI.DispatchWorkItem { [run] in
      item?.cancel()
      run.log("still runs, cancelled \(item?.isCancelled ?? false)")
    }
    main.async(execute: item!)
    main.asyncAfter(deadline: .now() + 1, execute: item!)
    #expect(try run.play(to: 5) == ["0 still runs, cancelled true"])
  }

  /// A cancelled execution counts as one, when its time comes.
  @Test(arguments: [true, false])
  func aCancelledItemNotifiesAtItsTime(notifyFirst: Bool) throws {
    let item = item()
    let log = run.log
    main.asyncAfter(deadline: .now() + 4, execute: item)
    if notifyFirst { item.notify(queue: .main) { log("notified") } }
    run.at(1) {
      item.cancel()
      if !notifyFirst { item.notify(queue: .main) { log("notified") } }
    }
    #expect(try run.play(to: 9) == ["4 notified"])
  }

  @Test func aCancelledItemThatIsSubmittedCountsAsExecuted() throws {
    let item = item()
    let log = run.log
    item.cancel()
    item.notify(queue: .main) { log("notified") }
    main.asyncAfter(deadline: .now() + 2, execute: item)
    #expect(try run.play(to: 9) == ["2 notified"])
  }

  @Test func notifyRunsOnceAndAtOnceWhenTheItemIsDone() throws {
    let item = item()
    let log = run.log
    item.notify(queue: .main) { log("first") }
    main.asyncAfter(deadline: .now() + 1, execute: item)
    main.asyncAfter(deadline: .now() + 2, execute: item)
    run.at(3) { item.notify(queue: .main) { log("late") } }
    item.notify(queue: .main, execute: self.item("other"))
    #expect(try run.play(to: 9) == ["1 item", "1 first", "1 other", "2 item", "3 late"])
  }

  @Test func performRunsAtOnceAndHonoursCancel() throws {
    let item = item()
    item.perform()
    item.cancel()
    item.perform()
    #expect(run.lines == ["0 item"])
  }

  @Test func waitingForAnotherQueueRunsItsWork() throws {
    let item = item()
    let log = run.log
    run.at(1) {
      AnimaticUI.DispatchQueue.global().async(execute: item)
      item.wait()
      log("waited")
    }
    #expect(try run.play(to: 2) == ["1 item", "1 waited"])
  }

  @Test func waitingForLaterIsAnError() throws {
    let item = item()
    run.at(1) {
      AnimaticUI.DispatchQueue.main.asyncAfter(deadline: .now() + 1, execute: item)
      #expect(item.wait(timeout: .now() + 5) == .timedOut)
      item.wait(file: "A.swift", line: 7)
    }
    let origin = WorkOrigin(what: "DispatchWorkItem.wait", file: "A.swift", line: 7)
    #expect(throws: ClockError.blocked(at: Instant(seconds: 1), origin: origin)) { try run.play(to: 9) }
  }

  @Test func aCancelOfAnItemThatWasNeverSubmittedIsReported() {
    var idle: [String] = []
    VirtualTime.idleCancel = { idle.append($0.what) }
    let (one, two, three) = (item(), item(), item())
    main.async(execute: one)
    one.cancel()
    two.cancel()
    three.perform()
    three.cancel()
    #expect(idle == ["DispatchWorkItem #2"])
  }
}
