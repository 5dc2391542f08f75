import Foundation
import Testing

extension ReviewPageTests {
  /// The page as a whole: keyboard alone, hostile names, light and dark, twenty scenarios.
  @Suite struct PageTests {
    let project: Project
    let tab: Tab

    init() throws {
      project = try Project.shared()
      tab = try Tab()
    }

    @Test func theKeyboardAloneReachesEverything() throws {
      try tab.open(project.report, fragment: "early-tap")
      var seen: [String] = []
      for _ in 0..<80 {
        try tab.press("Tab")
        let name = try tab.text(
          """
          (() => {
            const node = document.activeElement;
            if (!node || node === document.body) return "";
            const style = getComputedStyle(node);
            if (style.outlineStyle === "none" || parseFloat(style.outlineWidth) < 1) return "no ring: " + node.outerHTML.slice(0, 80);
            return node.getAttribute("aria-label") || node.textContent || node.tagName;
          })()
          """)
        if name.isEmpty { break }
        seen.append(name)
      }
      #expect(seen.filter { $0.hasPrefix("no ring") } == [])
      for wanted in [
        "All scenarios", "Next scenario", "Side by side", "Play", "One frame on", "Speed", "Time",
        "Filter the trace",
        "Copy: Accept", "Whole run",
      ] {
        #expect(seen.contains(wanted), "\(wanted) is not reached")
      }
      #expect(seen.contains { $0.contains("100 ms later") }, "sentences are reached")
      // Lanes and trace are one stop each; arrows go on inside.
      try tab.evaluate("document.querySelector('.item[tabindex=\"0\"]').focus()")
      try tab.press("ArrowDown")
      #expect(
        try tab.truth(
          "document.activeElement.classList.contains('item') && !document.querySelector('.tooltip').hidden"))
      let time = try tab.text("document.activeElement.dataset.frame")
      try tab.press("Enter")
      #expect(try tab.text("document.querySelector('.scrubber').getAttribute('aria-valuenow')") == time)
      try tab.press("?")
      #expect(try tab.truth("!!document.querySelector('dialog[open]')"))
      try tab.press("Escape")
      try tab.waitUntil("!document.querySelector('dialog')")
      try tab.collect()
      #expect(tab.problems == [])
    }

