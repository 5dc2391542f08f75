/// A value on a track. It shows its value; fingers do not move it here.
public struct Slider<Label: View, ValueLabel: View>: View {
  private let fraction: Double

  private let minimum: ValueLabel?
  private let maximum: ValueLabel?

  private init<V: BinaryFloatingPoint>(
    _ value: Binding<V>, _ bounds: ClosedRange<V>, _ minimum: ValueLabel?, _ maximum: ValueLabel?
  ) {
    let span = Double(bounds.upperBound - bounds.lowerBound)
    let share = span > 0 ? Double(value.wrappedValue - bounds.lowerBound) / span : 0
    fraction = share.isFinite ? min(1, max(0, share)) : 0
    self.minimum = minimum
    self.maximum = maximum
  }

  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value, bounds, minimumValueLabel(), maximumValueLabel())
  }

  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value, bounds, minimumValueLabel(), maximumValueLabel())
  }

  public var body: some View {
    if minimum == nil, maximum == nil {
      track
    } else {
      HStack {
        minimum
        track
        maximum
      }
    }
  }

  private var track: some View {
    GeometryReader { proxy in
      let travel = max(0, proxy.size.width - 27)
      ZStack(alignment: .leading) {
        Capsule().fill(Color.system(.systemFill)).frame(height: 4)
        Capsule().fill(Color.accentColor).frame(width: travel * fraction + 13.5, height: 4)
        Circle().fill(Color.white)
          .shadow(color: Color(white: 0, opacity: 0.2), radius: 3, y: 2)
          .frame(width: 27, height: 27)
          .offset(x: travel * fraction)
      }
      .frame(width: proxy.size.width, height: proxy.size.height)
    }
    .frame(height: 27)
  }
}

extension Slider where ValueLabel == EmptyView {
  /// `value` within `bounds`. The label is for assistive technologies.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value, bounds, nil, nil)
  }

  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value, bounds, nil, nil)
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// `value` within `bounds`.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value, bounds, nil, nil)
  }

  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value, bounds, nil, nil)
  }
}

/// A value with buttons for less and more.
public struct Stepper<Label: View>: View {
  let label: Label
  let change: (Int) -> Void

  public init<V: Strideable>(value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label) {
    self.label = label()
    change = { value.wrappedValue = value.wrappedValue.advanced(by: $0 > 0 ? step : -step) }
  }

  public init(
    onIncrement: (() -> Void)?, onDecrement: (() -> Void)?, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    change = { $0 > 0 ? onIncrement?() : onDecrement?() }
  }

  public var body: some View {
    HStack {
      label
      Spacer()
      HStack(spacing: 0) {
        Image(systemName: "minus").frame(width: 47, height: 32).contentShape(Rectangle())
          .onTapGesture { change(-1) }
        Image(systemName: "plus").frame(width: 47, height: 32).contentShape(Rectangle())
          .onTapGesture { change(1) }
      }
      .background(Color.system(.tertiarySystemFill), in: RoundedRectangle(cornerRadius: 8))
    }
  }
}

extension Stepper {
  /// Within `bounds`.
  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label
  ) {
    let held = Binding<V>(
      get: { value.wrappedValue },
      set: { value.wrappedValue = min(bounds.upperBound, max(bounds.lowerBound, $0)) })
    self.init(value: held, step: step, label: label)
  }
}

extension Stepper where Label == Text {
  public init(_ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?) {
    self.init(onIncrement: onIncrement, onDecrement: onDecrement) { Text(titleKey) }
  }
  public init<V: Strideable>(_ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1) {
    self.init(value: value, step: step) { Text(titleKey) }
  }
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1
  ) {
    let held = Binding<V>(
      get: { value.wrappedValue },
      set: { value.wrappedValue = min(bounds.upperBound, max(bounds.lowerBound, $0)) })
    self.init(value: held, step: step) { Text(titleKey) }
  }
}
