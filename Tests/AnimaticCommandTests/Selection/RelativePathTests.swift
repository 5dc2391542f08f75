import Testing

@testable import animatic

@Suite struct RelativePathTests {
  @Test(arguments: [
    (".", "report", "report"), ("ci", "report", "../report"), ("a/b", "a/c/d", "../c/d"), (".", ".", ""),
    ("/x/y", "/x/z", "../z"), ("/x", "/x/y/z", "y/z"), ("..", "report", "w/report"), ("a/../b", "b/c", "c"),
    ("/", "/x", "x"),
  ])
  func way(_ from: String, _ to: String, _ way: String) {
    #expect(RelativePath.from(from, to: to, working: "/v/w") == way)
  }
}

@Suite struct ShellWordTests {
  @Test(arguments: [
    ("scenarios/a.scenario", "scenarios/a.scenario"), ("banner@fps=30,x", "banner@fps=30,x"), ("", "''"),
    ("two words", "'two words'"), ("it's", #"'it'\''s'"#), ("fps=*", "'fps=*'"), ("日本", "日本"),
    ("$(rm)", "'$(rm)'"),
  ])
  func quoted(_ word: String, _ quoted: String) {
    #expect(ShellWord.quoted(word) == quoted)
  }
}
