import Testing

@testable import animatic

@Suite struct ConfigFileTests {
  @Test func readsKeysWithTheirLines() {
    let config = ConfigFile(
      "# ours\nfps = 30\n\n  device=\"iPhone 15 # Pro\"  # quoted\r\nappearance = dark # bare\n",
      file: "a.conf")
    #expect(config.problems.isEmpty)
    #expect(config.entries[.fps] == .init(value: "30", line: 2))
    #expect(config.entries[.device] == .init(value: "iPhone 15 # Pro", line: 4))
    #expect(config.entries[.appearance] == .init(value: "dark", line: 5))
  }

  @Test func everyWrongLineIsReported() {
    let config = ConfigFile(
      "fps = 0\nscal = 2\nnonsense\njobs = 2\njobs = 3\ndevice = \"x\nscale =\n", file: "a.conf")
    #expect(config.problems.map(\.range.line) == [1, 2, 3, 5, 6, 7])
    #expect(config.problems[0].message == "'0' does not fit 'fps': expected a whole number from 1 to 240")
    #expect(config.problems[0].range.column == 7)
    #expect(config.problems[1].suggestion?.replacement == "scale")
    #expect(config.problems[3].message == "'jobs' is set twice, first in line 4")
  }

  @Test func oddTextNeverTraps() {
    for text in [
      "=", "==", " = ", "\"=\"", "fps=\"", "fps=\"\"", "\u{0}=\u{0}", "#", "\n\n\r\n", "fps=\u{301}3",
    ] {
      #expect(ConfigFile(text, file: "a.conf").entries.isEmpty)
    }
  }
}
