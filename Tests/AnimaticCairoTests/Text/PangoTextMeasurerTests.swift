import AnimaticDrawing
import Foundation
import Testing

@testable import AnimaticCairo

private func text(
  _ string: String, size: Double = 17, weight: Int = 400, leading: Double? = 22, scale: Double = 3
) -> StyledText {
  StyledText(
    runs: [TextRun(string, font: FontSpec(size: size, weight: weight, leading: leading))], scale: scale)
}

private func strings(_ layout: TextLayout) -> [String] {
  layout.lines.map { $0.runs.map(\.string).joined() }
}

@Suite struct PangoTextMeasurerTests {
  let measurer: PangoTextMeasurer
  init() throws { measurer = try PangoTextMeasurer() }

  /// Heights of single lines by text style (docs/fidelity.md): size, @3x, @2x.
  @Test(arguments: [
    (34.0, 40.667, 41.0), (28, 33.667, 33.5), (22, 26.333, 26.5), (20, 24, 24), (17, 20.333, 20.5),
    (16, 19.333, 19.5), (15, 18, 18), (13, 15.667, 16), (12, 14.333, 14.5), (11, 13.333, 13.5),
  ])
  func heightOfOneLine(size: Double, at3x: Double, at2x: Double) {
    #expect(abs(measurer.layout(text("Hg", size: size, scale: 3), width: nil).size.height - at3x) < 0.001)
    #expect(abs(measurer.layout(text("Hg", size: size, scale: 2), width: nil).size.height - at2x) < 0.001)
  }

