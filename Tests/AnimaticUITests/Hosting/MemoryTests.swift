import AnimaticTime
import AnimaticUI
import Testing

/// Nothing is kept longer than it is needed, and nothing is reached after it is gone.
@Suite struct MemoryTests {
  private final class Token {}

  @Test func `nodes and elements of a removed view are released`() throws {
    let (host, flag) = try play(true) { outside in
      ZStack {
        if outside.value {
          Text("it").offset(y: 3).opacity(0.5).padding().transition(.move(edge: .top))
            .onAppear {}.onDisappear {}.onChange(of: 1) {}.task {}
        }
      }
    }
    weak var element = host.host.probes(text: "it").first?.leaves.first?.element
    weak var node = element?.node
    #expect(element != nil && node != nil)
    try host.at(1) { withAnimation(.linear(duration: 0.5)) { flag.write(false) } }
    try host.advance(to: 3)
    #expect(element == nil && node == nil)
  }

  private struct Full: View {
    let token: Token
    let outside: Outside<Bool>
    var body: some View {
      ZStack {
        GeometryReader { proxy in Text("\(proxy.size.width)").onTapGesture { _ = token } }
        if outside.value { AnyView(Text("it")).transition(.scale) }
      }
    }
  }

  @Test func `a host that is dropped takes its tree along`() throws {
    weak var graph: ViewGraph?
    weak var token: Token?
    func run() throws {
      let made = Token()
      token = made
      let outside = Outside(false)
      let host = try TestHost { Full(token: made, outside: outside) }
      outside.attach(host)
      try host.at(0) { withAnimation(.linear(duration: 1)) { outside.write(true) } }
      graph = host.graph
    }
    try run()
    #expect(graph == nil && token == nil)
  }

  private struct Late: View {
    let report: (String) -> Void
    @State private var text = "first"
    @State private var x = 0.0
    var body: some View {
      Text(text).offset(x: x)
        .onAppear {
          DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
            text = "second"
            report("block")
          }
          withAnimation(.linear(duration: 2)) {
            x = 100
          } completion: {
            report("completion")
          }
        }
    }
  }

  @Test func `a clock that outlives its host runs the work that is left`() throws {
    var log: [String] = []
    func run() throws -> VirtualClock {
      let outside = Outside(true)
      let host = try TestHost {
        VStack {
          Full(token: Token(), outside: outside)
          Late { log.append($0) }
        }
      }
      outside.attach(host)
      try host.at(0.1) { withAnimation(.linear(duration: 1)) { outside.write(false) } }
      host.clock.endOfTurn = nil
      return host.clock
    }
    let clock = try run()
    try PlayLock.with {
      VirtualTime.clock = clock
      try clock.advance(to: Instant(seconds: 5))
    }
    #expect(log.contains("block"))
  }

  private struct Spinner: View {
    let state: Outside<(shown: Bool, turned: Bool)>
    var body: some View {
      ZStack {
        if state.value.shown {
          Color.red.frame(width: 9, height: 9).rotationEffect(.degrees(state.value.turned ? 360 : 0))
        }
      }
    }
  }

  @Test(arguments: [nil, Animation.linear(duration: 0.5)])
  func `an endless animation ends with its view`(_ removal: Animation?) throws {
    let state = Outside((shown: true, turned: false))
    let host = try TestHost { Spinner(state: state) }
    state.attach(host)
    try host.at(0) {
      withAnimation(.linear(duration: 1).repeatForever(autoreverses: false)) { state.write((true, true)) }
    }
    #expect(host.graph.hasRunningAnimations)
    try host.at(2) { withAnimation(removal) { state.write((false, true)) } }
    try host.advance(to: 3)
    #expect(!host.graph.hasRunningAnimations)
    #expect(host.graph.rootElement.items.allSatisfy { $0.element.items.isEmpty })
  }

  @Test func `a thousand views that come or go at once are not laid out once for each`() throws {
    let (host, count) = try play(1000) { outside in
      VStack { ForEach(0..<outside.value, id: \.self) { _ in Color.red.frame(height: 1) } }
    }
    func passes(_ work: () throws -> Void) rethrows -> Int {
      let before = host.graph.layoutPass
      try work()
      return host.graph.layoutPass - before
    }
    #expect(try passes { try host.at(1) { count.write(0) } } < 10)
    #expect(try passes { try host.at(2) { count.write(1000) } } < 10)
    let animated = try passes {
      try host.at(3) { withAnimation(.linear(duration: 0.5)) { count.write(0) } }
      try host.advance(to: 4)
    }
    #expect(animated < 10)
  }
}
