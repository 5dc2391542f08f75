/// One part of a selection that is dealt out in turn, so that parts differ by one scenario at most.
struct Shard: Equatable, Sendable {
  /// Counted from 1.
  var index: Int
  var count: Int

  /// `2/4`; nil unless 1 <= index <= count <= 10 000.
  init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, parts.allSatisfy({ $0.allSatisfy { $0.isASCII && $0.isNumber } }),
      let index = Int(parts[0]), let count = Int(parts[1]), index >= 1, index <= count, count <= 10_000
    else { return nil }
    self.index = index
    self.count = count
  }

  func select<T>(_ all: [T]) -> [T] {
    all.indices.filter { $0 % count == index - 1 }.map { all[$0] }
  }
}
