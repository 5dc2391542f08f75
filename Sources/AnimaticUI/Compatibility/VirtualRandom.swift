// Chance is a sequence of the play's own: the same code at the same place of the play draws the same numbers each
// time, or no golden could be kept. The spellings are the standard library's; its own are shadowed by these in
// every file that imports SwiftUI. Code that hands a generator of its own over is left alone.

/// The generator that code draws from without naming one. Each value continues the play's sequence (SplitMix64,
/// which passes the usual tests of uniformity; not for secrets).
public struct SystemRandomNumberGenerator: RandomNumberGenerator, Sendable {
  public init() {}

  public mutating func next() -> UInt64 {
    let simulation = Simulation.current
    simulation.numbersDrawn += 1
    return UInt64.mixed(simulation.numbersDrawn &* 0x9E37_79B9_7F4A_7C15)
  }
}

extension UInt64 {
  /// SplitMix64's mixing of a number: neighbours come out far apart.
  static func mixed(_ number: UInt64) -> UInt64 {
    var z = number
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

extension FixedWidthInteger {
  /// Traps for an empty range, as the standard library's does.
  public static func random(in range: Range<Self>) -> Self {
    var generator = SystemRandomNumberGenerator()
    return random(in: range, using: &generator)
  }

  public static func random(in range: ClosedRange<Self>) -> Self {
    var generator = SystemRandomNumberGenerator()
    return random(in: range, using: &generator)
  }
}

extension BinaryFloatingPoint where RawSignificand: FixedWidthInteger {
  /// Traps for an empty or infinite range, as the standard library's does.
  public static func random(in range: Range<Self>) -> Self {
    var generator = SystemRandomNumberGenerator()
    return random(in: range, using: &generator)
  }

  public static func random(in range: ClosedRange<Self>) -> Self {
    var generator = SystemRandomNumberGenerator()
    return random(in: range, using: &generator)
  }
}

extension Bool {
  public static func random() -> Bool {
    var generator = SystemRandomNumberGenerator()
    return random(using: &generator)
  }
}

extension Collection {
  /// nil of an empty collection.
  public func randomElement() -> Element? {
    var generator = SystemRandomNumberGenerator()
    return randomElement(using: &generator)
  }
}

extension Sequence {
  public func shuffled() -> [Element] {
    var generator = SystemRandomNumberGenerator()
    return shuffled(using: &generator)
  }
}

extension MutableCollection where Self: RandomAccessCollection {
  public mutating func shuffle() {
    var generator = SystemRandomNumberGenerator()
    shuffle(using: &generator)
  }
}
