import Foundation

/// Whether text is drawn heavier on the user's wish.
public enum LegibilityWeight: Hashable, Sendable { case regular, bold }

/// Whether a list is edited.
public enum EditMode: Hashable, Sendable {
  case inactive, transient, active
  public var isEditing: Bool { self != .inactive }
}

/// Keys that code reads and sets, and on which nothing that is drawn depends.
extension EnvironmentValues {
  private struct CalendarKey: EnvironmentKey {
    static let defaultValue: Calendar = {
      var calendar = Calendar(identifier: .gregorian)
      calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? calendar.timeZone
      calendar.locale = Locale(identifier: "en_US")
      return calendar
    }()
  }
  private struct TimeZoneKey: EnvironmentKey {
    static let defaultValue = TimeZone(secondsFromGMT: 0) ?? .current
  }
  private struct LegibilityKey: EnvironmentKey { static let defaultValue: LegibilityWeight? = nil }
  private struct EditModeKey: EnvironmentKey { static var defaultValue: Binding<EditMode>? { nil } }
  private struct SymbolVariantsKey: EnvironmentKey { static var defaultValue: SymbolVariants { .none } }
  fileprivate struct OptionKey<Marker>: EnvironmentKey { static var defaultValue: Bool { false } }
  private enum IsFocused {}
  private enum IsSearching {}

  /// The Gregorian calendar in Greenwich: a play knows no place.
  public var calendar: Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }
  /// That of Greenwich.
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }
  public var legibilityWeight: LegibilityWeight? {
    get { self[LegibilityKey.self] }
    set { self[LegibilityKey.self] = newValue }
  }
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] }
    set { self[EditModeKey.self] = newValue }
  }
  /// Taken; symbols are drawn as they are named.
  public var symbolVariants: SymbolVariants {
    get { self[SymbolVariantsKey.self] }
    set { self[SymbolVariantsKey.self] = newValue }
  }
  public var isFocused: Bool { self[OptionKey<IsFocused>.self] }
  public var isSearching: Bool { self[OptionKey<IsSearching>.self] }
}

/// Whether a view is presented, and a way to end that: the older form of `dismiss`.
public struct PresentationMode {
  public let isPresented: Bool
  let end: () -> Void
  public mutating func dismiss() { end() }
}

/// How much contrast the user wants.
public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable { case standard, increased }

/// The text size of the user, in the older words.
public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge
  case accessibilityExtraExtraExtraLarge

  public var isAccessibilityCategory: Bool { DynamicTypeSize(self).isAccessibilitySize }
}

extension DynamicTypeSize {
  fileprivate init(_ category: ContentSizeCategory) {
    let index = ContentSizeCategory.allCases.firstIndex(of: category) ?? 3
    self = DynamicTypeSize.allCases[index]
  }
}

extension EnvironmentValues {
  private enum ReduceTransparency {}
  private enum VoiceOver {}
  private enum WithoutColor {}
  private enum InvertColors {}
  private struct ContrastKey: EnvironmentKey { static let defaultValue = ColorSchemeContrast.standard }
  private struct RedactionKey: EnvironmentKey { static let defaultValue: RedactionReasons = [] }
  private struct ControlSizeKey: EnvironmentKey { static let defaultValue = ControlSize.regular }
  private struct VisibilityKey: EnvironmentKey { static let defaultValue = Visibility.automatic }
  private struct PresentedKey: EnvironmentKey { static let defaultValue = false }

  public var accessibilityReduceTransparency: Bool { self[OptionKey<ReduceTransparency>.self] }
  public var accessibilityVoiceOverEnabled: Bool { self[OptionKey<VoiceOver>.self] }
  public var accessibilityDifferentiateWithoutColor: Bool { self[OptionKey<WithoutColor>.self] }
  public var accessibilityInvertColors: Bool { self[OptionKey<InvertColors>.self] }
  public var colorSchemeContrast: ColorSchemeContrast { self[ContrastKey.self] }
  public var redactionReasons: RedactionReasons {
    get { self[RedactionKey.self] }
    set { self[RedactionKey.self] = newValue }
  }
  /// Taken; controls have one size.
  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }
  public var labelsVisibility: Visibility {
    get { self[VisibilityKey.self] }
    set { self[VisibilityKey.self] = newValue }
  }
  /// Whether the view stands in a sheet.
  public package(set) var isPresented: Bool {
    get { self[PresentedKey.self] }
    set { self[PresentedKey.self] = newValue }
  }
  public var presentationMode: Binding<PresentationMode> {
    let mode = PresentationMode(isPresented: isPresented, end: dismiss.action)
    return Binding(get: { mode }, set: { _ in })
  }
  /// The text size in the older words.
  public var sizeCategory: ContentSizeCategory {
    get {
      let index = DynamicTypeSize.allCases.firstIndex(of: dynamicTypeSize) ?? 3
      return ContentSizeCategory.allCases[index]
    }
    set { dynamicTypeSize = DynamicTypeSize(newValue) }
  }
}
