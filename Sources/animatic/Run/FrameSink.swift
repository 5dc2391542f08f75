import AnimaticGolden
import AnimaticDrawing
import AnimaticExport
import AnimaticTime

/// One frame as the outputs get it, in order.
struct Frame {
  var index: Int
  var time: Instant
  /// When the next one begins, or the clip ends.
  var until: Instant
  /// The first frame with these pixels; this one's own index where they are new.
  var firstFrame: Int
  var hash: PixelHash
  var png: [UInt8]?
  var bitmap: Bitmap?
}

/// Takes frames in order and makes one output of them.
protocol FrameSink: AnyObject {
  var wantsPNG: Bool { get }
  var wantsBitmaps: Bool { get }
  func add(_ frame: Frame) throws
  /// Puts the output in its place.
  func finish() throws -> OutputSummary
}

/// One line of `render --json`.
struct OutputSummary: Equatable, Sendable {
  var path: String
  var format: OutputFormat
  var frames: Int
  var distinctFrames: Int
  /// Seconds.
  var duration: Double
  var bytes: Int

  var json: OrderedJSON {
    .fields([
      ("path", .string(path)), ("format", .string(format.rawValue)), ("frames", .integer(frames)),
      ("distinctFrames", .integer(distinctFrames)), ("duration", .number(duration)),
      ("bytes", .integer(bytes)),
    ])
  }
}

/// A folder of PNG files with its table.
final class FolderSink: FrameSink {
  private let folder: FrameFolder
  private var first: Instant?
  private var end = Instant.zero
  private var frames = 0
  private let shownPath: String

  init(path: String) throws {
    shownPath = path
    let bare = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    folder = try FrameFolder(path: bare)
  }

  var wantsPNG: Bool { true }
  var wantsBitmaps: Bool { false }

  func add(_ frame: Frame) throws {
    if frame.firstFrame == frame.index, let png = frame.png {
      try folder.add(frame: frame.index, time: frame.time, png: png, hash: frame.hash)
    } else {
      try folder.add(frame: frame.index, time: frame.time, sameAs: frame.firstFrame)
    }
    first = first ?? frame.time
    end = frame.until
    frames += 1
  }

  func finish() throws -> OutputSummary {
    try folder.finish()
    return OutputSummary(
      path: shownPath, format: .frames, frames: frames, distinctFrames: folder.distinctFrames,
      duration: (end - (first ?? end)).seconds, bytes: folder.bytes)
  }
}

/// One file that moves: joins frames that show the same picture before the writer sees them.
final class AnimationSink: FrameSink {
  /// The writers of the two formats in one shape.
  struct Writer {
    var add: (Bitmap, Instant, Instant) throws -> Void
    /// Returns the file's bytes.
    var finish: () throws -> Int
  }

  private let writer: Writer
  private let format: OutputFormat
  private let path: String
  private var held: (bitmap: Bitmap, hash: PixelHash, from: Instant, until: Instant)?
  private var first: Instant?
  private var frames = 0
  private var distinct: Set<PixelHash> = []

  init(path: String, format: OutputFormat) throws {
    self.path = path
    self.format = format
    if format == .gif {
      let gif = try GIFWriter()
      writer = Writer(
        add: { try gif.add($0, from: $1, until: $2) }, finish: { try gif.finish(path: path).bytes })
    } else {
      let png = try APNGWriter(path: path)
      writer = Writer(add: { try png.add($0, from: $1, until: $2) }, finish: { try png.finish().bytes })
    }
  }

  var wantsPNG: Bool { false }
  var wantsBitmaps: Bool { true }

  func add(_ frame: Frame) throws {
    first = first ?? frame.time
    frames += 1
    distinct.insert(frame.hash)
    if held?.hash == frame.hash {
      held!.until = frame.until
      return
    }
    try pass()
    guard let bitmap = frame.bitmap else { return }
    held = (bitmap, frame.hash, frame.time, frame.until)
  }

  private func pass() throws {
    if let held { try writer.add(held.bitmap, held.from, held.until) }
  }

  func finish() throws -> OutputSummary {
    try pass()
    let duration = held.flatMap { last in first.map { (last.until - $0).seconds } } ?? 0
    return OutputSummary(
      path: path, format: format, frames: frames, distinctFrames: distinct.count, duration: duration,
      bytes: try writer.finish())
  }
}
