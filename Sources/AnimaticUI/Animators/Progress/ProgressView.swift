/// Shows how far something has come, or that it goes on.
public struct ProgressView<Label: View, CurrentValueLabel: View> {
  let progress: Progress
  let label: Label?
  let currentValueLabel: CurrentValueLabel?

  enum Progress: Equatable {
    /// A share, 0…1; nil where nobody knows.
    case share(Double?)
    /// Runs with the clock.
    case time(ClosedRange<Date>, countsDown: Bool)
  }

  @Environment(\.progressViewStyle) private var style

  nonisolated init(_ progress: Progress, label: Label? = nil, currentValueLabel: CurrentValueLabel? = nil) {
    self.progress = progress
    self.label = label
    self.currentValueLabel = currentValueLabel
  }

  /// `value` of `total` as a share. What is no number, or lies outside, is brought to the nearest end.
  nonisolated private static func share<V: BinaryFloatingPoint>(_ value: V?, of total: V) -> Progress {
    guard let value else { return .share(nil) }
    let share = Double(value) / Double(total)
    return .share(share > 0 ? min(share, 1) : 0)
  }
}

extension ProgressView: View {
  public var body: some View {
    var share: Double?
    var time: ProgressTime?
    switch progress {
    case .share(let value): share = value
    case .time(let interval, let countsDown): time = ProgressTime(interval: interval, countsDown: countsDown)
    }
    return style.body(
      ProgressViewStyleConfiguration(
        fractionCompleted: share, label: label.map { .init(content: AnyView($0)) },
        currentValueLabel: currentValueLabel.map { .init(content: AnyView($0)) }, time: time))
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// A spinner.
  nonisolated public init() where Label == EmptyView { self.init(.share(nil)) }

  /// A spinner with a label.
  nonisolated public init(@ViewBuilder label: () -> Label) { self.init(.share(nil), label: label()) }

  /// A spinner with a title.
  nonisolated public init(_ titleKey: LocalizedStringKey) where Label == Text {
    self.init(.share(nil), label: Text(titleKey))
  }

  /// A spinner with a title.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S) where Label == Text {
    self.init(.share(nil), label: Text(title))
  }

  /// A bar that is filled by `value` of `total`; a spinner where there is no value.
  nonisolated public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) where Label == EmptyView {
    self.init(Self.share(value, of: total))
  }

  /// A bar with a label above it.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label
  ) {
    self.init(Self.share(value, of: total), label: label())
  }

  /// A bar with a title above it.
  nonisolated public init<V: BinaryFloatingPoint>(
    _ titleKey: LocalizedStringKey, value: V?, total: V = 1.0
  ) where Label == Text {
    self.init(Self.share(value, of: total), label: Text(titleKey))
  }

  /// A bar with a title above it.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V: BinaryFloatingPoint>(
    _ title: S, value: V?, total: V = 1.0
  ) where Label == Text {
    self.init(Self.share(value, of: total), label: Text(title))
  }
}

extension ProgressView {
  /// A bar with a label above and another one below it.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      Self.share(value, of: total), label: label(), currentValueLabel: currentValueLabel())
  }

  /// A bar that empties (or, with `countsDown` false, fills) while the interval passes.
  nonisolated public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      .time(timerInterval, countsDown: countsDown), label: label(), currentValueLabel: currentValueLabel())
  }

  /// The view of a style's configuration, for styles that change another one.
  nonisolated public init(_ configuration: ProgressViewStyleConfiguration)
  where
    Label == ProgressViewStyleConfiguration.Label,
    CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
  {
    let time = configuration.time
    self.init(
      time.map { .time($0.interval, countsDown: $0.countsDown) } ?? .share(configuration.fractionCompleted),
      label: configuration.label, currentValueLabel: configuration.currentValueLabel)
  }
}

extension ProgressView where CurrentValueLabel == DefaultDateProgressLabel {
  /// A bar that empties while the interval passes, with what is left of it as text below.
  nonisolated public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true)
  where Label == EmptyView {
    self.init(
      .time(timerInterval, countsDown: countsDown),
      currentValueLabel: DefaultDateProgressLabel(interval: timerInterval, countsDown: countsDown))
  }

  /// The same with a label above.
  nonisolated public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.init(
      .time(timerInterval, countsDown: countsDown), label: label(),
      currentValueLabel: DefaultDateProgressLabel(interval: timerInterval, countsDown: countsDown))
  }
}

/// The text of a progress view that runs with the clock: minutes and seconds.
public struct DefaultDateProgressLabel: View {
  let interval: ClosedRange<Date>
  let countsDown: Bool

  public var body: some View { Text(timerInterval: interval, countsDown: countsDown) }
}
