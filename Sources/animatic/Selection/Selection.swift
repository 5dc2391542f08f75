/// Narrows what a call named; what is left is never empty.
enum Selection {
  /// By name, then by shard. Throws `CommandFailure` (exit 2) where nothing is left: that must not pass.
  static func narrow<T>(_ all: [T], _ options: RunOptions, name: (T) -> ScenarioName) throws -> [T] {
    try shard(filter(all, options, name: name), options)
  }

  /// By name alone.
  static func filter<T>(_ all: [T], _ options: RunOptions, name: (T) -> ScenarioName) throws -> [T] {
    let named = options.filter.map { filter in all.filter { filter.matches(name($0)) } } ?? all
    if named.isEmpty {
      throw CommandFailure(
        .invalid, "no scenario's name matches the filter",
        notes: ["names: " + all.prefix(8).map { "'\(name($0).slug)'" }.joined(separator: ", ")])
    }
    return named
  }

  /// By shard alone.
  static func shard<T>(_ named: [T], _ options: RunOptions) throws -> [T] {
    guard let shard = options.shard else { return named }
    let part = shard.select(named)
    if part.isEmpty {
      throw CommandFailure(
        .invalid, "shard \(shard.index)/\(shard.count) of \(named.count) scenarios is empty",
        notes: ["use at most \(named.count) shards"])
    }
    return part
  }
}
