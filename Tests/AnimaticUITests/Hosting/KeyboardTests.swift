import AnimaticDrawing
import AnimaticUI
import Foundation
import Testing

@Suite struct KeyboardTests {
  private struct Notice: View {
    var regions: SafeAreaRegions = []
    var body: some View {
      VStack {
        Spacer()
        Text("notice").frame(width: 200, height: 50)
      }.ignoresSafeArea(regions)
    }
  }

  private func host(@ViewBuilder _ view: () -> some View) throws -> TestHost {
    try TestHost(safeArea: EdgeInsets(top: 50, leading: 0, bottom: 30, trailing: 0), view)
  }

  private func bottom(_ host: TestHost) -> Double? { host.text("notice")?.frame.map { Double($0.maxY) } }

  private func key(_ host: TestHost, _ height: CGFloat, at time: Double, _ animation: Animation?) throws {
    try host.at(time) { host.host.changeEnvironment(keyboard: height, animation: animation) }
  }

  // The text stands in the middle of its frame of 50 points.
  private func middle(_ host: TestHost) -> Double? { host.text("notice")?.frame.map { Double($0.midY) + 25 } }

  @Test func `a notice at the bottom goes up with the keyboard, by the inset's curve`() throws {
    let host = try host { Notice() }
    #expect(near(middle(host), 570, 0.2))
    try key(host, 330, at: 1, .easeInOut(duration: 0.25))
    try host.advance(to: 1.125)
    #expect(near(middle(host), 420, 0.2))
    try host.advance(to: 1.25)
    #expect(near(middle(host), 270, 0.2))
    try key(host, 0, at: 2, .easeInOut(duration: 0.25))
    try host.advance(to: 2.125)
    #expect(near(middle(host), 420, 0.2))
    try host.advance(to: 3)
    #expect(near(middle(host), 570, 0.2))
  }

  @Test func `the system's curve is a critical spring`() throws {
    let host = try host { Notice() }
    try key(host, 330, at: 1, KeyboardPanel.animation)
    let omega = (1000.0 / 3).squareRoot()
    for t in [0.05, 0.1, 0.25, 0.4] {
      try host.advance(to: 1 + t)
      let done = 1 - exp(-omega * t) * (1 + omega * t)
      #expect(near(middle(host), 570 - 300 * done, 0.2))
    }
  }

  @Test(arguments: [
    (SafeAreaRegions.keyboard, 570.0), (.all, 600), (.container, 270), (SafeAreaRegions(), 270),
  ]) func `a view that ignores the keyboard stays`(_ regions: SafeAreaRegions, _ bottom: Double) throws {
    let host = try host { Notice(regions: regions) }
    try key(host, 330, at: 1, nil)
    #expect(near(middle(host), bottom, 0.2))
  }

  @Test func `a keyboard lower than the home indicator covers nothing`() throws {
    let host = try host { Notice() }
    try key(host, 20, at: 1, nil)
    #expect(near(middle(host), 570, 0.2))
    try key(host, -5, at: 2, nil)
    #expect(near(middle(host), 570, 0.2))
  }

  private func panel(_ host: TestHost) -> CGRect? {
    for item in host.host.displayList().items.reversed() {
      if case .fill(.rectangle(let frame), _) = item { return frame }
    }
    return nil
  }

  @Test func `a grey panel slides in over all views and takes the touches`() throws {
    let journal = Journal()
    let host = try host {
      Text("under").frame(maxWidth: .infinity, maxHeight: .infinity).contentShape(Rectangle())
        .ignoresSafeArea().onTapGesture { journal.note("tap") }
    }
    #expect(panel(host) == nil)
    try host.tap(0.5, y: 500)
    try key(host, 300, at: 1, .linear(duration: 0.2))
    try host.advance(to: 1.1)
    #expect(near(panel(host)?.minY, 450) && near(panel(host)?.maxY, 600))
    try host.tap(1.1, y: 500)
    try host.advance(to: 1.5)
    #expect(near(panel(host)?.minY, 300))
    #expect(try host.touch(1.5, y: 400, for: 0.1).landing == .ignored(what: "the keyboard"))
    try host.tap(2, y: 250)
    try key(host, 0, at: 3, nil)
    #expect(panel(host) == nil)
    #expect(journal.lines == ["tap", "tap"])
  }

  @Test func `the picture of before fades over the one of after`() throws {
    let host = try host { Text("notice") }
    let before = host.host.displayList()
    try host.at(1) {
      try? host.host.fadeFromNow(.linear(duration: 0.4))
      host.host.changeEnvironment { $0.colorScheme = .dark }
    }
    let first = host.host.displayList()
    #expect(first != before)
    guard case .group(let veil)? = first.items.last else {
      Issue.record("no veil over the picture")
      return
    }
    #expect(veil.opacity == 1 && Array(veil.content.items.dropFirst()) == before.items)
    try host.advance(to: 1.3)
    guard case .group(let rest)? = host.host.displayList().items.last else {
      Issue.record("no veil over the picture")
      return
    }
    #expect(near(rest.opacity, 0.25))
    try host.advance(to: 2)
    #expect(host.host.displayList().items == Array(first.items.dropLast()))
  }
}
