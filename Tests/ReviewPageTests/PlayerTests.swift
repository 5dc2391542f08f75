import AnimaticExport
import Foundation
import Testing

extension ReviewPageTests {
  /// The player of a scenario whose tap came 100 ms late, in a real browser.
  @Suite struct PlayerTests {
    let tab: Tab
    let page: String

    init() throws {
      page = try Project.shared().report
      tab = try Tab()
      try tab.open(page, fragment: "early-tap")
    }

    private func frame() throws -> Int {
      Int(try tab.number("Number(document.querySelector('.scrubber').getAttribute('aria-valuenow'))"))
    }

    /// Goes to a frame with keys alone.
    private func go(to wanted: Int) throws {
      try tab.press("Home")
      for _ in 0..<(wanted / 10) { try tab.press("ArrowRight", shift: true) }
      for _ in 0..<(wanted % 10) { try tab.press("ArrowRight") }
      try settle()
    }

    /// Waits until the screens show the pictures of the present frame.
    private func settle() throws {
      try tab.evaluate("new Promise((done) => setTimeout(() => requestAnimationFrame(() => done(0)), 60))")
    }

    @Test func opensQuietlyAndOnlyFromItsFolder() throws {
      try tab.collect()
      #expect(tab.problems == [])
      #expect(tab.requests.count > 5)
      let folder = URL(fileURLWithPath: page).deletingLastPathComponent().absoluteString
      for address in tab.requests { #expect(address.hasPrefix(folder) || address == "about:blank") }
      let words = try tab.words(of: ".verdict")
      #expect(words.contains("Motion changed") && words.contains("100 ms later"))
      #expect(words.contains("animatic verify s/early.scenario"))
      #expect(words.contains("animatic accept report early-tap"))
    }

    @Test func arrowsStepExactlyOneFrame() throws {
      try tab.press("Home")
      #expect(try frame() == 0)
      for expected in 1...5 {
        try tab.press("ArrowRight")
        #expect(try frame() == expected)
      }
      try tab.press("ArrowLeft")
      #expect(try frame() == 4)
      try tab.press("ArrowRight", shift: true)
      #expect(try frame() == 14)
      try tab.press("End")
      #expect(try frame() == 59)
      try tab.press("ArrowRight")
      #expect(try frame() == 59, "the last frame is the end")
      #expect(try tab.words(of: ".clock").contains("1.967"))
    }

    @Test func scrubbingChangesThePicture() throws {
      try go(to: 0)
      let before = try tab.picture(of: ".screen.kind-actual")
      try tab.click(".lane.ruler .plot-area", x: 0.4)
      let there = try frame()
      #expect((20...27).contains(there), "0.4 of two seconds at 30 frames a second")
      try settle()
      #expect(try tab.picture(of: ".screen.kind-actual") != before)
      #expect(try tab.words(of: ".lane.ruler .readout").hasPrefix("0."))
    }

    @Test func spacePlaysAndPauses() throws {
      try go(to: 0)
      try tab.press(" ")
      try tab.waitUntil("Number(document.querySelector('.scrubber').getAttribute('aria-valuenow')) > 3")
      #expect(try tab.truth("document.querySelector('.primary').getAttribute('aria-label') === 'Pause'"))
      try tab.press(" ")
      let there = try frame()
      try settle()
      try settle()
      #expect(try frame() == there)
    }

    @Test func everyWayOfComparing() throws {
      // The tap at 1 s instead of 0.9 s: in between the recorded banner is already leaving.
      try go(to: 30)
      for (key, name, screens) in [
        ("1", "side", 3), ("2", "slider", 1), ("3", "blink", 1), ("4", "onion", 1), ("5", "difference", 1),
        ("6", "actual", 1),
      ] {
        try tab.press(key)
        #expect(try tab.text("document.querySelector('.screens').dataset.mode") == name)
        #expect(try tab.number("document.querySelectorAll('.screen').length") == Double(screens))
        try settle()
        #expect(
          try tab.truth(
            "document.querySelector('.screen').dataset.actual !== '' || document.querySelector('.screen').classList.contains('kind-expected')"
          ))
      }
    }

    @Test func theSliderMovesByKeyboard() throws {
      try go(to: 30)
      try tab.press("2")
      try tab.evaluate("document.querySelector('.divider').focus()")
      try tab.press("Home")
      try settle()
      let actual = try tab.picture(of: ".layers")
      try tab.press("End")
      try settle()
      let expected = try tab.picture(of: ".layers")
      #expect(actual != expected)
      #expect(try tab.text("document.querySelector('.divider').getAttribute('aria-valuenow')") == "100")
      #expect(try frame() == 30, "the dividing line takes its keys")
    }

    @Test func blinkingKeepsStillWhereMotionIsReduced() throws {
      try tab.emulate(calm: true)
      try tab.press("3")
      let side = "document.querySelector('.screen').dataset.side"
      #expect(try tab.text(side) == "actual")
      try tab.evaluate("new Promise((done) => setTimeout(() => done(0), 700))")
      #expect(try tab.text(side) == "actual")
      try tab.press("x")
      #expect(try tab.text(side) == "expected")
      try tab.emulate()
      try tab.press("3")
      try tab.waitUntil("\(side) === 'expected'")
      try tab.waitUntil("\(side) === 'actual'")
    }

