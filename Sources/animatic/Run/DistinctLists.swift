import AnimaticDrawing

/// Numbers display lists by equality: a list equal to one of the last `most` different ones gets its number.
///
/// Equality is by value and decides alone; fingerprints only choose which lists are compared. Unchanged
/// subtrees are shared objects, so a list that did not change costs a pointer comparison. A list that comes
/// back after so many others is drawn again and found to be equal by its pixels: memory stays bounded.
struct DistinctLists {
  private let most: Int
  private var buckets: [Int: [Int]] = [:]
  private var kept: [Int: (list: DisplayList, fingerprint: Int)] = [:]
  private var last: Int?
  private var fingerprints = Fingerprints()
  /// How many numbers were given.
  private(set) var count = 0

  init(most: Int = 512) { self.most = max(1, most) }

  /// The number of the list, from 0 in order of first appearance, and whether it is new.
  mutating func number(_ list: DisplayList) -> (index: Int, isNew: Bool) {
    if let last, kept[last]?.list == list { return (last, false) }
    let fingerprint = fingerprints.of(list)
    for candidate in buckets[fingerprint, default: []] where kept[candidate]?.list == list {
      last = candidate
      return (candidate, false)
    }
    let index = count
    count += 1
    kept[index] = (list, fingerprint)
    buckets[fingerprint, default: []].append(index)
    last = index
    forget(index - most)
    return (index, true)
  }

  private mutating func forget(_ index: Int) {
    guard let old = kept.removeValue(forKey: index) else { return }
    buckets[old.fingerprint]?.removeAll { $0 == index }
    if buckets[old.fingerprint]?.isEmpty == true { buckets[old.fingerprint] = nil }
  }
}

/// Cheap numbers that equal lists share. They depend on the process and never leave it.
private struct Fingerprints {
  /// Kept with the object, so that an address can not be used again while its number stands here.
  private var known: [ObjectIdentifier: (content: DisplayContent, fingerprint: Int)] = [:]

  mutating func of(_ list: DisplayList) -> Int {
    // Long runs make ever new objects; what is still in use is numbered again.
    if known.count > 20_000 { known.removeAll() }
    var hasher = Hasher()
    hasher.combine(list.size.width)
    hasher.combine(list.size.height)
    hasher.combine(list.background)
    add(list.items, to: &hasher)
    return hasher.finalize()
  }

  private mutating func of(_ content: DisplayContent) -> Int {
    let key = ObjectIdentifier(content)
    if let known = known[key] { return known.fingerprint }
    var hasher = Hasher()
    add(content.items, to: &hasher)
    let fingerprint = hasher.finalize()
    known[key] = (content, fingerprint)
    return fingerprint
  }

  private mutating func add(_ items: [DisplayItem], to hasher: inout Hasher) {
    hasher.combine(items.count)
    for item in items {
      switch item {
      case .fill(let outline, let paint):
        hasher.combine(outline)
        hasher.combine(paint)
      case .stroke(let outline, let style, let paint):
        hasher.combine(outline)
        hasher.combine(style)
        hasher.combine(paint)
      case .text(let layout, let place, let color):
        hasher.combine(layout)
        hasher.combine(place.x)
        hasher.combine(place.y)
        hasher.combine(color)
      case .symbol(let symbol, let ink, let color):
        hasher.combine(symbol)
        hasher.combine(ink.minX)
        hasher.combine(ink.minY)
        hasher.combine(color)
      case .image(let source, let frame):
        hasher.combine(ObjectIdentifier(source))
        hasher.combine(frame.minX)
        hasher.combine(frame.minY)
      case .group(let group):
        hasher.combine(group.transform)
        hasher.combine(group.opacity)
        hasher.combine(of(group.content))
      }
    }
  }
}
