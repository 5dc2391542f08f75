/// Which frames a contact sheet shows: the first, some of every movement, and the rest it leads to.
public enum PictureChoice {
  /// - Parameters:
  ///   - changes: for every frame, whether it differs from the one before it (the first: whatever).
  ///   - most: at most this many frames are chosen (at least 2 are taken as the limit).
  /// - Returns: indices in order. Every movement keeps its end before any gets a third picture, so that a long
  ///   scene loses detail evenly.
  public static func frames(changes: [Bool], most: Int = 16) -> [Int] {
    guard !changes.isEmpty else { return [] }
    let runs = movements(changes)
    let most = max(2, most)
    for share in [5, 4, 3, 2, 1] {
      let chosen = Set([0] + runs.flatMap { pictures(of: $0, count: share) }).sorted()
      if chosen.count <= most { return chosen }
    }
    // More movements than room: the first, the last, and an even choice of the ends between them.
    let ends = Set([0] + runs.map(\.upperBound)).sorted()
    return (0..<most).map { ends[$0 * (ends.count - 1) / (most - 1)] }
  }

  /// Stretches from the frame before the first change to the last one; a pause of up to two frames within a
  /// movement, as an eased one has at its ends, does not part it.
  static func movements(_ changes: [Bool]) -> [ClosedRange<Int>] {
    var runs: [ClosedRange<Int>] = []
    for index in changes.indices.dropFirst() where changes[index] {
      if let last = runs.last, index - last.upperBound <= 3 {
        runs[runs.count - 1] = last.lowerBound...index
      } else {
        runs.append(index - 1...index)
      }
    }
    return runs
  }

  /// `count` frames of a movement, evenly, the last one among them.
  private static func pictures(of run: ClosedRange<Int>, count: Int) -> [Int] {
    let length = run.upperBound - run.lowerBound
    return (1...count).map { run.lowerBound + length * $0 / count }
  }
}
