import Testing

@testable import AnimaticLoader

@Suite struct AvailabilityTests {
  private func answered(_ text: String, system: Int) -> String {
    let code = SwiftCode(Array(text.utf8))
    return String(decoding: Availability.answered(code.bytes, of: code, system: system), as: UTF8.self)
  }

  @Test(arguments: [
    ("if #available(iOS 18, *) {", "if false                 {"),
    ("if #available(iOS 17.4, macOS 26, *), x {", "if #available(iOS 17.4, macOS 26, *), x {"),
    ("guard #unavailable(iOS 26.0) else", "guard true                   else"),
    ("if #available(macOS 26, *) {", "if #available(macOS 26, *) {"),
    ("// #available(iOS 18, *)", "// #available(iOS 18, *)"),
    ("@available(iOS 18, *)", "@available(iOS 18, *)"), ("#available(iOS 18", "#available(iOS 18"),
  ])
  func laterSystemsAreNotThere(_ text: String, _ expected: String) {
    #expect(answered(text, system: 17) == expected)
    #expect(answered(text, system: 26) == text)
  }
}
