import AnimaticExport
import AnimaticTime

/// Writes one scenario's golden frame by frame; equal pictures once, unchanged files not at all.
///
/// Nothing stands in the golden's folder before `finish`: a recorder that is dropped has written nothing.
public final class GoldenRecorder {
  /// What a recording did, names relative to the folder.
  public struct Summary: Equatable, Sendable {
    public var added: [String] = []
    public var changed: [String] = []
    public var unchanged: [String] = []
    public var removed: [String] = []

    public init() {}

    public var isUnchanged: Bool { added.isEmpty && changed.isEmpty && removed.isEmpty }
  }

  private let writer: GoldenFolderWriter
  private var rows: [FrameTable.Row] = []
  private var pictures: [PixelHash: String] = [:]

  /// `folder` is a name from `GoldenName.folder`.
  public init(store: GoldenStore, folder: String) throws {
    writer = GoldenFolderWriter(root: store.root, folder: folder)
  }

  /// The next frame, from 0 without gaps. `picture` makes the PNG file where the frame is kept as a picture;
  /// it is asked only if no equal frame was kept before.
  public func add(time: Instant, hash: PixelHash, picture: (() throws -> [UInt8])? = nil) throws {
    if let picture, pictures[hash] == nil {
      let name = GoldenName.picture(at: time)
      try writer.add(try picture(), name)
      pictures[hash] = name
    }
    rows.append(FrameTable.Row(frame: rows.count, time: time, file: nil, hash: hash))
  }

  /// Writes the table and the timeline, whose `frameCount` must be that of the frames added, and removes
  /// pictures of the recording before that are not asked for any more.
  public func finish(_ timeline: Timeline) throws -> Summary {
    precondition(timeline.frameCount == rows.count, "a hash for every frame of the timeline")
    // A frame before the first picture of its kind names that picture too.
    for index in rows.indices { rows[index].file = pictures[rows[index].hash] }
    try writer.add(Array(FrameTable(rows: rows).text.utf8), "frames.tsv")
    try writer.add(Array(timeline.text.utf8), "timeline.txt")
    return try writer.commit()
  }
}
