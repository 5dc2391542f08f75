import Testing

@Suite struct SourceTests {
  @Test func noSwiftFileHasMoreThan400Lines() throws {
    let files = Repository.swiftFiles(in: ["Sources", "Tests", "Macros"])
    #expect(files.count > 20)
    for file in files {
      let lines = try Repository.text(file).split(separator: "\n", omittingEmptySubsequences: false).count - 1
      #expect(lines <= 400, "\(file) has \(lines) lines; split it by concept")
    }
  }

  /// Paths that exist on one machine only have no place in what is shipped.
  @Test func noPathsOfOneMachine() throws {
    let words = ["/wo" + "rk/", "../sha" + "red", "/ro" + "ot/"]
    let folders = [
      "Sources", "Tests", "Macros", "Examples/ToastKit/Sources", "Examples/ToastKit/Tests", "docs", "Scripts",
      "scenarios", ".ci",
    ]
    let texts = [".swift", ".md", ".sh", ".scenario", ".c", ".h", "/run"]
    let files = Repository.files(in: folders).filter { file in texts.contains { file.hasSuffix($0) } }
    for file in files + ["Package.swift", "Makefile", "CHANGELOG.md"] {
      let text = try Repository.text(file)
      for word in words { #expect(!text.contains(word), "\(file) mentions \(word)") }
    }
  }

  @Test func publicDeclarationsAreDocumented() throws {
    for file in Repository.swiftFiles(in: ["Sources"]) {
      #expect(DocumentationScan.undocumented(in: try Repository.text(file)) == [], "\(file)")
    }
  }

  @Test func theScanSeesWhatIsMissing() {
    let text = """
      import Testing

      /// Documented.
      @available(*, deprecated, message: "x") public struct A {
        public var inner = 0
      }

      public func b() {}
      @frozen public enum C {}
      /// Documented.
      @MainActor
      public final class D {}
      public extension A {}
      struct Internal {}
      """
    #expect(
      DocumentationScan.undocumented(in: text) == ["8: public func b() {}", "9: @frozen public enum C {}"])
  }
}
