import AnimaticTime

/// Makes a timeline view's content at the dates of its schedule.
final class TimelineNode<Schedule: TimelineSchedule, Content: View>: TypedNode<
  TimelineView<Schedule, Content>
>
{
  private var child: TypedNode<Content>!
  private var clockwork = Clockwork.still(.zero)
  /// The date for which the content was made last.
  private var shownDate: Date?

  private enum Clockwork {
    /// Shows one instant.
    case still(Instant)
    /// Shows the instant that is looked at, on a grid of seconds from the start where there is one.
    case running(since: Instant, grid: Rational?)
    /// Shows the dates of a schedule; `wake` waits for the next one.
    case dates(TimelineCursor, start: Instant, wake: WorkTicket?)
  }

  override init(_ view: TimelineView<Schedule, Content>, _ inputs: _NodeInputs) {
    super.init(view, inputs)
    start()
    child = content().makeNode(self.inputs())
  }

  override var childNodes: [_ViewNode] { child.map { [$0] } ?? [] }
  override var label: String { "TimelineView" }

  override func collect(_ traits: Traits, into items: inout [ElementItem]) {
    child.collect(traits, into: &items)
  }

  private func content() -> Content {
    graph.forget(self)
    let date = date
    shownDate = date
    return EvaluationContext.with(self) { view.content(date, .live) }
  }

  override func reevaluate() {
    // Another look at the same point of the grid: only time has passed, and the content does not see it.
    if graph.isSampling, date == shownDate { return }
    child.set(content(), environment: environment)
  }

  override func changed(
    from old: TimelineView<Schedule, Content>, view viewChanged: Bool, environment: Bool
  ) {
    if viewChanged, !ViewComparison.areEqual(old.schedule, view.schedule) { restart() }
    child.set(content(), environment: self.environment)
  }

  override func didLeave() { stop() }

  // MARK: Time

  private var now: Instant { graph.clock.now }

  /// The date that is shown at the clock's instant.
  private var date: Date {
    switch clockwork {
    case .still(let instant): return VirtualTime.date(at: instant)
    case .running(let since, let grid): return VirtualTime.date(at: onGrid(now, since, grid))
    case .dates(let cursor, let start, _): return cursor.current ?? VirtualTime.date(at: start)
    }
  }

  /// The last point of a grid that has come.
  private func onGrid(_ instant: Instant, _ since: Instant, _ grid: Rational?) -> Instant {
    guard let grid else { return instant }
    let passed = (instant - since).value
    let steps = (passed * Rational(grid.denominator, grid.numerator)).floor
    return since + TimeSpan(grid * Rational(steps))
  }

  private func start() {
    if let animation = view.schedule as? AnimationTimelineSchedule {
      guard !animation.isPaused else {
        clockwork = .still(now)
        return
      }
      let interval = animation.minimumInterval.flatMap { $0 > 0 && $0 < 1e9 ? $0 : nil }
      clockwork = .running(
        since: now, grid: interval.map { Rational.simplest(near: $0, within: $0 * 1e-12) })
      graph.addSampler(self)
      animatorStarted(view.kind == "TimelineView" ? "TimelineView(.animation)" : view.kind, for: .infinity)
    } else {
      let cursor = TimelineCursor(view.schedule, from: now)
      clockwork = .dates(cursor, start: now, wake: wake(for: cursor))
    }
  }

  private func stop() {
    switch clockwork {
    case .still: break
    case .running:
      graph.removeSampler(self)
      animatorStopped()
    case .dates(_, _, let wake):
      if let wake { graph.clock.cancel(wake) }
    }
  }

  /// Another schedule: a pause keeps what is shown, all else begins at this instant.
  private func restart() {
    stop()
    if let animation = view.schedule as? AnimationTimelineSchedule, animation.isPaused,
      case .running(let since, let grid) = clockwork
    {
      clockwork = .still(onGrid(now, since, grid))
    } else {
      start()
    }
  }

  private func wake(for cursor: TimelineCursor) -> WorkTicket? {
    if cursor.isStuck {
      graph.emit(
        .warning, name: owner,
        detail: "\(animatorName(view.kind)): its schedule gives more than \(TimelineCursor.limit) dates "
          + "up to \(Printing.number(now.seconds)) s; it is not updated any more")
    }
    guard let next = cursor.next else { return nil }
    let origin = WorkOrigin(what: animatorName(view.kind), file: "", line: 0, owner: owner)
    let soonest = now + TimeSpan.milliseconds(1)
    return graph.clock.schedule(at: max(next, soonest), lane: .timer, origin: origin) { [weak self] in
      self?.dateCame()
    }
  }

  private func dateCame() {
    guard isAlive, case .dates(var cursor, let start, _) = clockwork else { return }
    cursor.advance(to: now)
    clockwork = .dates(cursor, start: start, wake: wake(for: cursor))
    graph.enqueue(Transaction()) { [weak self] in
      guard let self else { return }
      self.graph.markDirty(self)
    }
  }
}
