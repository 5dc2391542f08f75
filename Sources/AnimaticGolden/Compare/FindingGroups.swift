/// Puts findings together that say the same, so that one change is one sentence.
enum FindingGroups {
  /// Equal sentences once, with the frames of all; of one element the properties that changed in the same way in
  /// one sentence. The first of each keeps its place and its example.
  static func grouped(_ findings: [MotionFinding]) -> [MotionFinding] {
    var groups: [(finding: MotionFinding, properties: [String])] = []
    for finding in findings {
      let place = groups.firstIndex { group in
        group.finding.name == finding.name && group.finding.words == finding.words
          && group.finding.property.isEmpty == finding.property.isEmpty
      }
      guard let place else {
        groups.append((finding, [finding.property]))
        continue
      }
      groups[place].finding.frames = union(groups[place].finding.frames, finding.frames)
      groups[place].finding.time = [groups[place].finding.time, finding.time].compactMap { $0 }.min()
      // Numbers say more than that something is there.
      if ["true", "false", nil].contains(groups[place].finding.example?.expected), finding.example != nil {
        groups[place].finding.example = finding.example
      }
      if !groups[place].properties.contains(finding.property) {
        groups[place].properties.append(finding.property)
      }
    }
    return groups.map { group in
      var finding = group.finding
      finding.property = list(group.properties)
      return finding
    }
  }

  /// "offset.x, offset.y, scale and 9 more".
  private static func list(_ properties: [String]) -> String {
    guard properties.count > 4 else { return properties.joined(separator: ", ") }
    return properties.prefix(3).joined(separator: ", ") + " and \(properties.count - 3) more"
  }

  private static func union(_ a: ClosedRange<Int>?, _ b: ClosedRange<Int>?) -> ClosedRange<Int>? {
    guard let a, let b else { return a ?? b }
    return min(a.lowerBound, b.lowerBound)...max(a.upperBound, b.upperBound)
  }
}
