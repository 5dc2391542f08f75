import AnimaticDrawing
import AnimaticExport
import AnimaticTime
import Testing

@testable import AnimaticGolden

@Suite struct GoldenTests {
  @Test func unchangedPasses() throws {
    try withStore { store in
      let sample = Sample()
      try sample.record(store)
      let result = try sample.verify(store)
      #expect(result.state == .passed && result.framesCompared == 180 && result.framesDifferent == 0)
      #expect(result.findings.isEmpty && result.firstDifference == nil)
    }
  }

  /// The second run is as missing as the first: verifying writes nothing.
  @Test func missingStaysMissing() throws {
    try withStore { store in
      for _ in 0..<2 {
        let result = try Sample().verify(store)
        #expect(result.state == .missing && result.state.isFailure)
        #expect(try contents(store.root).isEmpty)
      }
    }
  }

  @Test func verifyingWritesNothing() throws {
    try withStore { store in
      try Sample().record(store, every: 30)
      let before = try contents(store.root)
      var other = Sample()
      other.length = 0.5
      _ = try other.verify(store)
      #expect(try contents(store.root) == before)
    }
  }

  @Test func aLongerMovementIsMotion() throws {
    try withStore { store in
      try Sample().record(store)
      var sample = Sample()
      sample.length = 0.35
      let result = try sample.verify(store)
      #expect(result.state == .motionChanged)
      #expect(result.findings.first == "inbox.offset.y: lasts 0.35 s, was 0.3 s")
      #expect(result.firstDifference == Millionths(Instant.frame(31, fps: 60)))
      #expect(result.framesDifferent > 5 && result.framesDifferent < 21)
    }
  }

