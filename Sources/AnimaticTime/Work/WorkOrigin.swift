/// Where scheduled work comes from, in words and as a place in the source.
public struct WorkOrigin: Hashable, Sendable, CustomStringConvertible {
  /// What was called, such as "DispatchQueue.main.asyncAfter".
  public var what: String
  /// The file of the call, or "" where unknown.
  public var file: String
  /// The line of the call, from 1; 0 where unknown.
  public var line: Int
  /// The notice on whose behalf the work was scheduled, or "" for none.
  public var owner: String
  /// Which object is the work, where an object stands for it; nil for a plain block.
  public var item: WorkItemOrigin?

  public init(
    what: String, file: String = "", line: Int = 0, owner: String = "", item: WorkItemOrigin? = nil
  ) {
    self.what = what
    self.file = file
    self.line = line
    self.owner = owner
    self.item = item
  }

  /// `file:line`, or "" where unknown.
  public var source: String { file.isEmpty ? "" : "\(file):\(line)" }

  /// `what (file:line)`.
  public var description: String { file.isEmpty ? what : "\(what) (\(source))" }
}
