/// A place on the virtual clock: exact seconds since the scenario's start, as a rational number.
///
/// Frame k of N frames a second is exactly k/N; a delay given in floating-point seconds is taken to the
/// nearest nanosecond. Sums of frames and of whole nanoseconds are exact for more than 90 years; what leaves
/// the range of `Rational` is `distantFuture` and stays there.
public struct Instant: Hashable, Comparable, Sendable {
  /// Seconds since the start.
  public let value: Rational

  public init(_ value: Rational) { self.value = value }

  /// The start of every scenario.
  public static let zero = Instant(.zero)
  /// Later than everything that is scheduled; what "never" means.
  public static let distantFuture = Instant(Rational(Int64.max))

  /// Nearest double, for curves and for printing.
  public var seconds: Double { value.double }

  /// The instant `k/fps`, exact. A frame rate of 0 gives `distantFuture`.
  public static func frame(_ k: Int, fps: Int) -> Instant {
    Instant(Rational(Int64(k), Int64(fps)))
  }

  /// Floating-point seconds, to the nearest nanosecond. NaN is zero, out of range is `distantFuture`.
  public init(seconds: Double) { self.init(TimeSpan(seconds: seconds).value) }

  public static func < (a: Instant, b: Instant) -> Bool { a.value < b.value }
  public static func + (a: Instant, b: TimeSpan) -> Instant { Instant(a.value + b.value) }
  public static func - (a: Instant, b: TimeSpan) -> Instant { Instant(a.value - b.value) }
  public static func - (a: Instant, b: Instant) -> TimeSpan { TimeSpan(a.value - b.value) }
}

/// An exact amount of virtual time in seconds; may be negative.
public struct TimeSpan: Hashable, Comparable, Sendable {
  /// Seconds.
  public let value: Rational

  public init(_ value: Rational) { self.value = value }

  public static let zero = TimeSpan(.zero)
  public static let infinite = TimeSpan(Rational(Int64.max))

  public static func nanoseconds(_ n: Int64) -> TimeSpan { TimeSpan(Rational(n, 1_000_000_000)) }
  public static func milliseconds(_ n: Int64) -> TimeSpan { TimeSpan(Rational(n, 1000)) }
  public static func seconds(_ n: Int64) -> TimeSpan { TimeSpan(Rational(n)) }

  /// Floating-point seconds, to the nearest nanosecond. NaN is zero; 9·10⁹ s (285 years) and more are
  /// `infinite`, and less than -9·10⁹ s is -9·10⁹ s.
  public init(seconds: Double) {
    if seconds.isNaN {
      self = .zero
    } else if seconds >= 9.0e9 {
      self = .infinite
    } else if seconds <= -9.0e9 {
      self = TimeSpan(Rational(-9_000_000_000))
    } else {
      self = .nanoseconds(Int64((seconds * 1e9).rounded()))
    }
  }

  /// Nearest double.
  public var seconds: Double { value.double }

  public static func < (a: TimeSpan, b: TimeSpan) -> Bool { a.value < b.value }
  public static func + (a: TimeSpan, b: TimeSpan) -> TimeSpan { TimeSpan(a.value + b.value) }
  public static func - (a: TimeSpan, b: TimeSpan) -> TimeSpan { TimeSpan(a.value - b.value) }
  public static func * (a: TimeSpan, n: Int64) -> TimeSpan { TimeSpan(a.value * Rational(n)) }
}
