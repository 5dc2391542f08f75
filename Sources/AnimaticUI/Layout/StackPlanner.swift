/// Lays elements out along one axis: what HStack, VStack and the layouts of their names do (docs/fidelity.md).
struct StackPlanner {
  let axis: Axis
  let alignment: AlignmentKey
  /// nil: the distances that neighbours prefer.
  let fixedSpacing: CGFloat?
  let items: [ElementItem]

  struct Plan {
    var proposals: [ProposedViewSize] = []
    var sizes: [CGSize] = []
    var gaps: [CGFloat] = []
    var size = CGSize.zero
    /// Distance of the alignment line from the near edge of the stack, on the minor axis.
    var line: CGFloat = 0
  }

  private func major(_ size: CGSize) -> CGFloat { axis == .horizontal ? size.width : size.height }
  private func minor(_ size: CGSize) -> CGFloat { axis == .horizontal ? size.height : size.width }
  private func major(_ proposal: ProposedViewSize) -> CGFloat? {
    axis == .horizontal ? proposal.width : proposal.height
  }
  private func minor(_ proposal: ProposedViewSize) -> CGFloat? {
    axis == .horizontal ? proposal.height : proposal.width
  }
  private func proposal(major: CGFloat?, minor: CGFloat?) -> ProposedViewSize {
    axis == .horizontal
      ? ProposedViewSize(width: major, height: minor) : ProposedViewSize(width: minor, height: major)
  }

  /// The gap before each element but the first.
  private func gaps() -> [CGFloat] {
    guard items.count > 1 else { return [] }
    return (1..<items.count).map { i in
      if let fixedSpacing { return fixedSpacing }
      let (a, b) = (items[i - 1].element.preferredSpacing(), items[i].element.preferredSpacing())
      return CGFloat(
        axis == .horizontal ? Spacing.distance(a.trailing, b.leading) : Spacing.distance(a.bottom, b.top))
    }
  }

  private func priority(_ item: ElementItem) -> Double {
    item.traits.layoutPriority ?? (item.element is SpacerElement ? -.infinity : 0)
  }

  func plan(_ proposed: ProposedViewSize) -> Plan {
    var plan = Plan()
    let count = items.count
    guard count > 0 else { return plan }
    plan.gaps = gaps()
    plan.proposals = Array(repeating: .unspecified, count: count)
    plan.sizes = Array(repeating: .zero, count: count)
    let cross = minor(proposed)
    func choose(_ i: Int, _ length: CGFloat?) {
      plan.proposals[i] = proposal(major: length, minor: cross)
      plan.sizes[i] = items[i].element.size(plan.proposals[i])
    }
    if let offered = major(proposed) {
      distribute(offered - plan.gaps.reduce(0, +), cross, choose: choose) { plan.sizes[$0] }
    } else {
      for i in 0..<count { choose(i, nil) }
    }
    measureExtents(&plan)
    return plan
  }

  private func distribute(
    _ space: CGFloat, _ cross: CGFloat?, choose: (Int, CGFloat?) -> Void, chosen: (Int) -> CGSize
  ) {
    let count = items.count
    let minima = items.map { major($0.element.size(proposal(major: 0, minor: cross))) }
    let maxima = items.map { major($0.element.size(proposal(major: .infinity, minor: cross))) }
    let priorities = items.map(priority)
    let order = (0..<count).sorted { a, b in
      if priorities[a] != priorities[b] { return priorities[a] > priorities[b] }
      let (fa, fb) = (maxima[a] - minima[a], maxima[b] - minima[b])
      if fa.isInfinite, fb.isInfinite { return minima[a] != minima[b] ? minima[a] > minima[b] : a < b }
      return fa != fb ? fa < fb : a < b
    }
    var remaining = space - minima.reduce(0, +)
    var index = 0
    while index < count {
      let rank = priorities[order[index]]
      let group = order[index...].prefix { priorities[$0] == rank }
      // The group gets its own minima back; lower groups keep theirs reserved.
      remaining += group.reduce(0) { $0 + minima[$1] }
      for (done, i) in group.enumerated() {
        choose(i, max(0, remaining / CGFloat(group.count - done)))
        remaining -= major(chosen(i))
      }
      index += group.count
    }
  }

  private func measureExtents(_ plan: inout Plan) {
    var (before, after): (CGFloat, CGFloat) = (-.infinity, -.infinity)
    for (i, item) in items.enumerated() {
      let line = item.element.guide(alignment, in: plan.sizes[i])
      before = max(before, line)
      after = max(after, minor(plan.sizes[i]) - line)
    }
    plan.line = before
    let length = plan.sizes.reduce(0) { $0 + major($1) } + plan.gaps.reduce(0, +)
    plan.size =
      axis == .horizontal
      ? CGSize(width: length, height: before + after) : CGSize(width: before + after, height: length)
  }

  /// Where each element stands from the stack's top left corner, and what it is offered.
  func places(_ proposal: ProposedViewSize) -> [(origin: CGPoint, size: CGSize, proposal: ProposedViewSize)] {
    let plan = plan(proposal)
    var position: CGFloat = 0
    return items.enumerated().map { i, item in
      if i > 0 { position += plan.gaps[i - 1] }
      let size = plan.sizes[i]
      let across = plan.line - item.element.guide(alignment, in: size)
      let origin = axis == .horizontal ? CGPoint(x: position, y: across) : CGPoint(x: across, y: position)
      position += major(size)
      return (origin, size, plan.proposals[i])
    }
  }

  func spacing() -> Spacing {
    guard let first = items.first, let last = items.last else { return .zero }
    var result = Spacing()
    if axis == .vertical {
      result.top = first.element.preferredSpacing().top
      result.bottom = last.element.preferredSpacing().bottom
      for item in items {
        result.leading = Spacing.union(result.leading, item.element.preferredSpacing().leading)
        result.trailing = Spacing.union(result.trailing, item.element.preferredSpacing().trailing)
      }
    } else {
      result.leading = first.element.preferredSpacing().leading
      result.trailing = last.element.preferredSpacing().trailing
      // A spacer speaks for its axis only.
      for item in items where !(item.element is SpacerElement) {
        result.top = Spacing.union(result.top, item.element.preferredSpacing().top)
        result.bottom = Spacing.union(result.bottom, item.element.preferredSpacing().bottom)
      }
    }
    return result
  }

  /// The position of a baseline in the stack laid out for a proposal.
  func explicitGuide(_ key: AlignmentKey, _ proposal: ProposedViewSize) -> CGFloat? {
    guard key == .firstTextBaseline || key == .lastTextBaseline, !items.isEmpty else { return nil }
    let plan = plan(proposal)
    var position: CGFloat = 0
    var result: CGFloat?
    for (i, item) in items.enumerated() {
      if i > 0 { position += plan.gaps[i - 1] }
      let across = plan.line - item.element.guide(alignment, in: plan.sizes[i])
      if let own = item.element.explicitGuide(key, in: plan.sizes[i]) {
        let value = own + (axis == .vertical ? position : across)
        if let known = result {
          result = key == .firstTextBaseline ? min(known, value) : max(known, value)
        } else {
          result = value
        }
      }
      position += major(plan.sizes[i])
    }
    return result
  }
}
