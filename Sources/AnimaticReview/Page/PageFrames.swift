import AnimaticExport

/// Which picture shows which frame, and how far the two sides are apart.
public struct PageFrames: Equatable, Sendable {
  /// How far a frame is from its golden.
  public enum Difference: Equatable, Sendable {
    case none
    /// Share of the pixels that differ, 0 (exclusive) to 100.
    case percent(Double)
    /// The hashes differ, and no picture says by how much.
    case unknown
  }

  /// Files under the scenario's folder; equal frames name one.
  public var pictures: [String]
  /// Frame by frame from the first one that is shown; an index into `pictures`, nil where there is none.
  public var actual: PageRuns<Int?>
  /// Nil where nothing was compared.
  public var expected: PageRuns<Int?>?
  public var difference: PageRuns<Difference>?
  /// Pictures of the difference for some frames: an index into `pictures`.
  public var drawn: [Drawn]

  public struct Drawn: Equatable, Sendable {
    public var frame: Int
    public var picture: Int
  }

  /// Of a run that is compared with nothing; `folder` is where the table's files lie under the scenario's.
  public init(_ table: FrameTable, folder: String) {
    var (index, pictures): ([String: Int], [String]) = ([:], [])
    actual = PageRuns(start: table.rows.first?.frame ?? 0)
    for row in table.rows {
      guard let file = row.file else {
        actual.append(nil)
        continue
      }
      if index[file] == nil {
        index[file] = pictures.count
        pictures.append("\(folder)/\(file)")
      }
      actual.append(index[file])
    }
    self.pictures = pictures
    drawn = []
  }
}
