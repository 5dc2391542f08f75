import AnimaticDrawing
import AnimaticUI
import Testing

private let start = VirtualTime.startDate

private struct Upload: View {
  var body: some View { ProgressView() }
}

/// A style of a user's own.
private struct Percent: ProgressViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      Text(configuration.fractionCompleted.map { "\(Int($0 * 100)) %" } ?? "unknown")
    }
  }
}

/// A drawn fill or line, with its bounds on the stage and the product of all opacities.
private struct Mark {
  let frame: CGRect
  let outline: Outline
  let color: RGBA
  let opacity: Double
}

private func marks(_ host: TestHost) -> [Mark] {
  var found: [Mark] = []
  func visit(_ items: [DisplayItem], _ transform: Transform, _ opacity: Double) {
    for item in items {
      switch item {
      case .fill(let outline, .color(let color)), .stroke(let outline, _, .color(let color)):
        found.append(
          Mark(frame: transform.apply(outline.bounds), outline: outline, color: color, opacity: opacity))
      case .group(let group):
        visit(group.content.items, group.transform.then(transform), opacity * group.opacity)
      default: break
      }
    }
  }
  visit(host.host.displayList().items, .identity, 1)
  return found
}

@Suite struct ProgressViewTests {
  private let red = RGBA(red: 1, green: 0, blue: 0)

  /// Colours are kept in linear light: they come back with an error of rounding.
  private func isRed(_ color: RGBA) -> Bool { color.red > 0.999 && color.green < 0.001 && color.blue < 0.001 }

  private func bar(_ host: TestHost) -> CGRect? { marks(host).first { isRed($0.color) }?.frame }

  /// Points; 0 where nothing is filled.
  private func filled(_ host: TestHost) -> Double { bar(host).map { Double($0.width) } ?? 0 }

  private func filled<V: BinaryFloatingPoint>(value: V?, total: V) throws -> Double {
    filled(
      try TestHost {
        ProgressView(value: value, total: total).tint(Color(red)).frame(width: 200)
      })
  }

  @Test func `a bar is filled from its leading edge`() throws {
    let host = try TestHost { ProgressView(value: 3.0, total: 10).tint(Color(red)).frame(width: 200) }
    let frame = try #require(bar(host))
    #expect(near(frame.minX, 50) && near(frame.width, 60, 1e-9) && near(frame.height, 4))
    #expect(near(try filled(value: Float(0.5), total: 1), 100, 1e-9))
  }

  @Test func `values outside are brought to the ends`() throws {
    #expect(near(try filled(value: 7.0, total: 5), 200))
    #expect(try filled(value: -1.0, total: 5) == 0)
    #expect(try filled(value: Double.nan, total: 5) == 0)
    #expect(try filled(value: 0.0, total: 0) == 0)
  }

  @Test func `the value animates`() throws {
    let (host, value) = try play(0.2) { value in
      ProgressView(value: value.value).tint(Color(red)).frame(width: 200)
    }
    try host.at(1) { withAnimation(.linear(duration: 1)) { value.write(0.8) } }
    for (time, wide) in [(1.0, 40.0), (1.25, 70), (1.5, 100), (2, 160), (3, 160)] {
      try host.advance(to: time)
      #expect(near(filled(host), wide, 1e-6), "at \(time)")
    }
  }

  @Test func `a ring fills clockwise from its top`() throws {
    let host = try TestHost {
      ProgressView(value: 0.25).progressViewStyle(.circular).tint(Color(red))
    }
    let ring = try #require(marks(host).first { isRed($0.color) })
    guard case .path(let elements, _) = ring.outline, case .move(let from) = elements.first,
      case .curve(let to, _, _) = elements.last
    else {
      Issue.record("no arc")
      return
    }
    #expect(near(from.x, 150) && near(from.y, 291.5) && near(to.x, 158.5) && near(to.y, 300))
  }

