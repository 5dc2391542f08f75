import Foundation

/// Where the outputs of a call go, decided and tried before anything is played.
struct OutputPlan {
  struct Place: Equatable {
    var path: String
    var format: OutputFormat
  }

  private var places: [Place]
  /// Folders get one folder a scenario under them.
  private var isNamed: Bool
  /// The call plays several runs of one scenario: a file of its own shows them side by side.
  private(set) var isSideBySide: Bool

  /// Throws `CommandFailure`: exit 2 for formats and clashes.
  init(_ paths: [String], operands: [String], scenarios: [LoadedScenario], shard: Shard?) throws {
    places = try paths.map { Place(path: $0, format: try OutputFormat.of($0, isFolder: Self.isFolder($0))) }
    let hasVariants = scenarios.contains { $0.scenario.variant != nil }
    // A part of a folder goes where the whole folder would go, however many scenarios it holds; so does a variant.
    isNamed =
      scenarios.count > 1 || operands.count > 1 || shard != nil || Self.isFolder(operands[0])
      || hasVariants
    var seen: Set<String> = []
    for place in places where !seen.insert(Self.plain(place.path)).inserted {
      throw CommandFailure(.invalid, "the output \(place.path) is given twice")
    }
    isSideBySide =
      scenarios.count > 1 && hasVariants && Set(scenarios.map(\.path)).count == 1
    if scenarios.count > 1, !isSideBySide,
      let file = places.first(where: { ![.frames, .page].contains($0.format) })
    {
      throw CommandFailure(
        .invalid,
        "\(scenarios.count) scenarios can not share the file \(file.path)",
        notes: ["give a folder, such as -o out/, or choose one with --filter"])
    }
  }

  func places(for name: ScenarioName) -> [Place] {
    places.filter { !isSideBySide || $0.format == .frames || $0.format == .page }.map { place in
      guard place.format == .frames, isNamed else { return place }
      return Place(path: DisplayPath.join(place.path, name.slug), format: .frames)
    }
  }

  /// The files that show all runs side by side.
  var sharedPlaces: [Place] {
    isSideBySide ? places.filter { $0.format != .frames && $0.format != .page } : []
  }

  /// Throws `CommandFailure` (exit 3) for the first output that can not be written.
  func probe(_ scenarios: [LoadedScenario]) throws {
    for place in places where place.format == .page {
      let folder = PageOutput.filesFolder(of: place.path)
      try OutputProbe.check(file: place.path)
      try GoldenScope.checkReportFolder(folder)
    }
    for place in sharedPlaces { try OutputProbe.check(file: place.path) }
    for scenario in scenarios {
      for place in places(for: scenario.name) where place.format != .page {
        if place.format == .frames {
          try OutputProbe.check(folder: place.path)
        } else {
          try OutputProbe.check(file: place.path)
        }
      }
    }
  }

  /// The pages, begun: each holds all scenarios of the call.
  func pages() throws -> [PageOutput] {
    try places.filter { $0.format == .page }.map { try PageOutput(page: $0.path) }
  }

  static func sinks(for places: [Place]) throws -> [FrameSink] {
    try places.filter { $0.format != .page }.map { place in
      if place.format == .frames { return try FolderSink(path: place.path) }
      return try AnimationSink(path: place.path, format: place.format)
    }
  }

  private static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
  }

  private static func plain(_ path: String) -> String {
    path.split(separator: "/").filter { $0 != "." }.joined(separator: "/")
  }
}
