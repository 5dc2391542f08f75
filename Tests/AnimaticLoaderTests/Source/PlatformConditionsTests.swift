import Testing

@testable import AnimaticLoader

@Suite struct PlatformConditionsTests {
  private func rewritten(_ text: String) -> String {
    String(decoding: PlatformConditions.asOnPhone(SwiftCode(Array(text.utf8))), as: UTF8.self)
  }

  @Test(arguments: [
    ("#if os(iOS)", "#if true   "),
    ("  #elseif os(macOS) || os( tvOS )", "  #elseif false     || false     "),
    ("#if !os(Linux) && canImport(UIKit)", "#if !false     && true            "),
    ("#if canImport(AppKit) || canImport( Combine )", "#if canImport(AppKit) || true                "),
    (
      "#if canImport(UIKit.UIView) && canImport(WidgetKit)",
      "#if true                    && canImport(WidgetKit)"
    ),
    ("#if canImport(SwiftUI, _version: 6.0)", "#if true                             "),
    ("#if canImport(Darwin)\nimport Darwin", "#if true             \nimport Darwin"),
    ("#if (os(iOS)\n  || os(\n  macOS))\nos(macOS)", "#if (true   \n  ||    \nfalse   )\nos(macOS)"),
    ("Text(\"a\")\n    #if os(iOS)\n    .bold()", "Text(\"a\")\n    #if true   \n    .bold()"),
    ("/* one */ #if os(macOS)", "/* one */ #if false    "),
    ("#if targetEnvironment(simulator)", "#if true                        "),
    ("#if targetEnvironment(macCatalyst)", "#if false                         "),
    ("#if swift(>=5.9) && os(visionOS)", "#if swift(>=5.9) && false       "),
    ("#if (os(iOS) || MY_FLAG)", "#if (true    || MY_FLAG)"),
  ])
  func theWordsOfAPlatformAreAnswered(_ line: String, _ expected: String) {
    #expect(rewritten(line) == expected)
    #expect(expected.utf8.count == line.utf8.count)
  }

  @Test(arguments: [
    "#if DEBUG", "#else // os(iOS)", "// #if os(iOS)", "let a = \"\"\"\n#if os(iOS)\n\"\"\"",
    "/*\n#if os(iOS)\n*/", "#iffy os(iOS)", "func os(_ iOS: Int) {}", "#if os", "#if os(", "#if os(iOS",
    "if os(iOS) {}",
  ])
  func everythingElseStays(_ text: String) {
    #expect(rewritten(text) == text)
  }
}
