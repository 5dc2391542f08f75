import AnimaticScript
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

@Suite struct FuzzTests {
  private static let splices: [String] = [
    "(", ")", "{", "}", "\"", "#", "#FF0000", "\n", "\r", "\t", ".", "-", ",", ":", "=", "1,5s", "0.5s",
    "30f",
    "is", "at", "expect", "variant \"x\" {", "vary fps in 30, 60\n", "a.b = ", "\u{301}", "\u{200D}", "日",
    "\\u{", "inf", "none", "\u{0}", " ",
  ]

  private func mutate(_ seed: [UInt8], _ random: inout Random) -> [UInt8] {
    var bytes = seed
    for _ in 0...random.next(6) {
      let place = random.next(bytes.count + 1)
      switch random.next(5) {
      case 0: if place < bytes.count { bytes[place] = UInt8(random.next(256)) }
      case 1: bytes.insert(contentsOf: Self.splices[random.next(Self.splices.count)].utf8, at: place)
      case 2:
        let end = min(bytes.count, place + random.next(20))
        bytes.removeSubrange(place..<end)
      case 3:
        let start = random.next(bytes.count + 1)
        let piece = Array(bytes[start..<min(bytes.count, start + random.next(30))])
        bytes.insert(contentsOf: piece, at: place)
      default: bytes.insert(UInt8(ascii: " "), at: place)
      }
    }
    return bytes
  }

  @Test(arguments: 1...8)
  func anyBytesParseAndFormattingIsStable(seed: Int) {
    var random = Random(state: UInt64(seed) &* 0x9E37_79B9_7F4A_7C15)
    let lines = everything.split(separator: "\n", omittingEmptySubsequences: false).map { Array($0.utf8) }
    var formattedCount = 0
    for _ in 0..<250 {
      let start = random.next(lines.count)
      let piece = lines[start..<min(lines.count, start + 1 + random.next(4))]
      let bytes = mutate(Array(piece.joined(separator: [0x0A])), &random)
      let parsed = ScenarioParser.parse(bytes: bytes, file: "z")
      for diagnostic in parsed.diagnostics {
        #expect(diagnostic.range.line >= 1 && diagnostic.range.column >= 1 && diagnostic.range.length >= 0)
      }
      _ = DiagnosticFormatter().format(parsed.diagnostics)
      guard let text = ScenarioFormatter.format(bytes: bytes, file: "z").text else { continue }
      formattedCount += 1
      let again = ScenarioFormatter.format(text, file: "z")
      #expect(again.text == text, "\(String(decoding: bytes, as: UTF8.self).debugDescription)")
      #expect(
        outline(ScenarioParser.parse(text, file: "z").syntax) == outline(parsed.syntax),
        "\(String(decoding: bytes, as: UTF8.self).debugDescription)")
    }
    #expect(formattedCount > 5)
  }

  @Test func noiseNeverCrashes() {
    var random = Random(state: 42)
    for _ in 0..<300 {
      let bytes = (0..<random.next(200)).map { _ in UInt8(random.next(256)) }
      _ = DiagnosticFormatter().format(ScenarioParser.parse(bytes: bytes, file: "z").diagnostics)
    }
  }
}
