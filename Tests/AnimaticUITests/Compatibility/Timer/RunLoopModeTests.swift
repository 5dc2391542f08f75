import AnimaticTime
import Testing

@testable import AnimaticUI

@Suite struct RunLoopModeTests {
  private typealias Timer = AnimaticUI.Timer
  private typealias RunLoop = AnimaticUI.RunLoop
  private typealias DispatchQueue = AnimaticUI.DispatchQueue
  private let run = VirtualRun()

  private func drag(_ from: Double, _ to: Double) {
    run.at(from) { RunLoop.main.enterTracking() }
    run.at(to) { RunLoop.main.leaveTracking() }
  }

  @Test func `a timer of the default mode pauses during a drag, fires once after it and keeps its grid`()
    throws
  {
    let log = run.log
    Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in log("tick") }
    drag(1.5, 4.25)
    #expect(try run.play(to: 6) == ["1 tick", "4.25 tick", "5 tick", "6 tick"])
  }

  @Test func `a timer of the common modes goes on`() throws {
    let log = run.log
    let timer = Timer(timeInterval: 1, repeats: true) { _ in log("tick") }
    RunLoop.main.add(timer, forMode: .common)
    let tracked = Timer(timeInterval: 1.5, repeats: false) { _ in log("tracked") }
    RunLoop.main.add(tracked, forMode: .default)
    RunLoop.main.add(tracked, forMode: .tracking)
    drag(0.5, 3)
    #expect(try run.play(to: 3.5) == ["1 tick", "1.5 tracked", "2 tick", "3 tick"])
  }

  @Test func `what is invalidated during the drag does not fire after it`() throws {
    let log = run.log
    let timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in log("late") }
    drag(0.5, 3)
    run.at(2) { timer.invalidate() }
    #expect(try run.play(to: 5) == [])
  }

  @Test func `late timers fire in the order in which they came due`() throws {
    let log = run.log
    Timer.scheduledTimer(withTimeInterval: 2, repeats: false) { _ in log("second") }
    Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in log("first") }
    drag(0.5, 3)
    #expect(try run.play(to: 5) == ["3 first", "3 second"])
  }

  @Test func `the main queue goes on, the run loop's scheduler waits`() throws {
    let log = run.log
    let subject = PassthroughSubject<String, Never>()
    let queued = subject.receive(on: DispatchQueue.main).sink { log("queue \($0)") }
    let looped = subject.receive(on: RunLoop.main).sink { log("loop \($0)") }
    drag(0.5, 2)
    run.at(1) { subject.send("value") }
    #expect(try run.play(to: 3) == ["1 queue value", "2 loop value"])
    #expect(RunLoop.main.currentMode == .default)
    _ = (queued, looped)
  }

  @Test func `drags nest`() throws {
    let log = run.log
    Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in log("late") }
    drag(0.5, 2)
    drag(0.75, 3)
    #expect(try run.play(to: 4) == ["3 late"])
    RunLoop.main.leaveTracking()
    #expect(RunLoop.main.currentMode == .default)
  }
}
