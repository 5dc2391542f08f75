import AnimaticExport

/// Which recording this is: fingerprints of its two texts, and by the hashes in them of every frame.
///
/// They tell recordings apart that differ by accident or by somebody's work; they are no defence against one who
/// builds a collision.
public struct GoldenStamp: Equatable, Sendable {
  /// 16 hexadecimal digits each.
  public var timeline: String
  public var frames: String

  public init(timeline: String, frames: String) {
    self.timeline = timeline
    self.frames = frames
  }

  /// Of the bytes of `timeline.txt` and `frames.tsv`.
  public init(timeline: [UInt8], frames: [UInt8]) {
    self.timeline = Self.digits(timeline)
    self.frames = Self.digits(frames)
  }

  /// FNV-1a, 64 bits.
  private static func digits(_ bytes: [UInt8]) -> String {
    let hash = bytes.reduce(UInt64(0xCBF2_9CE4_8422_2325)) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    let text = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - text.count) + text
  }
}

extension GoldenStore {
  /// The stamp of what is recorded in a folder of this store, readable or not; nil where neither text is there.
  public func stamp(_ folder: String) throws -> GoldenStamp? {
    let timeline = try OutputFolder.readIfThere(path(folder) + "/timeline.txt")
    let frames = try OutputFolder.readIfThere(path(folder) + "/frames.tsv")
    if timeline == nil, frames == nil { return nil }
    return GoldenStamp(timeline: timeline ?? [], frames: frames ?? [])
  }

  /// Takes a recorded folder of another store over as the golden of this one, byte for byte.
  ///
  /// Throws `GoldenError` where it can not be used as a golden, `FileError` where the system refuses. Pictures are
  /// decoded to be sure of them, unless they are known to be good.
  @discardableResult
  public func take(
    _ folder: String, from other: GoldenStore, named source: String, checkingPictures: Bool = true
  ) throws -> GoldenRecorder.Summary {
    guard let recorded = try other.read(source) else {
      throw GoldenError(path: other.path(source), reason: "is not there")
    }
    let writer = GoldenFolderWriter(root: root, folder: folder)
    for file in Set(recorded.frames.rows.compactMap(\.file)).sorted() {
      guard GoldenName.isPicture(file) else {
        throw GoldenError(path: other.path(source) + "/frames.tsv", reason: "names the odd file \(file)")
      }
      if checkingPictures { _ = try other.picture(file, in: source) }
      try writer.add(try OutputFolder.read(other.path(source) + "/" + file), file)
    }
    for name in ["frames.tsv", "timeline.txt"] {
      try writer.add(try OutputFolder.read(other.path(source) + "/" + name), name)
    }
    return try writer.commit()
  }
}
