import AnimaticDrawing
import AnimaticExport
import AnimaticGolden

/// Lays a run's frames beside its golden's: which recorded picture stands against which frame, and how far apart
/// they are.
///
/// A golden keeps pictures of some frames and hashes of all. A frame whose hash some picture of either side has is
/// shown by that picture; of the others there is none.
public struct PageComparison {
  /// Pairs of pictures that are compared pixel by pixel; frames beyond them are known to differ, not how far.
  static let mostPairs = 400

  /// The scenario's folder in the report, in which `frames/` lies already.
  private let folder: String
  private let store: GoldenStore
  private let golden: String
  private let prefix: String

  /// `golden` is the folder's name in `store`. `prefix` ("" or a folder's name with a slash) keeps the pictures of one
  /// comparison apart from another's of the same run.
  public init(folder: String, store: GoldenStore, golden: String, under prefix: String = "") {
    self.prefix = prefix
    self.folder = folder
    self.store = store
    self.golden = golden
  }

  /// Adds the golden's side to `frames`, which was made of `table`, and writes the pictures that are needed:
  /// `expected/` and `difference/` in the scenario's folder. Rates are frames a second.
  ///
  /// Pairs of pictures are measured on `jobs` threads, which changes nothing but time. Throws `FileError`.
  public func compare(
    _ frames: PageFrames, _ table: FrameTable, fps: Int, with recorded: FrameTable, fps recordedFPS: Int,
    jobs: Int = 1
  ) throws -> PageFrames {
    var work = Work(self, frames, table, recorded)
    let first = table.rows.first?.frame ?? 0
    let recordedCount = recorded.rows.count * max(fps, 1) / max(recordedFPS, 1)
    let end = max(first + table.rows.count, recordedCount)
    for frame in first..<max(end, first) {
      let index = frame * recordedFPS / max(fps, 1)
      try work.add(
        frame, now: frame - first < table.rows.count ? table.rows[frame - first] : nil,
        recorded: frame < recordedCount && index < recorded.rows.count ? recorded.rows[index] : nil)
    }
    try work.measure(jobs: jobs)
    return try work.finish()
  }

  private struct Pair: Hashable {
    var expected: Int
    var actual: Int
  }

  /// What is known half-way.
  private struct Work {
    let place: PageComparison
    var frames: PageFrames
    var index: [String: Int]
    var pictureOfHash: [PixelHash: Int] = [:]
    var fileOfHash: [PixelHash: String] = [:]
    var expected: PageRuns<Int?>
    /// Frame by frame; a pair where pictures have to tell how much.
    var found: [(frame: Int, Found)] = []
    var known: [Pair: PageFrames.Difference] = [:]
    var worst: (share: Double, frame: Int, pair: Pair)?
    var first: (frame: Int, pair: Pair)?

    enum Found {
      case said(PageFrames.Difference)
      case pair(Pair)
    }

    init(_ place: PageComparison, _ frames: PageFrames, _ table: FrameTable, _ recorded: FrameTable) {
      self.place = place
      self.frames = frames
      let start = table.rows.first?.frame ?? 0
      expected = PageRuns(start: start)
      index = Dictionary(uniqueKeysWithValues: frames.pictures.enumerated().map { ($1, $0) })
      for (row, picture) in zip(
        table.rows,
        frames.actual.runs.flatMap { run in
          (run.first...run.last).map { _ in run.value }
        })
      {
        if let picture, pictureOfHash[row.hash] == nil { pictureOfHash[row.hash] = picture }
      }
      for row in recorded.rows {
        if let file = row.file, fileOfHash[row.hash] == nil { fileOfHash[row.hash] = file }
      }
    }

