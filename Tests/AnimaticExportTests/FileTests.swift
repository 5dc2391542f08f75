import AnimaticDrawing
import AnimaticTime
import Foundation
import Testing

@testable import AnimaticExport

@Suite(.serialized) struct FileTests {
  @Test func appearsWholeOrNotAtAll() throws {
    try withFolder { folder in
      let path = folder + "/x.txt"
      try AtomicFile.write("old", to: path)
      do {
        let file = try AtomicFile(path: path)
        try file.write(Array("new but unfinished".utf8))
        #expect(try OutputFolder.read(path) == Array("old".utf8))
        #expect(try OutputFolder.names(in: folder).count == 2)
      }
      #expect(try OutputFolder.names(in: folder) == ["x.txt"])
      let file = try AtomicFile(path: path)
      try file.write(Array("new ".utf8))
      try file.write(Array("text".utf8))
      try file.overwrite(Array("N".utf8), at: 0)
      try file.commit()
      #expect(try OutputFolder.read(path) == Array("New text".utf8))
      #expect(try OutputFolder.names(in: folder) == ["x.txt"])
    }
  }

  /// In a process of its own: the signal is real.
  @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
  func anInterruptionRemovesTheUnfinished(signal: Int32) async throws {
    let folder =
      FileManager.default.temporaryDirectory.standardizedFileURL.path
      + "/animatic-tests-" + UUID().uuidString
    try OutputFolder.create(folder)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    await #expect(processExitsWith: .signal(signal)) {
      [folder = folder as String, signal = signal as Int32] in
      UnfinishedFiles.removeOnSignals()
      try AtomicFile.write("kept", to: folder + "/kept")
      let file = try AtomicFile(path: folder + "/begun")
      try file.write(Array("half".utf8))
      let second = try APNGWriter(path: folder + "/second.png")
      try second.add(page(20, 20, boxAt: 1), from: .zero, until: .at(1, 1))
      guard try OutputFolder.names(in: folder).count == 3 else { exit(9) }
      // The child inherits the mask of a worker thread, on which every signal is blocked.
      var all = sigset_t()
      sigfillset(&all)
      pthread_sigmask(SIG_UNBLOCK, &all, nil)
      raise(signal)
      file.cancel()
    }
    #expect(try OutputFolder.names(in: folder) == ["kept"])
  }

  @Test func refusalsNameThePlaceAndTheReason() throws {
    try withFolder { folder in
      let missing = folder + "/none/x"
      #expect(throws: FileError(action: "write", path: missing, code: ENOENT)) {
        try AtomicFile.write("x", to: missing)
      }
      #expect(throws: FileError(action: "write", path: folder, code: EISDIR)) {
        try AtomicFile.write("x", to: folder)
      }
      try AtomicFile.write("x", to: folder + "/file")
      #expect(throws: FileError(action: "create folder", path: folder + "/file", code: EEXIST)) {
        try OutputFolder.create(folder + "/file/deeper")
      }
      #expect(throws: FileError(action: "read", path: folder + "/none", code: ENOENT)) {
        try OutputFolder.read(folder + "/none")
      }
      #expect(throws: FileError(action: "read", path: folder + "/file", code: EFBIG)) {
        try OutputFolder.read(folder + "/file", limit: 0)
      }
      let error = FileError(action: "write", path: "out/x.png", code: ENOSPC)
      #expect(error.description == "cannot write out/x.png: the disk is full")
    }
  }

  /// `/dev/full` refuses every byte, as a full disk does.
  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func aFullDiskIsSaid() throws {
    #expect(throws: FileError(action: "write", path: "/dev/full", code: ENOSPC)) {
      try AtomicFile.write("x", to: "/dev/full")
    }
    let writer = try GIFWriter()
    try writer.add(page(20, 20, boxAt: 2), from: .zero, until: .at(1, 1))
    #expect(throws: FileError(action: "write", path: "/dev/full", code: ENOSPC)) {
      try writer.finish(path: "/dev/full")
    }
  }

  @Test func longNamesAndManyFilesAtOnce() throws {
    try withFolder { folder in
      let long = String(repeating: "n", count: 251) + ".png"
      try AtomicFile.write("x", to: folder + "/" + long)
      // More than the table of unfinished files has places for.
      let files = try (0..<200).map { try AtomicFile(path: folder + "/\($0)") }
      for file in files { try file.commit() }
      #expect(try OutputFolder.names(in: folder).count == 201)
    }
  }
}

