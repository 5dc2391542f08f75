import AnimaticDrawing
import AnimaticUI
import Testing

@Suite struct StyleMotionTests {
  private let second = Animation.linear(duration: 1)

  private struct Screen<V: View>: View {
    let on: Knob<Bool>
    let content: (Bool) -> V
    var body: some View { content(on.value) }
  }

  /// The drawn items, groups opened, at each of the times after a change at 1 s.
  private func items(
    at times: [Double], @ViewBuilder _ content: @escaping (Bool) -> some View
  ) throws -> [[DisplayItem]] {
    let on = Knob(false)
    let host = try TestHost.with(on) { Screen(on: on, content: content) }
    try host.at(1) { on.set(true, second) }
    func open(_ items: [DisplayItem]) -> [DisplayItem] {
      items.flatMap { item -> [DisplayItem] in
        if case .group(let group) = item { return open(group.content.items) }
        return [item]
      }
    }
    return try times.map { time in
      try host.advance(to: time)
      return open(host.host.displayList().items)
    }
  }

  private func paint(_ items: [DisplayItem]) -> Paint? {
    switch items.first {
    case .fill(_, let paint), .stroke(_, _, let paint): return paint
    default: return nil
    }
  }

  private let black = Color(red: 0, green: 0, blue: 0)
  private let white = Color(red: 1, green: 1, blue: 1)
  /// Half of white's light, encoded.
  private let half = 0.7354

  @Test func `stops, colours and points of a linear gradient move`() throws {
    let seen = try items(at: [1.5, 3]) { on in
      LinearGradient(
        stops: [
          .init(color: on ? white : black, location: on ? 0.5 : 0), .init(color: black, location: 1),
        ], startPoint: .top, endPoint: on ? .trailing : .bottom)
    }
    guard case .linearGradient(let stops, let from, let to) = paint(seen[0]) else {
      Issue.record("no gradient")
      return
    }
    #expect(near(stops[0].color.red, half) && near(stops[0].location, 0.25) && stops[1].color.red == 0)
    #expect(from == CGPoint(x: 150, y: 0))
    #expect(to == CGPoint(x: 225, y: 450))
    guard case .linearGradient(let last, _, let end) = paint(seen[1]) else { return }
    #expect(last[0].color.red == 1 && end == CGPoint(x: 300, y: 300))
  }

  @Test func `radii and angles move`() throws {
    let radial = try items(at: [1.25]) { on in
      Rectangle().fill(
        .radialGradient(
          colors: [white, black], center: on ? .leading : .center, startRadius: 0, endRadius: on ? 80 : 40))
    }
    guard case .radialGradient(_, let center, 0, let radius) = paint(radial[0]) else {
      Issue.record("no gradient")
      return
    }
    #expect(center == CGPoint(x: 112.5, y: 300) && radius == 50)

    let angular = try items(at: [1.5]) { on in
      Circle().fill(.conicGradient(colors: [white, black, white], angle: .degrees(on ? 90 : 0)))
    }
    guard case .angularGradient(let stops, _, let start, let end) = paint(angular[0]) else {
      Issue.record("no gradient")
      return
    }
    #expect(stops.count == 3)
    #expect(near(start, .pi / 4) && near(end, .pi / 4 + 2 * .pi))

    let elliptical = try items(at: [1.5]) { on in
      EllipticalGradient(colors: [white, black], endRadiusFraction: on ? 1 : 0.5)
    }
    guard case .ellipticalGradient(_, _, let size, 0, let fraction) = paint(elliptical[0]) else {
      Issue.record("no gradient")
      return
    }
    #expect(size == CGSize(width: 300, height: 600) && near(fraction, 0.75))
  }

