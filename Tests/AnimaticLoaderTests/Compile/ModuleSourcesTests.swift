import Foundation
import Testing

@testable import AnimaticLoader

@Suite struct ModuleSourcesTests {
  private func file(_ name: String, _ text: String) throws -> UserFile {
    let folder = FileManager.default.temporaryDirectory.path + "/animatic-\(UUID().uuidString)"
    let path = "\(folder)/\(name)"
    try FileManager.default.createDirectory(
      atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    defer { try? FileManager.default.removeItem(atPath: folder) }
    return try UserFile(path: path)
  }

  private func text(_ copy: ModuleSources.Copy) -> String { String(decoding: copy.bytes, as: UTF8.self) }

  @Test func linesAreThoseOfTheUsersFile() throws {
    let file = try file("Banner.swift", "import SwiftUI\n#if os(iOS)\n#endif\n")
    let copies = ModuleSources([file], expression: nil).copies
    #expect(copies.map(\.name) == ["Banner.swift", "AnimaticCompanion.swift"])
    #expect(
      text(copies[0])
        == "#sourceLocation(file: \"\(file.path)\", line: 1)\nimport SwiftUI\n#if true   \n#endif\n")
  }

  /// The expression stands in its own line and column, inside the file whose private names it may use.
  @Test func anExpressionKeepsItsPlace() throws {
    let file = try file("Banner.swift", "struct A {}")
    let expression = UserExpression(text: "A(b: \"c\")", file: "x.scenario", line: 7, column: 21)
    let copy = text(ModuleSources([file], expression: expression).copies[0])
    let place = "#sourceLocation(file: \"x.scenario\", line: 7)\n" + String(repeating: " ", count: 20)
    #expect(copy.contains(place + "A(b: \"c\")\n#sourceLocation(file: \"\(file.path)\", line: 2)\n"))
  }

  @Test func equalNamesAreTakenOnceEach() throws {
    let files = [
      try file("a/Banner.swift", ""), try file("b/banner.swift", ""), try file("main.swift", ""),
    ]
    let names = ModuleSources(files, expression: nil).copies.map(\.name)
    #expect(names == ["Banner.swift", "banner-2.swift", "main-1.swift", "AnimaticCompanion.swift"])
  }

  /// The module of a folder is here with the files; SwiftUI is not, whatever the folders are called.
  @Test func foldersOfTheCallAreNotImported() throws {
    let source = "import SwiftUI\nimport Kit"
    let files = [try file("Kit/SwiftUI/A.swift", source), try file("Other/B.swift", "import Kit")]
    let copies = ModuleSources(files, expression: nil).copies.map(text(_:))
    // The files are gone again, and a path that can not be resolved counts as it is.
    #expect(copies[0].hasSuffix("import SwiftUI\n          "))
    #expect(copies[1].hasSuffix("\n          "))
    #expect(text(ModuleSources([files[0]], expression: nil).copies[0]).hasSuffix(source))
  }

  @Test func aLogIsOnlyThereWhereItIsAskedFor() throws {
    let asking = try file("A.swift", "import os\nstruct Logger {}")
    let companion = ModuleSources([asking], expression: nil).copies.first { $0.name == "AnimaticLog.swift" }
    let log = text(try #require(companion))
    #expect(log.contains("struct OSLogMessage") && !log.contains("struct Logger"))
    #expect(ModuleSources([try file("A.swift", "import SwiftUI")], expression: nil).copies.count == 2)
  }

  @Test func typesOfTheUserAreLeftToTheUser() throws {
    let file = try file("A.swift", "class Timer {}\nstruct Outer { struct RunLoop {} }")
    let companion = text(ModuleSources([file], expression: nil).copies[1])
    #expect(!companion.contains("typealias Timer"))
    #expect(companion.contains("typealias RunLoop = AnimaticUI.RunLoop"))
    #expect(companion.contains("typealias DispatchQueue = AnimaticUI.DispatchQueue"))
  }

  /// Every type of ours that stands in for one of Foundation's or Dispatch's must be in the companion.
  @Test func theCompanionIsComplete() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    var declared: Set<String> = []
    for folder in ["Dispatch", "Timer"] {
      let place = root.appendingPathComponent("Sources/AnimaticUI/Compatibility/\(folder)").path
      for name in try FileManager.default.contentsOfDirectory(atPath: place) {
        for type in try UserFile(path: "\(place)/\(name)").code.topLevelTypes { declared.insert(type) }
      }
    }
    #expect(declared.isSuperset(of: ["DispatchQueue", "Timer"]))
    let known = Set(CompanionFile.types)
    #expect(declared.subtracting(known) == [], "missing in CompanionFile.types")
    #expect(known.subtracting(declared) == [], "no longer declared")
  }
}
