import AnimaticDrawing
import AnimaticTime

/// Frames into a folder: each distinct picture is encoded once, on several threads, and written in order.
public final class FrameSequenceWriter {
  /// What a frame shows.
  public enum Picture {
    case new(Bitmap)
    /// The same as an earlier frame; costs neither drawing nor encoding.
    case sameAs(frame: Int)
  }

  private let folder: FrameFolder
  private let encoder: ParallelEncoder
  private var pending: Pending
  private var firstFrame: [PixelHash: Int] = [:]
  /// For every frame added, the frame whose file it names.
  private var source: [Int: Int] = [:]

  private final class Pending {
    var frames: [Int: (time: Instant, hash: PixelHash)] = [:]
    var repeats: [(frame: Int, time: Instant, earlier: Int)] = []
  }

  /// `workers` threads encode.
  public init(folder: FrameFolder, workers: Int) {
    self.folder = folder
    let pending = Pending()
    self.pending = pending
    encoder = ParallelEncoder(workers: workers) { frame, png in
      let (time, hash) = pending.frames.removeValue(forKey: frame)!
      try folder.add(frame: frame, time: time, png: png, hash: hash)
    }
  }

  /// Adds a frame; indices ascend. A new picture whose pixels equal an earlier one's counts as that one.
  /// Returns the hash of the picture where it is new.
  @discardableResult
  public func add(frame: Int, time: Instant, _ picture: Picture) throws -> PixelHash? {
    switch picture {
    case .sameAs(let earlier):
      guard let origin = source[earlier] else { throw ExportError.unknownFrame(earlier) }
      source[frame] = origin
      pending.repeats.append((frame, time, origin))
      return nil
    case .new(let bitmap):
      let hash = PixelHash(bitmap)
      if let origin = firstFrame[hash] {
        source[frame] = origin
        pending.repeats.append((frame, time, origin))
        return hash
      }
      firstFrame[hash] = frame
      source[frame] = frame
      pending.frames[frame] = (time, hash)
      try encoder.submit(bitmap, tag: frame)
      return hash
    }
  }

  /// Waits for the last picture, then writes repeats and the table.
  @discardableResult
  public func finish() throws -> FrameTable {
    try encoder.finish()
    for entry in pending.repeats {
      try folder.add(frame: entry.frame, time: entry.time, sameAs: entry.earlier)
    }
    return try folder.finish()
  }
}