  /// Same timeline, one pixel of one frame by one step: found, and said where.
  @Test func onePixelIsADrawing() throws {
    try withStore { store in
      let sample = Sample()
      try sample.record(store)
      let changed = sample.bitmap(100)
      changed.data[7 * changed.bytesPerRow + 5 * 4] ^= 1
      var hashes = sample.hashes
      hashes[100] = PixelHash(changed)
      let compare = { (tolerance: GoldenTolerance) in
        try GoldenComparison(store: store, folder: sample.folder, tolerance: tolerance)
          .compare(timeline: sample.timeline, hashes: hashes) { $0 == 100 ? changed : sample.bitmap($0) }
      }
      let result = try compare(.exact)
      #expect(result.state == .drawingChanged && result.framesDifferent == 1)
      #expect(
        result.findings == [
          "1 px (0.0417 %) differs, at 5,7 1x1 pt, by 1 of 255 at most, frame 100 (1.666667 s)"
        ])
      #expect(try compare(GoldenTolerance(distance: 0.003)).state == .passed)
      #expect(try compare(GoldenTolerance(distance: 0.002)).state == .drawingChanged)
      #expect(try compare(GoldenTolerance(pixels: 1)).state == .passed)
    }
  }

  /// A bar moved by one pixel fails also where its edge is soft: nothing is forgiven by default.
  @Test func onePixelDownFails() throws {
    try withStore { store in
      let sample = Sample()
      try sample.record(store)
      let moved = { (frame: Int) -> Bitmap in
        let (from, to) = (sample.bitmap(frame), Bitmap(width: 40, height: 60, isOpaque: true)!)
        for y in 0..<60 {
          let source = max(y - 1, 0) * from.bytesPerRow
          for x in 0..<160 { to.data[y * to.bytesPerRow + x] = from.data[source + x] }
        }
        return to
      }
      let hashes = (0..<180).map { PixelHash(moved($0)) }
      let result = try GoldenComparison(
        store: store, folder: sample.folder, tolerance: GoldenTolerance(distance: 0.1)
      )
      .compare(timeline: sample.timeline, hashes: hashes, bitmap: moved)
      #expect(result.state == .drawingChanged)
      // Before the bar comes, a page moved down is the same page.
      #expect(result.framesDifferent == 150 && result.differingFrames == [30...179])
      // The bar stands at the upper edge first: only its lower edge shows.
      #expect(result.drawing.first?.pixels?.beyond == 40)
    }
  }

  @Test func framesWithoutPicturesAreComparedByHash() throws {
    try withStore { store in
      try Sample().record(store, every: 60)
      let sample = Sample()
      var hashes = sample.hashes
      hashes[35] = PixelHash(high: 1, low: 2)
      let result = try GoldenComparison(
        store: store, folder: sample.folder, tolerance: GoldenTolerance(distance: 1)
      )
      .compare(timeline: sample.timeline, hashes: hashes, bitmap: sample.bitmap)
      #expect(result.state == .drawingChanged && result.framesDifferent == 1)
      #expect(result.notes.first?.hasPrefix("1 of the frames") == true)
    }
  }

  @Test func otherSizes() throws {
    try withStore { store in
      let sample = Sample()
      try sample.record(store, every: 60)
      let small = Bitmap(width: 20, height: 30, isOpaque: true)!
      let hashes = [PixelHash](repeating: PixelHash(small), count: 180)
      let result = try GoldenComparison(store: store, folder: sample.folder)
        .compare(timeline: sample.timeline, hashes: hashes) { _ in small }
      #expect(result.framesDifferent == 180)
      #expect(result.findings.first == "size 20x30, was 40x60, frame 0 (0 s)")
    }
  }

  @Test func fewerFramesAreDifferences() throws {
    try withStore { store in
      try Sample().record(store)
      var sample = Sample()
      sample.seconds = 2
      let result = try sample.verify(store)
      #expect(result.state == .motionChanged && result.framesCompared == 180 && result.framesDifferent == 60)
      #expect(result.findings.contains("plays 2 s, was 3 s"))
    }
  }

  @Test func damagedGoldensAreFaultsNotDifferences() throws {
    let sample = Sample()
    let spoil: [(String, (String) throws -> Void)] = [
      ("timeline.txt", { try AtomicFile.write("nonsense", to: $0 + "/timeline.txt") }),
      ("frames.tsv", { try AtomicFile.write("nonsense", to: $0 + "/frames.tsv") }),
      ("frames.tsv", { try OutputFolder.remove($0 + "/frames.tsv") }),
      ("timeline.txt", { try AtomicFile.write([0xFF, 0xFE], to: $0 + "/timeline.txt") }),
      ("0600ms.png", { try AtomicFile.write([1, 2, 3], to: $0 + "/0600ms.png") }),
      ("0600ms.png", { try OutputFolder.remove($0 + "/0600ms.png") }),
      (
        "0600ms.png",
        { try AtomicFile.write(try OutputFolder.read($0 + "/0000ms.png"), to: $0 + "/0600ms.png") }
      ),
    ]
    for (file, action) in spoil {
      try withStore { store in
        try sample.record(store)
        try action(store.path(sample.folder))
        var hashes = sample.hashes
        hashes[36] = PixelHash(high: 9, low: 9)
        let error = #expect(throws: GoldenError.self) {
          try GoldenComparison(store: store, folder: sample.folder)
            .compare(timeline: sample.timeline, hashes: hashes, bitmap: sample.bitmap)
        }
        #expect(error?.path.hasSuffix("/" + file) == true)
      }
    }
  }

  @Test func anotherScenariosFolderIsNotOurs() throws {
    try withStore { store in
      try Sample().record(store)
      var twin = Sample()
      twin.scenario = "banner-tapped early"
      #expect(twin.folder == Sample().folder)
      #expect(throws: GoldenError.self) { try twin.verify(store) }
    }
  }
}

