/// A time as it was written: an exact amount, or a number of frames whose length the scenario's `fps` gives.
public enum TimeLiteral: Hashable, Sendable, CustomStringConvertible {
  /// Exact; written in minutes, seconds or milliseconds.
  case nanoseconds(Int64)
  /// Frame k stands at k/fps.
  case frames(Int64)

  /// The longest time that can be written, 10 000 days, in nanoseconds.
  public static let longest: Int64 = 864_000_000 * 1_000_000_000
  /// The same as a person types it.
  static let longestText = "864000000s"
  /// The most frames that can be written.
  public static let mostFrames: Int64 = 1_000_000_000

  /// The shortest spelling in seconds or frames; parsing it gives the same value.
  public var description: String {
    switch self {
    case .frames(let count): return "\(count)f"
    case .nanoseconds(let nanoseconds):
      let (whole, rest) = nanoseconds.quotientAndRemainder(dividingBy: 1_000_000_000)
      guard rest != 0 else { return "\(whole)s" }
      var digits = String(rest.magnitude)
      digits = String(repeating: "0", count: 9 - digits.count) + digits
      while digits.hasSuffix("0") { digits.removeLast() }
      return "\(nanoseconds < 0 ? "-" : "")\(whole.magnitude).\(digits)s"
    }
  }
}
