import AnimaticGolden

/// Values frame by frame, equal neighbours joined: what the page's data holds instead of a value a frame.
public struct PageRuns<Value: Equatable & Sendable>: Equatable, Sendable {
  public struct Run: Equatable, Sendable {
    public var first: Int
    public var last: Int
    public var value: Value
  }

  /// Ascending, without gaps; neighbours differ.
  public private(set) var runs: [Run] = []
  private let start: Int

  /// `start` is the number of the first frame.
  public init(start: Int = 0) { self.start = start }

  public init(start: Int = 0, _ values: some Sequence<Value>) {
    self.init(start: start)
    for value in values { append(value) }
  }

  /// The number of the next frame.
  var next: Int { runs.last.map { $0.last + 1 } ?? start }

  /// The value of the next frame, or of the next `count` frames; none where that is below 1.
  public mutating func append(_ value: Value, count: Int = 1) {
    guard count > 0 else { return }
    let next = self.next
    if let last = runs.indices.last, runs[last].value == value {
      runs[last].last += count
    } else {
      runs.append(Run(first: next, last: next + count - 1, value: value))
    }
  }

  /// `[[first, last, value], …]`.
  func json(_ value: (Value) -> OrderedJSON) -> OrderedJSON {
    .array(runs.map { .array([.integer($0.first), .integer($0.last), value($0.value)]) })
  }
}
