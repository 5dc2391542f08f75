import AnimaticDrawing
import AnimaticUI
import Testing

/// What colour a button's label has. The accent colour is only what it has as long as nobody asks for another.
@Suite struct ButtonColorTests {
  private func color<V: View>(@ViewBuilder _ content: @escaping () -> V) throws -> RGBA? {
    func visit(_ items: [DisplayItem]) -> RGBA? {
      for item in items {
        if case .text(_, _, let color) = item { return color }
        if case .group(let group) = item, let found = visit(group.content.items) { return found }
      }
      return nil
    }
    return visit(try TestHost(content).host.displayList().items)
  }

  private func expectSame(_ one: RGBA?, _ other: RGBA?) {
    #expect(one != nil && one == other)
  }

  @Test func `without a wish it is the accent colour, red for what destroys`() throws {
    expectSame(try color { Button("a", action: {}) }, try color { Text("a").foregroundColor(.accentColor) })
    expectSame(
      try color { Button("a", role: .destructive) {} }, try color { Text("a").foregroundColor(.red) })
    expectSame(try color { Button("a", action: {}).buttonStyle(.plain) }, try color { Text("a") })
    expectSame(
      try color { Button("a", action: {}).buttonStyle(.borderedProminent) },
      try color { Text("a").foregroundColor(.white) })
  }

  @Test func `a colour on the button or on what it stands in goes before`() throws {
    let yellow = try color { Text("a").foregroundColor(.yellow) }
    expectSame(try color { Button("a", action: {}).foregroundColor(.yellow) }, yellow)
    expectSame(try color { HStack { Button("a", action: {}) }.foregroundStyle(.yellow) }, yellow)
    expectSame(
      try color { HStack { Button("a", action: {}).foregroundColor(.yellow) }.foregroundColor(.white) },
      yellow)
    expectSame(try color { Button("a", action: {}).buttonStyle(.bordered).foregroundColor(.yellow) }, yellow)
    expectSame(
      try color { Button(action: {}) { Text("a").foregroundColor(.yellow) }.foregroundColor(.red) }, yellow)
  }
}
