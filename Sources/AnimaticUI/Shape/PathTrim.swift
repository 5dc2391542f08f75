import AnimaticDrawing

/// Cuts a part out of a path by length.
struct PathTrim {
  private enum Segment {
    case line(CGPoint, CGPoint)
    case cubic(CGPoint, CGPoint, CGPoint, CGPoint)
  }

  /// Chords that the length of a curve is taken from: the error is below a thousandth of a point for corners.
  private static let chords = 64

  private var segments: [(segment: Segment, length: Double, startsSubpath: Bool)] = []
  private var total = 0.0

  init(_ elements: [PathElement]) {
    var (here, start) = (CGPoint.zero, CGPoint.zero)
    var isNew = true
    func add(_ segment: Segment, _ trim: inout PathTrim) {
      let length = Self.length(segment)
      guard length > 0, length.isFinite else { return }
      trim.segments.append((segment, length, isNew))
      trim.total += length
      isNew = false
    }
    for element in elements {
      switch element {
      case .move(let to):
        (here, start, isNew) = (to, to, true)
      case .line(let to):
        add(.line(here, to), &self)
        here = to
      case .quadCurve(let to, let c):
        func third(_ p: CGPoint) -> CGPoint {
          CGPoint(x: p.x + (c.x - p.x) * 2 / 3, y: p.y + (c.y - p.y) * 2 / 3)
        }
        add(.cubic(here, third(here), third(to), to), &self)
        here = to
      case .curve(let to, let a, let b):
        add(.cubic(here, a, b, to), &self)
        here = to
      case .closeSubpath:
        add(.line(here, start), &self)
        (here, isNew) = (start, true)
      }
    }
  }

  /// The part between two shares of the whole length, 0…1; nothing where `from` is not below `to`.
  func part(from: Double, to: Double) -> [PathElement] {
    let (low, high) = (min(1, max(0, from)) * total, min(1, max(0, to)) * total)
    guard low < high else { return [] }
    var result: [PathElement] = []
    var (position, isOpen) = (0.0, false)
    for (segment, length, startsSubpath) in segments {
      let (a, b) = ((low - position) / length, (high - position) / length)
      position += length
      guard b > 0, a < 1 else { continue }
      let piece = Self.cut(segment, max(0, a), min(1, b))
      if startsSubpath || !isOpen { result.append(.move(to: Self.start(piece))) }
      isOpen = true
      switch piece {
      case .line(_, let to): result.append(.line(to: to))
      case .cubic(_, let c1, let c2, let to): result.append(.curve(to: to, control1: c1, control2: c2))
      }
    }
    return result
  }

  private static func start(_ segment: Segment) -> CGPoint {
    switch segment {
    case .line(let p, _), .cubic(let p, _, _, _): return p
    }
  }

  private static func mix(_ a: CGPoint, _ b: CGPoint, _ t: CGFloat) -> CGPoint {
    CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
  }

  private static func distance(_ a: CGPoint, _ b: CGPoint) -> Double {
    Double(((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y)).squareRoot())
  }

  private static func point(_ p: (CGPoint, CGPoint, CGPoint, CGPoint), _ t: CGFloat) -> CGPoint {
    let (ab, bc, cd) = (mix(p.0, p.1, t), mix(p.1, p.2, t), mix(p.2, p.3, t))
    return mix(mix(ab, bc, t), mix(bc, cd, t), t)
  }

  /// Lengths from the start to the end of each chord.
  private static func table(_ p: (CGPoint, CGPoint, CGPoint, CGPoint)) -> [Double] {
    var (here, sum) = (p.0, 0.0)
    return (1...chords).map { i in
      let next = point(p, CGFloat(i) / CGFloat(chords))
      sum += distance(here, next)
      here = next
      return sum
    }
  }

  private static func length(_ segment: Segment) -> Double {
    switch segment {
    case .line(let a, let b): return distance(a, b)
    case .cubic(let a, let b, let c, let d): return table((a, b, c, d)).last ?? 0
    }
  }

  /// The part between two shares of a segment's length.
  private static func cut(_ segment: Segment, _ low: Double, _ high: Double) -> Segment {
    if low <= 0, high >= 1 { return segment }
    switch segment {
    case .line(let a, let b): return .line(mix(a, b, CGFloat(low)), mix(a, b, CGFloat(high)))
    case .cubic(let a, let b, let c, let d):
      let lengths = table((a, b, c, d))
      let (from, to) = (parameter(lengths, low), parameter(lengths, high))
      let tail = split((a, b, c, d), CGFloat(from)).1
      let rest = from < 1 ? (to - from) / (1 - from) : 0
      let (p, q, r, s) = split(tail, CGFloat(rest)).0
      return .cubic(p, q, r, s)
    }
  }

  /// The curve's parameter at a share of its length.
  private static func parameter(_ lengths: [Double], _ share: Double) -> Double {
    guard let total = lengths.last, share > 0 else { return 0 }
    if share >= 1 { return 1 }
    let wanted = share * total
    let index = lengths.firstIndex { $0 >= wanted } ?? lengths.count - 1
    let before = index == 0 ? 0 : lengths[index - 1]
    let within = lengths[index] > before ? (wanted - before) / (lengths[index] - before) : 0
    return (Double(index) + within) / Double(lengths.count)
  }

  private typealias Cubic = (CGPoint, CGPoint, CGPoint, CGPoint)

  private static func split(_ p: Cubic, _ t: CGFloat) -> (Cubic, Cubic) {
    let (ab, bc, cd) = (mix(p.0, p.1, t), mix(p.1, p.2, t), mix(p.2, p.3, t))
    let (abc, bcd) = (mix(ab, bc, t), mix(bc, cd, t))
    let middle = mix(abc, bcd, t)
    return ((p.0, ab, abc, middle), (middle, bcd, cd, p.3))
  }
}
