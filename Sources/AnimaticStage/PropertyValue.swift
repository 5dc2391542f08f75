/// One presented value of one notice, quoted text or `#identifier`.
public struct PropertyValue: Equatable, Sendable {
  public enum Value: Equatable, Sendable {
    case number(Double)
    case text(String)
    case flag(Bool)
    /// The element is not in the tree.
    case absent
  }

  /// The address: a notice's name.
  public var name: String
  /// `offset.x`, `opacity`, `frame.width`, `state.isShow`, `visible` …
  public var property: String
  public var value: Value

  public init(name: String, property: String, value: Value) {
    self.name = name
    self.property = property
    self.value = value
  }
}
