/// Which run of a scenario this is, where the file asks for several by `vary` or `variant`.
public struct ScenarioVariant: Equatable, Sendable {
  /// For people: `slow`, `fps 30, title "Hello"`.
  public var label: String
  /// For `--variant` and for folders, `slow` or `fps=30,title=hello`: lower-case letters, digits and `-.,=` only
  /// (letters beyond ASCII stay); the same on every machine, unlike that of any other run of the file.
  public var name: String

  public init(label: String, name: String) {
    self.label = label
    self.name = name
  }

  /// What `--variant` calls the run without any variant, beside which variants stand.
  public static let base = "base"
}