  /// A device's picture: title2 bold in 358 points breaks into these lines; baselines 21, 49, 77, 105.
  @Test func linesOfADevicePicture() {
    let long =
      "You are off route, a re-route may be underway but you may also be able to return to the route if you"
      + " have no data."
    let layout = measurer.layout(text(long, size: 22, weight: 700, leading: 28), width: 358)
    #expect(
      strings(layout) == [
        "You are off route, a re-route may", "be underway but you may also be",
        "able to return to the route if you", "have no data.",
      ])
    #expect(layout.lines.map(\.baseline) == [21, 49, 77, 105])
    #expect(abs(layout.size.height - 110.333) < 0.001)
  }

  /// Ink widths read from device pictures, points.
  @Test(arguments: [
    ("You are off route, a re-route may", 22.0, 700, 328.0),
    ("be underway but you may also be", 22, 700, 338),
    ("able to return to the route if you", 22, 700, 319), ("have no data.", 22, 700, 133.67),
    ("1:00 AM", 22, 700, 80.33), ("144h 40m", 22, 700, 103.67), ("882 mi", 22, 700, 70.33),
    ("Use the second exit to leave", 22, 400, 263.33), ("the roundabout.", 22, 400, 149.67),
    ("Arrival", 15, 400, 42.33), ("Duration", 15, 400, 56.33), ("Distance", 15, 400, 58.0),
    ("Welcome to PreviewSnapshots", 15, 400, 209.5), ("Checked", 17, 400, 65.3),
    ("Lorem ipsum dolor sit amet, consectetur", 17, 400, 305.5),
    ("adipiscing elit, sed do eiusmod tempor incididunt", 17, 400, 370.5),
    ("ut labore et dolore magna aliqua.", 17, 400, 246.5), ("Hello PreviewSnapshots", 28, 400, 287.5),
  ])
  func inkWidths(string: String, size: Double, weight: Int, expected: Double) throws {
    let shaper = try TextShaper()
    let runs = [TextRun(string, font: FontSpec(size: size, weight: weight))]
    let ink = try shaper.line(runs, locale: "", rightToLeft: false).ink.width
    #expect(abs(ink / expected - 1) < 0.03, "\(string): \(ink)")
  }

  @Test func advancesOfCheckWords() {
    // "Hello" 17 regular 38.814, "TEST" 17 bold 42.765.
    #expect(abs(measurer.layout(text("Hello", scale: 100), width: nil).size.width / 38.814 - 1) < 0.02)
    #expect(
      abs(measurer.layout(text("TEST", weight: 700, scale: 100), width: nil).size.width / 42.765 - 1) < 0.02)
  }

  @Test func emptyTextHasOneLine() {
    let layout = measurer.layout(text(""), width: 100)
    #expect(layout.size.width == 0)
    #expect(abs(layout.size.height - 20.333) < 0.001)
    #expect(layout.lines.count == 1)
  }

  @Test(arguments: [StyledText.Truncation.tail, .head, .middle])
  func truncation(place: StyledText.Truncation) {
    var long = text("The quick brown fox jumps over the lazy dog")
    (long.lineLimit, long.truncation) = (1, place)
    let layout = measurer.layout(long, width: 150)
    let line = strings(layout)[0]
    #expect(layout.isTruncated && layout.lines.count == 1)
    #expect(layout.size.width <= 150.334 && layout.size.width > 130)
    switch place {
    case .tail: #expect(line.hasPrefix("The quick") && line.hasSuffix("…"))
    case .head: #expect(line.hasPrefix("…") && line.hasSuffix("lazy dog"))
    case .middle: #expect(line.hasPrefix("The") && line.hasSuffix("dog") && line.contains("…"))
    }
  }

  @Test func lineLimitCutsTheLastLine() {
    var long = text("one two three four five six seven eight nine ten")
    long.lineLimit = 2
    let layout = measurer.layout(long, width: 90)
    #expect(layout.lines.count == 2 && layout.isTruncated)
    #expect(strings(layout)[1].hasSuffix("…"))
    long.lineLimit = 9
    #expect(!measurer.layout(long, width: 90).isTruncated)
  }

  @Test func reservedSpaceAndLineSpacing() {
    var one = text("a")
    (one.lineLimit, one.reservesSpace) = (3, true)
    #expect(abs(measurer.layout(one, width: nil).size.height - 64.333) < 0.001)  // 20.287 + 2 · 22
    one.lineSpacing = 5
    #expect(abs(measurer.layout(one, width: nil).size.height - 74.333) < 0.001)
  }

  @Test func scaleFactorShrinksBeforeTruncation() {
    var long = text("Shrinks to fit")
    (long.lineLimit, long.minimumScaleFactor) = (1, 0.5)
    let full = measurer.layout(long, width: nil).size.width
    let layout = measurer.layout(long, width: full * 0.8)
    #expect(!layout.isTruncated)
    #expect(layout.size.width <= full * 0.8 + 0.34 && layout.size.width > full * 0.75)
    #expect(measurer.layout(long, width: full * 0.3).isTruncated)
  }

  @Test func alignmentFollowsLayoutDirectionNotTheText() {
    var hebrew = text("שלום 20.40\nא")
    #expect(measurer.layout(hebrew, width: nil).lines[1].x == 0)
    hebrew.rightToLeft = true
    #expect(measurer.layout(hebrew, width: nil).lines[1].x > 20)
  }

  @Test func rightToLeftTextHasInk() throws {
    let shaper = try TextShaper()
    for string in ["שלום 20.40", "30 أغسطس - 10"] {
      let line = try shaper.line(
        [TextRun(string, font: FontSpec(size: 17))], locale: "", rightToLeft: false)
      #expect(line.ink.width > 60)
    }
    #expect(BaseDirection.isRightToLeft("שלום 20.40") == true)
    #expect(BaseDirection.isRightToLeft("30 أغسطس - 10") == true)
    #expect(BaseDirection.isRightToLeft("abc שלום") == false)
    #expect(BaseDirection.isRightToLeft("20.40 …") == nil)
  }

  /// Lines of a right-to-left paragraph stay so where their own first letter is Latin.
  @Test func brokenLinesKeepTheDirectionOfTheirParagraph() {
    let layout = measurer.layout(text("שלום עולם SwiftUI is here"), width: 90)
    for line in strings(layout) { #expect(BaseDirection.isRightToLeft(line) == true, "\(line)") }
  }

  @Test func japaneseBreaksBetweenCharactersButNotBeforePunctuation() {
    let sentence = "長い日本語の文章は、空白なしで折り返されます。句読点は行頭に来ません。"
    for width in stride(from: 40.0, through: 300, by: 13) {
      var long = text(sentence)
      long.locale = "ja"
      let lines = strings(measurer.layout(long, width: width))
      #expect(lines.joined() == sentence)
      for line in lines { #expect(!line.hasPrefix("、") && !line.hasPrefix("。")) }
    }
  }

  @Test func emojiAndTextAdvanceAlike() {
    func width(_ string: String) -> Double {
      measurer.layout(text(string, scale: 100), width: nil).size.width
    }
    // Digits and blanks come from the text font, whatever stands beside them.
    #expect(abs(width("😀 3") - width("😀") - width("a 3") + width("a")) < 0.15)
    #expect(abs(width("😀😀") - 2 * width("😀")) < 0.05)
    #expect(width("😀") > 17 && width("😀") < 25)
  }

  @Test func oddInputIsHarmless() {
    let odd = [
      "\0\0a\0b", "\r\n\r\n", "\u{FFFD}\u{FFFE}\u{10FFFF}", "\u{202E}abc",
      String(repeating: "a\u{301}", count: 300),
      "\t", "e" + String(repeating: "\u{301}", count: 500), "👨‍👩‍👧‍👦🇯🇵1️⃣", "\u{2028}x\u{2029}",
    ]
    for string in odd {
      for width in [nil, 0, -5, 1, 50, .infinity, .nan] as [Double?] {
        let layout = measurer.layout(text(string), width: width)
        #expect(layout.size.height > 0 && layout.size.width.isFinite)
      }
    }
    #expect(strings(measurer.layout(text("\0\0a\0b"), width: nil)) == ["ab"])
    let huge = measurer.layout(text(String(repeating: "word ", count: 200_000)), width: nil)
    #expect(huge.isTruncated && huge.size.width.isFinite && huge.size.width > 0)
    for size in [0, -3, .nan, .infinity, 1e9] as [Double] {
      #expect(measurer.layout(text("a", size: size), width: nil).size.width.isFinite)
    }
  }

  @Test func sameQuestionSameAnswer() throws {
    let questions = [("Hello", 100.0), ("שלום abc", 40), ("日本語の文章", 50), ("😀 ok", 200)]
    let fresh = try questions.map { try PangoTextMeasurer().layout(text($0.0), width: $0.1) }
    for _ in 0..<3 {
      for (question, answer) in zip(questions, fresh).reversed() {
        #expect(measurer.layout(text(question.0), width: question.1) == answer)
      }
    }
  }

  /// A device's picture shows 103.67 and 70.33 points of ink; advances add about a point of side bearings.
  @Test(arguments: [("144h 40m", 103.67), ("882 mi", 70.33)])
  func linesWithDigitsEndWhereADeviceEndsThem(string: String, ink: Double) throws {
    let font = FontSpec(size: 22, weight: 700, leading: 28)
    let text = StyledText(runs: [TextRun(string, font: font)], scale: 3)
    let width = try PangoTextMeasurer().layout(text, width: nil).size.width
    #expect(width > ink && width < ink + 3)
  }
}
