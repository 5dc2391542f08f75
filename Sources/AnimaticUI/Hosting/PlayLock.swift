import Foundation

/// Lets one run at a time use what user code reaches through plain globals: the current clock, the current
/// transaction, the node being evaluated. Runs on several threads are safe, one call at a time.
package enum PlayLock {
  nonisolated(unsafe) private static let lock = NSRecursiveLock()

  package static func with<R>(_ work: () throws -> R) rethrows -> R {
    lock.lock()
    defer { lock.unlock() }
    return try work()
  }
}
