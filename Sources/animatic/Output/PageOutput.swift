import AnimaticExport
import AnimaticGolden
import AnimaticReview
import AnimaticStage
import AnimaticTime
import Foundation

/// A review page on its way to disk: filled beside its place and put there whole by `finish`.
final class PageOutput {
  /// As the call names it.
  let path: String
  /// Where everything goes until `finish`.
  let place: String
  /// Begun and ended here for a page of its own; nil for one in a report, which others fill too.
  private let staged: ReportFolder?
  private var page: ReviewPage
  private var frames = 0
  private var distinct = 0
  private var seconds = 0.0
  private var bytes = 0

  /// `x.html`, with everything else in `x_files/` beside it.
  init(page path: String) throws {
    self.path = path
    let folder = Self.filesFolder(of: path)
    let staged = try GoldenScope.reportFolder(folder)
    self.staged = staged
    place = staged.place
    page = ReviewPage(
      title: "Animatic", generator: Self.generator, folder: Self.lastPart(folder), entries: [])
  }

  /// `index.html` in a report's folder that is being filled, with everything else beside it.
  init(report folder: ReportFolder) {
    path = DisplayPath.join(folder.path, "index.html")
    staged = nil
    place = folder.place
    page = ReviewPage(title: "Animatic report", generator: Self.generator, entries: [])
  }

  private static let generator = Version.text

  /// `out/x_files` of `out/x.html`.
  static func filesFolder(of path: String) -> String {
    let name = lastPart(path)
    let stem = name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
    let folder = DisplayPath.folder(of: path)
    return folder == "." ? stem + "_files" : DisplayPath.join(folder, stem + "_files")
  }

  private static func lastPart(_ path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }

  func folder(of name: ScenarioName) -> String { place + "/" + name.slug }

  /// Takes a scenario's frames.
  func sink(for name: ScenarioName) throws -> PageSink {
    try PageSink(folder: folder(of: name) + "/frames")
  }

  /// Adds a scenario whose pictures have been written.
  func add(_ scenario: PageScenario, _ sink: PageSink) throws {
    let shown = scenario.relative(to: FileManager.default.currentDirectoryPath)
    try write(ReviewPage.data(shown))
    page.entries.append(ReviewPage.Entry(shown))
    frames += shown.frameCount
    distinct += sink.distinctFrames
    bytes += sink.bytes
    seconds += Double(shown.frameCount) / Double(max(shown.scenario.fps, 1))
  }

  /// Adds what was not played.
  func add(_ entry: ReviewPage.Entry) { page.entries.append(entry) }

  /// Adds the scenarios of other reports' pages, whose folders lie in place already, in the order of `names`.
  func add(pagesOf folders: [String], in names: [String]) throws {
    let entries = folders.flatMap { ReviewPage.entries(of: $0) }
    page.entries += names.compactMap { name in entries.first { $0.name == name } }
  }

  private func write(_ part: (path: String, bytes: [UInt8])) throws {
    let place = place + "/" + part.path
    try OutputFolder.create(DisplayPath.folder(of: place))
    try AtomicFile.write(part.bytes, to: place)
    bytes += part.bytes.count
  }

  /// Puts the page in its place; in a report, beside its scenarios, which are put there later.
  @discardableResult func finish() throws -> OutputSummary {
    if page.entries.count == 1, let only = page.entries.first { page.title = only.title }
    for part in page.parts { try write(part) }
    if let staged {
      try staged.commit()
      try AtomicFile.write(page.html, to: path)
      bytes += page.html.count
    } else {
      try write(("index.html", page.html))
    }
    return OutputSummary(
      path: path, format: .page, frames: frames, distinctFrames: distinct, duration: seconds, bytes: bytes)
  }
}

/// Keeps a page's frames as PNG files, equal ones once.
final class PageSink: FrameSink {
  private let folder: FrameFolder
  private var duration = 0.0
  private(set) var table = FrameTable()

  init(folder: String) throws { self.folder = try FrameFolder(path: folder) }

  var wantsPNG: Bool { true }
  var wantsBitmaps: Bool { false }
  var distinctFrames: Int { folder.distinctFrames }
  var bytes: Int { folder.bytes }

  func add(_ frame: Frame) throws {
    if frame.firstFrame == frame.index, let png = frame.png {
      try folder.add(frame: frame.index, time: frame.time, png: png, hash: frame.hash)
    } else {
      try folder.add(frame: frame.index, time: frame.time, sameAs: frame.firstFrame)
    }
  }

  func finish() throws -> OutputSummary {
    table = try folder.finish()
    return OutputSummary(
      path: "", format: .page, frames: table.rows.count, distinctFrames: folder.distinctFrames, duration: 0,
      bytes: folder.bytes)
  }

  /// Of a run that was compared with nothing.
  var frames: PageFrames { PageFrames(table, folder: "frames") }
}
