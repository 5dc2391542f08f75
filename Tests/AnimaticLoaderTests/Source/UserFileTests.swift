import Foundation
import Testing

@testable import AnimaticLoader

@Suite struct UserFileTests {
  private func inFolder(_ files: [String], _ work: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.path + "/animatic-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    for file in files {
      let path = "\(folder)/\(file)"
      try FileManager.default.createDirectory(
        atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
      try Data().write(to: URL(fileURLWithPath: path))
    }
    try work(folder)
  }

  /// A whole package may be named: its manifest, tests and build folder are no views.
  @Test func foldersHoldViewsAndOtherThings() throws {
    let files = [
      "Package.swift", "Package@swift-6.0.swift", "Sources/Kit/B.swift", "Sources/Kit/A.swift",
      "Sources/C.txt",
      "Tests/KitTests/T.swift", "KitUITests/T.swift", ".build/x/D.swift", ".hidden.swift",
      "Pods/P/P.swift", "Kit.playground/Contents.swift", "DerivedData/D.swift",
    ]
    try inFolder(files) { folder in
      let found = try UserFile.paths([folder])
      #expect(found == ["Sources/Kit/A.swift", "Sources/Kit/B.swift"].map { "\(folder)/\($0)" })
      // What is named itself is taken, and what is named twice once.
      let test = "\(folder)/Tests/KitTests/T.swift"
      #expect(
        try UserFile.paths([test, found[0], folder + "/Sources/", test]) == [test, found[0], found[1]])
    }
  }

  @Test func linksAreFollowedOnce() throws {
    try inFolder(["a/A.swift"]) { folder in
      try FileManager.default.createSymbolicLink(
        atPath: folder + "/a/Link.swift", withDestinationPath: folder + "/a/A.swift")
      try FileManager.default.createSymbolicLink(atPath: folder + "/a/loop", withDestinationPath: folder)
      #expect(try UserFile.paths([folder + "/a"]) == [folder + "/a/A.swift"])
    }
  }

  @Test func whatIsNoViewCodeIsRefused() throws {
    try inFolder(["x/a.txt", "b.swift", "c.swift", "d.swift/x"]) { folder in
      #expect(throws: LoadError.unreadable(folder + "/x", "there is no .swift file in it")) {
        try UserFile.paths([folder + "/x"])
      }
      #expect(throws: LoadError.unreadable(folder + "/e.swift", "there is no such file")) {
        try UserFile.paths([folder + "/e.swift"])
      }
      try Data([0xFF, 0xFE, 0]).write(to: URL(fileURLWithPath: folder + "/b.swift"))
      #expect(throws: LoadError.unreadable(folder + "/b.swift", "it is not UTF-8 text")) {
        try UserFile(path: folder + "/b.swift")
      }
      try Data(count: UserFile.largest + 1).write(to: URL(fileURLWithPath: folder + "/c.swift"))
      #expect(throws: LoadError.self) { try UserFile(path: folder + "/c.swift") }
    }
  }
}
