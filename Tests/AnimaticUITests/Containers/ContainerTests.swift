import AnimaticUI
import Testing

/// Containers as they stand under a notice.
@Suite struct ContainerTests {
  @Test func `a stack shows its title and the buttons of its bar`() throws {
    let stage = try TestHost {
      NavigationStack {
        Text("row").navigationTitle("Inbox")
          .toolbar { ToolbarItem(placement: .topBarTrailing) { Button("Edit") {} } }
      }
    }
    let (title, edit, row) = (stage.frame("Inbox"), stage.frame("Edit"), stage.frame("row"))
    #expect(try #require(title).minX == 16)
    #expect(try #require(title).midY > 44 && (try #require(title)).midY < 96)
    #expect(try #require(edit).midX > 250 && (try #require(edit)).midY < 44)
    #expect(try #require(row).midY > 96)
  }

  @Test func `an inline title stands in the bar of 44 points`() throws {
    let stage = try TestHost {
      NavigationView { Color.red.navigationTitle("Inbox").navigationBarTitleDisplayMode(.inline) }
    }
    let title = try #require(stage.frame("Inbox"))
    #expect(abs(title.midX - 150) < 0.4 && abs(title.midY - 22) < 0.4)
  }

  @Test func `rows of a list are at least 44 points high, sections apart`() throws {
    let stage = try TestHost {
      List {
        Text("one")
        Text("two")
        Section("Head") { Text("three") }
      }
    }
    let frames = try ["one", "two", "Head", "three"].map { try #require(stage.frame($0)) }
    #expect(abs(frames[1].midY - frames[0].midY - 44) < 0.4)
    #expect(frames[0].minX == 32)
    #expect(frames[2].minY > frames[1].maxY + 11 && frames[3].midY > frames[2].maxY + 22)
  }

  private struct Tabs: View {
    @State private var tab = "b"
    var body: some View {
      TabView(selection: $tab) {
        Text("first").tabItem { Label("One", systemImage: "star") }.tag("a")
        Text("second").tabItem { Label("Two", systemImage: "star") }.tag("b")
      }
    }
  }

  @Test func `the chosen tab is shown over the bar`() throws {
    let stage = try TestHost { Tabs() }
    #expect(stage.text("second") != nil && stage.text("first") == nil)
  }

  private struct Sheet: View {
    @State private var shown = false
    @State private var closed = 0
    var body: some View {
      Text("closed \(closed)").frame(maxWidth: .infinity, maxHeight: .infinity)
        .onTapGesture { shown = true }
        .sheet(isPresented: $shown, onDismiss: { closed += 1 }) { Inside() }
    }
  }

  private struct Inside: View {
    @Environment(\.dismiss) private var dismiss
    var body: some View { Text("inside").onTapGesture { dismiss() } }
  }

  @Test func `a sheet comes up, and goes when its content dismisses it`() throws {
    let stage = try TestHost { Sheet() }
    try stage.at(1) { _ = try? stage.host.tap(at: CGPoint(x: 150, y: 300)) }
    let start = try #require(stage.frame("inside"))
    try stage.advance(to: 4)
    let rest = try #require(stage.frame("inside"))
    #expect(start.minY > 600 && rest.midY < 320)
    try stage.at(5) { _ = try? stage.host.tap(at: CGPoint(x: rest.midX, y: rest.midY)) }
    try stage.advance(to: 9)
    #expect(stage.text("inside") == nil && stage.text("closed 1") != nil)
  }

  private struct Settings: View {
    @AppStorage("count") private var count = 3
    @ScaledMetric private var side = 20.0
    var body: some View {
      VStack {
        Text("count \(count)").onTapGesture { count += 1 }
        Reader()
        Color.red.frame(width: side, height: 4).accessibilityIdentifier("bar")
      }
    }
  }

  private struct Reader: View {
    @AppStorage("count") private var count = 0
    var body: some View { Text("reads \(count)") }
  }

  @Test func `settings are shared by their key, metrics follow the text size`() throws {
    let stage = try TestHost { Settings() }
    #expect(stage.text("reads 3") != nil)
    let text = try #require(stage.frame("count 3"))
    try stage.at(1) { _ = try? stage.host.tap(at: CGPoint(x: text.midX, y: text.midY)) }
    #expect(stage.text("count 4") != nil && stage.text("reads 4") != nil)
    #expect(stage.frame("bar")?.width == 20)
    try stage.at(2) { stage.host.changeEnvironment { $0.dynamicTypeSize = .xxxLarge } }
    #expect(try #require(stage.frame("bar")).width > 24)
  }

  @Test func `a mask shows what it covers`() throws {
    let stage = try TestHost {
      Color.red.frame(width: 40, height: 40).mask { Circle().frame(width: 20, height: 20) }
    }
    guard case .group(let group)? = stage.host.displayList().items.first else {
      Issue.record("no group")
      return
    }
    #expect(group.mask?.items.count == 1)
  }

  @Test func `a bar at an edge leaves the rest to the content`() throws {
    let stage = try TestHost {
      Color.red.accessibilityIdentifier("page").safeAreaInset(edge: .bottom) { Text("bar").frame(height: 50) }
    }
    #expect(stage.frame("page").map { abs($0.height - 542) < 0.01 } == true)
    #expect(stage.frame("bar").map { abs($0.midY - 575) < 1 } == true)
  }

  @Test func `a guide of one's own moves the view`() throws {
    let stage = try TestHost {
      HStack(alignment: .top, spacing: 0) {
        Color.red.frame(width: 20, height: 20).accessibilityIdentifier("a")
        Color.blue.frame(width: 20, height: 20).alignmentGuide(.top) { $0[.bottom] + 4 }
          .accessibilityIdentifier("b")
      }
    }
    let (a, b) = try (#require(stage.frame("a")), #require(stage.frame("b")))
    #expect(abs(a.minY - b.minY - 24) < 0.4)
  }
}

/// What containers remember for themselves.
@Suite struct OwnStateTests {
  private struct Page: View {
    @State private var title = "mine"
    var body: some View { Text(title).navigationTitle("Inbox") }
  }

  @Test func `is no state of the user's`() throws {
    let stage = try TestHost { NavigationStack { Page() } }
    #expect(stage.host.states(notice: "it").map(\.name) == ["title"])
    #expect(stage.host.states(notice: "it").first?.value as? String == "mine")
    #expect(!stage.kinds(.write).contains { $0.contains("NavigationTitle") })
  }
}
