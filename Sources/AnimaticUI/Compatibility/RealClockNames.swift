import Foundation

/// Seconds since the first moment of 2001, of the virtual clock.
public typealias CFAbsoluteTime = Double
/// Seconds, for times of Core Foundation and Core Animation.
public typealias CFTimeInterval = Double

/// The virtual clock in seconds since the first moment of 2001.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date.virtualNow.timeIntervalSinceReferenceDate }
/// The virtual clock in seconds since the play began.
public func CACurrentMediaTime() -> CFTimeInterval { VirtualTime.clock.now.seconds }
