import AnimaticTime

extension ViewGraph {
  /// Tells the trace of something that the running code has caused. Answers the event's number, 0 without a trace.
  @discardableResult
  package func emit(
    _ kind: TraceEvent.Kind, name: String, detail: @autoclosure () -> String, source: String = "",
    animation: AnimationRecord? = nil, update: Int? = nil
  ) -> Int {
    guard let trace else { return 0 }
    let number = makeEventNumber()
    trace(
      TraceEvent(
        time: clock.now, kind: kind, name: name, detail: detail(), source: source, animation: animation,
        number: number, cause: clock.cause, update: update ?? updateNumber))
    return number
  }

  /// The same, and what the running code does from now on follows from this event.
  package func emitCause(
    _ kind: TraceEvent.Kind, name: String, detail: @autoclosure () -> String, source: String = ""
  ) {
    let number = emit(kind, name: name, detail: detail(), source: source)
    if number > 0 { clock.cause = number }
  }

  /// Hands something that is no event of the trace to whoever wants to know why things are as they are.
  package func note(_ note: @autoclosure () -> GraphNote) {
    if let notes { notes(note()) }
  }

  /// Something queued an action outside a turn, such as the end of a removal: makes sure of a flush.
  package func wakeForActions() {
    guard !isFlushing else { return }
    let origin = WorkOrigin(what: "view update", file: "", line: 0, owner: "")
    clock.schedule(at: clock.now, lane: .sweep, origin: origin) {}
  }
}

/// Runs code whose events follow from `cause`, and belong to `place`.
extension VirtualClock {
  package func with<R>(cause: Int, place: Int, _ work: () throws -> R) rethrows -> R {
    let outer = (self.cause, self.place)
    (self.cause, self.place) = (cause, place)
    defer { (self.cause, self.place) = outer }
    return try work()
  }
}