  @Test func `another number of stops or kind of style is there at once`() throws {
    let stops = try items(at: [1, 1.5]) { on in
      LinearGradient(
        colors: on ? [white, black, white] : [white, black], startPoint: .top, endPoint: .bottom)
    }
    guard case .linearGradient(let three, _, _) = paint(stops[0]) else {
      Issue.record("no gradient")
      return
    }
    #expect(three.count == 3 && stops[0] == stops[1])
    let kinds = try items(at: [1.5]) { on in
      Rectangle().fill(
        on
          ? AnyShapeStyle(white)
          : AnyShapeStyle(.linearGradient(colors: [black], startPoint: .top, endPoint: .bottom)))
    }
    guard case .color(let color) = paint(kinds[0]) else {
      Issue.record("no colour")
      return
    }
    #expect(near(color.red, 1))
  }

  @Test func `fills and backgrounds and foreground styles blend in linear light`() throws {
    for look in 0..<4 {
      let seen = try items(at: [1.5]) { on in
        let color = on ? white : black
        switch look {
        case 0: color
        case 1: Circle().fill(color)
        case 2: Color.clear.background(color)
        default: Rectangle().foregroundStyle(color)
        }
      }
      guard case .color(let color) = paint(seen[0]) else {
        Issue.record("no colour in look \(look)")
        continue
      }
      #expect(near(color.red, half) && color.alpha == 1)
    }
  }

  @Test func `a text's colour blends, its own and its surroundings'`() throws {
    for look in 0..<3 {
      let seen = try items(at: [1.5]) { on in
        let color = on ? white : black
        switch look {
        case 0: Text("x").foregroundColor(color)
        case 1: (Text("x").foregroundColor(color) + Text("y").foregroundColor(color)).bold()
        default: Text("x").foregroundStyle(color)
        }
      }
      guard case .text(_, _, let color) = seen[0].first else {
        Issue.record("no text")
        return
      }
      #expect(near(color.green, half))
    }
  }

  @Test func `colours of parts of a text are as they are`() throws {
    let seen = try items(at: [1.5]) { on in
      Text("x").foregroundColor(on ? white : black) + Text("y").foregroundColor(black)
    }
    guard case .text(let layout, _, _) = seen[0].first else {
      Issue.record("no text")
      return
    }
    #expect(layout.lines.count == 1)
  }

  @Test func `line width, dashes and phase of a stroke move`() throws {
    let seen = try items(at: [1.5]) { on in
      Circle().stroke(
        black, style: StrokeStyle(lineWidth: on ? 8 : 4, dash: [on ? 6 : 2], dashPhase: on ? 10 : 0))
    }
    guard case .stroke(_, let line, _) = seen[0].first else {
      Issue.record("no stroke")
      return
    }
    #expect(line.width == 6 && line.dash == [4] && line.dashPhase == 5)
  }

  @Test func `radii move, inside insets too`() throws {
    let seen = try items(at: [1.5]) { on in
      RoundedRectangle(cornerRadius: on ? 30 : 10).strokeBorder(black, lineWidth: on ? 4 : 2)
    }
    guard case .stroke(.roundedRectangle(let rect, let radius, _), let line, _) = seen[0].first else {
      Issue.record("no stroke")
      return
    }
    // Inset by half the width: 10 - 1 to 30 - 2 points of radius.
    #expect(radius == 18.5 && line.width == 3)
    #expect(rect == CGRect(x: 1.5, y: 1.5, width: 297, height: 597))
  }

  @Test func `a shadow's colour, radius and offset move`() throws {
    let on = Knob(false)
    let host = try TestHost.with(on) {
      Screen(on: on) { on in
        Color.red.frame(width: 10, height: 10)
          .shadow(color: on ? white : black, radius: on ? 8 : 4, x: on ? 2 : 0, y: on ? 6 : 2)
      }
    }
    try host.at(1) { on.set(true, second) }
    try host.advance(to: 1.5)
    guard case .group(let group) = host.host.displayList().items.first, let shadow = group.shadow else {
      Issue.record("no shadow")
      return
    }
    #expect(
      near(shadow.color.red, half) && shadow.radius == 6 && shadow.offset == CGSize(width: 1, height: 4))
  }
}
