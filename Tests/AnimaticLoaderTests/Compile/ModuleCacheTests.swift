import Foundation
import Testing

@testable import AnimaticLoader

@Suite struct ModuleCacheTests {
  /// FNV-1a of the length (eight bytes, little endian) and the bytes; worked out by hand for nothing at all.
  @Test func keysTellListsApart() {
    func key(_ parts: String...) -> String {
      var key = ContentKey()
      for part in parts { key.add(part) }
      return key.text
    }
    #expect(key() == "6c62272e07bb014262b821756295c58d")
    #expect(Set([key("ab", "c"), key("a", "bc"), key("abc"), key("abc", ""), key("")]).count == 5)
    #expect(key("a", "b") == key("a", "b"))
    #expect(key("x").count == 32)
  }

  @Test func aMissingCompilerIsSaid() throws {
    #expect(throws: LoadError.self) { try Toolchain.find(path: "/nowhere:/none") }
    #expect(throws: LoadError.self) { try Toolchain.find(path: nil) }
  }

  @Test func aProgramWithoutModulesIsSaid() throws {
    #expect(throws: LoadError.self) { try BuildLayout.find(program: "/nowhere/animatic") }
  }

  private func cache(_ work: (ModuleCache) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.path + "/animatic-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try work(ModuleCache(environment: ["XDG_CACHE_HOME": folder]))
  }

  private func library(_ cache: ModuleCache, _ bytes: [UInt8] = [0x7F] + Array("ELF and more".utf8)) throws
    -> String
  {
    let path = try cache.makeWorkFolder() + "/module.so"
    try Data(bytes).write(to: URL(fileURLWithPath: path))
    return path
  }

  /// What was cut off, written over or never finished is compiled again instead of loaded.
  @Test func damagedLibrariesAreTakenAway() throws {
    try cache { cache in
      try cache.keep(try library(cache), as: "a")
      #expect(cache.has("a") && !cache.has("b"))
      let whole = try #require(FileManager.default.contents(atPath: cache.library("a")))
      for damaged in [
        whole.dropLast(1), Data(), Data("nonsense, but long enough to hold a seal".utf8), whole + [0],
      ] {
        try damaged.write(to: URL(fileURLWithPath: cache.library("a")))
        #expect(!cache.has("a"))
        #expect(!FileManager.default.fileExists(atPath: cache.library("a")))
      }
    }
  }

  @Test func theLongestUnusedGoFirst() throws {
    try cache { cache in
      for number in 0..<ModuleCache.most { try cache.keep(try library(cache), as: "k\(number)") }
      #expect(cache.contents.count == ModuleCache.most)
      let old = timeval(tv_sec: 1000, tv_usec: 0)
      for number in 0..<10 { utimes(cache.library("k\(number)"), [old, old]) }
      let stale = try cache.makeWorkFolder()
      utimes(stale, [old, old])
      try cache.keep(try library(cache), as: "new")
      #expect(cache.contents.count == ModuleCache.most * 3 / 4)
      #expect(cache.has("new"))
      for number in 0..<10 { #expect(!cache.has("k\(number)")) }
      #expect(!FileManager.default.fileExists(atPath: stale))
    }
  }

  @Test func aFolderThatCanNotBeWrittenIsNoCache() {
    let cache = ModuleCache(environment: ["XDG_CACHE_HOME": "/proc/nothing", "HOME": "/nowhere"])
    #expect(cache.folder.hasPrefix(FileManager.default.temporaryDirectory.path))
    let relative = ModuleCache(environment: ["XDG_CACHE_HOME": "relative", "HOME": "/proc/x"])
    #expect(!relative.folder.hasPrefix("relative"))
  }

  /// A build folder that was moved names headers of the old place.
  @Test func aModuleMapWithoutItsHeaderIsSaid() throws {
    let folder = FileManager.default.temporaryDirectory.path + "/animatic-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    for place in ["Modules/SwiftUI.swiftmodule", "CAnimaticRuntime.build"] {
      try FileManager.default.createDirectory(atPath: "\(folder)/\(place)", withIntermediateDirectories: true)
    }
    let map = URL(fileURLWithPath: "\(folder)/CAnimaticRuntime.build/module.modulemap")
    try Data("module A {\n umbrella header \"/nowhere/A.h\" }".utf8).write(to: map)
    #expect { try BuildLayout.find(program: folder + "/animatic") } throws: {
      "\($0)".contains("/nowhere/A.h")
    }
    try Data("module A {\n umbrella header \"A.h\" }".utf8).write(to: map)
    #expect(throws: LoadError.self) { try BuildLayout.find(program: folder + "/animatic") }
    try Data().write(to: URL(fileURLWithPath: "\(folder)/CAnimaticRuntime.build/A.h"))
    #expect(try BuildLayout.find(program: folder + "/animatic").modules == folder + "/Modules")
  }
}
