import AnimaticDrawing

/// Brings the members of each matched group together after layout.
package final class MatchedGeometry {
  private struct Group {
    weak var source: MatchedElement?
    var place: MatchedElement.Place
    /// Where a source begins that entered in place of another one; it goes to its own place after that is
    /// committed.
    var start: MatchedElement.Place?
    var isCrowded = false
  }

  private struct Member {
    let element: MatchedElement
    let isLeaving: Bool
  }

  /// Some view on stage is, or was, matched.
  var isInUse = false
  private var groups: [MatchedKey: Group] = [:]

  /// Gives each member the place of its group. Runs after each layout.
  func settle(_ graph: ViewGraph) {
    guard isInUse else { return }
    var order: [MatchedKey] = []
    var members: [MatchedKey: [Member]] = [:]
    for item in graph.rootElement.items { find(in: item, isLeaving: false, &order, &members) }
    isInUse = !order.isEmpty
    var kept: [MatchedKey: Group] = [:]
    // Outer ones come first: where they go, what is matched inside them goes too.
    for key in order { kept[key] = settle(groups[key], members[key]!, graph) }
    groups = kept
  }

  private func find(
    in item: ElementItem, isLeaving: Bool, _ order: inout [MatchedKey],
    _ members: inout [MatchedKey: [Member]]
  ) {
    let isLeaving = isLeaving || item.isLeaving
    if let element = item.element as? MatchedElement {
      let key = element.modifier.key
      if members[key] == nil { order.append(key) }
      members[key, default: []].append(Member(element: element, isLeaving: isLeaving))
    }
    for inner in item.element.items { find(in: inner, isLeaving: isLeaving, &order, &members) }
  }

  private func settle(_ known: Group?, _ members: [Member], _ graph: ViewGraph) -> Group? {
    let sources = members.filter { !$0.isLeaving && $0.element.modifier.isSource }
    guard let source = sources.first?.element else {
      // The last place of the group stays: what leaves goes on to where it was going.
      if let known {
        for member in members where !member.element.hasCommitted { member.element.follow(known.place) }
      }
      return known
    }
    var group = known ?? Group(source: source, place: source.ownPlace)
    warn(&group, sources.count, source, graph)
    if let known, known.source !== source, !source.hasCommitted {
      group.start = known.source?.presentedPlace(at: graph.clock.now.seconds) ?? known.place
    }
    group.source = source
    source.follow(group.start)
    group.place = group.start ?? source.ownPlace
    for member in members where member.element !== source {
      // Those that stand already move once, when the source goes to its own place.
      if group.start == nil || !member.element.hasCommitted { member.element.follow(group.place) }
    }
    return group
  }

  private func warn(_ group: inout Group, _ count: Int, _ source: MatchedElement, _ graph: ViewGraph) {
    if count > 1, !group.isCrowded {
      graph.emit(
        .warning, name: source.node.owner,
        detail: "\(count) sources for one matched geometry: the first in order of writing counts. Give the "
          + "others isSource: false, or show one at a time")
    }
    group.isCrowded = count > 1
  }

  /// Sources that began elsewhere may go to their own places. False where there are none.
  func advance() -> Bool {
    var any = false
    for (key, group) in groups where group.start != nil {
      groups[key]!.start = nil
      any = true
    }
    return any
  }
}
