import AnimaticUI
import Testing

/// What views of ours remember is not the user's: it has no line in the trace and no name among the states.
@Suite struct OwnStateTests {
  private struct Letter: View {
    @State private var title = "mine"
    var body: some View { Text(title).navigationTitle("New letter") }
  }

  @Test func `a bar's title is no state of the user's`() throws {
    let host = try TestHost { NavigationStack { Letter() } }
    #expect(host.host.states(notice: "it").map(\.name) == ["title"])
    #expect(host.host.states(notice: "it").first?.value as? String == "mine")
    #expect(!host.trace.contains { $0.kind == .write })
  }
}
