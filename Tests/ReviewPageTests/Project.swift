import Foundation

/// A folder with twenty scenarios and their report, made once by the built tool, as a user makes it.
final class Project {
  static func shared() throws -> Project { try made.get() }
  private static let made = Result { try Project() }

  let path: String
  var report: String { path + "/report/index.html" }
  /// A page of one scenario, at a path that has to be written with care in addresses.
  var single: String { path + "/out #1/ba?nn'er&%20<b>.html" }

  /// What nobody should call a scenario, and somebody will.
  static let hostileName =
    "</script><script>window.hacked=1</script> \"'&\u{202E}gnp\u{202C} שלום 🎈 <img src=x onerror=window.hacked=2>"
  static let hostileMark = "<svg onload=window.hacked=3> ]]> \u{2028} --> ${window.hacked=4} `x`"

  private init() throws {
    path = FileManager.default.temporaryDirectory.path + "/animatic-page-\(UUID().uuidString)"
    for folder in ["/s", "/out #1"] {
      try FileManager.default.createDirectory(atPath: path + folder, withIntermediateDirectories: true)
    }
    try write("s/early.scenario", Self.banner("Early tap", tap: "0.9s"))
    try write("s/steady.scenario", Self.banner("Steady", tap: "0.9s"))
    try write("s/hostile.scenario", Self.hostile)
    for number in 1...17 {
      try write("s/more-\(number).scenario", Self.toast("More \(number)", at: "0.\(number % 5 + 1)s"))
    }
    try expect(0, ToolRun("record", "s", "--quiet", in: path), "record")
    // The fault that the report is about: the tap comes 100 ms later.
    try write("s/early.scenario", Self.banner("Early tap", tap: "1s"))
    try expect(1, ToolRun("verify", "s", "--report", "report", "--quiet", in: path), "verify")
    try expect(
      0, ToolRun("render", "s/hostile.scenario", "-o", "out #1/ba?nn'er&%20<b>.html", "--quiet", in: path),
      "render")
    atexit { Project.remove() }
  }

  private static func remove() {
    if let project = try? made.get() { try? FileManager.default.removeItem(atPath: project.path) }
  }

  private func expect(_ code: Int32, _ run: ToolRun, _ verb: String) throws {
    guard run.code == code else {
      throw BrowserError("\(verb) ended with \(run.code): \(run.error)\(run.output)")
    }
  }

  private func write(_ name: String, _ text: String) throws {
    try text.write(toFile: path + "/" + name, atomically: true, encoding: .utf8)
  }

  static func banner(_ name: String, tap: String) -> String {
    """
    scenario "\(name)"
    canvas   200x100
    scale    1
    fps      30
    duration 2s
    notice inbox = Banner(title: "Hi", icon: "envelope.fill")
    at 0.2s show inbox
    at \(tap) tap inbox
    at 1.5s tap (100, 90)
    at 1.6s mark "late"
    expect inbox at 0.7s is visible
    """
  }

  static func toast(_ name: String, at time: String) -> String {
    """
    scenario "\(name)"
    canvas   160x90
    scale    1
    fps      30
    duration 1s
    notice hello = Toast("Saved", displayDuration: 0.3)
    at \(time) show hello
    """
  }

  private static func quoted(_ text: String) -> String {
    "\""
      + text.replacingOccurrences(of: "\"", with: "\\\"").replacingOccurrences(
        of: "\u{2028}", with: "\\u{2028}") + "\""
  }

  static let hostile = """
    scenario \(quoted(hostileName))
    canvas   200x100
    scale    1
    fps      30
    duration 1s
    notice n = Banner(title: \(quoted(hostileName)), icon: "star.fill")
    at 0.1s show n
    at 0.5s mark \(quoted(hostileMark))
    """
}
