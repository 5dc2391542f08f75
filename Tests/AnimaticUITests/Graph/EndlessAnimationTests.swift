import AnimaticUI
import Testing

/// Animations without end are found by name.
@Suite struct EndlessAnimationTests {
  private struct Spinner: View {
    @State private var turns = false
    @State private var shown = true

    var body: some View {
      if shown {
        Text("wheel")
          .offset(x: turns ? 40 : 0)
          .onAppear {
            withAnimation(.linear(duration: 1).repeatForever(autoreverses: false)) { turns = true }
          }
          .onTapGesture { shown = false }
      }
    }
  }

  @Test func `the property, its owner and its animation are named, until the view is gone`() throws {
    let stage = try TestHost { Spinner() }
    try stage.advance(to: 0.5)
    let names = stage.graph.endlessAnimations
    #expect(names.count == 1)
    #expect(names.first?.contains("offset") == true, "\(names)")
    #expect(names.first?.contains("of it under") == true, "\(names)")
    #expect(names.first?.contains("repeatForever") == true, "\(names)")
    try stage.at(1) { _ = try? stage.host.tap(at: CGPoint(x: 170, y: 300)) }
    try stage.advance(to: 1.1)
    #expect(stage.graph.endlessAnimations == [])
  }
}
