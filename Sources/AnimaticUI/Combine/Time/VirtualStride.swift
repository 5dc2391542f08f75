import AnimaticTime

/// A length of time of the schedulers on virtual time, in whole nanoseconds.
///
/// Integer literals are seconds. Numbers out of range, NaN among them, are as long as can be.
public struct _VirtualStride: Comparable, Hashable, SignedNumeric, ExpressibleByFloatLiteral, Codable,
  Sendable,
  SchedulerTimeIntervalConvertible
{
  public typealias IntegerLiteralType = Int
  /// Nanoseconds.
  public var magnitude: Int

  init(nanoseconds: Int) { magnitude = nanoseconds }

  public init(_ timeInterval: DispatchTimeInterval) {
    let span = timeInterval.span
    magnitude =
      span >= .infinite ? .max : Int(max(-9e18, min(9e18, (span.seconds * 1e9).rounded())))
  }

  public init(_ timeInterval: TimeInterval) { self = .seconds(timeInterval) }
  public init(integerLiteral value: Int) { self = .seconds(value) }
  public init(floatLiteral value: Double) { self = .seconds(value) }
  public init?<T: BinaryInteger>(exactly source: T) {
    guard let value = Int(exactly: source) else { return nil }
    self = .seconds(value)
  }

  /// Seconds.
  public var timeInterval: TimeInterval { Double(magnitude) / 1e9 }
  var span: TimeSpan { magnitude == .max ? .infinite : .nanoseconds(Int64(magnitude)) }

  public static func < (a: Self, b: Self) -> Bool { a.magnitude < b.magnitude }
  public static func + (a: Self, b: Self) -> Self {
    let (sum, overflow) = a.magnitude.addingReportingOverflow(b.magnitude)
    return Self(nanoseconds: overflow ? (a.magnitude > 0 ? .max : -.max) : sum)
  }
  public static func - (a: Self, b: Self) -> Self { a + Self(nanoseconds: -max(b.magnitude, -.max)) }
  /// Seconds times seconds, as the numbers that they are.
  public static func * (a: Self, b: Self) -> Self { .seconds(a.timeInterval * b.timeInterval) }
  public static func *= (a: inout Self, b: Self) { a = a * b }

  public static func seconds(_ s: Int) -> Self { scaled(s, 1_000_000_000) }
  public static func seconds(_ s: Double) -> Self {
    let nanoseconds = (s * 1e9).rounded()
    if nanoseconds.isNaN || nanoseconds >= 9.2e18 { return Self(nanoseconds: .max) }
    return Self(nanoseconds: Int(max(-9.2e18, nanoseconds)))
  }
  public static func milliseconds(_ ms: Int) -> Self { scaled(ms, 1_000_000) }
  public static func microseconds(_ us: Int) -> Self { scaled(us, 1000) }
  public static func nanoseconds(_ ns: Int) -> Self { Self(nanoseconds: ns) }

  private static func scaled(_ value: Int, _ factor: Int) -> Self {
    let (product, overflow) = value.multipliedReportingOverflow(by: factor)
    return Self(nanoseconds: overflow ? (value > 0 ? .max : -.max) : product)
  }
}

extension Instant {
  func advanced(by stride: _VirtualStride) -> Instant { self + stride.span }

  func distance(to other: Instant) -> _VirtualStride {
    if other >= .distantFuture { return _VirtualStride(nanoseconds: .max) }
    return .seconds((other - self).seconds)
  }
}

/// Runs a closure again and again on an exact grid.
final class Repeater: Cancellable {
  private let interval: TimeSpan
  private let submit: (Instant, @escaping () -> Void) -> () -> Void
  private let action: () -> Void
  private var withdraw: (() -> Void)?
  private var isDone = false

  /// `submit` queues a closure for an instant and hands back what takes it off again.
  init(
    at first: Instant, interval: TimeSpan, submit: @escaping (Instant, @escaping () -> Void) -> () -> Void,
    _ action: @escaping () -> Void
  ) {
    // As with timers: nothing repeats faster than 0.1 ms.
    self.interval = max(interval, TimeSpan(Rational(1, 10_000)))
    self.submit = submit
    self.action = action
    arm(first)
  }

  private func arm(_ due: Instant) {
    withdraw = submit(due) { [self] in
      withdraw = nil
      guard !isDone else { return }
      action()
      if !isDone { arm(due + interval) }
    }
  }

  func cancel() {
    isDone = true
    let withdraw = withdraw
    self.withdraw = nil
    withdraw?()
  }
}