@Suite struct GoldenStoreTests {
  @Test func equalPicturesOnce() throws {
    try withStore { store in
      let sample = Sample()
      let summary = try sample.record(store, every: 30)
      // Frame 30 is the bar's first, frame 60 and all later ones show it at rest.
      let pictures = ["0000ms.png", "0500ms.png", "1000ms.png"]
      #expect(Set(summary.added) == Set(pictures + ["frames.tsv", "timeline.txt"]))
      #expect(
        try OutputFolder.names(in: store.path(sample.folder)) == pictures + ["frames.tsv", "timeline.txt"])
      let golden = try #require(try store.read(sample.folder))
      #expect(golden.timeline == sample.timeline)
      #expect(golden.frames.rows[29].file == "0000ms.png" && golden.frames.rows[179].file == "1000ms.png")
      // Frames that rest before the kept one of their kind name it too; those on the way have none.
      #expect(golden.frames.rows[50].file == "1000ms.png" && golden.frames.rows[40].file == nil)
    }
  }

  @Test func recordingAgainChangesNothingOrSaysWhat() throws {
    try withStore { store in
      try Sample().record(store, every: 30)
      let again = try Sample().record(store, every: 30)
      #expect(again.isUnchanged && again.unchanged.count == 5)
      var other = Sample()
      other.to = -20
      let changed = try other.record(store, every: 30)
      #expect(changed.changed == ["1000ms.png", "frames.tsv", "timeline.txt"])
      let fewer = try other.record(store, every: 180)
      #expect(fewer.removed == ["0500ms.png", "1000ms.png"])
    }
  }

  @Test func orphans() throws {
    try withStore { store in
      let sample = Sample()
      try sample.record(store, every: 60)
      var gone = sample
      gone.scenario = "gone"
      try gone.record(store, every: 60)
      try AtomicFile.write("x", to: store.path(sample.folder) + "/9999ms.png")
      try AtomicFile.write("x", to: store.path(sample.folder) + "/notes.md")
      try OutputFolder.create(store.path("unrelated"))
      let orphans = try store.orphans(keeping: [sample.folder])
      #expect(orphans.map(\.path) == [store.path(sample.folder) + "/9999ms.png", store.path("gone")])
      for orphan in orphans { try store.remove(orphan) }
      #expect(try store.orphans(keeping: [sample.folder]).isEmpty)
      #expect(try OutputFolder.names(in: store.root) == [sample.folder, "unrelated"])
      #expect(try OutputFolder.names(in: store.path(sample.folder)).contains("notes.md"))
      #expect(try sample.verify(store).state == .passed)
    }
  }

  @Test func folderNames() {
    #expect(GoldenName.folder(scenario: "Banner tapped early") == "banner-tapped-early")
    #expect(GoldenName.folder(scenario: "Banner", variant: "Slow one") == "banner@slow-one")
    #expect(GoldenName.folder(scenario: "日本語の通知") == "日本語の通知")
    #expect(GoldenName.folder(scenario: "e\u{301}te\u{301}") == GoldenName.folder(scenario: "été"))
    let names = [
      "..", ".", "", "/", "//", "a/b", "a?b", "a\\b", "../../etc", "🎉", "a\nb", "a\0b", "@", "a@b", "~",
    ]
    let folders = names.map { GoldenName.folder(scenario: $0) }
    #expect(Set(folders).count == names.count)
    for folder in folders + [GoldenName.folder(scenario: String(repeating: "長", count: 500))] {
      #expect(!folder.isEmpty && folder.utf8.count <= 200)
      #expect(!folder.hasPrefix(".") && !folder.hasPrefix("-"))
      #expect(!folder.contains { "/\\\0\n@".contains($0) })
    }
    let long = (0..<2).map { GoldenName.folder(scenario: String(repeating: "x", count: 300) + "\($0)") }
    #expect(long[0] != long[1])
  }

  @Test func pictureNames() {
    #expect(GoldenName.picture(at: .zero) == "0000ms.png")
    #expect(GoldenName.picture(at: Instant(Rational(35, 100))) == "0350ms.png")
    #expect(GoldenName.picture(at: .frame(31, fps: 60)) == "0516.667ms.png")
    #expect(GoldenName.picture(at: Instant(Rational(12_345))) == "12345000ms.png")
    for time in [Instant.zero, .frame(31, fps: 60), .frame(1, fps: 240)] {
      #expect(GoldenName.isPicture(GoldenName.picture(at: time)))
    }
    for name in ["ms.png", "1ms.png", "0350ms.jpg", "0350.5ms.png", "../0350ms.png", "x0350ms.png"] {
      #expect(!GoldenName.isPicture(name))
    }
  }
}

