/// Why reports can not become one.
public struct ReportMergeError: Error, Equatable, Sendable, CustomStringConvertible {
  public var reason: String

  public var description: String { reason }
}

extension GoldenReport {
  /// One report of the shards of a call, its scenarios in the order in which the whole call would have them.
  ///
  /// `reports` come in any order; `names` are what messages call them. Throws `ReportMergeError` where a shard is
  /// missing or there twice, where their numbers, versions or golden folders differ, and where two reports speak of
  /// one scenario. Reports that are no shards are put one after the other.
  public static func merge(_ reports: [GoldenReport], names: [String]) throws -> GoldenReport {
    precondition(reports.count == names.count && !reports.isEmpty)
    var merged = reports[0]
    merged.folder = nil
    for (report, name) in zip(reports, names).dropFirst() {
      guard report.tool == merged.tool else {
        throw ReportMergeError(
          reason: "\(names[0]) was made by animatic \(merged.tool), \(name) by \(report.tool)")
      }
      guard report.golden == merged.golden else {
        throw ReportMergeError(
          reason: "\(names[0]) compares with \(merged.golden), \(name) with \(report.golden)")
      }
    }
    merged.entries = try inOrder(reports, names)
    merged.part = nil
    var first: [String: String] = [:]
    for (report, name) in zip(reports, names) {
      for entry in report.entries {
        if let other = first[entry.result.name] {
          throw ReportMergeError(reason: "\(other) and \(name) both have the scenario \(entry.result.name)")
        }
        first[entry.result.name] = name
      }
    }
    return merged
  }

  private static func inOrder(_ reports: [GoldenReport], _ names: [String]) throws -> [Entry] {
    let parts = reports.compactMap(\.part)
    if parts.isEmpty { return reports.flatMap(\.entries) }
    guard parts.count == reports.count else {
      let whole = zip(reports, names).first { $0.0.part == nil }!.1
      throw ReportMergeError(reason: "\(whole) is the report of a whole call, no shard")
    }
    let count = parts[0].count
    var byIndex: [Int: (report: GoldenReport, name: String)] = [:]
    for (index, part) in parts.enumerated() {
      guard part.count == count else {
        throw ReportMergeError(
          reason: "\(names[0]) is one of \(count) shards, \(names[index]) one of \(part.count)")
      }
      if let other = byIndex[part.index] {
        throw ReportMergeError(
          reason: "\(other.name) and \(names[index]) are both shard \(part.index) of \(count)")
      }
      byIndex[part.index] = (reports[index], names[index])
    }
    let missing = (1...max(count, 1)).filter { byIndex[$0] == nil }
    guard missing.isEmpty else {
      let list = missing.map(String.init).joined(separator: ", ")
      throw ReportMergeError(
        reason:
          "shard\(missing.count == 1 ? "" : "s") \(list) of \(count) \(missing.count == 1 ? "is" : "are")"
          + " missing")
    }
    // A shard takes every N-th run, so the k-th of each come one after the other.
    let deepest = byIndex.values.map(\.report.entries.count).max() ?? 0
    return (0..<deepest).flatMap { place in
      (1...count).compactMap { index -> Entry? in
        let entries = byIndex[index]!.report.entries
        return place < entries.count ? entries[place] : nil
      }
    }
  }
}
