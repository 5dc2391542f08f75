import Testing

@testable import animatic

@Suite struct OutputFormatTests {
  static let cases: [(String, OutputFormat)] = [
    ("out/", .frames), ("out", .frames), ("a.b/out", .frames), ("x.gif", .gif), ("X.GIF", .gif),
    ("x.png", .apng),
    ("a.gif/", .frames), (".hidden", .frames), ("..", .frames),
    ("page.html", .page), ("out/A.HTM", .page),
  ]

  @Test(arguments: cases) func theEndingDecides(path: String, format: OutputFormat) throws {
    #expect(try OutputFormat.of(path, isFolder: false) == format)
  }

  @Test func aFolderThatIsThereIsAFolder() throws {
    #expect(try OutputFormat.of("v1.2", isFolder: true) == .frames)
  }

  @Test func unknownAndLaterEndings() {
    #expect(
      throws: CommandFailure(
        .invalid, "unknown format '.gfi' of the output x.gfi",
        notes: [
          "did you mean '.gif'?", "formats: \(OutputFormat.known)",
          "a folder's name ends with a slash: x.gfi/",
        ])
    ) { try OutputFormat.of("x.gfi", isFolder: false) }
    for ending in ["webp", "mp4"] {
      #expect(
        throws: CommandFailure(
          .invalid, "writing .\(ending) (x.\(ending)) is not in this version yet",
          notes: ["formats of this version: \(OutputFormat.known)"])
      ) { try OutputFormat.of("x.\(ending)", isFolder: false) }
    }
  }

  @Test func whatCanNotBeWrittenIsFoundBeforehand() throws {
    let folder = TemporaryFolder()
    try folder.write("", to: "file")
    try folder.write("", to: "taken.gif/x")
    try OutputProbe.check(file: "\(folder.path)/new/deep/x.gif")
    #expect(folder.files == ["file", "taken.gif/x"])
    for place in ["file/x.gif", "taken.gif"] {
      do {
        try OutputProbe.check(file: "\(folder.path)/\(place)")
        Issue.record("\(place) can not be written")
      } catch let failure as CommandFailure {
        #expect(failure.code == .environment)
        #expect(failure.message.hasPrefix("can not write \(folder.path)/\(place): "))
      }
    }
  }
}
