import AnimaticTime

/// The nodes that are evaluated at each instant that is looked at: views and modifiers whose data animates,
/// views over time.
struct SamplerList {
  private var members: [ObjectIdentifier: _ViewNode] = [:]
  /// The instant for which they were evaluated last.
  var sampledAt: Instant?

  var isEmpty: Bool { members.isEmpty }

  func isDue(at instant: Instant) -> Bool { !members.isEmpty && sampledAt != instant }

  mutating func add(_ node: _ViewNode) { members[ObjectIdentifier(node)] = node }

  mutating func remove(_ node: _ViewNode) {
    if !members.isEmpty { members[ObjectIdentifier(node)] = nil }
  }

  func contains(atOrAbove node: _ViewNode) -> Bool {
    guard !members.isEmpty else { return false }
    var here: _ViewNode? = node
    while let known = here {
      if members[ObjectIdentifier(known)] != nil { return true }
      here = known.parent
    }
    return false
  }

  /// Parents first, in the order of making.
  var nodes: [_ViewNode] {
    members.values.sorted { ($0.depth, $0.serial) < ($1.depth, $1.serial) }
  }
}
