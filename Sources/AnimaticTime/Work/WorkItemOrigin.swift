/// Where an object that stands for work, such as a work item, was made.
public struct WorkItemOrigin: Hashable, Sendable {
  /// Its name in a trace, such as "DispatchWorkItem #4".
  public var name: String
  /// `file:line` of its making, or "".
  public var source: String
  /// The evaluation that made it, such as "Banner body, pass 5"; "" where none did.
  public var pass: String

  public init(name: String, source: String, pass: String = "") {
    self.name = name
    self.source = source
    self.pass = pass
  }
}
