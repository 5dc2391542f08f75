// Written as user code is: this file imports SwiftUI only.
import SwiftUI

enum UserTasks {
  typealias Log = (String) -> Void

  @discardableResult
  static func sleepTwo(_ log: @escaping Log) -> Task<Void, Never> {
    Task { @MainActor in
      log("begin")
      do {
        try await Task.sleep(for: .seconds(2))
        log("slept")
      } catch is CancellationError {
        log("cancelled")
      } catch {
        log("other error")
      }
    }
  }

  /// The cancelled sleep falls through and clears the message of the next task.
  static func clearIgnoringErrors(_ clear: @escaping () -> Void) -> Task<Void, Never> {
    Task { @MainActor in
      try? await Task.sleep(nanoseconds: 2_500_000_000)
      clear()
    }
  }

  static func everySleep(_ log: @escaping Log) {
    Task { @MainActor in
      try? await Task.sleep(nanoseconds: 250_000_000)
      log("nanoseconds")
      try? await Task.sleep(for: .milliseconds(250))
      log("for")
      try? await Task.sleep(until: .now + .seconds(0.5))
      log("until")
      try? await Task.sleep(until: .now.advanced(by: .seconds(1)), clock: .suspending)
      log("suspending")
      try? await Task.sleep(for: .seconds(1), tolerance: .milliseconds(50), clock: .continuous)
      log("tolerance")
      try? await ContinuousClock().sleep(for: .seconds(1))
      log("clock")
      let start = ContinuousClock.now
      try? await SuspendingClock().sleep(until: SuspendingClock.now + .seconds(1))
      log("took \(ContinuousClock().now - start == .seconds(1))")
      try? await Task.sleep(for: .seconds(-5))
      log("negative")
      try? await Task.sleep(nanoseconds: .max)
      log("never")
    }
  }

  static func groups(_ log: @escaping Log) {
    Task.detached {
      async let a = later(1)
      async let b = later(2)
      let sum = await a + b
      await MainActor.run { log("async let \(sum)") }
      let order = await withTaskGroup(of: Int.self) { group in
        for n in [3, 1, 4, 2] { group.addTask { await later(n) } }
        var order: [Int] = []
        for await n in group { order.append(n) }
        return order
      }
      log("group \(order)")
      let value = await Counter().add(3)
      log("actor \(value)")
      await Task.yield()
      log("yielded")
    }
  }

  static func later(_ n: Int) async -> Int {
    try? await Task.sleep(for: .seconds(n))
    return n
  }

  actor Counter {
    private var value = 0
    func add(_ n: Int) async -> Int {
      try? await Task.sleep(for: .seconds(1))
      value += n
      return value
    }
  }

  static func valueOfAnother(_ log: @escaping Log) {
    let inner = Task { () -> Int in
      try await Task.sleep(for: .seconds(3))
      return 7
    }
    Task { @MainActor in
      let value = try? await inner.value
      log("value \(value ?? 0)")
    }
  }

  static func cancelledGroup(_ log: @escaping Log) -> Task<Void, Never> {
    Task { @MainActor in
      await withTaskGroup(of: Void.self) { group in
        for n in 1...3 {
          group.addTask {
            do {
              try await Task.sleep(for: .seconds(n * 10))
            } catch {
              await MainActor.run { log("child \(n) \(Task.isCancelled)") }
            }
          }
        }
      }
      log("group ended")
    }
  }

  static func stream(_ log: @escaping Log) {
    let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
    Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { timer in
      continuation.yield(1)
      if Date().timeIntervalSince(timer.fireDate) >= 0 { timer.tolerance = 0 }
    }
    Task { @MainActor in
      var sum = 0
      for await n in stream {
        sum += n
        log("stream \(sum)")
        if sum == 3 { return }
      }
    }
  }

  static func assumesMain(_ log: @escaping Log) {
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
      MainActor.assumeIsolated { log("assumed") }
    }
  }

  static func spins() {
    Task { @MainActor in
      while !Task.isCancelled { await Task.yield() }
    }
  }

  static func ticking(_ log: @escaping Log) {
    Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in log("timer") }
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) { log("queue") }
    Task { @MainActor in
      try? await Task.sleep(for: .seconds(1))
      log("task")
    }
  }
}