    mutating func add(_ frame: Int, now: FrameTable.Row?, recorded: FrameTable.Row?) throws {
      let old = try recorded.flatMap { try picture(of: $0) }
      expected.append(old)
      guard let now, let recorded else {
        found.append((frame, .said(.unknown)))
        return
      }
      if now.hash == recorded.hash {
        found.append((frame, .said(.none)))
      } else if let old, let new = pictureOfHash[now.hash] {
        found.append((frame, .pair(Pair(expected: old, actual: new))))
      } else {
        found.append((frame, .said(.unknown)))
      }
    }

    /// Tells how far the pictures of each pair are apart.
    mutating func measure(jobs: Int) throws {
      var seen: Set<Pair> = []
      var pairs: [Pair] = []
      for case (_, .pair(let pair)) in found where seen.insert(pair).inserted { pairs.append(pair) }
      var measured: [PageFrames.Difference] = []
      let reader = self
      let pool = OrderedPool<Void, Pair, PageFrames.Difference>(
        workers: max(1, min(jobs, pairs.count)), makeState: {}, work: { _, pair in reader.measure(pair) },
        deliver: { measured.append($0) })
      for pair in pairs.prefix(PageComparison.mostPairs) { try pool.submit(pair) }
      try pool.finish()
      known = Dictionary(uniqueKeysWithValues: zip(pairs, measured))
    }

    /// The picture of a recorded frame; one that this run has not drawn itself is copied.
    private mutating func picture(of row: FrameTable.Row) throws -> Int? {
      if let picture = pictureOfHash[row.hash] { return picture }
      guard let file = row.file ?? fileOfHash[row.hash] else { return nil }
      let target = "\(place.prefix)expected/\(file)"
      if index[target] == nil {
        let source = place.store.path(place.golden) + "/" + file
        guard let bytes = try OutputFolder.readIfThere(source) else { return nil }
        try OutputFolder.create(place.folder + "/\(place.prefix)expected")
        try AtomicFile.write(bytes, to: place.folder + "/" + target)
        index[target] = frames.pictures.count
        frames.pictures.append(target)
      }
      pictureOfHash[row.hash] = index[target]
      return index[target]
    }

    /// Nil for what can not be read: the page says that too, and shows the rest.
    private func bitmap(_ picture: Int) -> Bitmap? {
      let path = place.folder + "/" + frames.pictures[picture]
      return (try? OutputFolder.read(path)).flatMap { try? PNGDecoder.decode($0) }
    }

    private func measure(_ pair: Pair) -> PageFrames.Difference {
      guard let old = bitmap(pair.expected), let new = bitmap(pair.actual) else { return .unknown }
      guard let pixels = PixelDifference(old, new) else { return .percent(100) }
      return pixels.different == 0 ? .none : .percent(100 * Double(pixels.different) / Double(pixels.total))
    }

    mutating func finish() throws -> PageFrames {
      var difference = PageRuns<PageFrames.Difference>(start: found.first?.frame ?? 0)
      for (frame, value) in found {
        switch value {
        case .said(let value): difference.append(value)
        case .pair(let pair):
          let value = known[pair] ?? .unknown
          difference.append(value)
          if first == nil { first = (frame, pair) }
          if case .percent(let share) = value, share > worst?.share ?? -1 { worst = (share, frame, pair) }
        }
      }
      frames.expected = expected
      frames.difference = difference
      let places = [first.map { ($0.frame, $0.pair) }, worst.map { ($0.frame, $0.pair) }].compactMap { $0 }
      for (frame, pair) in places where !frames.drawn.contains(where: { $0.frame == frame }) {
        guard let old = bitmap(pair.expected), let new = bitmap(pair.actual),
          let bitmap = DifferenceBitmap.make(old, new)
        else { continue }
        try OutputFolder.create(place.folder + "/\(place.prefix)difference")
        let name = "\(place.prefix)difference/" + FrameFolder.name(frame: frame)
        try AtomicFile.write(try PNGEncoder().encode(bitmap), to: place.folder + "/" + name)
        frames.drawn.append(PageFrames.Drawn(frame: frame, picture: frames.pictures.count))
        frames.pictures.append(name)
      }
      return frames
    }
  }
}
