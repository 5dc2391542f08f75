/// A view that is made anew at the dates of a schedule.
///
/// With `.animation` it shows the very instant that is looked at, so its motion is the same at every frame
/// rate. Other schedules wake it at their dates, at most a thousand times a second, until it leaves.
public struct TimelineView<Schedule, Content> {
  /// What the content is made for.
  public struct Context: Sendable {
    /// How often a view should change its picture.
    public enum Cadence: Comparable, Sendable {
      /// Steadily; always so here.
      case live
      case seconds
      case minutes
    }

    public let cadence: Cadence
    /// The date of the schedule that has come last; until the first one comes that at which the view appeared.
    public let date: Date
  }

  let schedule: Schedule
  let content: (Date, Context.Cadence) -> Content
  /// What messages call it.
  var kind = "TimelineView"
}

/// The context of any timeline view, whatever its schedule and content.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>.Context

extension TimelineView: View where Schedule: TimelineSchedule, Content: View {
  public typealias Body = Never

  /// - Parameters:
  ///   - schedule: When the content is made anew.
  ///   - content: The view for a date.
  nonisolated public init(
    _ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) {
    self.schedule = schedule
    self.content = { date, _ in content(TimelineViewDefaultContext(cadence: .live, date: date)) }
  }

  /// The same, for closures that name the context of this very view.
  @_disfavoredOverload
  nonisolated public init(_ schedule: Schedule, @ViewBuilder content: @escaping (Context) -> Content) {
    self.schedule = schedule
    self.content = { content(Context(cadence: $1, date: $0)) }
  }

  /// A timeline inside a control, which messages call by the control's name.
  nonisolated init(kind: String, _ schedule: Schedule, @ViewBuilder content: @escaping (Date) -> Content) {
    self.schedule = schedule
    self.content = { date, _ in content(date) }
    self.kind = kind
  }

  nonisolated public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode {
    TimelineNode(view, inputs)
  }
}