  @Test func `the spinner has eight spokes, one step further eight times a second`() throws {
    let host = try TestHost { Upload().tint(Color(red)) }
    func brightest() -> Int? {
      let all = marks(host).map(\.opacity)
      #expect(all.count == 8)
      #expect(near(all.reduce(0, +), 5, 1e-9))
      return all.firstIndex(of: 1)
    }
    for step in 0..<20 {
      try host.advance(to: Double(step) / 8)
      #expect(brightest() == step % 8)
      let list = host.host.displayList()
      try host.advance(to: Double(step) / 8 + 0.12)
      #expect(host.host.displayList() == list)
    }
    // Lines with a width of 2.5 points: their middles reach to 1.25 points before the edge.
    let spokes = marks(host).map(\.frame)
    let whole = spokes.dropFirst().reduce(spokes[0]) { $0.union($1) }
    #expect(near(whole.width, 17.5) && near(whole.height, 17.5))
    #expect(near(whole.midX, 150) && near(whole.midY, 300))
    #expect(near(spokes[0].maxY, 294.25) && near(spokes[2].minX, 155.75))
  }

  @Test func `the spinner is an animation without end and says so`() throws {
    let host = try TestHost { Upload() }
    #expect(host.graph.endlessAnimations == ["ProgressView in Upload of it"])
    #expect(host.clock.nextDue == nil)
    let lists = try sampled(at: 1.3, { try TestHost { Upload() } }) { $0.host.displayList() }
    #expect(lists.allSatisfy { $0 == lists[0] })
  }

  @Test func `labels stand around the progress`() throws {
    let host = try TestHost {
      VStack {
        ProgressView("Loading")
        ProgressView("Copying", value: 1, total: 2)
        ProgressView(value: 0.5) {
          Text("Sending")
        } currentValueLabel: {
          Text("half")
        }
        ProgressView { Text("Waiting") }
      }
    }
    for text in ["Loading", "Copying", "Sending", "half", "Waiting"] { #expect(host.exists(text)) }
    #expect(host.graph.endlessAnimations.count == 2)
  }

  @Test func `no value makes a spinner, a value later a bar`() throws {
    let (host, value) = try play(nil as Double?) { value in
      ProgressView(value: value.value).tint(Color(red)).frame(width: 200)
    }
    #expect(host.graph.endlessAnimations.count == 1)
    try host.at(1) { value.write(0.5) }
    #expect(host.graph.endlessAnimations == [])
    #expect(near(filled(host), 100))
  }

  @Test func `an interval empties the bar and says what is left`() throws {
    let host = try TestHost {
      ProgressView(timerInterval: start.addingTimeInterval(1)...start.addingTimeInterval(5))
        .tint(Color(red)).frame(width: 200)
    }
    for (time, wide, text) in [
      (0.5, 200.0, "0:04"), (1, 200, "0:04"), (2, 150, "0:03"), (3.5, 75, "0:02"), (5, 0, "0:00"),
      (9, 0, "0:00"),
    ] {
      try host.advance(to: time)
      #expect(near(filled(host), wide, 1e-4), "at \(time)")
      #expect(host.exists(text), "at \(time)")
    }
    #expect(!host.graph.hasRunningAnimations)
    #expect(host.clock.nextDue == nil)
    let filling = try TestHost {
      ProgressView(
        timerInterval: start.addingTimeInterval(-1)...start.addingTimeInterval(3), countsDown: false
      ) { Text("label") }
      .tint(Color(red)).frame(width: 200)
    }
    try filling.advance(to: 1)
    #expect(near(filled(filling), 100, 1e-4))
    #expect(filling.exists("label") && filling.exists("0:02"))
  }

  @Test func `styles may be one's own`() throws {
    let host = try TestHost {
      VStack {
        ProgressView("Mail", value: 0.4)
        ProgressView()
        ProgressView(timerInterval: start...start.addingTimeInterval(9))
      }
      .progressViewStyle(Percent())
    }
    #expect(host.exists("Mail") && host.exists("40 %"))
    #expect(host.host.probes(text: "unknown").count == 2)
    #expect(host.graph.endlessAnimations == [])
    let tinted = try TestHost {
      ProgressView(value: 0.5).progressViewStyle(LinearProgressViewStyle(tint: Color(red))).frame(width: 200)
    }
    #expect(near(filled(tinted), 100))
  }
}
