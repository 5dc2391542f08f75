import AnimaticScript
import AnimaticTime
import Testing

@testable import AnimaticStage

@Suite struct VariantTests {
  private static let head = """
    scenario "S"
    canvas 100x50
    duration 4s
    let short = "Hi"
    notice a = Toast(short, displayDuration: 1)
    at 1s show a

    """

  private func runs(
    _ text: String, overrides: ScenarioOverrides = .init(), defaults: ScenarioOverrides = .init()
  ) throws -> [Scenario] {
    let result = Scenario.parse(
      text: Self.head + text, file: "s.scenario", overrides: overrides, defaults: defaults)
    try #require(result.diagnostics.isEmpty, "\(result.diagnostics.map(\.message))")
    return result.runs
  }

  private func names(_ runs: [Scenario]) -> [String] { runs.map { $0.variant?.name ?? "" } }

  @Test func aFileWithoutVariantsHasOneRun() throws {
    let all = try runs("")
    #expect(all.count == 1)
    #expect(all[0].variant == nil)
  }

  @Test func oneRunAValue() throws {
    let all = try runs("vary a.text in \"One\", \"A longer one\"\n")
    #expect(names(all) == ["text=one", "text=a-longer-one"])
    #expect(all.map { $0.variant?.label } == ["text \"One\"", "text \"A longer one\""])
    #expect(all.map { $0.notices[0]["text"] } == [.string("One"), .string("A longer one")])
    // Everything else is the same scenario.
    var (first, second) = (all[0], all[1])
    (first.variant, second.variant) = (nil, nil)
    (first.notices, second.notices) = ([], [])
    #expect(first == second)
  }

