/// A choice among tagged views. It shows what is chosen; the segmented one takes taps.
public struct Picker<Label: View, Selection: Hashable, Content: View>: View {
  let selection: Binding<Selection>
  let label: Label
  let content: Content

  nonisolated public init(
    selection: Binding<Selection>, label: Label, @ViewBuilder content: () -> Content
  ) {
    self.selection = selection
    self.label = label
    self.content = content()
  }

  nonisolated public init(
    selection: Binding<Selection>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(selection: selection, label: label(), content: content)
  }

  @Environment(\.pickerIsSegmented) private var isSegmented

  public var body: some View {
    if isSegmented {
      HStack(spacing: 0) { content.environment(\.segments, segments).padding(.horizontal, 2) }
        .padding(.vertical, 2)
        .background(Color.system(.tertiarySystemFill), in: RoundedRectangle(cornerRadius: 9))
    } else {
      HStack(spacing: 4) {
        label
        Spacer()
        ZStack { content.environment(\.chosenTag, AnyHashable(selection.wrappedValue)) }
          .foregroundStyle(Color.system(.secondaryLabel))
        Image(systemName: "chevron.up.chevron.down").imageScale(.small)
          .foregroundStyle(Color.system(.secondaryLabel))
      }
    }
  }

  private var segments: SegmentChoice {
    SegmentChoice(chosen: AnyHashable(selection.wrappedValue)) { tag in
      if let value = tag.base as? Selection { withAnimation { selection.wrappedValue = value } }
    }
  }
}

extension Picker where Label == Text {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Selection>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, label: Text(titleKey), content: content)
  }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<Selection>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, label: Text(title), content: content)
  }
}

/// Which segment is chosen, and how another one is.
struct SegmentChoice: Equatable {
  let chosen: AnyHashable
  let choose: (AnyHashable) -> Void
  static func == (a: Self, b: Self) -> Bool { a.chosen == b.chosen }
}

/// A view with the value that it stands for in a picker or tab view.
public struct _TagModifier<Tag: Hashable>: ViewModifier {
  let tag: Tag
  @Environment(\.chosenTag) private var chosen
  @Environment(\.segments) private var segments

  public func body(content: Content) -> some View {
    if let segments {
      content
        .font(.system(size: 13, weight: segments.chosen == AnyHashable(tag) ? .semibold : .regular))
        .environment(\.segments, nil)
        .frame(maxWidth: .infinity, minHeight: 28)
        .background {
          if segments.chosen == AnyHashable(tag) {
            RoundedRectangle(cornerRadius: 7).fill(Color.system(.systemBackground))
              .shadow(color: Color(white: 0, opacity: 0.12), radius: 4, y: 3)
          }
        }
        .contentShape(Rectangle())
        .onTapGesture { segments.choose(AnyHashable(tag)) }
    } else if chosen == nil || chosen == AnyHashable(tag) {
      content.environment(\.chosenTag, nil)
    }
  }
}

extension EnvironmentValues {
  private struct ChosenTagKey: EnvironmentKey { static let defaultValue: AnyHashable? = nil }
  private struct SegmentsKey: EnvironmentKey { static let defaultValue: SegmentChoice? = nil }
  private struct SegmentedKey: EnvironmentKey { static let defaultValue = false }
  /// Only the view with this tag is shown; nil: all are.
  var chosenTag: AnyHashable? {
    get { self[ChosenTagKey.self] }
    set { self[ChosenTagKey.self] = newValue }
  }
  var segments: SegmentChoice? {
    get { self[SegmentsKey.self] }
    set { self[SegmentsKey.self] = newValue }
  }
  var pickerIsSegmented: Bool {
    get { self[SegmentedKey.self] }
    set { self[SegmentedKey.self] = newValue }
  }
}

/// How pickers look.
public protocol PickerStyle { nonisolated var _isSegmented: Bool { get } }
/// A row of segments.
public struct SegmentedPickerStyle: PickerStyle {
  public init() {}
  public var _isSegmented: Bool { true }
}
/// The chosen value with an arrow beside it.
public struct MenuPickerStyle: PickerStyle {
  public init() {}
  public var _isSegmented: Bool { false }
}
extension PickerStyle where Self == SegmentedPickerStyle {
  public static var segmented: SegmentedPickerStyle { .init() }
}
extension PickerStyle where Self == MenuPickerStyle {
  public static var menu: MenuPickerStyle { .init() }
  public static var automatic: MenuPickerStyle { .init() }
  public static var inline: MenuPickerStyle { .init() }
  public static var wheel: MenuPickerStyle { .init() }
  public static var navigationLink: MenuPickerStyle { .init() }
}

extension View {
  nonisolated public func tag<V: Hashable>(_ tag: V) -> some View {
    modifier(_TagModifier(tag: tag)).layoutValue(key: CanvasTag.self, value: AnyHashable(tag))
  }
  nonisolated public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    environment(\.pickerIsSegmented, style._isSegmented)
  }
}
