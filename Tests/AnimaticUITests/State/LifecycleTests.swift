import AnimaticUI
import Testing

@Suite struct LifecycleTests {
  @Test func `onAppear runs innermost first, then tasks`() throws {
    var log: [String] = []
    let host = try TestHost {
      Group {
        VStack { Text("x").onAppear { log.append("text") }.task { log.append("task") } }
          .onAppear { log.append("stack") }
      }
      .onAppear { log.append("group") }
    }
    try host.advance(to: 0.1)
    #expect(log == ["text", "stack", "group", "task"])
  }

  @Test func `onDisappear waits for the end of the removal`() throws {
    var gone: Double?
    let (host, flag) = try play(true) { outside in
      ZStack { if outside.value { Text("x").onDisappear { gone = VirtualTime.clock.now.seconds } } }
    }
    try host.at(1) { withAnimation(.linear(duration: 0.5)) { flag.write(false) } }
    try host.advance(to: 3)
    #expect(gone == 1.5)
  }

  @Test func `onChange sees old and new, never the first value, never A to B to A`() throws {
    var log: [String] = []
    let (host, number) = try play(0) { outside in
      Text("x")
        .onChange(of: outside.value) { log.append("plain") }
        .onChange(of: outside.value) { old, new in log.append("\(old)→\(new)") }
        .onChange(of: outside.value, initial: true) { _, new in log.append("initial \(new)") }
    }
    #expect(log == ["initial 0"])
    try host.at(1) { number.write(1) }
    #expect(log == ["initial 0", "plain", "0→1", "initial 1"])
    try host.at(2) {
      number.write(5)
      number.write(1)
    }
    #expect(log.count == 4)
  }

  @Test func `the old form runs the closure from before the change`() throws {
    var seen: [String] = []
    let (host, number) = try play(1) { outside in
      let captured = outside.value
      Text("x").onChange(of: outside.value, perform: { new in seen.append("\(captured) \(new)") })
    }
    try host.at(1) { number.write(2) }
    #expect(seen == ["1 2"])
  }

  @Test func `a cancelled sleep goes on at once where its error is swallowed`() throws {
    var log: [String] = []
    let (host, message) = try play("A") { outside in
      let text = outside.value
      Text(text).task(id: text) {
        try? await Task.sleep(nanoseconds: 2_500_000_000)
        log.append("\(text) over at \(VirtualTime.clock.now.seconds)")
      }
    }
    try host.at(1) { message.write("B") }
    try host.advance(to: 5)
    #expect(log == ["A over at 1.0", "B over at 3.5"])
  }

  @Test func `an onChange that writes what it observes runs twice in an update, then is left out`() throws {
    struct Restless: View {
      @State private var count = 0
      var body: some View {
        Text("\(count)").onAppear { count = 1 }.onChange(of: count) { count += 1 }
      }
    }
    let host = try TestHost { Restless() }
    #expect(host.text("3")?.exists == true)
    let warnings = host.kinds(.warning).filter { $0.contains("tried to update multiple times per frame") }
    #expect(warnings.count == 1 && warnings[0].contains("Restless"))
  }

  @Test func `a write during an update is refused`() throws {
    struct Writer: View {
      @State private var count = 0
      var body: some View {
        count = 3
        return Text("\(count)")
      }
    }
    let host = try TestHost { Writer() }
    #expect(host.text("0")?.exists == true)
  }

  @Test func `a timer that outlives its view writes into the void`() throws {
    struct Late: View {
      @State private var fired = false
      var body: some View {
        Text(fired ? "fired" : "waiting").task {
          Timer.scheduledTimer(withTimeInterval: 2, repeats: false) { _ in fired = true }
        }
      }
    }
    let (host, flag) = try play(true) { outside in ZStack { if outside.value { Late() } } }
    try host.at(1) { flag.write(false) }
    try host.at(1.5) { flag.write(true) }
    try host.advance(to: 2.5)
    #expect(host.text("waiting")?.exists == true)
    try host.advance(to: 3.6)
    #expect(host.text("fired")?.exists == true)
    #expect(host.kinds(.write).contains { $0.contains("ignored") })
  }

  @Test func `another id is another view, an erased type swaps without transition`() throws {
    struct Counter: View {
      @State private var born = VirtualTime.clock.now.seconds
      var body: some View { Text("born \(born)") }
    }
    let (host, id) = try play(0) { outside in Counter().id(outside.value) }
    try host.at(1) { id.write(1) }
    #expect(host.text("born 1.0")?.exists == true)
    let (erased, kind) = try play(false) { outside in
      ZStack { outside.value ? AnyView(Text("text")) : AnyView(Color.red.accessibilityIdentifier("color")) }
    }
    try erased.at(1) { withAnimation(.linear(duration: 1)) { kind.write(true) } }
    #expect(erased.opacity("color") == nil && erased.opacity("text") == 1)
  }

  @Test func `elements of a collection come and go by their ids`() throws {
    let (host, names) = try play(["a", "b"]) { outside in
      VStack { ForEach(outside.value, id: \.self) { Text($0) } }
    }
    try host.at(1) { withAnimation(.linear(duration: 1)) { names.write(["b", "c", "c"]) } }
    try host.advance(to: 1.5)
    #expect(near(host.opacity("a"), 0.5) && host.opacity("b") == 1 && near(host.opacity("c"), 0.5))
    #expect(host.kinds(.warning).contains { $0.contains("two children") })
    try host.advance(to: 2.1)
    #expect(host.opacity("a") == nil)
  }

  @Test func `taps hit what is presented, and nothing that is faded out by its model`() throws {
    var taps: [String] = []
    let (host, alpha) = try play(1.0) { outside in
      ZStack {
        Color.white.onTapGesture { taps.append("page") }
        Color.red.frame(width: 100, height: 100).offset(y: 200)
          .onTapGesture { taps.append("box") }
          .opacity(outside.value)
        Color.blue.frame(width: 20, height: 20).allowsHitTesting(false)
      }
    }
    func tap(_ y: Double) throws { _ = try host.host.tap(at: CGPoint(x: 150, y: y)) }
    try host.at(0) { try? tap(500) }
    try host.at(1) { try? tap(300) }
    try host.at(2) { withAnimation(.linear(duration: 1)) { alpha.write(0) } }
    try host.at(2.1) { try? tap(500) }
    #expect(taps == ["box", "page", "page"])
  }

  @Test func `what has left is let go`() throws {
    final class Token {}
    weak var token: Token?
    let (host, flag) = try play(true) { outside in
      ZStack {
        if outside.value {
          let made = Token()
          let _ = (token = made)
          Text("x").onTapGesture { _ = made }
        }
      }
    }
    #expect(token != nil)
    try host.at(1) { withAnimation(.linear(duration: 0.5)) { flag.write(false) } }
    try host.advance(to: 3)
    #expect(token == nil)
  }
}
