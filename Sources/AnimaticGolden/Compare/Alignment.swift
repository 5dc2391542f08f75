/// Which of two lists' entries belong together, keeping their order.
enum Alignment<Element> {
  case both(Element, Element)
  case onlyOld(Element)
  case onlyNew(Element)

  /// The cheapest alignment; `cost` of a pair is 0 for equal ones, leaving two alone costs 2. Lists beyond
  /// 400 entries are first cut down by their equal beginnings and ends, then paired in order.
  static func align(_ old: [Element], _ new: [Element], cost: (Element, Element) -> Double) -> [Alignment] {
    var head = 0
    while head < min(old.count, new.count), cost(old[head], new[head]) == 0 { head += 1 }
    var tail = 0
    while tail < min(old.count, new.count) - head,
      cost(old[old.count - 1 - tail], new[new.count - 1 - tail]) == 0
    {
      tail += 1
    }
    let a = Array(old[head..<old.count - tail])
    let b = Array(new[head..<new.count - tail])
    let same = { (i: Int, j: Int) in Alignment.both(old[i], new[j]) }
    let before = (0..<head).map { same($0, $0) }
    let after = (0..<tail).map { same(old.count - tail + $0, new.count - tail + $0) }
    return before + middle(a, b, cost) + after
  }

  private static func middle(
    _ a: [Element], _ b: [Element], _ cost: (Element, Element) -> Double
  ) -> [Alignment] {
    if a.count > 400 || b.count > 400 {
      let common = min(a.count, b.count)
      let pairs = (0..<common).flatMap { i -> [Alignment] in
        cost(a[i], b[i]) < 2 ? [.both(a[i], b[i])] : [.onlyOld(a[i]), .onlyNew(b[i])]
      }
      return pairs + a.dropFirst(common).map { .onlyOld($0) } + b.dropFirst(common).map { .onlyNew($0) }
    }
    // best[i][j]: the least cost of a[i...] against b[j...].
    let width = b.count + 1
    var best = [Double](repeating: 0, count: (a.count + 1) * width)
    for i in stride(from: a.count, through: 0, by: -1) {
      for j in stride(from: b.count, through: 0, by: -1) where i < a.count || j < b.count {
        var least = Double.infinity
        if i < a.count { least = min(least, 1 + best[(i + 1) * width + j]) }
        if j < b.count { least = min(least, 1 + best[i * width + j + 1]) }
        if i < a.count, j < b.count { least = min(least, cost(a[i], b[j]) + best[(i + 1) * width + j + 1]) }
        best[i * width + j] = least
      }
    }
    var (i, j, out) = (0, 0, [Alignment]())
    while i < a.count || j < b.count {
      let here = best[i * width + j]
      if i < a.count, j < b.count, here == cost(a[i], b[j]) + best[(i + 1) * width + j + 1] {
        out.append(.both(a[i], b[j]))
        (i, j) = (i + 1, j + 1)
      } else if i < a.count, here == 1 + best[(i + 1) * width + j] {
        out.append(.onlyOld(a[i]))
        i += 1
      } else {
        out.append(.onlyNew(b[j]))
        j += 1
      }
    }
    return out
  }
}
