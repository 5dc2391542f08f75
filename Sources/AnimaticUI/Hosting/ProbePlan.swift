/// The elements that a probe looks at, in the order of the tree: found once, looked at for each frame.
///
/// It does not keep the elements alive and holds for one version of the graph only: an element goes only in an
/// update, and each update makes a new version.
struct ProbePlan {
  struct Part {
    let element: Unmanaged<Element>
    /// Index of the part around it; negative: it stands at the top.
    let parent: Int
  }

  private(set) var parts: [Part] = []
  /// Elements that clip to a shape with corners, in order.
  private(set) var clips: [Unmanaged<Element>] = []

  /// `roots` and what is in them, except for `excluded` and what is in those.
  init(roots: [Element], excluded: [Element] = []) {
    let stop = Set(excluded.map(ObjectIdentifier.init))
    for root in roots {
      add(root, below: -1, stop)
      findClips(in: root)
    }
  }

  private mutating func add(_ element: Element, below parent: Int, _ stop: Set<ObjectIdentifier>) {
    guard !stop.contains(ObjectIdentifier(element)) else { return }
    let index = parts.count
    parts.append(Part(element: Unmanaged.passUnretained(element), parent: parent))
    for item in element.items { add(item.element, below: index, stop) }
  }

  private mutating func findClips(in element: Element) {
    if element.cornerRadiusReader != nil { clips.append(Unmanaged.passUnretained(element)) }
    for item in element.items { findClips(in: item.element) }
  }
}
