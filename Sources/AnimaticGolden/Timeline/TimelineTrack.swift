/// One presented value frame by frame, still stretches kept as one run.
public struct TimelineTrack: Equatable, Sendable {
  public enum Value: Hashable, Sendable {
    case number(Millionths)
    case text(String)
    case flag(Bool)
    /// The element is not in the tree.
    case absent

    public static func number(_ value: Double) -> Value { .number(Millionths(value)) }
  }

  /// Frames `first` … `last` that have one value.
  public struct Run: Equatable, Sendable {
    public var first: Int
    public var last: Int
    public var value: Value
  }

  public var name: String
  public var property: String
  /// Ascending, without gaps, from frame 0; neighbours have different values.
  public private(set) var runs: [Run] = []

  public init(name: String, property: String) {
    self.name = name
    self.property = property
  }

  public init(name: String, property: String, values: some Sequence<Value>) {
    self.init(name: name, property: property)
    for value in values { append(value) }
  }

  public var frameCount: Int { runs.last.map { $0.last + 1 } ?? 0 }

  /// The value of the next frame, or of the next `count` frames (at least 1).
  public mutating func append(_ value: Value, count: Int = 1) {
    precondition(count >= 1)
    if let last = runs.indices.last, runs[last].value == value {
      runs[last].last += count
    } else {
      runs.append(Run(first: frameCount, last: frameCount + count - 1, value: value))
    }
  }

  /// The value at a frame, nil outside.
  public func value(at frame: Int) -> Value? {
    var (low, high) = (0, runs.count - 1)
    while low <= high {
      let middle = (low + high) / 2
      if frame < runs[middle].first {
        high = middle - 1
      } else if frame > runs[middle].last {
        low = middle + 1
      } else {
        return runs[middle].value
      }
    }
    return nil
  }

  func number(at frame: Int) -> Double? {
    if case .number(let value) = value(at: frame) { return value.double }
    return nil
  }

  /// Whether the frames that both have show the same values.
  func isSame(as other: TimelineTrack) -> Bool {
    let common = min(frameCount, other.frameCount)
    func head(_ track: TimelineTrack) -> [Run] {
      track.runs.filter { $0.first < common }.map {
        Run(first: $0.first, last: min($0.last, common - 1), value: $0.value)
      }
    }
    return head(self) == head(other)
  }
}
