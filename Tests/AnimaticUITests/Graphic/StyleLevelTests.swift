import AnimaticDrawing
import AnimaticUI
import Testing

/// Styles made of others.
@Suite struct StyleLevelTests {
  private func alpha<S: ShapeStyle>(_ style: S) -> Double {
    style.resolved(in: EnvironmentValues()).alpha
  }

  @Test func `opacity multiplies`() {
    #expect(alpha(AnyShapeStyle(Color.red.opacity(0.5)).opacity(0.5)) == 0.25)
    #expect(alpha(AnyShapeStyle(Color.red).opacity(2)) == 1)
    #expect(alpha(AnyShapeStyle(Color.red).opacity(-1)) == 0)
  }

  @Test func `the background is what was set for it`() {
    var environment = EnvironmentValues()
    environment.backgroundStyle = AnyShapeStyle(Color.white.opacity(0.5))
    #expect(BackgroundStyle().resolved(in: environment).alpha == 0.5)
    // Set to itself it is the system's, and ends.
    environment.backgroundStyle = AnyShapeStyle(BackgroundStyle())
    #expect(BackgroundStyle().resolved(in: environment).alpha == 1)
  }

  @Test func `the first of several foreground styles paints`() throws {
    func color(_ items: [DisplayItem]) -> RGBA? {
      for item in items {
        if case .text(_, _, let color) = item { return color }
        if case .group(let group) = item, let found = color(group.content.items) { return found }
      }
      return nil
    }
    let host = try TestHost { HStack { Text("a") }.foregroundStyle(Color.white, Color.black) }
    #expect(try #require(color(host.host.displayList().items)).red > 0.999)
  }
}
