import AnimaticTime

/// `frames.tsv`: which file shows each frame, and the hash of its pixels.
///
/// A heading, then one line a frame with tabs between: `frame`, `time` (seconds, six decimals), `file`,
/// `hash`. Equal frames name one file; a frame that no file shows has "-".
public struct FrameTable: Equatable, Sendable {
  public struct Row: Equatable, Sendable {
    public var frame: Int
    /// Seconds with six decimals, as it stands in the file.
    public var time: String
    /// A name without folders; nil where no file shows the frame.
    public var file: String?
    public var hash: PixelHash

    public init(frame: Int, time: String, file: String?, hash: PixelHash) {
      self.frame = frame
      self.time = time
      self.file = file
      self.hash = hash
    }

    public init(frame: Int, time: Instant, file: String?, hash: PixelHash) {
      self.init(frame: frame, time: FixedPoint.sixDecimals(time), file: file, hash: hash)
    }
  }

  public var rows: [Row]

  public init(rows: [Row] = []) { self.rows = rows }

  static let heading = "frame\ttime\tfile\thash"

  /// The file's text.
  public var text: String {
    var out = Self.heading + "\n"
    for row in rows { out += "\(row.frame)\t\(row.time)\t\(row.file ?? "-")\t\(row.hash)\n" }
    return out
  }

  /// Reads `text`. Throws `FrameTableError` with the line of the first fault. A name with a slash or a
  /// leading dot is a fault, so that no table can point out of its folder.
  public init(text: String) throws {
    rows = []
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    if lines.last == "" { lines.removeLast() }
    guard lines.first.map(String.init) == Self.heading else {
      throw FrameTableError(line: 1, reason: "expected the heading \"frame, time, file, hash\"")
    }
    for (number, line) in lines.enumerated().dropFirst() {
      func fault(_ reason: String) -> FrameTableError { FrameTableError(line: number + 1, reason: reason) }
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
      guard fields.count == 4 else { throw fault("expected four fields, found \(fields.count)") }
      guard let frame = Int(fields[0]), frame >= 0 else { throw fault("\"\(fields[0])\" is no frame number") }
      guard Self.isTime(fields[1]) else { throw fault("\"\(fields[1])\" is no time with six decimals") }
      let file = String(fields[2])
      guard !file.isEmpty, !file.contains("/"), !file.hasPrefix("."), !file.contains("\0") else {
        throw fault("\"\(file)\" is no file of this folder")
      }
      guard let hash = PixelHash(fields[3]) else { throw fault("\"\(fields[3])\" is no hash of 32 digits") }
      rows.append(Row(frame: frame, time: String(fields[1]), file: file == "-" ? nil : file, hash: hash))
    }
  }

  private static func isTime(_ text: Substring) -> Bool {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    let digits = { (part: Substring) in
      !part.isEmpty && part.utf8.allSatisfy { (0x30...0x39).contains($0) }
    }
    return parts.count == 2 && parts.allSatisfy(digits) && parts[1].utf8.count == 6
      && parts[0].utf8.count <= 12
  }
}

/// A fault in `frames.tsv`.
public struct FrameTableError: Error, Equatable, Sendable, CustomStringConvertible {
  public var line: Int
  public var reason: String

  public var description: String { "frames.tsv:\(line): \(reason)" }
}
