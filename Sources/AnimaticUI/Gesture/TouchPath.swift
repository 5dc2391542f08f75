import AnimaticTime

/// A finger's way over the stage: where it comes down, how far it goes at an even pace, how long it is down.
///
/// Touches come 120 times a second from the coming down on, whatever the frame rate, and once more at the end.
package struct TouchPath: Equatable {
  /// On the stage, points.
  package var start: CGPoint
  /// Points; zero for a finger that stays.
  package var by: CGSize
  package var duration: TimeSpan

  package init(start: CGPoint, by: CGSize = .zero, duration: TimeSpan) {
    self.start = start
    self.by = by
    self.duration = max(duration, .zero)
  }

  /// Touches a second.
  package static let rate: Int64 = 120

  package func location(after elapsed: TimeSpan) -> CGPoint {
    let share = elapsed >= duration ? 1 : elapsed.seconds / duration.seconds
    return CGPoint(x: start.x + by.width * share, y: start.y + by.height * share)
  }

  package var end: CGPoint { location(after: duration) }
}

/// A quick stroke with the finger.
package enum Flick: String, CaseIterable {
  case up, down, left, right

  /// 200 points in an eighth of a second: 1600 points a second at the release.
  package static let length: CGFloat = 200
  package static let duration = TimeSpan.milliseconds(125)

  package var by: CGSize {
    switch self {
    case .up: CGSize(width: 0, height: -Self.length)
    case .down: CGSize(width: 0, height: Self.length)
    case .left: CGSize(width: -Self.length, height: 0)
    case .right: CGSize(width: Self.length, height: 0)
    }
  }
}

/// What becomes of a finger that plays a path.
package struct TouchListener {
  /// It is down.
  package var landed: (TouchDispatcher.Landing) -> Void = { _ in }
  /// It has left, and has run code of that notice; nil where it ran none.
  package var left: (String?) -> Void = { _ in }
  /// An update that it caused does not come to rest.
  package var failed: (Error) -> Void = { _ in }

  package init() {}
}

extension TouchDispatcher {
  /// What the work of a moving finger is called on the clock.
  package static let touchOrigin = "touch"

  /// Plays a path from now on; call it from work of the clock.
  package func play(_ path: TouchPath, _ listener: TouchListener) {
    do {
      let start = now
      let (finger, landing) = try down(at: path.start)
      listener.landed(landing)
      follow(path, finger, from: start, sample: 1, listener)
    } catch {
      listener.failed(error)
    }
  }

  /// Schedules the next touch of the path, which schedules the one after it.
  private func follow(
    _ path: TouchPath, _ finger: Int, from start: Instant, sample: Int64, _ listener: TouchListener
  ) {
    let end = start + path.duration
    let next = start + TimeSpan(Rational(sample, TouchPath.rate))
    let isLast = path.by == .zero || next >= end
    let origin = WorkOrigin(what: Self.touchOrigin, file: "", line: 0, owner: "")
    graph.clock.schedule(at: isLast ? end : next, lane: .event, origin: origin) { [self] in
      do {
        if path.by != .zero { try move(finger, to: isLast ? path.end : path.location(after: next - start)) }
        if isLast {
          listener.left(try up(finger, at: path.end))
        } else {
          follow(path, finger, from: start, sample: sample + 1, listener)
        }
      } catch {
        listener.failed(error)
      }
    }
  }
}
