// Written as user code is: this file imports SwiftUI only.
import SwiftUI

enum UserTasks {
  static func sleepTwo(_ log: @escaping (String) -> Void) -> Task<Void, Never> {
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

  static func everySleep(_ log: @escaping (String) -> Void) {
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
    }
  }

  static func groups(_ log: @escaping (String) -> Void) {
    Task.detached {
      async let a = later(1)
      async let b = later(2)
      let sum = await a + b
      await MainActor.run { log("async let \(sum)") }
      let total = await withTaskGroup(of: Int.self) { group in
        for n in 1...4 { group.addTask { await later(n) } }
        var order: [Int] = []
        for await n in group { order.append(n) }
        return order
      }
      log("group \(total)")
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
}
