import AnimaticScript

/// Makes the names of variants: a label for people and a word for folders.
struct VariantName: Equatable {
  var label: String
  var word: String

  /// Longest part that is kept as it is, in bytes.
  private static let longest = 40

  /// Of a `variant "name"`.
  init(block name: String) {
    label = name
    word = Self.word(name)
  }

  /// Of one value of a `vary`; `key` is a setting's words, a label or a `let`, `text` the value as it is typed.
  init(key: String, value: ExpressionSyntax?, text: String) {
    let plain: String
    if case .string(let string)? = value?.kind {
      plain = string
    } else if text.hasPrefix("\""), text.hasSuffix("\""), text.count > 1 {
      plain = String(text.dropFirst().dropLast())
    } else {
      // The dot of `.red` and the sign of `#FF0000` only say what kind of value it is.
      plain = String(text.drop { $0 == "." || $0 == "#" })
    }
    label = "\(key) \(text)"
    word = "\(Self.word(key))=\(Self.word(plain))"
  }

  /// Several together, in written order.
  init(joining names: [VariantName]) {
    label = names.map(\.label).joined(separator: ", ")
    word = names.map(\.word).joined(separator: ",")
  }

  /// Letters and digits in lower case, a dot between digits; runs of anything else become one hyphen. Where more
  /// than spaces, hyphens, underscores, dots and quotes was dropped, or much was, digits of a hash tell such texts apart.
  static func word(_ text: String) -> String {
    var (out, isLossy, pending) = ("", false, false)
    let scalars = Array(text.unicodeScalars)
    for (index, scalar) in scalars.enumerated() {
      let isInner = index > 0 && index + 1 < scalars.count
      if scalar.properties.isAlphabetic || scalar.properties.numericType != nil
        || scalar.properties.generalCategory == .nonspacingMark
        || scalar == "." && isInner && isDigit(scalars[index - 1]) && isDigit(scalars[index + 1])
      {
        if pending, !out.isEmpty { out += "-" }
        pending = false
        out += scalar.properties.lowercaseMapping
      } else if scalar == "-", index + 1 < scalars.count, isDigit(scalars[index + 1]), out.isEmpty {
        // A minus sign is no separator.
        out += "-"
      } else {
        pending = true
        // Quotes and dots are the language's own; two values that differ in nothing else are told of.
        if ![" ", "-", "_", "\"", "."].contains(scalar) { isLossy = true }
      }
    }
    while out.utf8.count > longest {
      isLossy = true
      out.unicodeScalars.removeLast()
    }
    guard isLossy || out.isEmpty else { return out }
    return (out.isEmpty ? "" : out + "-") + digits(of: text)
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }

  /// FNV-1a, 32 bits: only to keep names apart.
  private static func digits(of text: String) -> String {
    let hash = text.utf8.reduce(UInt32(2_166_136_261)) { ($0 ^ UInt32($1)) &* 16_777_619 }
    let hex = String(hash, radix: 16)
    return String(repeating: "0", count: 8 - hex.count) + hex
  }
}