    @Test func aDifferenceIsDrawnWhereItIs() throws {
      try tab.press("5")
      try go(to: 30)
      #expect(try strongPixels() > 200)
      // Before the tap both sides are the same.
      try go(to: 20)
      #expect(try strongPixels() == 0)
      #expect(try tab.words(of: ".measure") == "same as recorded")
    }

    /// Pixels of the difference's colour on the screen.
    private func strongPixels() throws -> Int {
      let bitmap = try PNGDecoder.decode([UInt8](try tab.picture(of: ".screen.kind-difference")))
      var count = 0
      for y in 0..<bitmap.height {
        for x in 0..<bitmap.width {
          let pixel = bitmap[x, y]
          if pixel.red > 190, pixel.green < 130, pixel.blue < 60 { count += 1 }
        }
      }
      return count
    }

    @Test func theDifferenceBarJumps() throws {
      try go(to: 0)
      try tab.click(".change", x: 0.5)
      let there = try frame()
      #expect((28...36).contains(there))
      #expect(try tab.words(of: ".measure").contains("differs"))
      try tab.press("Home")
      try tab.press("d")
      #expect(try frame() == 28, "the first frame after the recorded tap at 0.9 s")
    }

    @Test func sentencesLeadToTheirTime() throws {
      try tab.press("Home")
      try tab.click("button.sentence")
      #expect(try frame() >= 27)
    }

    @Test func theTraceFollows() throws {
      let rows = "document.querySelectorAll('.trace tbody tr').length"
      try go(to: 0)
      let few = try tab.number(rows)
      try go(to: 59)
      let all = try tab.number(rows)
      #expect(all > few)
      let last = "document.querySelector('.trace tr[aria-current] .when').textContent"
      #expect(try Double(tab.text(last)) ?? 9 <= 59.0 / 30 + 1e-3)
      try go(to: 30)
      #expect(try Double(tab.text(last)) ?? 9 <= 1.001)
      // A row leads back to its time.
      try tab.click(".trace tbody tr:nth-child(1)")
      #expect(try frame() == 6)
      // A filter by words and one by kind.
      try tab.press("End")
      try tab.evaluate("document.querySelector('.trace-card .search').focus()")
      for letter in ["l", "a", "t", "e"] { try tab.press(letter) }
      #expect(try tab.number(rows) < all)
      #expect(try tab.words(of: ".trace tbody").contains("late"))
      #expect(try frame() == 59, "letters in a field are no commands")
    }

    @Test func lanesTellWhatHappened() throws {
      let labels = try tab.text(
        "[...document.querySelectorAll('.item')].map((node) => node.getAttribute('aria-label')).join('\\n')")
      #expect(labels.contains("inbox is visible, "))
      #expect(labels.contains("(expected)"))
      #expect(labels.contains("tap inbox at 1 s · s/early.scenario:8"))
      #expect(labels.contains("tap (100, 90) at 1.5 s: misses"))
      #expect(labels.contains("late, mark at 1.6 s"))
      #expect(labels.contains("still pending when the run ends"))
      #expect(
        labels.contains(
          "offset 0, -100 → 0, 0, easeInOut(duration: 0.3), 0.2 s to 0.5 s".replacingOccurrences(
            of: "-", with: "−")))
      #expect(try tab.number("document.querySelectorAll('.line.expected').length") >= 2)
      #expect(try tab.words(of: ".lane.curve .readout") != "")
      let lanes = "document.querySelectorAll('.lane').length"
      let moving = try tab.number(lanes)
      try tab.press("v")
      #expect(try tab.number(lanes) > moving + 3, "the still values, texts and states too")
      #expect(try tab.truth("document.querySelectorAll('.step').length > 2"))
      try tab.collect()
      #expect(tab.problems == [])
    }

    @Test func zoomAndLoop() throws {
      try go(to: 30)
      let first = "document.querySelector('.tick-label').textContent"
      #expect(try tab.text(first) == "0.0")
      try tab.press("+")
      try tab.press("+")
      #expect(try Double(tab.text(first)) ?? 0 > 0.5)
      try tab.press("0")
      #expect(try tab.text(first) == "0.0")
      try tab.press("i")
      try tab.press("ArrowRight", shift: true)
      try tab.press("o")
      #expect(try tab.text("document.querySelector('.transport .on').textContent") == "1.000–1.333 s")
      try tab.press("]")
      try tab.press("]")
      #expect(try tab.text("document.querySelector('.select').value") == "2")
      try tab.press(" ")
      // Comes round: after the end of the loop it is at its start again.
      try tab.waitUntil("Number(document.querySelector('.scrubber').getAttribute('aria-valuenow')) < 36")
      let there = try frame()
      #expect((30...40).contains(there))
      try tab.press(" ")
      try tab.press("l")
      #expect(try !tab.truth("!!document.querySelector('.transport .on')"))
    }

    @Test func fingersSafeAreaAndBounds() throws {
      try go(to: 31)
      #expect(try tab.truth("!!document.querySelector('.kind-actual .finger.hit')"))
      try tab.press("t")
      #expect(try !tab.truth("!!document.querySelector('.finger')"))
      try tab.press("b")
      try tab.press("s")
      #expect(
        try tab.truth(
          "!!document.querySelector('.kind-actual .bounds') && !!document.querySelector('.safe-area')"))
      try tab.press("t")
      try go(to: 46)
      #expect(try tab.truth("!!document.querySelector('.finger.missed')"))
    }
  }
}