@Suite struct FrameFolderTests {
  private let encoder = try! PNGEncoder()

  private func run(_ folder: String, _ pages: [Int], repeats: FrameFolder.Repeats = .named, workers: Int = 2)
    throws -> FrameTable
  {
    let output = try FrameFolder(path: folder, repeats: repeats)
    let writer = FrameSequenceWriter(folder: output, workers: workers)
    for (k, top) in pages.enumerated() {
      let isRepeat = k > 0 && pages[k - 1] == top && k % 2 == 0
      let picture: FrameSequenceWriter.Picture =
        isRepeat ? .sameAs(frame: k - 1) : .new(page(40, 40, boxAt: top))
      try writer.add(frame: k, time: .frame(k, fps: 60), picture)
    }
    let table = try writer.finish()
    #expect(output.distinctFrames == Set(pages).count)
    return table
  }

  @Test func equalFramesNameOneFile() throws {
    try withFolder { folder in
      let pages = [0, 0, 0, 5, 6, 7, 7, 0]
      let table = try run(folder, pages)
      #expect(table.rows.map(\.file) == [0, 0, 0, 3, 4, 5, 5, 0].map { FrameFolder.name(frame: $0) })
      #expect(table.rows[1].time == "0.016667" && table.rows[3].time == "0.050000")
      for (row, top) in zip(table.rows, pages) {
        let back = try PNGDecoder.decode(try OutputFolder.read(folder + "/" + row.file!))
        #expect(words(back) == words(page(40, 40, boxAt: top)))
        #expect(PixelHash(back) == row.hash)
      }
      let text = String(decoding: try OutputFolder.read(folder + "/frames.tsv"), as: UTF8.self)
      #expect(try FrameTable(text: text) == table)
      #expect(text == table.text)
    }
  }

  @Test func linkedSequencesHaveEveryFile() throws {
    try withFolder { folder in
      for _ in 0..<2 {
        _ = try run(folder, [0, 0, 0, 5], repeats: .linked)
        let names = (0..<4).map { FrameFolder.name(frame: $0) }
        #expect(try OutputFolder.names(in: folder) == (names + ["frames.tsv"]).sorted())
        let first = try OutputFolder.read(folder + "/" + names[0])
        #expect(try OutputFolder.read(folder + "/" + names[2]) == first)
      }
    }
  }

