import Foundation

/// Bytes that wait for the second pass: in memory up to a limit, after that in an unnamed file.
final class ByteSpool {
  private let limit: Int
  private var memory: [UInt8] = []
  private var descriptor: Int32 = -1
  private var count = 0

  /// `limit` in bytes.
  init(limit: Int = 8 << 20) { self.limit = limit }

  deinit { if descriptor >= 0 { close(descriptor) } }

  /// Appends and says where the bytes stand. Throws `FileError` where the disk refuses them.
  func append(_ bytes: UnsafeRawBufferPointer) throws -> Range<Int> {
    let range = count..<count + bytes.count
    if descriptor < 0, range.upperBound <= limit {
      memory.append(contentsOf: bytes)
    } else {
      if descriptor < 0 { try moveToFile() }
      try put(bytes, at: count)
    }
    count = range.upperBound
    return range
  }

  func read(_ range: Range<Int>) throws -> [UInt8] {
    if descriptor < 0 { return Array(memory[range]) }
    var bytes = [UInt8](repeating: 0, count: range.count)
    var done = 0
    while done < range.count {
      let got = bytes.withUnsafeMutableBytes {
        pread(descriptor, $0.baseAddress! + done, range.count - done, off_t(range.lowerBound + done))
      }
      if got < 0, errno == EINTR { continue }
      guard got > 0 else { throw FileError(action: "read", path: Self.folder, code: got < 0 ? errno : EIO) }
      done += got
    }
    return bytes
  }

  private static var folder: String { NSTemporaryDirectory() }

  private func moveToFile() throws {
    var name = Array((Self.folder + "/animatic-XXXXXX").utf8CString)
    descriptor = mkstemp(&name)
    guard descriptor >= 0 else { throw FileError(action: "write", path: Self.folder, code: errno) }
    // Without a name nothing is left behind, however the program ends.
    unlink(name)
    try memory.withUnsafeBytes { try put($0, at: 0) }
    memory = []
  }

  private func put(_ bytes: UnsafeRawBufferPointer, at offset: Int) throws {
    var done = 0
    while done < bytes.count {
      let written = pwrite(descriptor, bytes.baseAddress! + done, bytes.count - done, off_t(offset + done))
      if written < 0 {
        if errno == EINTR { continue }
        throw FileError(action: "write", path: Self.folder, code: errno)
      }
      done += written
    }
  }
}
