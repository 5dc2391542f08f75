import Foundation

/// Tells when it is worth looking at the watched files again: the system says so, or, where it can not, twice a
/// second.
final class ChangeWatcher {
  /// Between two looks at times and sizes, where the system tells nothing.
  static let pollEvery: UInt64 = 500_000_000

  private var notifier: FolderNotifier?
  private var nextLook: UInt64 = 0

  /// `usesNotifier` is false only where polling is what is to be shown.
  init(usesNotifier: Bool = true) { notifier = usesNotifier ? FolderNotifier() : nil }

  /// Whether files are looked at by the clock.
  var polls: Bool { notifier == nil }
  /// To wait for; nil where the clock decides.
  var descriptor: Int32? { notifier?.descriptor }
  /// Whether something may have happened before the last call of `watch` that nobody was told of.
  var hasNewFolders: Bool { notifier?.hasNewFolders ?? false }
  /// When to look next, on the monotonic clock; nil where the system tells.
  var deadline: UInt64? { polls ? nextLook : nil }

  /// What is watched from now on. Returns false once, where the system allows no more and polling begins.
  func watch(_ folders: Set<String>) -> Bool {
    guard let notifier else { return true }
    if notifier.watch(folders) { return true }
    self.notifier = nil
    return false
  }

  /// Whether something may have changed.
  func takeNotice(now: UInt64) -> Bool {
    if let notifier { return notifier.drain() }
    guard now >= nextLook else { return false }
    nextLook = now + Self.pollEvery
    return true
  }
}
