import AnimaticDrawing
import AnimaticUI
import Testing

/// Styles made of others.
@Suite struct StyleLevelTests {
  private func alpha<S: ShapeStyle>(_ style: S) -> Double {
    style.resolved(in: EnvironmentValues()).alpha
  }

  @Test func `opacity multiplies`() {
    #expect(alpha(Color.red.opacity(0.5).gradient.opacity(0.5)) == 0.25)
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
    func color(_ view: some View) throws -> RGBA? {
      for item in try TestHost({ view }).host.displayList().items {
        if case .text(_, _, let color) = item { return color }
      }
      return nil
    }
    #expect(try color(Text("a").foregroundStyle(Color.white, Color.black)) == .white)
  }
}
