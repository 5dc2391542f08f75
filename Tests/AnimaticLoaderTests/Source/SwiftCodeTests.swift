import Testing

@testable import AnimaticLoader

@Suite struct SwiftCodeTests {
  /// The text with everything that is no code replaced by dots.
  private func code(_ text: String) -> String {
    let code = SwiftCode(Array(text.utf8))
    let bytes = zip(code.bytes, code.isCode).map { $0 == 0x0A || $1 ? $0 : UInt8(ascii: ".") }
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test(arguments: [
    ("a // b\nc", "a ....\nc"),
    ("a /* b /* c */ d */ e", "a ................. e"),
    (#"f("x", y)"#, "f(..., y)"),
    (#"f("a\"b", y)"#, "f(......, y)"),
    (##"f(#"a"b\"#, y)"##, "f(........, y)"),
    (#"f("a\(g("b") + h)c", y)"#, "f(................., y)"),
    ("f(\"\"\"\n  #if os(iOS)\n  \"\"\", y)", "f(...\n.............\n....., y)"),
    ("let a = \"open\nlet b", "let a = .....\nlet b"),
    ("/* never closed\nx", "...............\n."),
    (#""\("#, "..."),
    ("##", "##"), ("", ""), ("\"", "."), ("/", "/"),
  ])
  func commentsAndStringsAreToldFromCode(_ text: String, _ expected: String) {
    #expect(code(text) == expected)
  }

  /// Whatever the bytes, the walk ends and every byte has an answer.
  @Test func anyBytesComeToAnEnd() {
    var state: UInt64 = 7
    let alphabet = Array("\"\\()#/*\n ax{}".utf8)
    for _ in 0..<2000 {
      var bytes: [UInt8] = []
      for _ in 0..<40 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        bytes.append(alphabet[Int(state >> 33) % alphabet.count])
      }
      let code = SwiftCode(bytes)
      #expect(code.isCode.count == bytes.count)
      #expect(PlatformConditions.asOnPhone(code).count == bytes.count)
      _ = code.topLevelTypes
    }
  }

  @Test func typesOutsideOfBracesAreFound() {
    let text = """
      // struct Comment {}
      public final class Timer { struct Inner {} ; class func make() {} }
      extension View { enum Hidden {} }
      typealias RunLoop = Int
      let text = "struct Text {}"
      """
    #expect(SwiftCode(Array(text.utf8)).topLevelTypes == ["Timer", "RunLoop"])
  }
}