    @Test func hostileNamesAreTexts() throws {
      try tab.open(project.single)
      let problems = {
        try self.tab.collect(); return self.tab.problems
      }
      #expect(try problems() == [])
      #expect(try tab.truth("window.hacked === undefined"))
      #expect(try tab.text("document.querySelector('h1').textContent") == Project.hostileName)
      #expect(try tab.text("document.title").contains("</script>"))
      #expect(
        try tab.number("document.querySelectorAll('main script, main img, iframe, object').length") == 0)
      try tab.press("End")
      let mark = "[...document.querySelectorAll('.trace .what bdi')].map((node) => node.textContent)"
      #expect(try tab.truth("\(mark).includes(\(Tab.quoted(Project.hostileMark)))"))
      // Scripts from elsewhere, in the page, and requests are refused by the page itself.
      try tab.evaluate(
        """
        for (const text of ["window.hacked = 5"]) {
          const script = document.createElement("script"); script.textContent = text; document.body.append(script);
        }
        document.body.setAttribute("onclick", "window.hacked = 6"); document.body.click();
        fetch("http://127.0.0.1:9/").catch(() => {}); new Image().src = "http://127.0.0.1:9/x.png"; 0
        """)
      #expect(try tab.truth("window.hacked === undefined"))
      try tab.collect()
      #expect(tab.requests.allSatisfy { !$0.hasPrefix("http") })
      #expect(tab.problems.contains { $0.contains("Content Security Policy") })
      try tab.open(project.report)
      try tab.evaluate(
        "[...document.querySelectorAll('.entry')].find((node) => node.textContent.includes('script')).click()"
      )
      try tab.waitUntil("document.querySelector('.scenario')")
      #expect(try tab.truth("window.hacked === undefined"))
    }

    @Test func aPageThatFollowsItsScenarioKeepsItsPlace() throws {
      try tab.open(project.report, fragment: "steady?t=0.7")
      #expect(try tab.text("document.querySelector('.scrubber').getAttribute('aria-valuenow')") == "21")
      try tab.press("4")
      // As a newer `page.js` does it when it is loaded over the older one.
      try tab.evaluate(
        """
        new Promise((done) => {
          const script = document.createElement("script");
          script.src = "steady/page.js?again"; script.onload = () => done(0); document.head.append(script);
        })
        """)
      try tab.waitUntil("document.querySelector('.screen[data-actual]:not([data-actual=\"\"])')")
      #expect(try tab.text("document.querySelector('.scrubber').getAttribute('aria-valuenow')") == "21")
      #expect(try tab.text("document.querySelector('.screens').dataset.mode") == "onion")
      try tab.collect()
      #expect(tab.problems == [])
    }

    @Test func lightAndDark() throws {
      let color = "getComputedStyle(document.body).backgroundColor"
      try tab.emulate(dark: false)
      try tab.open(project.report, fragment: "early-tap")
      let light = try tab.text(color)
      try tab.emulate(dark: true)
      let dark = try tab.text(color)
      #expect(light != dark)
      try tab.press("c")
      #expect(try tab.text(color) == light, "light by hand")
      try tab.press("c")
      #expect(try tab.text(color) == dark)
      try tab.press("c")
      try tab.emulate()
      #expect(try tab.text(color) == light, "as the system again")
    }

    @Test(arguments: [360, 800]) func narrowWindowsNeedNoSidewaysScrolling(width: Int) throws {
      try tab.resize(width: width, height: 800)
      try tab.open(project.report, fragment: "early-tap")
      #expect(try tab.number("document.documentElement.scrollWidth") <= Double(width))
      try tab.open(project.report)
      #expect(try tab.number("document.documentElement.scrollWidth") <= Double(width))
    }

    @Test func theOverviewLeadsOn() throws {
      try tab.open(project.report)
      #expect(try tab.words(of: "h1") == "1 of 20 scenarios failed")
      let visible = "[...document.querySelectorAll('.entry')].filter((node) => !node.hidden)"
      #expect(try tab.number("\(visible).length") == 20)
      #expect(try tab.words(of: ".entry").contains("Early tap"), "what failed comes first")
      #expect(try tab.words(of: ".entry").contains("100 ms later"))
      try tab.press("/")
      for letter in ["m", "o", "r", "e", "-"] { try tab.press(letter) }
      #expect(try tab.number("\(visible).length") == 17)
      try tab.press("Escape")
      try tab.press("ArrowDown")
      try tab.press("ArrowRight")
      try tab.press("Enter")
      try tab.waitUntil("document.querySelector('.scenario')")
      #expect(try tab.words(of: ".top h1").hasPrefix("More"))
      let first = try tab.words(of: ".top h1")
      try tab.press("n")
      try tab.waitUntil("document.querySelector('.top h1').textContent !== \(Tab.quoted(first))")
      try tab.press("g")
      try tab.waitUntil("document.querySelector('.overview')")
      try tab.collect()
      #expect(tab.problems == [])
    }

    /// The one demand in seconds, measured inside the page. Twelve frames of a screen take 0.2 s of it at least.
    @Test func twentyScenariosOpenAndScrubWithinASecond() throws {
      try tab.open(project.report)
      let opened = try tab.number("performance.getEntriesByType('navigation')[0].loadEventEnd")
      #expect(opened < 1000, "opened after \(opened) ms")
      try tab.evaluate("location.hash = 'early-tap'; 0")
      try tab.waitUntil("document.querySelector('.scenario')")
      let scrubbed = try tab.number(
        """
        new Promise((done) => {
          const from = performance.now();
          let frame = 0;
          const step = () => {
            document.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true }));
            if (++frame < 12) requestAnimationFrame(step);
            else done(performance.now() - from);
          };
          document.dispatchEvent(new KeyboardEvent("keydown", { key: "Home", bubbles: true }));
          requestAnimationFrame(step);
        })
        """)
      #expect(scrubbed < 1000, "twelve frames took \(scrubbed) ms")
      #expect(try tab.text("document.querySelector('.scrubber').getAttribute('aria-valuenow')") == "12")
    }
  }
}
