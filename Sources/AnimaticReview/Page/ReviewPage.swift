import AnimaticExport
import AnimaticGolden

/// The review page: one HTML file and the files that it loads, all relative to it.
///
/// Opens from disk, asks the network for nothing, and holds every text as data: no name can become markup. Pictures
/// are not in here: each scenario's lie under its folder, where `PageFrames` says.
public struct ReviewPage: Sendable {
  /// What the overview needs of one scenario; the rest is loaded when it is opened.
  public struct Entry: Sendable {
    public var name: String
    /// As the scenario says it.
    public var title: String
    /// As the page's index lists it.
    public private(set) var json: OrderedJSON

    public init(_ scenario: PageScenario) {
      name = scenario.name
      title = scenario.title
      json = scenario.overview
    }

    /// What an index file of another page holds of it; nil where that is none.
    init?(index value: OrderedJSON) {
      guard case .string(let name)? = value["name"], case .string(let title)? = value["title"] else {
        return nil
      }
      self.name = name
      self.title = title
      json = value
    }

    /// Of something that was not played, such as a golden that no scenario asks for.
    public init(name: String, state: String, sentences: [String]) {
      self.name = name
      title = name
      json = .members([
        ("name", .string(name)), ("title", .string(name)), ("state", .string(state)),
        ("passed", .bool(false)), ("file", .string("")),
        ("sentences", .array(sentences.map { .string($0) })), ("data", .bool(false)),
      ])
    }
  }

  /// Over the overview, and in the window's title.
  public var title: String
  /// Which program wrote it.
  public var generator: String
  public var entries: [Entry]
  /// Where everything but the page itself lies, relative to the page: "" beside it, or a folder's name.
  public var folder: String

  public init(title: String, generator: String, folder: String = "", entries: [Entry]) {
    self.title = title
    self.generator = generator
    self.folder = folder
    self.entries = entries
  }

  /// The folder of the page's own parts; no scenario's folder begins with an underscore.
  public static let partsFolder = "_page"

  /// The page itself.
  public var html: [UInt8] { Array(PageDocument(title: title, folder: folder).text.utf8) }

  /// What the page loads besides the scenarios, by path under `folder`.
  public var parts: [(path: String, bytes: [UInt8])] {
    [
      (Self.partsFolder + "/style.css", PageParts.style), (Self.partsFolder + "/app.js", PageParts.script),
      (Self.partsFolder + "/index.js", PageDataFile.bytes(index)),
    ]
  }

  /// A page that follows a program, by path under the folder that is served. It asks `_live/events` for what is new, and
  /// `<folder>/<name>/page.js` for what such a state names.
  public static func live(title: String) -> [(path: String, bytes: [UInt8])] {
    [
      ("index.html", Array(PageDocument(title: title, folder: "", isLive: true).text.utf8)),
      (partsFolder + "/style.css", PageParts.style + Array("\n".utf8) + PackageResources.live_css),
      (partsFolder + "/app.js", PageParts.liveScript),
    ]
  }

  /// What a live page may load; its server sends it too.
  public static var livePolicy: String { PageDocument.livePolicy }

  /// The scenarios of a page that lies in `folder`; none where there is no page of ours.
  public static func entries(of folder: String) -> [Entry] {
    guard let bytes = try? OutputFolder.read("\(folder)/\(partsFolder)/index.js"),
      let index = PageDataFile.json(of: bytes), case .array(let scenarios)? = index["scenarios"]
    else { return [] }
    return scenarios.compactMap(Entry.init(index:))
  }

  /// A scenario's data, by path under `folder`.
  public static func data(_ scenario: PageScenario) -> (path: String, bytes: [UInt8]) {
    (scenario.name + "/page.js", PageDataFile.bytes(scenario.json))
  }

  private var index: OrderedJSON {
    .members([
      ("format", .string("animatic index 1")), ("title", .string(title)), ("generator", .string(generator)),
      ("folder", .string(folder)), ("scenarios", .array(entries.map(\.json))),
    ])
  }
}

extension PageScenario {
  /// What the overview shows.
  var overview: OrderedJSON {
    let failed = expectations.filter { !$0.passed }
    let sentences =
      findings.map(\.text) + failed.map { "\($0.source): \($0.message)" }
    return .members([
      ("name", .string(name)), ("title", .string(title)), ("state", .string(state)),
      ("passed", .bool(passed)),
      ("file", .string(file)), ("sentences", .array(sentences.prefix(3).map { .string($0) })),
      ("more", .integer(max(sentences.count - 3, 0))), ("frames", .integer(frameCount)),
      ("framesCompared", .integer(framesCompared)), ("framesDifferent", .integer(framesDifferent)),
      ("firstDifference", .maybe(firstDifference)), ("duration", .number(scenario.duration.seconds)),
      ("width", .number(scenario.stage.width)), ("height", .number(scenario.stage.height)),
      ("thumbnails", thumbnails), ("data", .bool(true)),
    ])
  }

  private var thumbnails: OrderedJSON {
    func picture(_ runs: PageRuns<Int?>?, _ frame: Int) -> OrderedJSON {
      let run = runs?.runs.first { $0.first <= frame && frame <= $0.last }
      return run?.value.map { .string(frames.pictures[$0]) } ?? .null
    }
    let frame = coverFrame
    let drawn = frames.drawn.first { $0.frame == frame } ?? frames.drawn.first
    return .members([
      ("frame", .integer(frame)), ("time", .number(Double(frame) / Double(max(scenario.fps, 1)))),
      ("actual", picture(frames.actual, frame)), ("expected", picture(frames.expected, frame)),
      ("difference", drawn.map { .string(frames.pictures[$0.picture]) } ?? .null),
    ])
  }

  /// The frame that differs most; where none does, the middle of the longest stretch in which a notice rests.
  private var coverFrame: Int {
    let worst = (frames.difference?.runs ?? []).max { Self.weight($0.value) < Self.weight($1.value) }
    if let worst, worst.value != .none { return worst.first }
    let shown = values.filter { $0.property == "visible" }.flatMap(\.actual.runs).filter {
      $0.value == .flag(true)
    }
    guard let longest = shown.max(by: { $0.last - $0.first < $1.last - $1.first }) else { return firstFrame }
    return min((longest.first + longest.last) / 2, firstFrame + max(frameCount - 1, 0))
  }

  private static func weight(_ difference: PageFrames.Difference) -> Double {
    switch difference {
    case .none: -1
    case .unknown: 0
    case .percent(let share): share
    }
  }
}
