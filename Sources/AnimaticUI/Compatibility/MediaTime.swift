/// Seconds on the virtual clock since the play began; on a device, seconds since it was started.
public func CACurrentMediaTime() -> Double { VirtualTime.clock.now.seconds }
