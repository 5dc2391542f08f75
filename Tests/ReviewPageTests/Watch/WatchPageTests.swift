import Foundation
import Testing

extension ReviewPageTests {
  /// The live page in a real browser: edits come in without a reload, and the page keeps its place.
  @Suite struct WatchPageTests {
    private func number(_ tab: Tab) throws -> Int {
      Int(try tab.number("Number(document.querySelector('.scrubber').getAttribute('aria-valuenow'))"))
    }

    private func go(_ tab: Tab, to frame: Int) throws {
      try tab.press("Home")
      for _ in 0..<(frame / 10) { try tab.press("ArrowRight", shift: true) }
    }

    /// What the first screen's middle row shows, as one number.
    private static let captions =
      "[...document.querySelectorAll('figcaption')].map((node) => node.textContent).join()"

    @Test func editsComeInAndThePageKeepsItsPlace() throws {
      let watch = try WatchProcess(
        ["s/a.scenario"], files: ["s/a.scenario": Project.banner("Early tap", tap: "0.9s")])
      let tab = try Tab()
      try tab.open(address: watch.address)
      try tab.waitUntil("document.querySelector('.scenario .screen[data-actual]:not([data-actual=\"\"])')")
      try tab.evaluate("window.sameDocument = true; 0")
      #expect(try tab.words(of: ".state") == "Played")
      // A place: frame 30, twice the size, quicker, a loop, a part of the time, the trace filtered.
      try go(tab, to: 30)
      for key in ["z", "z", "]", "v", "+"] { try tab.press(key) }
      try tab.evaluate(
        """
        const search = document.querySelector('.trace-card .search');
        search.value = 'offset'; search.dispatchEvent(new Event('input')); 0
        """)
      let rows = try tab.number("document.querySelectorAll('.trace tbody tr').length")
      #expect(try tab.number("document.querySelectorAll('.screen').length") == 1)

      try watch.write(Project.banner("Early tap", tap: "1s"), "s/a.scenario")
      try tab.waitUntil("document.querySelectorAll('.screen').length === 3")
      #expect(try tab.truth("window.sameDocument"), "no reload")
      #expect(try number(tab) == 30)
      #expect(try tab.text(Self.captions) == "Before,After,Difference")
      #expect(try tab.words(of: ".state") == "Motion edited")
      #expect(try tab.words(of: ".sentences").contains("100 ms later"))
      let pressed =
        "[...document.querySelectorAll('[aria-label=\"Size\"] [aria-pressed=true]')][0].textContent"
      #expect(try tab.text(pressed) == "2×")
      #expect(try tab.text("document.querySelector('select').value") == "1.5")
      #expect(try tab.text("document.querySelector('.trace-card .search').value") == "offset")
      #expect(try tab.number("document.querySelectorAll('.trace tbody tr').length") == rows)
      #expect(
        try tab.truth("[...document.querySelectorAll('.timeline .bar button')][0].ariaPressed === 'true'"))
      #expect(
        try tab.truth(
          "document.querySelector('.screen[data-expected]:not([data-expected=\"\"]) .expected').width > 0"))

      // What does not play is shown in its place, over the last good pictures.
      try watch.write(
        Project.banner("Early tap", tap: "1s").replacingOccurrences(of: "mark", with: "markk"), "s/a.scenario"
      )
      try tab.waitUntil("document.querySelector('.live-failure')")
      #expect(try tab.words(of: ".live-failure code") == "s/a.scenario:10:9")
      #expect(try tab.words(of: ".live-failure pre").contains("at 1.6s markk \"late\"\n        ^~~~~"))
      #expect(try tab.truth("document.querySelector('.scenario.stale') && document.title.startsWith('✗')"))
      try tab.waitUntil("Number(getComputedStyle(document.querySelector('.stale .screens')).opacity) < 0.6")
      #expect(try number(tab) == 30 && tab.words(of: ".live-status") == "Does not play")
      #expect(try tab.number("document.querySelectorAll('.screen').length") == 3)

