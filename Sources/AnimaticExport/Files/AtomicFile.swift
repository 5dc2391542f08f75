import CAnimaticCodecs
import Foundation

/// A file that appears whole or not at all: written beside its place, then renamed over it.
///
/// What stood there before stays until `commit`. Dropping the object without `commit` removes the unfinished
/// file, and so does `UnfinishedFiles` on a signal. A place that is no regular file (`/dev/stdout`, a pipe)
/// is written directly.
public final class AtomicFile {
  public let path: String
  /// Bytes written so far at the end.
  public private(set) var count = 0

  private var descriptor: Int32 = -1
  private var temporaryPath: String?
  private var slot: Int32 = -1

  private static let counter = Counter()

  /// What `/dev/stdout` stands for, where a program has moved its standard output elsewhere.
  nonisolated(unsafe) public static var standardOutput = STDOUT_FILENO

  /// Names of standard output. It may be a file, and must be written through: renaming over one of these names would
  /// replace the system's own entry.
  public static func isStandardOutput(_ path: String) -> Bool {
    ["/dev/stdout", "/dev/fd/1", "/proc/self/fd/1"].contains(path)
  }

  /// Begins the file. Throws `FileError` where the folder is missing or not writable.
  public init(path: String) throws {
    self.path = path
    if Self.isStandardOutput(path) {
      descriptor = fcntl(Self.standardOutput, F_DUPFD_CLOEXEC, 3)
      if descriptor < 0 { throw FileError(action: "write", path: path, code: errno) }
      return
    }
    var status = stat()
    if stat(path, &status) == 0 {
      let kind = status.st_mode & S_IFMT
      if kind == S_IFDIR { throw FileError(action: "write", path: path, code: EISDIR) }
      if kind != S_IFREG {
        descriptor = open(path, O_WRONLY | O_CLOEXEC)
        if descriptor < 0 { throw FileError(action: "write", path: path, code: errno) }
        return
      }
    }
    // The name is short whatever the target's is, and unique among processes and threads.
    let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
    let temporary = "\(folder).animatic-\(getpid())-\(Self.counter.next()).partial"
    slot = animatic_unfinished_add(temporary)
    // A file of this name can only be left over from a process that was killed.
    unlink(temporary)
    descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    if descriptor < 0 {
      let code = errno
      animatic_unfinished_drop(slot)
      throw FileError(action: "write", path: path, code: code)
    }
    temporaryPath = temporary
  }

  deinit { cancel() }

  /// Appends.
  public func write(_ bytes: UnsafeRawBufferPointer) throws {
    try put(bytes, at: nil)
    count += bytes.count
  }

  /// Appends.
  public func write(_ bytes: [UInt8]) throws { try bytes.withUnsafeBytes { try write($0) } }

  /// Writes over what was written before; `offset + bytes.count` must not pass `count`.
  public func overwrite(_ bytes: [UInt8], at offset: Int) throws {
    precondition(offset >= 0 && offset + bytes.count <= count)
    try bytes.withUnsafeBytes { try put($0, at: offset) }
  }

  private func put(_ bytes: UnsafeRawBufferPointer, at offset: Int?) throws {
    guard let start = bytes.baseAddress else { return }
    precondition(descriptor >= 0, "the file is closed")
    var done = 0
    while done < bytes.count {
      let rest = bytes.count - done
      let written =
        offset.map { pwrite(descriptor, start + done, rest, off_t($0 + done)) }
        ?? Foundation.write(descriptor, start + done, rest)
      if written < 0 {
        if errno == EINTR { continue }
        throw FileError(action: "write", path: path, code: errno)
      }
      done += written
    }
  }

  /// Puts the file in its place. After a failure the unfinished file is gone and the old one still there.
  public func commit() throws {
    precondition(descriptor >= 0, "the file is closed")
    let closed = close(descriptor)
    let code = errno
    descriptor = -1
    if closed != 0, code != EINTR {
      cancel()
      throw FileError(action: "write", path: path, code: code)
    }
    guard let temporary = temporaryPath else { return }
    if rename(temporary, path) != 0 {
      let code = errno
      cancel()
      throw FileError(action: "write", path: path, code: code)
    }
    temporaryPath = nil
    animatic_unfinished_drop(slot)
  }

  /// Gives the file up; what stood in its place stays. Does nothing after `commit`.
  public func cancel() {
    if descriptor >= 0 { close(descriptor) }
    descriptor = -1
    guard let temporary = temporaryPath else { return }
    unlink(temporary)
    temporaryPath = nil
    animatic_unfinished_drop(slot)
  }

  /// Writes a whole file.
  public static func write(_ bytes: [UInt8], to path: String) throws {
    let file = try AtomicFile(path: path)
    try file.write(bytes)
    try file.commit()
  }

  /// Writes a whole text in UTF-8.
  public static func write(_ text: String, to path: String) throws {
    try write(Array(text.utf8), to: path)
  }
}

/// Numbers from several threads, each once.
private final class Counter: @unchecked Sendable {
  private let lock = NSLock()
  private var value = 0

  func next() -> Int {
    lock.lock()
    defer { lock.unlock() }
    value += 1
    return value
  }
}
