import AnimaticExport

/// Numbers as people read them.
enum Words {
  /// At most `decimals` decimals, with a true minus sign.
  static func number(_ value: Millionths, decimals: Int = 3) -> String {
    FixedPoint.shortest(value.double, decimals: decimals).replacing("-", with: "−")
  }

  /// A presented value: one decimal from 10 up, three below.
  static func value(_ value: TimelineTrack.Value?) -> String {
    switch value {
    case .number(let number):
      let isLarge = abs(number.double) >= 10
      let text = self.number(number, decimals: isLarge ? 1 : 3)
      return isLarge && !text.contains(".") ? text + ".0" : text
    case .text(let text): return "\"\(text)\""
    case .flag(let flag): return flag ? "true" : "false"
    case .absent: return "nothing (not in the tree)"
    case nil: return "no frame"
    }
  }

  /// Two values that differ, with as many decimals as it takes to see that.
  static func values(_ a: TimelineTrack.Value?, _ b: TimelineTrack.Value?) -> (String, String) {
    let plain = (value(a), value(b))
    guard plain.0 == plain.1, case .number(let x)? = a, case .number(let y)? = b else { return plain }
    for decimals in 4...6 {
      let finer = (number(x, decimals: decimals), number(y, decimals: decimals))
      if finer.0 != finer.1 { return finer }
    }
    return plain
  }

  /// Always three decimals, so that columns stand.
  static func clock(_ time: Millionths) -> String {
    String(Millionths(count: (time.count + 500) / 1000 * 1000).fixed.dropLast(3))
  }

  static func seconds(_ value: Millionths) -> String { number(value) + " s" }

  /// "50 ms later", "1.2 s earlier".
  static func shift(_ micros: Int64) -> String {
    let size = Millionths(count: Int64(micros.magnitude))
    let amount =
      size.count < 1_000_000
      ? number(Millionths(count: size.count * 1000), decimals: 3) + " ms" : seconds(size)
    return amount + (micros > 0 ? " later" : " earlier")
  }

  static func list(_ values: [Millionths]) -> String {
    let texts = values.map { number($0) }
    return texts.count == 1 ? texts[0] : "(" + texts.joined(separator: ", ") + ")"
  }

  static func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }
}
