import AnimaticGolden
import AnimaticReview

import Foundation
import Testing

@testable import animatic

@Suite struct JSONTextTests {
  static let numbers: [(Double, String)] = [
    (0.65, "0.65"), (-50, "-50"), (0, "0"), (-0.0, "0"), (-0.0000001, "0"), (0.0000005, "0.000001"),
    (0.3333333333333333, "0.333333"), (0.6666666666666666, "0.666667"), (123456.7891234, "123456.789123"),
    (1e9, "1000000000"), (1e11, "100000000000.0"),
    (1e300, "1e+300"), (.nan, "null"), (.infinity, "null"), (-.infinity, "null"),
  ]

  @Test(arguments: numbers)
  func numbersHaveAtMostSixDecimals(value: Double, text: String) {
    #expect(JSONText.document(.number(value)) == text)
  }

  @Test func keysKeepTheirOrder() {
    let value = OrderedJSON.array([
      .fields([("time", .number(0.65)), ("name", .string("inbox")), ("a", .null)])
    ])
    #expect(JSONText.document(value) == "[\n  {\"time\": 0.65, \"name\": \"inbox\", \"a\": null}\n]")
  }

  @Test func emptyOnesStayOnOneLine() {
    #expect(JSONText.document(.array([])) == "[]")
    #expect(JSONText.document(.object([])) == "{}")
  }

  @Test func longMembersOpenUp() {
    let long = OrderedJSON.array((0..<40).map { .integer($0 * 1000) })
    let lines = JSONText.document(.fields([("a", long)])).split(separator: "\n")
    #expect(lines.count == 44)
    #expect(lines[1] == "  \"a\": [")
    #expect(lines[2] == "    0,")
  }

  /// Every character comes back as it went in, by a reader that is not ours.
  @Test func stringsSurviveAForeignReader() throws {
    var text = "quote \" back \\ slash / tab \t é 🛎 \u{2028}\u{2029}\u{7F}"
    for code in 0..<32 { text.unicodeScalars.append(Unicode.Scalar(UInt8(code))) }
    let document = JSONText.document(.fields([("key \"\n", .string(text))]))
    #expect(document.unicodeScalars.allSatisfy { $0.value >= 32 || $0 == "\n" })
    let read = try JSONSerialization.jsonObject(with: Data(document.utf8)) as? [String: String]
    #expect(read == ["key \"\n": text])
  }

  @Test func fixedDecimals() {
    #expect(DecimalText.fixed(0.6249, decimals: 3) == "0.625")
    #expect(DecimalText.fixed(-0.0001, decimals: 3) == "0.000")
    #expect(DecimalText.fixed(12, decimals: 0) == "12")
    #expect(DecimalText.fixed(1.05, decimals: 3) == "1.050")
  }
}
