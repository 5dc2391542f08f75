/// A view that goes through phases, each reached by an animation of its own.
///
/// Without a trigger it starts as it appears and goes round for ever. With one, each change of the trigger
/// makes it go on: through the remaining phases, and at last to the first one again. A change during a run
/// goes on to the next phase at once.
///
/// The next phase begins when the animations that the last one started are logically complete. A phase that
/// starts none, as nothing that animates has changed or its animation is nil, stays for one frame: 1/60 s
/// under `timing exact`.
public struct PhaseAnimator<Phase: Equatable, Content: View> {
  let phases: [Phase]
  /// nil: goes round for ever.
  let trigger: TriggerValue?
  let content: (Phase) -> Content
  let animation: (Phase) -> Animation?

  /// - Parameters:
  ///   - phases: In order; the first one is shown at first. One alone stays, none at all shows nothing.
  ///   - trigger: Each change starts a round.
  ///   - content: The view in a phase.
  ///   - animation: The animation that leads to a phase; nil for none.
  nonisolated public init(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.phases = Array(phases)
    self.trigger = TriggerValue(trigger)
    self.content = content
    self.animation = animation
  }

  /// - Parameters:
  ///   - phases: In order; the first one is shown at first. One alone stays, none at all shows nothing.
  ///   - content: The view in a phase.
  ///   - animation: The animation that leads to a phase; nil for none.
  nonisolated public init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.phases = Array(phases)
    trigger = nil
    self.content = content
    self.animation = animation
  }
}

extension PhaseAnimator: View {
  public typealias Body = Never

  nonisolated public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode {
    PhaseAnimatorNode(view, inputs)
  }
}

extension View {
  /// Goes through phases for ever, starting as the view appears. See `PhaseAnimator`.
  nonisolated public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PhaseAnimator(
      phases, content: { phase in animatorContent(of: self) { content($0, phase) } }, animation: animation)
  }

  /// Goes through phases once each time `trigger` changes, and back to the first. See `PhaseAnimator`.
  nonisolated public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PhaseAnimator(
      phases, trigger: trigger, content: { phase in animatorContent(of: self) { content($0, phase) } },
      animation: animation)
  }
}