@Suite struct GoldenReportTests {
  private var failing: GoldenResult {
    var result = GoldenResult(name: "banner-tapped-early", state: .motionChanged)
    (result.framesCompared, result.framesDifferent) = (180, 18)
    result.differingFrames = [31...40, 42...48]
    result.firstDifference = Millionths(0.516667)
    result.motion = [
      MotionFinding(
        property: "offset.y", words: "same curve, 50 ms later", frames: 31...48, time: Millionths(0.5),
        example: .init(time: Millionths(0.65), expected: "−50.0", found: "−76.8"))
    ]
    return result
  }

  @Test func textOfAFailure() {
    let report = GoldenReport(entries: [.init(failing)], folder: "report")
    #expect(
      report.text == """
        FAIL  banner-tapped-early   frames 31–48 (0.517–0.800 s)   offset.y: same curve, 50 ms later
              expected −50.0 at 0.650 s, got −76.8
              see report/index.html#banner-tapped-early   ·   accept: animatic accept report banner-tapped-early

        """)
  }

  @Test func jsonKeepsItsOrder() {
    let entry = GoldenReport.Entry(
      failing, expectations: [.init(line: 12, passed: false, message: "expected \"gone\"")])
    #expect(
      GoldenReport(entries: [entry]).json.text.hasPrefix(
        """
        {
          "result": "failed",
          "format": "animatic-report",
          "version": 1,
          "tool": "",
          "command": "",
          "golden": "golden",
          "shard": null,
          "scenarios": [
            {
              "name": "banner-tapped-early",
              "state": "motion changed",
              "framesCompared": 180,
              "framesDifferent": 18,
              "firstDifference": 0.516667,
              "findings": [
                "offset.y: same curve, 50 ms later"
              ],
              "expectations": [
                {
                  "line": 12,
                  "passed": false,
                  "message": "expected \\"gone\\""
                }
              ],
              "title": null,
              "variant": null,

        """))
  }

  @Test func passesAndFailedExpectations() {
    var result = GoldenResult(name: "a", state: .passed)
    result.framesCompared = 1
    let good = GoldenReport(entries: [.init(result)])
    #expect(good.passed && good.text == "ok    a   1 frame\n")
    let bad = GoldenReport(
      entries: [.init(result, expectations: [.init(line: 3, passed: false, message: "no")])])
    #expect(!bad.passed && bad.text == "FAIL  a\n      line 3: no\n")
    #expect(!GoldenReport(entries: [.init(GoldenResult(name: "b", state: .missing))]).passed)
    #expect(!GoldenReport(entries: [.init(GoldenResult(name: "b", state: .orphan))]).passed)
  }

  @Test func manyFindingsAreCut() {
    var result = failing
    result.motion = (0..<30).map { MotionFinding(name: "n\($0)", words: "w") }
    let lines = GoldenReport(entries: [.init(result)]).text.split(separator: "\n")
    #expect(lines.count == 9 && lines.last == "      and 22 more findings")
  }

  @Test func percentsNeverReadZero() {
    #expect(FrameDifference.percent(0.0344) == "0.0344")
    #expect(FrameDifference.percent(0.00007466) == "0.0000747")
    #expect(FrameDifference.percent(12.345) == "12.35")
    #expect(FrameDifference.percent(100) == "100")
  }
}
