/// Modifiers wrap: `base.delay(d).repeatForever()` waits before every leg, `base.repeatForever().delay(d)` once.
extension Animation {
  /// Holds the start value for `delay` seconds. A negative delay starts the animation part-way in.
  public func delay(_ delay: TimeInterval) -> Animation {
    adding(.delay(delay.isNaN ? 0 : delay))
  }

  /// Runs `speed` times as fast. At 0 or less the animation stands at its start and never ends.
  public func speed(_ speed: Double) -> Animation {
    adding(.speed(speed.isNaN ? 1 : speed))
  }

  /// Repeats. The count is of legs: with `autoreverses` there and back are two, and an even count ends back at
  /// the start and then snaps to the target. A count below 1 counts as 1.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    adding(.repeats(max(1, repeatCount), autoreverses: autoreverses))
  }

  /// Repeats without end.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    adding(.repeats(nil, autoreverses: autoreverses))
  }

  /// Reports logical completion `duration` seconds in, if it was not reported before; changes no value.
  public func logicallyComplete(after duration: TimeInterval) -> Animation {
    adding(.logicalEnd(duration.isNaN ? 0 : duration))
  }

  private func adding(_ modifier: Modifier) -> Animation {
    Animation(core, modifiers: modifiers + [modifier])
  }
}
