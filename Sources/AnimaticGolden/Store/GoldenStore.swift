import AnimaticDrawing
import AnimaticExport

/// What was recorded of one scenario, without its pictures.
public struct Golden: Equatable, Sendable {
  public var timeline: Timeline
  public var frames: FrameTable

  public init(timeline: Timeline, frames: FrameTable) {
    self.timeline = timeline
    self.frames = frames
  }
}

/// A golden that can not be used: not a difference, but a fault of the files.
public struct GoldenError: Error, Equatable, Sendable, CustomStringConvertible {
  public var path: String
  public var reason: String

  public init(path: String, reason: String) {
    self.path = path
    self.reason = reason
  }

  public var description: String { "\(path): \(reason)" }
}

/// The folder `golden/`: one folder a scenario, with `timeline.txt`, `frames.tsv` and pictures.
///
/// Reading writes nothing; only `GoldenRecorder` and `remove` write.
public struct GoldenStore: Sendable {
  public let root: String

  public init(root: String) { self.root = root }

  /// Something in the store that nothing asks for.
  public struct Orphan: Equatable, Sendable {
    public var path: String
    public var reason: String
  }

  public func path(_ folder: String) -> String { root + "/" + folder }

  /// What is recorded in a folder of this store, nil where nothing is. `scenario` is whose it must be.
  ///
  /// Throws `GoldenError` where a file is missing, damaged or another scenario's, `FileError` where the
  /// system refuses.
  public func read(_ folder: String, scenario: String? = nil) throws -> Golden? {
    let timelinePath = path(folder) + "/timeline.txt"
    let tablePath = path(folder) + "/frames.tsv"
    let timelineBytes = try OutputFolder.readIfThere(timelinePath)
    let tableBytes = try OutputFolder.readIfThere(tablePath)
    if timelineBytes == nil, tableBytes == nil { return nil }
    guard let timelineBytes else { throw GoldenError(path: timelinePath, reason: "is missing; record again") }
    guard let tableBytes else { throw GoldenError(path: tablePath, reason: "is missing; record again") }
    let timeline: Timeline
    do {
      timeline = try Timeline(text: try text(timelineBytes, timelinePath))
    } catch let error as TimelineError {
      throw GoldenError(path: timelinePath, reason: "line \(error.line): \(error.reason)")
    }
    let frames: FrameTable
    do {
      frames = try FrameTable(text: try text(tableBytes, tablePath))
    } catch let error as FrameTableError {
      throw GoldenError(path: tablePath, reason: "line \(error.line): \(error.reason)")
    }
    guard frames.rows.map(\.frame) == Array(0..<timeline.frameCount) else {
      throw GoldenError(
        path: tablePath, reason: "does not list the \(timeline.frameCount) frames of timeline.txt")
    }
    if let scenario, timeline.scenario != scenario {
      throw GoldenError(
        path: timelinePath,
        reason: "belongs to the scenario \"\(timeline.scenario)\"; rename one of the two scenarios")
    }
    return Golden(timeline: timeline, frames: frames)
  }

  private func text(_ bytes: [UInt8], _ path: String) throws -> String {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw GoldenError(path: path, reason: "is not UTF-8")
    }
    return text
  }

  /// A recorded picture. A missing or damaged one is a `GoldenError`.
  public func picture(_ file: String, in folder: String) throws -> Bitmap {
    let place = path(folder) + "/" + file
    guard let bytes = try OutputFolder.readIfThere(place) else {
      throw GoldenError(path: place, reason: "is missing; record again")
    }
    do {
      return try PNGDecoder.decode(bytes)
    } catch let error as PNGError {
      throw GoldenError(path: place, reason: error.description)
    }
  }

  /// The folders that hold a golden, in byte order.
  public func folders() throws -> [String] {
    try OutputFolder.names(in: root).filter { name in
      guard !name.hasPrefix("."), let files = try? OutputFolder.names(in: path(name)) else { return false }
      return files.contains("timeline.txt") || files.contains("frames.tsv")
        || files.contains(where: GoldenName.isPicture)
    }
  }

  /// Goldens of no scenario in `folders`, and pictures that their own `frames.tsv` does not name. Files that
  /// are none of ours are nobody's business.
  public func orphans(keeping folders: Set<String>) throws -> [Orphan] {
    var orphans: [Orphan] = []
    for folder in try self.folders() {
      guard folders.contains(folder) else {
        orphans.append(Orphan(path: path(folder), reason: "no scenario asks for it"))
        continue
      }
      guard let bytes = try OutputFolder.readIfThere(path(folder) + "/frames.tsv"),
        let table = try? FrameTable(text: String(decoding: bytes, as: UTF8.self))
      else { continue }
      let named = Set(table.rows.compactMap(\.file))
      for name in try OutputFolder.names(in: path(folder))
      where GoldenName.isPicture(name) && !named.contains(name) {
        orphans.append(Orphan(path: path(folder) + "/" + name, reason: "frames.tsv does not name it"))
      }
    }
    return orphans
  }

  /// Removes an orphan: our files in the folder, then the folder if it is empty; or the one picture.
  public func remove(_ orphan: Orphan) throws {
    guard !GoldenName.isPicture(String(orphan.path.split(separator: "/").last ?? "")) else {
      return try OutputFolder.remove(orphan.path)
    }
    for name in try OutputFolder.names(in: orphan.path)
    where GoldenName.isPicture(name) || name == "timeline.txt" || name == "frames.tsv" {
      try OutputFolder.remove(orphan.path + "/" + name)
    }
    try OutputFolder.removeIfEmpty(orphan.path)
  }
}
