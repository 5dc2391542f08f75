/// A text to be looked up in a table of translations. There is none here: the text is its own translation, with its
/// values filled in.
public struct LocalizedStringResource: Equatable, ExpressibleByStringInterpolation, Sendable {
  /// The text, or the key where it was made from one.
  public let key: String
  /// Kept for the spelling.
  public let table: String?
  /// What is shown: the default value where there is one, else the key.
  package let text: String

  public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }

  /// Table and comment are kept for the spelling.
  public init(_ value: String.LocalizationValue, table: String? = nil, comment: StaticString? = nil) {
    (key, text, self.table) = (value.text, value.text, table)
  }

  /// The default value is shown.
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    comment: StaticString? = nil
  ) {
    (self.key, text, self.table) = ("\(key)", defaultValue.text, table)
  }
}

extension String {
  /// What `String(localized:)` takes: a text with its values filled in.
  public struct LocalizationValue: Equatable, ExpressibleByStringInterpolation, Sendable {
    package let text: String
    public init(_ value: String) { text = value }
    public init(stringLiteral value: String) { text = value }
  }

  /// What the resource shows.
  public init(localized resource: LocalizedStringResource) { self = resource.text }
}

extension Text {
  /// What the resource shows.
  @_disfavoredOverload
  nonisolated public init(_ resource: LocalizedStringResource) { self.init(verbatim: resource.text) }
}
