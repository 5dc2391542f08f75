import AnimaticUI
import Foundation
import Testing

private struct Sounds: View {
  @State private var isOn = false
  var body: some View {
    VStack {
      Toggle("Sound", isOn: $isOn)
      Text(isOn ? "loud" : "quiet")
    }
  }
}

private struct Tick: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Text(configuration.isOn ? "[x]" : "[ ]").onTapGesture { configuration.isOn.toggle() }
  }
}

private struct Framed: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View { Toggle(configuration).padding(4) }
}

private struct Twice: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.onTapGesture {
      configuration.trigger()
      configuration.trigger()
    }
  }
}

private struct Inside: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      Text("→")
      Button(configuration)
    }
  }
}

private struct Counter<Style: PrimitiveButtonStyle>: View {
  let style: Style
  @State private var count = 0
  var body: some View {
    VStack {
      Button("more") { count += 1 }.buttonStyle(style)
      Text("count \(count)")
    }
  }
}

private struct Stacked: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 0) {
      configuration.title
      configuration.icon
    }
  }
}

private struct Boxed: LabelStyle {
  func makeBody(configuration: Configuration) -> some View { Label(configuration).padding(10) }
}

private struct Titled: GroupBoxStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 0) {
      configuration.content
      configuration.label
    }
  }
}

private struct Number: GaugeStyle {
  func makeBody(configuration: Configuration) -> some View { Text("share \(configuration.value)") }
}

/// Styles that are the user's own decide how controls look and act.
@Suite struct UserStyleTests {
  private func tap(_ host: TestHost, _ text: String, at seconds: Double) throws {
    let frame = try #require(host.text(text)?.frame)
    try host.at(seconds) { _ = try? host.host.tap(at: CGPoint(x: frame.midX, y: frame.midY)) }
  }

  @Test func `a toggle's style turns it over`() throws {
    let host = try TestHost { Sounds().toggleStyle(Tick()) }
    #expect(host.text("Sound") == nil)
    try tap(host, "[ ]", at: 1)
    #expect(host.text("loud") != nil)
    #expect(host.text("[x]") != nil)
  }

  @Test func `a toggle within a style is the system's`() throws {
    let plain = try TestHost { Sounds() }
    let framed = try TestHost { Sounds().toggleStyle(Framed()) }
    #expect(framed.frame("Sound")?.minX == (plain.frame("Sound")?.minX).map { $0 + 4 })
  }

  @Test func `a primitive style brings the gesture itself`() throws {
    let host = try TestHost { Counter(style: Twice()) }
    try tap(host, "more", at: 1)
    #expect(host.text("count 2") != nil)
  }

  @Test func `a button within a primitive style acts once`() throws {
    let host = try TestHost { Counter(style: Inside()) }
    #expect(host.text("→") != nil)
    try tap(host, "more", at: 1)
    #expect(host.text("count 1") != nil)
  }

  @Test func `a plain style further in ends a primitive one`() throws {
    let host = try TestHost { HStack { Button("more") {}.buttonStyle(.plain) }.buttonStyle(Inside()) }
    #expect(host.text("→") == nil)
  }

  @Test func `a label's style arranges its parts`() throws {
    let host = try TestHost { Label("Saved", systemImage: "star").labelStyle(Stacked()) }
    let one = try TestHost { Text("Saved") }
    let (styled, alone) = (try #require(host.frame("Saved")), try #require(one.frame("Saved")))
    #expect(styled.minY < alone.minY)
  }

  @Test func `a label within a style is the system's`() throws {
    let host = try TestHost { Label("Saved", systemImage: "star").labelStyle(Boxed()) }
    let plain = try TestHost { Label("Saved", systemImage: "star") }
    #expect(host.frame("Saved") == plain.frame("Saved"))
    let alone = try TestHost {
      Label("Saved", systemImage: "star").labelStyle(.titleOnly).labelStyle(Boxed())
    }
    #expect(abs(try #require(alone.frame("Saved")).midX - 150) < 0.5)
  }

  @Test func `a box's style arranges label and content`() throws {
    let host = try TestHost { GroupBox("Title") { Text("Content") }.groupBoxStyle(Titled()) }
    let (content, title) = (try #require(host.frame("Content")), try #require(host.frame("Title")))
    #expect(content.minY < title.minY)
  }

  @Test(arguments: [(0.25, "0.25"), (-1, "0.0"), (9, "1.0"), (Double.nan, "0.0")])
  func `a gauge tells its style the share of the way`(value: Double, share: String) throws {
    let host = try TestHost { Gauge(value: value) { Text("x") }.gaugeStyle(Number()) }
    #expect(host.text("share \(share)") != nil)
  }

  @Test func `a gauge between equal limits stands at the lower one`() throws {
    let host = try TestHost { Gauge(value: 3, in: 3.0...3.0) { Text("x") }.gaugeStyle(Number()) }
    #expect(host.text("share 0.0") != nil)
  }
}
