import AnimaticUI
import Testing

/// How often bodies run: counted by the trace, as users see it.
@Suite struct EvaluationTests {
  private struct Fixed: View {
    let number: Int
    var body: some View { Text("fixed \(number)") }
  }

  private struct Schemed: View {
    @Environment(\.colorScheme) private var scheme
    var body: some View { Text(scheme == .dark ? "dark" : "light") }
  }

  private struct Bound: View {
    @Binding var name: String
    var body: some View { Text("bound \(name)") }
  }

  private func passes(_ host: TestHost, _ view: String) -> Int {
    host.kinds(.body).filter { $0.hasPrefix(view + " body") }.count
  }

  @Test func `a child whose value stays is not evaluated again`() throws {
    let (host, number) = try play(0) { outside in
      VStack {
        Text("\(outside.value)")
        Fixed(number: 7)
        Fixed(number: outside.value / 10)
      }
    }
    #expect(passes(host, "Fixed") == 2)
    try host.at(1) { number.write(1) }
    #expect(passes(host, "Fixed") == 2)
    try host.at(2) { number.write(10) }
    #expect(passes(host, "Fixed") == 3 && host.text("fixed 1") != nil)
  }

  @Test func `an environment value that another reader does not look at costs it nothing`() throws {
    let (host, number) = try play(0) { outside in
      Schemed().transformEnvironment(\.lineLimit) { $0 = outside.value }
    }
    try host.at(1) { number.write(1) }
    try host.at(2) { number.write(2) }
    #expect(passes(host, "Schemed") == 1)
  }

  @Test func `a binding into a structure writes that part`() throws {
    struct Person { var name = "Ada", age = 36 }
    struct Form: View {
      @State private var person = Person()
      var body: some View {
        VStack {
          Bound(name: $person.name)
          Text("age \(person.age)").onTapGesture { $person.name.wrappedValue = "Grace" }
        }
      }
    }
    let host = try TestHost { Form() }
    let age = host.frame("age 36")!
    try host.at(1) { _ = try? host.host.tap(at: CGPoint(x: age.midX, y: age.midY)) }
    #expect(host.text("bound Grace") != nil && host.text("age 36") != nil)
  }

  @Test func `a binding two members deep is the same binding each time`() throws {
    struct Inner { var text = "x" }
    struct Outer { var inner = Inner() }
    struct Form: View {
      let tick: Int
      @Binding var outer: Outer
      var body: some View { Bound(name: $outer.inner.text) }
    }
    let store = Outside(Outer())
    let (host, tick) = try play(0) { outside in Form(tick: outside.value, outer: store.binding) }
    store.attach(host)
    try host.at(1) { tick.write(1) }
    #expect(passes(host, "Form") == 2 && passes(host, "Bound") == 1)
    try host.at(2) { store.write(Outer(inner: Inner(text: "y"))) }
    #expect(host.text("bound y") != nil && passes(host, "Bound") == 2)
  }

  @Test func `actions see the newest state`() throws {
    var seen: [Int] = []
    struct Counter: View {
      @State private var count = 0
      let report: (Int) -> Void
      var body: some View {
        Text("count \(count)").onTapGesture {
          count += 1
          count += 1
          report(count)
        }
      }
    }
    let host = try TestHost { Counter { seen.append($0) } }
    let frame = host.frame("count 0")!
    try host.at(1) { _ = try? host.host.tap(at: CGPoint(x: frame.midX, y: frame.midY)) }
    #expect(seen == [2] && host.text("count 2") != nil)
  }

  @Test func `a write during an update is lost and said so`() throws {
    struct Writer: View {
      @State private var count = 0
      var body: some View {
        count = 3
        return Text("count \(count)")
      }
    }
    let host = try TestHost { Writer() }
    #expect(host.text("count 0") != nil)
    #expect(host.kinds(.warning).contains { $0.contains("modifying state count during view update") })
  }

  @Test func `passes are counted anew for a view that is made anew`() throws {
    let (host, flag) = try play(true) { outside in ZStack { if outside.value { Fixed(number: 1) } } }
    for step in 1...20 { try host.at(Double(step)) { flag.write(step % 2 == 0) } }
    let counted = host.kinds(.body).filter { $0.hasPrefix("Fixed") }
    #expect(counted.count == 11 && counted.allSatisfy { $0.hasSuffix("pass 1") })
    #expect(host.graph.bodyCounts.count < 5, "views that are gone are not remembered")
  }

  @Test func `the error of an endless update names the view`() throws {
    final class Model: ObservableObject { @Published var count = 0 }
    struct Restless: View {
      @StateObject private var model = Model()
      var body: some View {
        model.count += 1
        return Text("\(model.count)")
      }
    }
    let error = #expect(throws: GraphError.self) { try TestHost { Restless() } }
    #expect(error?.description.contains("Restless") == true, "\(String(describing: error))")
  }

  @Test func `content follows the size that a geometry reader measures`() throws {
    struct Measured: View {
      let width: CGFloat
      @State private var seen: CGFloat = 0
      var body: some View {
        VStack {
          Color.red.frame(width: width, height: 20)
            .background {
              GeometryReader { proxy in
                Color.clear
                  .onAppear { seen = proxy.size.width }
                  .onChange(of: proxy.size.width) { seen = proxy.size.width }
              }
            }
          Text("seen \(seen)")
        }
      }
    }
    let (host, width) = try play(CGFloat(50)) { outside in Measured(width: outside.value) }
    #expect(host.text("seen 50.0") != nil)
    try host.at(1) { width.write(80) }
    #expect(host.text("seen 80.0") != nil)
  }

  @Test func `what appears and is taken away in one turn appears before it disappears`() throws {
    var log: [String] = []
    let (host, flag) = try play(false) { outside in
      ZStack {
        if outside.value { Text("x").onAppear { log.append("on") }.onDisappear { log.append("off") } }
      }
    }
    try host.at(1) {
      withAnimation(.linear(duration: 1)) { flag.write(true) }
      flag.write(false)
    }
    try host.advance(to: 5)
    #expect(log == ["on", "off"])
  }
}