  @Test func onlyOurStaleFilesGo() throws {
    try withFolder { folder in
      _ = try run(folder, [0, 1, 2, 3, 4])
      try AtomicFile.write("mine", to: folder + "/frame-00099.png")
      try AtomicFile.write("mine", to: folder + "/notes.txt")
      _ = try run(folder, [0, 1])
      #expect(
        try OutputFolder.names(in: folder) == [
          "frame-00000.png", "frame-00001.png", "frame-00099.png", "frames.tsv", "notes.txt",
        ])
      // A table that was tampered with can not make us remove anything else.
      let hash = PixelHash(high: 0, low: 0)
      try AtomicFile.write(
        FrameTable(rows: [.init(frame: 0, time: Instant.zero, file: "notes.txt", hash: hash)]).text,
        to: folder + "/frames.tsv")
      _ = try run(folder, [0])
      #expect(try OutputFolder.names(in: folder).contains("notes.txt"))
    }
  }

  @Test func workersChangeNothing() throws {
    let pages = (0..<30).map { $0 * 7 % 11 }
    var seen: Set<[[UInt8]]> = []
    for workers in [1, 2, 5] {
      try withFolder { folder in
        _ = try run(folder, pages, workers: workers)
        let names = try OutputFolder.names(in: folder)
        seen.insert(try names.map { try OutputFolder.read(folder + "/" + $0) } + names.map { Array($0.utf8) })
      }
    }
    #expect(seen.count == 1)
  }

  @Test(arguments: [
    ("", 1), ("frame\ttime\tfile\n", 1), ("H\n0\t0.000000\ta.png\n", 2), ("H\nx\t0.000000\ta.png\tF\n", 2),
    ("H\n0\t0.0\ta.png\tF\n", 2), ("H\n0\t0.000000\t../a.png\tF\n", 2), ("H\n0\t0.000000\ta.png\tzz\n", 2),
    ("H\n0\t0.000000\ta.png\tF\n\n", 3), ("H\n-1\t0.000000\ta.png\tF\n", 2),
  ])
  func malformedTables(text: String, line: Int) {
    let whole = text.replacingOccurrences(of: "H", with: "frame\ttime\tfile\thash")
      .replacingOccurrences(of: "F", with: String(repeating: "0", count: 32))
    let error = #expect(throws: FrameTableError.self) { try FrameTable(text: whole) }
    #expect(error?.line == line)
  }

  @Test func fixedPoint() {
    #expect(FixedPoint.sixDecimals(Rational(1, 60)) == "0.016667")
    #expect(FixedPoint.sixDecimals(Rational(-1, 3)) == "-0.333333")
    #expect(FixedPoint.sixDecimals(Rational(1, 2_000_000)) == "0.000001")
    #expect(FixedPoint.sixDecimals(Rational(7)) == "7.000000")
    for (value, text) in [
      (0, "0"), (-0.0, "0"), (0.65, "0.65"), (-76.8234567, "-76.823457"), (1e-7, "0"), (-1e-7, "0"),
      (123456.5, "123456.5"), (1e10, "inf"), (-1e10, "-inf"), (.nan, "nan"), (0.1 + 0.2, "0.3"),
    ] {
      #expect(FixedPoint.shortest(value) == text)
    }
    #expect(FixedPoint.shortest(0.375, decimals: 2) == "0.38")
    #expect(FixedPoint.shortest(99.9999, decimals: 0) == "100")
  }
}

@Suite struct OrderedPoolTests {
  private struct Trouble: Error, Equatable { var number: Int }

  @Test(arguments: [1, 2, 7])
  func orderIsThatOfTheQuestions(workers: Int) throws {
    var answers: [Int] = []
    let pool = OrderedPool<Int, Int, Int>(
      workers: workers, makeState: { 1000 },
      work: { state, n in
        // Uneven work, so that later ones are done first.
        var value = n
        for i in 0..<(n % 5) * 3000 { value = (value &* 31 &+ i) % 1_000_003 }
        return value < 0 ? -1 : state + n
      }, deliver: { answers.append($0) })
    for n in 0..<200 { try pool.submit(n) }
    try pool.finish()
    #expect(answers == (1000..<1200).map { $0 })
  }

  @Test func theFirstErrorInOrderIsThrown() throws {
    var answers: [Int] = []
    let pool = OrderedPool<Void, Int, Int>(
      workers: 3, capacity: 4, makeState: {},
      work: { _, n in
        if n >= 5 { throw Trouble(number: n) }
        return n
      }, deliver: { answers.append($0) })
    #expect(throws: Trouble(number: 5)) {
      for n in 0..<100 { try pool.submit(n) }
      try pool.finish()
    }
    #expect(answers == [0, 1, 2, 3, 4])
    let broken = OrderedPool<Int, Int, Int>(
      workers: 1, makeState: { throw Trouble(number: -1) }, work: { $0 + $1 }, deliver: { _ in })
    #expect(throws: Trouble(number: -1)) {
      try broken.submit(1)
      try broken.finish()
    }
  }
}
