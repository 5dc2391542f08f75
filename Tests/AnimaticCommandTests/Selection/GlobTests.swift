import Testing

@testable import animatic

@Suite struct GlobTests {
  static let cases: [(String, String, Bool)] = [
    ("*", "", true), ("*", "anything", true), ("banner-*", "banner-tapped", true),
    ("banner-*", "a-banner-", false),
    ("b?nner", "banner", true), ("b?nner", "bnner", false), ("[a-c]x", "bx", true), ("[!a-c]x", "bx", false),
    ("[]]", "]", true), ("\\*", "*", true), ("\\*", "x", false), ("a*b*c", "a-b-b-c", true),
    ("a*b*c", "a-b-b-d", false), ("通*", "通知", true), ("Banner", "banner", false),
  ]

  @Test(arguments: cases)
  func matches(pattern: String, name: String, expected: Bool) throws {
    #expect(try #require(Glob(pattern)).matches(name) == expected)
  }

  @Test(arguments: ["", "[", "[a", "[z-a]", "[!"]) func refuses(pattern: String) {
    #expect(Glob(pattern) == nil)
  }

  /// The pattern that takes exponential time in a matcher that tries every way.
  @Test func stepsBackWithoutExploding() throws {
    let pattern = String(repeating: "a*", count: 40) + "b"
    #expect(try #require(Glob(pattern)).matches(String(repeating: "a", count: 2000)) == false)
  }

  @Test func shardsPartTheWhole() throws {
    let all = Array(0..<17)
    let parts = try (1...5).map { try #require(Shard("\($0)/5")).select(all) }
    #expect(parts.flatMap { $0 }.sorted() == all)
    #expect(parts.map(\.count).max()! - parts.map(\.count).min()! == 1)
    for text in ["0/4", "5/4", "1/0", "1", "/", "1/", "a/b", "-1/2", "1/2/3", "1/99999999999999999999"] {
      #expect(Shard(text) == nil)
    }
  }
}
