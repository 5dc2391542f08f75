import Testing

@testable import AnimaticLoader

@Suite struct ImportStatementsTests {
  private func rewritten(_ text: String, own: Set<String> = []) -> String {
    let code = SwiftCode(Array(text.utf8))
    return String(decoding: ImportStatements(code).fulfilled(code.bytes, own: own), as: UTF8.self)
  }

  @Test(arguments: [
    ("import QuartzCore\nlet a = 1", "import SwiftUI   \nlet a = 1"),
    ("import os", "import SwiftUI"), ("import os.log // why", "import SwiftUI // why"),
    ("@_exported import CoreGraphics", "@_exported import SwiftUI     "),
    ("import struct CoreGraphics.CGFloat", "import SwiftUI                    "),
    ("import Darwin", "import Glibc "), ("import UIKit.UIImage", "import UIKit        "),
    ("import SwiftUI; import AVFoundation", "import SwiftUI;                    "),
    ("@preconcurrency import StoreKit\nx", "                               \nx"),
    ("#if canImport(Charts)\n  import Charts\n#endif", "#if canImport(Charts)\n               \n#endif"),
  ])
  func whatLinuxLacksIsReplacedOrLeftOut(_ text: String, _ expected: String) {
    #expect(rewritten(text) == expected)
  }

  @Test(arguments: [
    "import SwiftUI", "import class UIKit.UIView", "import struct SwiftUI.Color", "import Foundation",
    "import MyKit", "// import os", "let a = \"import os\"", "struct A { var `import`: os }", "import",
    "import\n", "@testable import MyApp", "importos", "import AppKit",
  ])
  func everythingElseStays(_ text: String) {
    #expect(rewritten(text) == text)
  }

  /// Files that are compiled together are one module; importing it would look for another.
  @Test func modulesThatAreHereAreNotImported() {
    #expect(
      rewritten("@testable import Kit\nimport Other", own: ["Kit"]) == "                    \nimport Other")
  }

  @Test func linesOfWhatIsLeftOutAreKept() {
    let imports = ImportStatements(SwiftCode(Array("import SwiftUI\n\nimport AVKit\nimport OSLog\n".utf8)))
    #expect(imports.absent.map(\.module) == ["AVKit"])
    #expect(imports.absent.map(\.line) == [3])
    #expect(imports.asksForLog)
  }

  @Test(arguments: [
    ("@objc func a() {}", "      func a() {}"), ("@objcMembers class A {}", "             class A {}"),
    ("@objc(go:) func a() {}", "           func a() {}"), ("f(#selector(go))", "f( Selector(go))"),
    ("\"@objc\" // @objc", "\"@objc\" // @objc"), ("#selectors", "#selectors"), ("objc", "objc"),
  ])
  func wordsOfObjectiveCGo(_ text: String, _ expected: String) {
    let code = SwiftCode(Array(text.utf8))
    #expect(String(decoding: ObjectiveCWords.leftOut(code.bytes, of: code), as: UTF8.self) == expected)
  }
}
