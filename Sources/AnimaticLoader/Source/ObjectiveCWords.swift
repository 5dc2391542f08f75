/// Takes out the attributes that only tell Objective-C of a declaration: without its runtime they are errors, and
/// nothing else depends on them.
enum ObjectiveCWords {
  private static let attributes: Set<String> = [
    "objc", "objcMembers", "nonobjc", "IBAction", "IBOutlet", "IBInspectable", "IBDesignable", "NSManaged",
    "GKInspectable", "IBSegueAction",
  ]

  /// `bytes` are those of `code`, perhaps with other replacements of the same width.
  static func leftOut(_ bytes: [UInt8], of code: SwiftCode) -> [UInt8] {
    var bytes = bytes
    for word in code.words() where attributes.contains(word.text) {
      let at = word.range.lowerBound - 1
      guard at >= 0, code.isCode[at], code.bytes[at] == UInt8(ascii: "@") else { continue }
      var end = word.range.upperBound
      // `@objc(name)` has its name in parentheses, without a blank in between.
      if end < code.bytes.count, code.bytes[end] == UInt8(ascii: "("),
        let close = code.bytes[end...].firstIndex(of: UInt8(ascii: ")"))
      {
        end = close + 1
      }
      for place in at..<end where code.bytes[place] != UInt8(ascii: "\n") { bytes[place] = UInt8(ascii: " ") }
    }
    // `#selector(…)` needs that runtime too; where there is a type `Selector`, it is made from the method itself.
    for word in code.words() where word.text == "selector" {
      let hash = word.range.lowerBound - 1
      guard hash >= 0, code.isCode[hash], code.bytes[hash] == UInt8(ascii: "#") else { continue }
      bytes.replaceSubrange(hash..<word.range.upperBound, with: Array(" Selector".utf8))
    }
    return bytes
  }
}
