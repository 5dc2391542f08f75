import Testing

@testable import AnimaticLoader

@Suite struct ViewScanTests {
  @Test(arguments: [
    ("struct A: View { var body: some View { x } }", ["A()"]),
    (
      "struct A: View, Equatable { @State private var n = 1; let t = \"{\"\n var body: some View { x } }",
      ["A()"]
    ),
    ("struct A: View {\n  let title: String\n  var body: some View { x }\n}", []),
    ("struct A: View {\n  var title: String?\n  var body: some View { x }\n}", ["A()"]),
    ("struct A: View {\n  @Binding var on: Bool\n  var body: some View { x }\n}", []),
    ("struct A: View {\n  @Environment(\\.x) private var e: E\n  var body: some View { x }\n}", ["A()"]),
    ("struct A: View {\n  let t: String\n  init() { t = \"\" }\n  var body: some View { x } }", ["A()"]),
    ("struct A: View {\n  let t = 1\n  init(_ t: Int) {}\n  var body: some View { x } }", []),
    ("struct A<C: View>: View { var body: some View { x } }", []),
    ("struct A: Shape {}; struct B: View { struct C: View {} }", ["B()"]),
    ("// struct A: View {}\nstruct", []), ("struct A: View", []), ("struct A: View {", ["A()"]),
  ])
  func viewsWithoutArgumentsAreOffered(_ text: String, _ expected: [String]) {
    #expect(ViewScan.calls(in: SwiftCode(Array(text.utf8))) == expected)
  }
}
