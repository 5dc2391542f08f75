import AnimaticTime

extension ViewGraph {
  package func emit(
    _ kind: TraceEvent.Kind, name: String, detail: @autoclosure () -> String, source: String = "",
    animation: AnimationRecord? = nil
  ) {
    guard let trace else { return }
    trace(
      TraceEvent(
        time: clock.now, kind: kind, name: name, detail: detail(), source: source, animation: animation))
  }

  /// Something queued an action outside a turn, such as the end of a removal: makes sure of a flush.
  package func wakeForActions() {
    guard !isFlushing else { return }
    let origin = WorkOrigin(what: "view update", file: "", line: 0, owner: "")
    clock.schedule(at: clock.now, lane: .sweep, origin: origin) {}
  }
}