  @Test func settingsAndNamesVaryToo() throws {
    #expect(try runs("vary fps in 30,60, 120\n").map(\.fps) == [30, 60, 120])
    let sizes = try runs("text size small\nvary text size in large, accessibility1\n")
    #expect(sizes.map(\.environment.textSize) == ["large", "accessibility1"])
    #expect(names(sizes) == ["text-size=large", "text-size=accessibility1"])
    #expect(
      try runs("vary appearance in light, dark\n").map(\.environment.appearance) == [.light, .dark])
    #expect(try runs("vary semantics in iOS16, iOS26\n").map(\.semantics) == [.iOS16, .iOS26])
    #expect(try runs("vary timing in exact, device\n").map(\.timing) == [.exact, .device])
    #expect(try runs("vary reduce motion in on, off\n").map(\.environment.reduceMotion) == [true, false])
    #expect(try runs("vary locale in zh-Hans, ja\n").map(\.environment.locale) == ["zh-Hans", "ja"])
    #expect(
      try runs("vary device in \"iPhone 15\", \"iPhone SE\" landscape\n").map(\.stage.width) == [393, 667])
    #expect(
      try runs("vary duration in 2.5s, 150f\n").map(\.variant!.name) == ["duration=2.5s", "duration=150f"])
    let named = try runs("vary short in \"Hi\", \"Ho\"\n")
    #expect(named.map { $0.notices[0]["text"] } == [.string("Hi"), .string("Ho")])
    #expect(names(named) == ["short=hi", "short=ho"])
  }

  /// A value that a `let` names takes that name, so that texts of any length and look stay apart.
  @Test func valuesByNameAndWithoutLetters() throws {
    let all = try runs(
      "let long = \"A very long text, longer than folders like\"\nvary a.text in short, long\n")
    #expect(names(all) == ["text=short", "text=long"])
    let signs = names(try runs("vary a.text in \"!\", \"?\", \"!?\"\n"))
    #expect(Set(signs).count == 3)
    #expect(signs.allSatisfy { $0.hasPrefix("text=") && $0.count == 13 })
    let colours = try runs("vary background in #FF0000, .blue, gradient .red .blue\n")
    #expect(names(colours) == ["background=ff0000", "background=blue", "background=gradient-red-blue"])
    #expect(
      names(try runs("vary device in \"iPhone 15\", \"iPhone 15\" landscape\n"))
        == ["device=iphone-15", "device=iphone-15-landscape"])
  }

  @Test func severalLinesAreAProduct() throws {
    let all = try runs(
      "vary fps in 30, 60\nvary appearance in light, dark\nvariant \"Slow one\" {\n duration 6s\n}\n")
    #expect(
      names(all) == [
        "fps=30,appearance=light", "fps=30,appearance=dark", "fps=60,appearance=light",
        "fps=60,appearance=dark", "slow-one,fps=30,appearance=light", "slow-one,fps=30,appearance=dark",
        "slow-one,fps=60,appearance=light", "slow-one,fps=60,appearance=dark",
      ])
    #expect(
      all.map(\.duration) == Array(repeating: .seconds(4), count: 4) + Array(repeating: .seconds(6), count: 4)
    )
  }

  @Test func theProductHasABound() {
    let values = (1...11).map(String.init).joined(separator: ", ")
    let result = Scenario.parse(
      text: Self.head + "vary fps in \(values)\nvary a.displayDuration in \(values)\n", file: "s")
    #expect(result.diagnostics.map(\.id) == ["variants-too-many"])
    #expect(result.runs.isEmpty)
  }

  @Test func aVariantOverridesAndAdds() throws {
    let all = try runs(
      """
      fps 30
      at 2s mark "one"
      variant "v" {
        fps 60
        a.displayDuration = 2
        set a.text = "Slow"
        let unused = 3
        notice b = Toast("second")
        at 2.5s show b
        after 0.5s hide b
        expect b at 2.9s is visible
      }
      after 0.1s mark "two"

      """)
    #expect(names(all) == ["", "v"])
    #expect(all.map(\.fps) == [30, 60])
    #expect(all.map(\.notices.count) == [1, 2])
    #expect(all[0].notices[0]["displayDuration"] == .time(.seconds(1)))
    #expect(all[1].notices[0]["displayDuration"] == .time(.seconds(2)))
    #expect(all[1].notices[0]["text"] == .string("Slow"))
    #expect(all.map(\.expectations.count) == [0, 1])
    // The line below the block follows the one above it in either run.
    let two = ScenarioEvent.Kind.mark("two")
    #expect(all.map { $0.events.first { $0.kind == two }?.at.seconds } == [2.1, 2.1])
    #expect(all[1].events.map(\.at.seconds) == [1, 2, 2.1, 2.5, 3])
  }

  @Test func aVariantsNoticeTakesThePlaceOfItsName() throws {
    let all = try runs("notice b = Banner()\nvariant \"v\" {\n notice a = Snackbar(message: \"x\")\n}\n")
    #expect(all.map { $0.notices.map(\.kind) } == [["Toast", "Banner"], ["Snackbar", "Banner"]])
  }

  @Test func flagsAndDefaults() throws {
    let text = "vary fps in 30, 60\n"
    let flagged = Scenario.parse(text: Self.head + text, file: "s", overrides: .init(fps: 50))
    #expect(Set(flagged.diagnostics.map(\.id)) == ["varied-option"])
    #expect(try runs(text, overrides: .init(scale: 1)).map(\.stage.scale) == [1, 1])
    // A default counts only in the runs that say nothing themselves.
    let mixed = try runs("variant \"v\" {\n fps 30\n}\n", defaults: .init(fps: 120, appearance: "dark"))
    #expect(mixed.map(\.fps) == [120, 30])
    #expect(mixed.map(\.environment.appearance) == [.dark, .dark])
  }

  @Test func mistakesInABlockAreSaidOnce() {
    let result = Scenario.parse(
      text: Self.head + "vary fps in 30, 60\nduration 3\nvariant \"v\" {\n at 1s show c\n}\n", file: "s")
    #expect(
      result.diagnostics.filter { $0.severity == .error }.map(\.id) == [
        "time-without-unit", "unknown-notice",
      ])
  }

  @Test func aToleranceMayHaveItsReason() throws {
    #expect(
      try runs("tolerance 0.02 pixels 5 \"dithering\"\n")[0].tolerance
        == .init(distance: 0.02, pixels: 5, reason: "dithering"))
    #expect(try runs("tolerance 0.02\n")[0].tolerance.reason == nil)
  }
}
