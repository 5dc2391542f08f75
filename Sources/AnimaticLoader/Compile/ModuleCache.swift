import Foundation

/// Compiled modules, kept by what went into them.
///
/// `$XDG_CACHE_HOME/animatic`, else `~/.cache/animatic`; where neither can be written, a folder for temporary
/// files serves, and is emptied by the system.
struct ModuleCache {
  /// More libraries than this are thinned out, the longest unused ones first.
  static let most = 200

  let folder: String

  init(environment: [String: String] = ProcessInfo.processInfo.environment) {
    let home = environment["HOME"].map { $0 + "/.cache" }
    let given = environment["XDG_CACHE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    let wanted = (given ?? home).map { $0 + "/animatic" }
    let temporary = FileManager.default.temporaryDirectory.path + "/animatic-cache-\(getuid())"
    let usual = wanted.flatMap { Self.isUsable($0) ? $0 : nil }
    folder = usual ?? (Self.isOwn(temporary) ? temporary : "\(temporary)-\(getpid())")
  }

  /// Makes the folder where there is none. Others may write where temporary files lie, and code from a folder that
  /// somebody else made is nothing to load.
  private static func isOwn(_ folder: String) -> Bool {
    mkdir(folder, 0o700)
    var status = stat()
    return lstat(folder, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR && status.st_uid == getuid()
      && status.st_mode & 0o022 == 0
  }

  private static func isUsable(_ folder: String) -> Bool {
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    return access(folder, W_OK | X_OK) == 0
  }

  var clangModules: String { folder + "/clang" }

  /// Where the library of a key is, or would be.
  func library(_ key: String) -> String { "\(folder)/\(key).so" }

  /// Whether it is there, and whole. Being asked for counts as use; a damaged one is taken away.
  func has(_ key: String) -> Bool {
    guard utimes(library(key), nil) == 0 else { return false }
    if Self.isWhole(library(key)) { return true }
    unlink(library(key))
    return false
  }

  /// Stands behind the library's own bytes, followed by their count in eight bytes; the loader of the system does
  /// not look there. A file that was cut off, or written over, would end the program when it is loaded.
  private static let seal = Array("animatic".utf8)

  private static func isWhole(_ file: String) -> Bool {
    let descriptor = open(file, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    let size = Int(lseek(descriptor, 0, SEEK_END))
    var (head, end) = ([UInt8](repeating: 0, count: 4), [UInt8](repeating: 0, count: seal.count + 8))
    guard size > end.count, pread(descriptor, &head, 4, 0) == 4,
      pread(descriptor, &end, end.count, off_t(size - end.count)) == end.count
    else { return false }
    return head == [0x7F] + Array("ELF".utf8) && end == seal + count(size - end.count)
  }

  private static func count(_ size: Int) -> [UInt8] {
    (0..<8).map { UInt8(truncatingIfNeeded: size >> ($0 * 8)) }
  }

  private static func putSeal(on file: String) -> Bool {
    let descriptor = open(file, O_WRONLY | O_APPEND | O_CLOEXEC)
    guard descriptor >= 0 else { return false }
    let size = Int(lseek(descriptor, 0, SEEK_END))
    let end = seal + count(size)
    let written = write(descriptor, end, end.count)
    return Foundation.close(descriptor) == 0 && written == end.count
  }

  /// An empty folder to compile in, readable by this user only. Throws `LoadError.environment`.
  func makeWorkFolder() throws -> String {
    try? FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    var template = Array("\(folder)/work-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else {
      throw LoadError.environment(
        "can not make a folder in \(folder): \(String(cString: strerror(errno)))",
        cure: "set XDG_CACHE_HOME to a folder that can be written")
    }
    return template.withUnsafeBufferPointer { String(cString: $0.baseAddress!) }
  }

  /// Puts a finished library in its place at once.
  func keep(_ file: String, as key: String) throws {
    guard Self.putSeal(on: file), rename(file, library(key)) == 0 else {
      throw LoadError.environment(
        "can not write \(library(key)): \(String(cString: strerror(errno)))",
        cure: "set XDG_CACHE_HOME to a folder that can be written")
    }
    thin()
  }

  private func thin() {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    // A call that was killed leaves its folder behind.
    let yesterday = Int(time(nil)) - 86_400
    for name in names where name.hasPrefix("work-") && age(name) < yesterday {
      try? FileManager.default.removeItem(atPath: "\(folder)/\(name)")
    }
    let libraries = names.filter { $0.hasSuffix(".so") }
    guard libraries.count > Self.most else { return }
    let oldest = libraries.map { (age($0), $0) }.sorted { $0 < $1 }.dropLast(Self.most * 3 / 4)
    // Whoever has one of them loaded keeps it: the file lives on until the last user is gone.
    for (_, name) in oldest { unlink("\(folder)/\(name)") }
  }

  /// Seconds since 1970 of the last use; 0 where it is gone.
  private func age(_ name: String) -> Int {
    var status = stat()
    return lstat("\(folder)/\(name)", &status) == 0 ? Int(status.st_mtim.tv_sec) : 0
  }

  /// How many libraries there are, and their bytes together.
  var contents: (count: Int, bytes: Int) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasSuffix(".so") }.reduce((0, 0)) { sum, name in
      var status = stat()
      return lstat("\(folder)/\(name)", &status) == 0 ? (sum.0 + 1, sum.1 + Int(status.st_size)) : sum
    }
  }
}

/// A 128-bit fingerprint (FNV-1a) over texts and bytes, each with its length, so that no two lists run together.
struct ContentKey {
  private var state: UInt128 = 0x6c62_272e_07bb_0142_62b8_2175_6295_c58d

  mutating func add(_ bytes: some Collection<UInt8>) {
    var length = UInt64(bytes.count)
    for _ in 0..<8 {
      mix(UInt8(truncatingIfNeeded: length))
      length >>= 8
    }
    for byte in bytes { mix(byte) }
  }

  mutating func add(_ text: String) { add(Array(text.utf8)) }

  private mutating func mix(_ byte: UInt8) {
    state = (state ^ UInt128(byte)) &* 0x0000_0000_0100_0000_0000_0000_0000_013b
  }

  /// 32 hexadecimal digits.
  var text: String {
    let digits = String(state, radix: 16)
    return String(repeating: "0", count: 32 - digits.count) + digits
  }
}
