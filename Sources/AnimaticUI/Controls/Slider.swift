/// A value on a track. It shows its value; fingers do not move it here.
public struct Slider: View {
  private let fraction: Double

  /// `value` within `bounds`.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    let span = Double(bounds.upperBound - bounds.lowerBound)
    let share = span > 0 ? Double(value.wrappedValue - bounds.lowerBound) / span : 0
    fraction = share.isFinite ? min(1, max(0, share)) : 0
  }

  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, in: bounds, onEditingChanged: onEditingChanged)
  }

  public var body: some View {
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

extension Stepper where Label == Text {
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
