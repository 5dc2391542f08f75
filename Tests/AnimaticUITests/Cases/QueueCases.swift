import AnimaticUI
import Testing

/// Notices one after the other, their ends, and what surrounds them.
@Suite struct QueueCases {
  private final class Queue: ObservableObject {
    @Published var current: String?
    private var waiting: [String] = []
    private let pause: Double
    init(pause: Double) { self.pause = pause }

    func show(_ text: String) {
      waiting.append(text)
      if current == nil, waiting.count == 1 { next() }
    }

    private func next() {
      guard let text = waiting.first else { return }
      withAnimation(.linear(duration: 0.2)) { current = text }
      DispatchQueue.main.asyncAfter(deadline: .now() + 2) { [self] in
        withAnimation(.linear(duration: 0.2)) { current = nil }
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.2 + pause) { [self] in
          waiting.removeFirst()
          next()
        }
      }
    }
  }

  private struct QueueView: View {
    @ObservedObject var queue: Queue
    var body: some View {
      // Each notice is a view of its own: one that comes at the last instant of another does not revive it.
      ZStack { ForEach(queue.current.map { [$0] } ?? [], id: \.self) { Text($0) } }
    }
  }

  @Test(arguments: [(0.5, 2.7), (0.0, 2.2)])
  func `the next notice waits for the exit and the pause`(pause: Double, begins: Double) throws {
    let queue = Queue(pause: pause)
    let host = try TestHost { QueueView(queue: queue) }
    try host.at(0) {
      queue.show("A")
      queue.show("B")
    }
    try host.advance(to: 2.1)
    #expect(near(host.opacity("A"), 0.5))
    try host.advance(to: begins - 0.001)
    #expect(!host.exists("B"))
    try host.advance(to: begins + 0.1)
    #expect(!host.exists("A") && near(host.opacity("B"), 0.5))
  }

  @Test func `will and did dismiss are two events, and a show between them is not lost`() throws {
    struct Sheet: View {
      @Binding var isShown: Bool
      let note: (String) -> Void
      var body: some View {
        ZStack { if isShown { Text("notice").onDisappear { note("did") } } }
          .onChange(of: isShown) { _, shown in if !shown { note("will") } }
      }
    }
    var log: [String] = []
    let (host, isShown) = try play(true) { outside in
      Sheet(isShown: outside.binding) { log.append("\($0) \(VirtualTime.clock.now.seconds)") }
    }
    try host.at(2) { withAnimation(.linear(duration: 0.3)) { isShown.write(false) } }
    try host.advance(to: 3)
    #expect(log == ["will 2.0", "did 2.3"])
    try host.at(4) { isShown.write(true) }
    try host.at(5) { withAnimation(.linear(duration: 0.3)) { isShown.write(false) } }
    for step in 1...5 { try host.at(5 + 0.05 * Double(step)) { withAnimation { isShown.write(true) } } }
    try host.advance(to: 10)
    #expect(near(host.opacity("notice"), 1))
    #expect(log == ["will 2.0", "did 2.3", "will 5.0"])
  }

  @Test func `a notice goes with the view that presents it, one in another layer stays`() throws {
    final class Layer: ObservableObject { @Published var text: String? }
    struct Window: View {
      @ObservedObject var layer: Layer
      var body: some View { ZStack { if let text = layer.text { Text(text) } } }
    }
    let layer = Layer()
    let (host, isThere) = try play(true) { outside in
      ZStack {
        if outside.value {
          Color.white.overlay { Text("inner") }.onAppear { layer.text = "outer" }
        }
        Window(layer: layer)
      }
    }
    #expect(host.exists("inner") && host.exists("outer"))
    try host.at(1) { isThere.write(false) }
    #expect(!host.exists("inner") && host.exists("outer"))
  }

  @Test(arguments: [true, false])
  func `a switch for all animations is raced, one for each transaction is not`(isGlobal: Bool) throws {
    final class Switch { var isOff = false }
    let animations = Switch()
    func appear(_ write: () -> Void) {
      var transaction = Transaction(animation: .linear(duration: 1))
      if isGlobal ? animations.isOff : true {
        transaction.animation = nil
        transaction.disablesAnimations = true
      }
      withTransaction(transaction, write)
    }
    let (host, isShown) = try play(false) { outside in ZStack { if outside.value { Text("B") } } }
    try host.at(0) { animations.isOff = true }
    try host.at(0.02) { animations.isOff = true }
    try host.at(0.05) {
      animations.isOff = false
      appear { isShown.write(true) }
    }
    try host.advance(to: 0.55)
    #expect(near(host.opacity("B"), isGlobal ? 0.5 : 1))
  }

  @Test(arguments: [false, true])
  func `a flag that is true from the start changes nothing`(isInitial: Bool) throws {
    struct Notice: View {
      let isPresented: Bool
      let isInitial: Bool
      @State private var scale = 0.0
      var body: some View {
        Text("notice").scaleEffect(scale)
          .onChange(of: isPresented, initial: isInitial) { withAnimation(.linear(duration: 1)) { scale = 1 } }
      }
    }
    let host = try TestHost { Notice(isPresented: true, isInitial: isInitial) }
    try host.advance(to: 0.5)
    #expect(near(host.scale("notice"), isInitial ? 0.5 : 0))
    try host.advance(to: 60)
    #expect(near(host.scale("notice"), isInitial ? 1 : 0))
  }
}
