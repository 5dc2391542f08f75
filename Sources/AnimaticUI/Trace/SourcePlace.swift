/// Where in the source something is written. Costs nothing until it is printed: the file's name is a literal.
package struct SourcePlace: Equatable, Sendable {
  package var file = ""
  /// From 1; 0 where unknown.
  package var line = 0

  package init() {}

  package init(_ file: String, _ line: Int) {
    self.file = file
    self.line = line
  }

  /// `file:line`, or "" where unknown.
  package var text: String { file.isEmpty ? "" : "\(file):\(line)" }
}