      try watch.write(Project.banner("Early tap", tap: "1.1s"), "s/a.scenario")
      try tab.waitUntil(
        "!document.querySelector('.live-failure') && document.querySelector('.live-status.good')")
      try tab.waitUntil("document.querySelector('.sentences').textContent.includes('100 ms later')")
      #expect(try !tab.truth("!!document.querySelector('.stale')"))
      #expect(try number(tab) == 30 && tab.truth("window.sameDocument"))

      // Playing goes on through a save.
      try tab.press(" ")
      try tab.evaluate("window.oldScenario = document.querySelector('.scenario'); 0")
      try watch.write(Project.banner("Early tap", tap: "1.2s"), "s/a.scenario")
      try tab.waitUntil("document.querySelector('.scenario') !== window.oldScenario")
      #expect(try tab.truth("!!document.querySelector('[aria-label=\"Pause\"]')"))
      try tab.collect()
      #expect(tab.problems == [])
      #expect(tab.requests.allSatisfy { $0.hasPrefix(watch.address) })

      // When the watch ends the page says so, and keeps what it has.
      #expect(watch.stop(SIGINT) == 0)
      try tab.waitUntil("document.querySelector('.live-status.off')")
      #expect(try tab.words(of: ".live-notes").contains("animatic watch does not answer"))
      #expect(try tab.number("document.querySelectorAll('.screen').length") == 3)
    }

    @Test func theGoldenIsExpectedAndTheRunBeforeIsAKeyAway() throws {
      let watch = try WatchProcess(
        ["s"],
        files: [
          "s/a.scenario": Project.banner("A", tap: "0.9s"), "s/b.scenario": Project.toast("B", at: "0.2s"),
        ],
        prepare: { folder in
          let run = try ToolRun("record", "s/a.scenario", "--quiet", in: folder)
          #expect(run.code == 0, "\(run.error)")
        })
      let tab = try Tab()
      try tab.open(address: watch.address)
      try tab.waitUntil(
        "[...document.querySelectorAll('a.entry img')].filter((image) => image.naturalWidth > 0).length === 2"
      )
      #expect(try tab.words(of: "h1") == "2 scenarios")
      // A file that comes, one that is wrong from the start, and one that goes.
      try watch.write(Project.toast("C", at: "0.2s"), "s/c.scenario")
      try watch.write("scenario \"D\"\nnonsense\n", "s/d.scenario")
      try tab.waitUntil(
        "document.querySelectorAll('.entry').length === 4 && document.querySelector('.live-failure')")
      #expect(try tab.words(of: ".live-failure").contains("s/d.scenario:2:1"))
      #expect(unlink(watch.folder + "/s/d.scenario") == 0)
      try tab.waitUntil(
        "document.querySelectorAll('.entry').length === 3 && !document.querySelector('.live-failure')")

      try tab.evaluate("location.hash = 'a'; 0")
      try tab.waitUntil("document.querySelector('.scenario .screen[data-actual]:not([data-actual=\"\"])')")
      #expect(try tab.words(of: ".state") == "Passed")
      try watch.write(Project.banner("A", tap: "1s"), "s/a.scenario")
      try tab.waitUntil("document.querySelectorAll('.screen').length === 3")
      #expect(try tab.text(Self.captions) == "Expected,Actual,Difference")
      #expect(try tab.words(of: ".state") == "Motion changed")
      try watch.write(Project.banner("A", tap: "1.3s"), "s/a.scenario")
      try tab.waitUntil("document.querySelector('.sentences').textContent.includes('400 ms later')")
      try tab.press("w")
      try tab.waitUntil("document.querySelector('figcaption').textContent === 'Before'")
      #expect(try tab.words(of: ".sentences").contains("300 ms later"))
      try tab.press("w")
      try tab.waitUntil("document.querySelector('figcaption').textContent === 'Expected'")
      try tab.collect()
      #expect(tab.problems == [])
    }
  }
}
