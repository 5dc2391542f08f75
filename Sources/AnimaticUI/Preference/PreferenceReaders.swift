/// Does not keep the node.
package struct WeakReader {
  weak var node: (any PreferenceReading)?
}

extension ViewGraph {
  /// Lets all readers look, outer ones after inner ones, and settles what they changed.
  ///
  /// An overlay made from a preference may itself hand something up, hence the rounds; what has not come to
  /// rest after eight keeps its last state, as layout does.
  func settlePreferences(_ settle: () -> Void) {
    guard !preferenceReaders.isEmpty else { return }
    preferenceReaders.removeAll { $0.node.map { !$0.isAlive } ?? true }
    for _ in 0..<8 {
      let readers = preferenceReaders.compactMap(\.node)
      for reader in readers.sorted(by: { ($0.depth, $0.serial) > ($1.depth, $1.serial) }) {
        reader.readPreferences()
      }
      guard hasDirtyNodes else { return }
      settle()
    }
  }
}
