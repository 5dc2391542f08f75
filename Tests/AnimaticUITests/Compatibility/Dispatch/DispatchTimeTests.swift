import AnimaticTime
import Testing

@testable import AnimaticUI

@Suite struct DispatchTimeTests {
  private typealias Time = AnimaticUI.DispatchTime

  @Test func countsFromTheStartOfTheRun() throws {
    let run = VirtualRun()
    #expect(Time.now().uptimeNanoseconds == 0)
    try run.play(to: 1.5)
    #expect(Time.now().uptimeNanoseconds == 1_500_000_000)
    #expect(Time.now() + .milliseconds(250) == Time(uptimeNanoseconds: 1_750_000_000))
    #expect(Time.now() + 0.25 == Time.now() + .microseconds(250_000))
    #expect(Time.now() - 0.5 == Time(uptimeNanoseconds: 1_000_000_000))
    #expect(Time.now() - .seconds(1) < Time.now())
    #expect(Time.now().advanced(by: .nanoseconds(5)) > Time.now())
    #expect(Time.now().distance(to: .now() + 2) == .nanoseconds(2_000_000_000))
    #expect((Time.now() - 9).uptimeNanoseconds == 0)
  }

  @Test func overflowIsNever() {
    let now = Time.now()
    let far: [Time] = [
      now + Double.nan, now + Double.infinity, now + 1e300, now + DispatchTimeInterval.never,
      now - DispatchTimeInterval.never, now + DispatchTimeInterval.seconds(.max),
      Time(uptimeNanoseconds: .max), Time.distantFuture - 5,
    ]
    for time in far {
      #expect(time == .distantFuture)
      #expect(time.uptimeNanoseconds == .max)
    }
    #expect(Time.now().distance(to: .distantFuture) == .never)
    #expect(Time.distantFuture.distance(to: .now()) != .never)
  }

  @Test func wallTimeFollowsTheSameClock() throws {
    let run = VirtualRun()
    try run.play(to: 2)
    #expect(AnimaticUI.DispatchWallTime.now() + 1 == .now() + .seconds(1))
    #expect(AnimaticUI.DispatchWallTime.now() - .seconds(1) == .now() - 1)
    let start = timespec(tv_sec: Int(VirtualTime.startDate.timeIntervalSince1970) + 2, tv_nsec: 500)
    #expect(AnimaticUI.DispatchWallTime(timespec: start) == .now() + .nanoseconds(500))
    #expect(AnimaticUI.DispatchWallTime(timespec: timespec(tv_sec: .min, tv_nsec: 0)) < .now())
  }
}
