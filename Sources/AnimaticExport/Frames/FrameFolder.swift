import AnimaticTime
import Foundation

/// A folder of `frame-00000.png` … with `frames.tsv`. Not for several threads.
///
/// Every file appears whole. The table comes last. Files of an earlier run that its table lists and this run
/// did not write are removed; anything else in the folder is left alone.
public final class FrameFolder {
  /// What stands for a frame that equals an earlier one.
  public enum Repeats: Sendable {
    /// The table names the earlier file.
    case named
    /// A file of its own too, hard linked to the earlier one, for tools that want an unbroken sequence. Where
    /// links are not to be had, a copy.
    case linked
  }

  public let path: String
  private let repeats: Repeats
  private var rows: [Int: FrameTable.Row] = [:]
  private var written: Set<String> = []
  /// Bytes of the files written, repeats not counted.
  public private(set) var bytes = 0
  /// Files written, repeats not counted.
  public private(set) var distinctFrames = 0

  /// Makes the folder if need be.
  public init(path: String, repeats: Repeats = .named) throws {
    self.path = path
    self.repeats = repeats
    try OutputFolder.create(path)
  }

  /// The name of a frame's file: five digits, more where needed.
  public static func name(frame: Int) -> String {
    let digits = String(frame)
    return "frame-" + String(repeating: "0", count: max(0, 5 - digits.count)) + digits + ".png"
  }

  /// Writes a frame that is new.
  public func add(frame: Int, time: Instant, png: [UInt8], hash: PixelHash) throws {
    let name = Self.name(frame: frame)
    try AtomicFile.write(png, to: path + "/" + name)
    written.insert(name)
    bytes += png.count
    distinctFrames += 1
    rows[frame] = FrameTable.Row(frame: frame, time: time, file: name, hash: hash)
  }

  /// A frame that equals `earlier`, which was added before.
  public func add(frame: Int, time: Instant, sameAs earlier: Int) throws {
    guard let row = rows[earlier], let file = row.file else { throw ExportError.unknownFrame(earlier) }
    var own = FrameTable.Row(frame: frame, time: time, file: file, hash: row.hash)
    if repeats == .linked {
      let name = Self.name(frame: frame)
      let (source, target) = (path + "/" + file, path + "/" + name)
      try OutputFolder.remove(target)
      if link(source, target) != 0 { try AtomicFile.write(try OutputFolder.read(source), to: target) }
      written.insert(name)
      own.file = name
    }
    rows[frame] = own
  }

  /// Writes the table and removes what is left of an earlier run. Returns the table.
  @discardableResult
  public func finish() throws -> FrameTable {
    let table = FrameTable(rows: rows.keys.sorted().map { rows[$0]! })
    guard !table.rows.isEmpty else { throw ExportError.noFrames }
    let place = path + "/frames.tsv"
    // A table that can not be read is not ours to act on.
    let old = try OutputFolder.readIfThere(place).flatMap {
      try? FrameTable(text: String(decoding: $0, as: UTF8.self))
    }
    try AtomicFile.write(table.text, to: place)
    for file in Set((old?.rows ?? []).compactMap(\.file)).subtracting(written) where Self.isOurs(file) {
      try OutputFolder.remove(path + "/" + file)
    }
    return table
  }

  private static func isOurs(_ name: String) -> Bool {
    guard name.hasPrefix("frame-"), name.hasSuffix(".png") else { return false }
    let digits = name.dropFirst(6).dropLast(4)
    return digits.count >= 5 && digits.utf8.allSatisfy { (0x30...0x39).contains($0) }
  }
}
