import Foundation
import Testing

@testable import animatic

@Suite struct GoldenVerbTests {
  let folder = TemporaryFolder()

  static let toast = """
    scenario "Toast fade"

    canvas   393x200
    duration 3s
    scale    1

    notice saved = Toast("Saved", displayDuration: 1, transition: .opacity)

    at 0.5s show saved
    at 1s   mark "one"

    """

  init() throws {
    try folder.write(Self.toast, to: "s/toast.scenario")
    try folder.write("", to: "animatic.conf")
  }

  /// C40: a missing golden fails however often it is asked for, and nothing is written.
  @Test func aMissingGoldenNeverTurnsIntoAPass() throws {
    for _ in 0..<2 {
      let run = try CommandRun("verify", "s", in: folder)
      #expect(run.code == 1)
      #expect(run.output.hasPrefix("FAIL  toast-fade   no golden is recorded"))
      #expect(run.error == "record what is missing: animatic record s --only missing\n")
      #expect(!folder.exists("golden"))
    }
  }

  @Test func recordedIsAsRecorded() throws {
    #expect(try CommandRun("record", "s", in: folder).output.hasPrefix("recorded  golden/toast-fade   "))
    let files = folder.files
    #expect(files.contains("golden/toast-fade/timeline.txt"))
    #expect(files.contains("golden/toast-fade/0000ms.png"))
    let run = try CommandRun("verify", "s", in: folder)
    #expect((run.output, run.code) == ("ok    toast-fade   180 frames\n1 scenario as recorded\n", 0))
    #expect(try CommandRun("record", "s", in: folder).output == "unchanged golden/toast-fade\n")
    #expect(
      try CommandRun("record", "s", "--only", "missing", in: folder).output == "left      golden/toast-fade\n"
    )
    #expect(
      try CommandRun("record", "s", "--only", "changed", in: folder).output == "left      golden/toast-fade\n"
    )
    #expect(goldens == files)
  }

  /// What `record` writes; a report lies beside it.
  private var goldens: [String] { folder.files.filter { !$0.hasPrefix("report/") } }

  @Test func aChangedMotionIsSaidInWords() throws {
    _ = try CommandRun("record", "s", in: folder)
    let files = folder.files
    let later = Self.toast.replacingOccurrences(of: "at 0.5s show", with: "at 0.55s show")
    try folder.write(later, to: "s/toast.scenario")
    let run = try CommandRun("verify", "s", in: folder)
    #expect(run.code == 1)
    #expect(run.output.contains("50 ms later"))
    #expect(run.error == "if all of it is meant: animatic accept report\n")
    #expect(goldens == files)
    let json = try CommandRun("verify", "s", "--json", "out.json", in: folder)
    #expect(json.code == 1)
    #expect(try folder.read("out.json").contains("\"state\": \"motion changed\""))
    #expect(try CommandRun("record", "s", "--only", "changed", in: folder).code == 0)
    #expect(try CommandRun("verify", "s", "--quiet", in: folder).output == "")
  }

  /// A golden line that keeps few pictures: still every frame is compared.
  @Test func keptPicturesAreThoseAskedFor() throws {
    try folder.write(Self.toast + "golden at 0.6s, 1.2s\n", to: "s/toast.scenario")
    _ = try CommandRun("record", "s", in: folder)
    #expect(
      goldens.filter { $0.hasSuffix(".png") } == [
        "golden/toast-fade/0600ms.png", "golden/toast-fade/1200ms.png",
      ])
    #expect(try CommandRun("verify", "s", in: folder).code == 0)
  }

  @Test func orphansFailWholeFoldersOnly() throws {
    _ = try CommandRun("record", "s", in: folder)
    try folder.write(
      Self.toast.replacingOccurrences(of: "Toast fade", with: "Renamed"), to: "s/toast.scenario")
    _ = try CommandRun("record", "s", in: folder)
    let run = try CommandRun("verify", "s", in: folder)
    #expect(run.code == 1)
    #expect(run.output.contains("FAIL  golden/toast-fade   no scenario asks for it\n"))
    #expect(try CommandRun("verify", "s/toast.scenario", in: folder).code == 0)
    #expect(try CommandRun("verify", "s", "--filter", "renamed", in: folder).code == 0)
  }

  /// C53: what is compared are exact pixels; one changed frame is enough.
  @Test func oneChangedHashFails() throws {
    _ = try CommandRun("record", "s", in: folder)
    var table = try folder.read("golden/toast-fade/frames.tsv").split(separator: "\n").map(String.init)
    table[40] = String(table[40].dropLast()) + (table[40].hasSuffix("0") ? "1" : "0")
    try folder.write(table.joined(separator: "\n") + "\n", to: "golden/toast-fade/frames.tsv")
    let run = try CommandRun("verify", "s", in: folder)
    #expect(run.code != 0)
  }

  @Test func damagedGoldensAreTheEnvironment() throws {
    _ = try CommandRun("record", "s", in: folder)
    try folder.write("nonsense", to: "golden/toast-fade/timeline.txt")
    let run = try CommandRun("verify", "s", in: folder)
    #expect(run.code == 3)
    #expect(
      run.error.hasPrefix("error: the golden can not be used: golden/toast-fade/timeline.txt: line 1: "))
    #expect(run.output.hasPrefix("FAIL  toast-fade   the golden can not be used: "))
    #expect(try CommandRun("record", "s", in: folder).code == 0)
    #expect(try CommandRun("verify", "s", in: folder).code == 0)
  }

  @Test func partsOfARunAreRefused() throws {
    #expect(
      try CommandRun("verify", "s", "--to", "1s", in: folder).error.hasPrefix(
        "error: 'verify' always takes the whole run"))
    #expect(try CommandRun("record", "s", "--only", "some", in: folder).code == 2)
  }
}
