import Foundation

/// A day or a time of day to choose. It shows what is chosen; nothing opens here.
public struct DatePicker<Label: View>: View {
  let selection: Binding<Date>
  let components: DatePickerComponents
  let label: Label

  nonisolated init(_ selection: Binding<Date>, _ components: DatePickerComponents, label: Label) {
    self.selection = selection
    self.components = components
    self.label = label
  }

  @Environment(\.labelsHidden) private var labelsHidden

  public var body: some View {
    HStack {
      if !labelsHidden {
        label
        Spacer()
      }
      if components.contains(.date) { chip(Text(selection.wrappedValue, style: .date)) }
      if components.contains(.hourAndMinute) { chip(Text(selection.wrappedValue, style: .time)) }
    }
  }

  private func chip(_ text: Text) -> some View {
    text.padding(.horizontal, 11).padding(.vertical, 6)
      .background(Color.system(.tertiarySystemFill), in: RoundedRectangle(cornerRadius: 6))
  }
}

/// Which parts of a date are chosen.
public struct DatePickerComponents: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  public static let date = DatePickerComponents(rawValue: 2)
}

extension DatePicker where Label == Text {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(selection, displayedComponents, label: Text(titleKey))
  }
  /// The limits are not kept: nobody chooses here.
  nonisolated public init<R: RangeExpression>(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: R,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) where R.Bound == Date {
    self.init(selection, displayedComponents, label: Text(titleKey))
  }
}

extension DatePicker {
  nonisolated public init(
    selection: Binding<Date>, displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, displayedComponents, label: label())
  }
}

/// Names of looks of date pickers.
public protocol DatePickerStyle {}
/// The compact look, which all have here.
public struct CompactDatePickerStyle: DatePickerStyle { public init() {} }
/// A month; shown compact.
public struct GraphicalDatePickerStyle: DatePickerStyle { public init() {} }
/// Wheels; shown compact.
public struct WheelDatePickerStyle: DatePickerStyle { public init() {} }
extension DatePickerStyle where Self == CompactDatePickerStyle {
  public static var compact: CompactDatePickerStyle { .init() }
  public static var automatic: CompactDatePickerStyle { .init() }
}
extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  public static var graphical: GraphicalDatePickerStyle { .init() }
}
extension DatePickerStyle where Self == WheelDatePickerStyle {
  public static var wheel: WheelDatePickerStyle { .init() }
}
extension View {
  nonisolated public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View { self }
}

/// A colour to choose. It shows what is chosen; nothing opens here.
public struct ColorPicker<Label: View>: View {
  let selection: Binding<Color>
  let label: Label

  nonisolated public init(
    selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    self.label = label()
  }

  @Environment(\.labelsHidden) private var labelsHidden

  public var body: some View {
    HStack {
      if !labelsHidden {
        label
        Spacer()
      }
      Circle().fill(selection.wrappedValue).frame(width: 20, height: 20)
        .padding(4)
        .overlay {
          Circle().strokeBorder(
            AngularGradient(
              colors: [.red, .yellow, .green, .cyan, .blue, .purple, .red], center: .center), lineWidth: 3)
        }
    }
  }
}

extension ColorPicker where Label == Text {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(selection: selection) { Text(titleKey) }
  }
}
