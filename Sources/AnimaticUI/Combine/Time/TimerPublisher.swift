import Foundation

extension Timer {
  /// Hands out the date at each fire of a repeating timer, from `connect()` on.
  public final class TimerPublisher: ConnectablePublisher {
    public typealias Output = Date
    public typealias Failure = Never
    public let interval: TimeInterval
    public let tolerance: TimeInterval?
    public let runLoop: RunLoop
    public let mode: RunLoop.Mode
    private let file: String
    private let line: Int
    private let audience = Audience<Date, Never>()

    init(
      _ interval: TimeInterval, _ tolerance: TimeInterval?, _ runLoop: RunLoop, _ mode: RunLoop.Mode,
      _ file: String, _ line: Int
    ) {
      self.interval = interval
      self.tolerance = tolerance
      self.runLoop = runLoop
      self.mode = mode
      self.file = file
      self.line = line
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
      audience.add(subscriber)
    }

    public func connect() -> Cancellable {
      let timer = Timer(repeating: interval, name: "Timer.publish", file: file, line: line) { [audience] _ in
        audience.send(.virtualNow)
      }
      if let tolerance { timer.tolerance = tolerance }
      runLoop.add(timer, forMode: mode)
      return Connection(timer: timer)
    }

    /// Does not cancel when it is released: an autoconnected publisher, or whoever keeps it, does.
    private struct Connection: Cancellable {
      let timer: Timer
      func cancel() { timer.invalidate() }
    }
  }

  /// A publisher of the date, every `interval` seconds from when it is connected, on a grid that does not
  /// drift. In `.common` it goes on while the user drags, in `.default` it pauses. An interval of 0 or less is
  /// an error, as for other repeating timers; the tolerance is not used.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode,
    options: RunLoop.SchedulerOptions? = nil, file: String = #fileID, line: Int = #line
  ) -> TimerPublisher {
    TimerPublisher(interval, tolerance, runLoop, mode, file, line)
  }
}
