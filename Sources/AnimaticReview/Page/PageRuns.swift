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

  /// The value of the next frame.
  public mutating func append(_ value: Value) {
    let next = runs.last.map { $0.last + 1 } ?? start
    if let last = runs.indices.last, runs[last].value == value {
      runs[last].last = next
    } else {
      runs.append(Run(first: next, last: next, value: value))
    }
  }

  /// `[[first, last, value], …]`.
  func json(_ value: (Value) -> OrderedJSON) -> OrderedJSON {
    .array(runs.map { .array([.integer($0.first), .integer($0.last), value($0.value)]) })
  }
}
