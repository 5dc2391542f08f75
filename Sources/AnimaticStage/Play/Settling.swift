import AnimaticDrawing
import AnimaticTime
import AnimaticUI

extension Scenario {
  /// This scenario with the length that it turns out to have: `duration until settled` is found by playing.
  ///
  /// Settled means that no event is to come, nothing waits for its time (timers, work items, sleeping tasks)
  /// and nothing moves. The last frame is the first one after the last thing that happened, so it shows what
  /// is left. A scenario with a written duration comes back as it is.
  ///
  /// - Throws: `StageError` that names what goes on: an animation without end, or what still waits or moves at
  ///   the limit.
  public func settled(measurer: TextMeasurer) throws -> Scenario {
    guard let limit = settlingLimit else { return self }
    let last = try Stage(self, measurer: measurer).settle(by: Instant.zero + limit)
    var result = self
    let rate = Rational(Int64(fps))
    // The first frame after the last happening shows what is left of it.
    let place = last.value * rate
    let frame = place.ceiling + (Rational(place.ceiling) == place ? 1 : 0)
    result.duration = TimeSpan(Rational(frame + 1, Int64(fps)))
    let end = Instant.zero + result.duration
    result.to = min(to, end)
    result.from = min(from, result.to)
    result.settlingLimit = nil
    return result
  }
}

extension StageCore {
  /// Plays until nothing is left to do and returns when the last thing happened.
  func settle(by limit: Instant) throws -> Instant {
    var last = Instant.zero
    while let due = clock.nextDue {
      guard due <= limit else { throw StageError(at: limit, notSettled(limit)) }
      // A step beyond: what is left of an instant, such as the end of an animation, runs on the way.
      try advance(to: max(due, clock.now) + TimeSpan.nanoseconds(1))
      last = max(last, due)
    }
    if !graph.endlessAnimations.isEmpty { throw StageError(at: clock.now, notSettled(nil)) }
    return last
  }

  /// Why there is no end; `limit` is nil where it is certain that there will be none.
  private func notSettled(_ limit: Instant?) -> String {
    let endless = graph.endlessAnimations
    let waiting = works.filter { $0.state == .pending && $0.due < .distantFuture }
    var reasons = endless.map { "\($0) has no end" }
    reasons += waiting.map {
      "\($0.origin.what)\($0.origin.owner.isEmpty ? "" : " of \($0.origin.owner)") is due at "
        + "\(Printing.number($0.due.seconds)) s"
    }
    if reasons.isEmpty { reasons = ["animations still run"] }
    let more = reasons.count > 3 ? ", and \(reasons.count - 3) more" : ""
    let head =
      limit.map { "the scenario has not settled by its limit of \(Printing.number($0.seconds)) s: " }
      ?? "the scenario never settles: "
    return head + reasons.prefix(3).joined(separator: "; ") + more
      + ". Write a duration, such as 'duration 5s', or end what goes on"
  }
}
