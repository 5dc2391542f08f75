import AnimaticScript
import AnimaticStage
import AnimaticTime
import Testing

/// A small repeatable generator (Marsaglia's xorshift with 64 bits).
private struct Random {
  var state: UInt64
  mutating func next(_ bound: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state % UInt64(bound))
  }
}

@Suite struct ScenarioFuzzTests {
  private static let lines = """
    scenario "F"
    device "iPhone 15" landscape
    canvas 393x200
    duration 5s
    fps 60
    scale 2
    let a = .red.opacity(0.5)
    let b = a
    let t = .move(edge: .top)
    notice n = Banner(title: "x", backgroundColor: a, timers: .corrected)
    notice m = Toast("x", displayDuration: 2, transition: t.combined(with: .opacity))
    background gradient b #00FF00
    at 1s show n
    after 3f hide n
    every 0.5s from 1s to 3s show m
    at 1s set n.isShow = false
    expect n.opacity at 1s is 1 within 0.1
    expect m from 1s to 2s is moving
    expect n.offset.y from 0 to 1 between 1s and 2s
    golden at 1s, 2s
    tolerance 0.02 pixels 5
    text size large
    vary n.title in "x", "y"
    vary fps in 30, 60
    variant "v" {
    m.displayDuration = 3
    after 1s hide m
    }
    """.split(separator: "\n").map { $0.split(separator: " ").map(String.init) }

  @Test(arguments: 1...8)
  func anyMixOfWordsResolvesOrSaysWhyNot(seed: Int) {
    var random = Random(state: UInt64(seed) &* 0x9E37_79B9_7F4A_7C15)
    let words =
      Self.lines.flatMap { $0 } + ["864000000s", "1000000000f", "0.000000001s", "inf", "-1", "0x0", "t", "b"]
    for _ in 0..<60 {
      var lines = Self.lines
      for _ in 0...random.next(8) {
        let line = random.next(lines.count)
        let word = random.next(lines[line].count)
        switch random.next(4) {
        case 0: lines[line][word] = words[random.next(words.count)]
        case 1: lines[line].insert(words[random.next(words.count)], at: word)
        case 2: if lines[line].count > 1 { lines[line].remove(at: word) }
        default: lines.swapAt(line, random.next(lines.count))
        }
      }
      let text = lines.map { $0.joined(separator: " ") }.joined(separator: "\n")
      let result = Scenario.parse(text: text, file: "f")
      #expect((result.scenario == nil) == result.diagnostics.hasErrors)
      let names = result.runs.map { $0.variant?.name ?? "" }
      #expect(Set(names).count == names.count && names.count <= 100)
      guard let scenario = result.scenario else { continue }
      #expect((1...240).contains(scenario.fps) && (1...3).contains(scenario.stage.scale))
      #expect(scenario.frameCount > 0 && scenario.frameCount <= 1_000_000)
      for (earlier, later) in zip(scenario.events, scenario.events.dropFirst()) {
        #expect(earlier.at <= later.at)
      }
      for event in scenario.events { #expect(event.at >= .zero) }
    }
  }

  @Test func theSeedItselfPlays() {
    let text = Self.lines.map { $0.joined(separator: " ") }.joined(separator: "\n")
    let result = Scenario.parse(text: text, file: "f")
    #expect(result.diagnostics.map(\.id) == ["setting-twice"])
  }
}
