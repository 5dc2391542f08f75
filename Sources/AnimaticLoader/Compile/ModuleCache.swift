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
    folder = wanted.flatMap { Self.isUsable($0) ? $0 : nil } ?? temporary
  }

  private static func isUsable(_ folder: String) -> Bool {
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    return access(folder, W_OK | X_OK) == 0
  }

  var clangModules: String { folder + "/clang" }

  /// Where the library of a key is, or would be.
  func library(_ key: String) -> String { "\(folder)/\(key).so" }

  /// Whether it is there. Being asked for counts as use.
  func has(_ key: String) -> Bool { utimes(library(key), nil) == 0 }

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
    guard rename(file, library(key)) == 0 else {
      throw LoadError.environment(
        "can not write \(library(key)): \(String(cString: strerror(errno)))",
        cure: "set XDG_CACHE_HOME to a folder that can be written")
    }
    thin()
  }

  private func thin() {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let libraries = names.filter { $0.hasSuffix(".so") }
    guard libraries.count > Self.most else { return }
    func age(_ name: String) -> Int {
      var status = stat()
      return stat("\(folder)/\(name)", &status) == 0 ? Int(status.st_mtim.tv_sec) : 0
    }
    let oldest = libraries.map { (age($0), $0) }.sorted { $0 < $1 }.dropLast(Self.most * 3 / 4)
    // Whoever has one of them loaded keeps it: the file lives on until the last user is gone.
    for (_, name) in oldest { unlink("\(folder)/\(name)") }
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
