import Testing

@testable import animatic

@Suite struct ProgressLineTests {
  @Test func showsBarFramesAndTimeLeft() {
    let line = ProgressLine(name: "banner", done: 105, total: 420, elapsed: 2)
    #expect(line.text(width: 80) == "banner  [#######-----------------------]  105/420  0:06 left")
  }

  @Test func guessesNothingBeforeATenth() {
    let line = ProgressLine(name: "banner", done: 1, total: 420, elapsed: 9)
    #expect(line.text(width: 80) == "banner  [------------------------------]  1/420")
  }

  @Test func neverExceedsTheTerminal() {
    for width in 0..<120 {
      for done in [0, 50, 100, 150] {
        let line = ProgressLine(name: String(repeating: "名", count: 50), done: done, total: 100, elapsed: 3)
        #expect(line.text(width: width).count <= width)
      }
    }
  }

  @Test func colourFollowsTerminalAndEnvironment() {
    #expect(ColorChoice.auto.isOn(isTerminal: true, environment: [:]))
    #expect(!ColorChoice.auto.isOn(isTerminal: false, environment: [:]))
    #expect(!ColorChoice.auto.isOn(isTerminal: true, environment: ["NO_COLOR": "1"]))
    #expect(ColorChoice.auto.isOn(isTerminal: true, environment: ["NO_COLOR": ""]))
    #expect(!ColorChoice.auto.isOn(isTerminal: true, environment: ["TERM": "dumb"]))
    #expect(ColorChoice.always.isOn(isTerminal: false, environment: ["NO_COLOR": "1"]))
    #expect(!ColorChoice.never.isOn(isTerminal: true, environment: [:]))
  }
}
