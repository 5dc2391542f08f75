import AnimaticUI
import Testing

/// How far an animation reaches.
@Suite struct TransactionScopeTests {
  private func y(_ host: TestHost, _ name: String = "x") -> Double? {
    host.offset(name).map { Double($0.height) }
  }
  private let linear = Animation.linear(duration: 1)

  @Test func `of two animation modifiers each reaches what is below it, the nearer one wins`() throws {
    let (host, value) = try play(0.0) { outside in
      Color.red.frame(width: 100 + outside.value, height: 20)
        .animation(.easeOut(duration: 0.5), value: outside.value)
        .offset(y: outside.value)
        .animation(.easeOut(duration: 2), value: outside.value)
        .accessibilityIdentifier("x")
    }
    try host.at(0) { value.write(100) }
    try host.advance(to: 0.25)
    #expect(near(host.frame("x").map { Double($0.width) }, 168.46, 0.02), "easeOut at one half")
    try host.advance(to: 0.5)
    #expect(near(host.frame("x").map { Double($0.width) }, 200))
    #expect(near(y(host), 37.81, 0.01), "easeOut at one quarter")
  }

  @Test func `a frame animates at the leaf, wherever the modifier stands`() throws {
    let (host, value) = try play(0.0) { outside in
      VStack {
        Color.red.animation(.linear(duration: 1), value: outside.value)
          .frame(width: 100 + outside.value, height: 20).opacity(1 - outside.value / 100)
          .accessibilityIdentifier("inside")
        Color.red.frame(width: 100 + outside.value, height: 20).opacity(1 - outside.value / 100)
          .animation(.linear(duration: 1), value: outside.value).accessibilityIdentifier("outside")
        Color.red.frame(width: 100 + outside.value, height: 20).accessibilityIdentifier("none")
      }
    }
    try host.at(0) { value.write(50) }
    try host.advance(to: 0.5)
    // The frame written after the modifier animates all the same, the opacity there does not.
    #expect(host.frame("inside")?.width == 125 && near(host.opacity("inside"), 0.5))
    #expect(host.frame("outside")?.width == 125 && near(host.opacity("outside"), 0.75))
    #expect(host.frame("none")?.width == 150)
  }

  @Test func `an animation modifier wins over withAnimation below it`() throws {
    let (host, value) = try play(0.0) { outside in
      VStack {
        Text("a").offset(y: outside.value).animation(.linear(duration: 4), value: outside.value)
        Text("b").offset(y: outside.value)
      }
    }
    try host.at(0) { withAnimation(linear) { value.write(100) } }
    try host.advance(to: 0.5)
    #expect(near(y(host, "a"), 12.5) && near(y(host, "b"), 50))
  }

  @Test func `with a body only the modifiers in it are animated`() throws {
    let (host, value) = try play(0.0) { outside in
      Text("x").offset(y: outside.value).frame(width: 100 + outside.value)
        .animation(.linear(duration: 1)) {
          $0.opacity(1 - outside.value / 100).frame(height: 50 + outside.value)
        }
        .scaleEffect(1 + outside.value / 100)
    }
    let before = try #require(host.frame("x"))
    try host.at(0) { value.write(50) }
    try host.advance(to: 0.5)
    #expect(near(y(host), 50), "the wrapped view does not see it")
    #expect(near(host.opacity("x"), 0.75))
    #expect(near(host.scale("x"), 1.5), "what comes after does not either")
    #expect(near(Double(host.frame("x")!.midX - before.midX), 0))
    try host.advance(to: 1.5)
    #expect(near(host.opacity("x"), 0.5))
  }

  @Test func `a place that changes inside of a body is not animated by it`() throws {
    let (host, value) = try play(0.0) { outside in
      Color.red.accessibilityIdentifier("x")
        .animation(.linear(duration: 1)) { $0.frame(width: 100 + outside.value, height: 20) }
    }
    try host.at(0) { value.write(100) }
    #expect(host.frame("x")?.width == 200)
    try host.at(1) { withAnimation(linear) { value.write(0) } }
    try host.advance(to: 1.5)
    #expect(host.frame("x")?.width == 150, "by the transaction from outside")
  }

  @Test func `bodies nest, and know transactions from outside`() throws {
    let (host, value) = try play(0.0) { outside in
      Text("x").offset(y: outside.value)
        .animation(.linear(duration: 1)) {
          $0.opacity(1 - outside.value / 100).animation(.linear(duration: 2)) {
            $0.scaleEffect(1 + outside.value / 100)
          }
        }
    }
    try host.at(0) { withAnimation(.linear(duration: 4)) { value.write(40) } }
    try host.advance(to: 0.5)
    #expect(near(y(host), 5) && near(host.opacity("x"), 0.8) && near(host.scale("x"), 1.1))
  }

  @Test func `a body of transaction changes what is in it`() throws {
    let (host, value) = try play(0.0) { outside in
      Text("x").offset(y: outside.value)
        .transaction {
          $0.animation = $0.animation?.speed(2)
        } body: {
          $0.opacity(1 - outside.value / 100)
        }
    }
    try host.at(0) { withAnimation(linear) { value.write(40) } }
    try host.advance(to: 0.25)
    #expect(near(y(host), 10) && near(host.opacity("x"), 0.8))
  }

  @Test func `a body keeps the view's state, and follows its changes`() throws {
    struct Counter: View {
      let shown: Double
      @State private var count = 0
      var body: some View { Text("\(count) \(Int(shown))").onTapGesture { count += 1 } }
    }
    let (host, value) = try play(0.0) { outside in
      Counter(shown: outside.value).animation(.linear(duration: 1)) { $0.offset(x: outside.value) }
    }
    try host.at(0) {
      _ = try? host.host.tap(at: CGPoint(x: 150, y: 300))
    }
    #expect(host.exists("1 0"))
    try host.at(1) { value.write(7) }
    #expect(host.exists("1 7"))
  }

  private struct Fading: ViewModifier {
    let amount: Double
    func body(content: Content) -> some View { content.opacity(1 - amount) }
  }

  @Test func `an animated modifier leaves its content alone`() throws {
    let (host, value) = try play(0.0) { outside in
      Text("x").offset(y: outside.value)
        .modifier(Fading(amount: outside.value / 100).animation(.linear(duration: 1)))
        .scaleEffect(1 + outside.value / 100)
    }
    try host.at(0) { value.write(50) }
    try host.advance(to: 0.5)
    #expect(near(y(host), 50) && near(host.opacity("x"), 0.75) && near(host.scale("x"), 1.5))
  }

  @Test func `a modifier with a changed transaction, alone`() throws {
    let (host, value) = try play(0.0) { outside in
      Text("x").offset(y: outside.value)
        .modifier(Fading(amount: outside.value / 100).transaction { $0.animation = nil })
    }
    try host.at(0) { withAnimation(linear) { value.write(50) } }
    try host.advance(to: 0.5)
    #expect(near(y(host), 25) && near(host.opacity("x"), 0.5))
  }

  @Test func `a transaction with a value acts when the value changes`() throws {
    let (host, state) = try play((y: 0.0, key: 0)) { outside in
      Text("x").offset(y: outside.value.y)
        .transaction(value: outside.value.key) { $0.animation = .linear(duration: 1) }
    }
    try host.at(0) { state.write((100, 0)) }
    #expect(near(y(host), 100))
    try host.at(1) { state.write((0, 1)) }
    try host.advance(to: 1.5)
    #expect(near(y(host), 50))
  }

  @Test func `disablesAnimations keeps all kinds of modifiers from installing theirs`() throws {
    let (host, value) = try play(0.0) { outside in
      VStack {
        Text("a").offset(y: outside.value).animation(.linear(duration: 1))
        Text("b").offset(y: outside.value).animation(.linear(duration: 1), value: outside.value)
        Text("c").animation(.linear(duration: 1)) { $0.offset(y: outside.value) }
        Text("d").modifier(Shift(y: outside.value).animation(.linear(duration: 1)))
      }
    }
    try host.at(0) { withTransaction(\.disablesAnimations, true) { value.write(100) } }
    for name in ["a", "b", "c", "d"] { #expect(near(y(host, name), 100), "\(name)") }
    try host.at(1) {
      withTransaction(\.disablesAnimations, true) {
        withTransaction(\.disablesAnimations, false) { value.write(0) }
      }
    }
    try host.advance(to: 1.5)
    for name in ["a", "b", "c", "d"] { #expect(near(y(host, name), 50), "undone inside: \(name)") }
  }

  private struct Shift: ViewModifier {
    let y: Double
    func body(content: Content) -> some View { content.offset(y: y) }
  }

  @Test func `a running animation is not stopped by disablesAnimations`() throws {
    let (host, state) = try play((y: 0.0, other: 0)) { outside in
      VStack {
        Text("x").offset(y: outside.value.y)
        Text("\(outside.value.other)")
      }
    }
    try host.at(0) { withAnimation(linear) { state.write((100, 0)) } }
    try host.at(0.25) { withTransaction(\.disablesAnimations, true) { state.write((100, 1)) } }
    try host.advance(to: 0.5)
    #expect(near(y(host), 50))
  }

  private struct Speed: TransactionKey { static let defaultValue = 1.0 }

  @Test func `a key of one's own by a key path`() throws {
    let (host, value) = try play(0.0) { outside in
      Text("x").offset(y: outside.value).transaction { $0.animation = $0.animation?.speed($0.testSpeed) }
    }
    try host.at(0) { withTransaction(\.testSpeed, 2) { withAnimation(linear) { value.write(100) } } }
    try host.advance(to: 0.25)
    #expect(near(y(host), 50))
  }

  @Test func `what a transaction says of a gesture reaches the modifiers`() throws {
    var seen: [String] = []
    let (host, value) = try play(0.0) { outside in
      Text("x").offset(y: outside.value)
        .transaction {
          seen.append("\($0.isContinuous) \($0.tracksVelocity) \($0.animation == nil)")
        }
    }
    try host.at(0) {
      var transaction = Transaction()
      transaction.isContinuous = true
      transaction.tracksVelocity = true
      withTransaction(transaction) { value.write(10) }
    }
    #expect(seen == ["true true true"])
    try host.at(1) { withAnimation(linear) { value.write(20) } }
    #expect(seen.last == "false false false")
  }

  @Test func `writes through an animated binding animate, an enclosing block wins`() throws {
    let (host, value) = try play(0.0) { outside in Text("x").offset(y: outside.value) }
    try host.at(0) { value.binding.animation(linear).wrappedValue = 100 }
    try host.advance(to: 0.5)
    #expect(near(y(host), 50))
    try host.at(2) {
      withAnimation(.linear(duration: 4)) { value.binding.animation(linear).wrappedValue = 0 }
    }
    try host.advance(to: 3)
    #expect(near(y(host), 75))
    try host.at(8) {
      var transaction = Transaction(animation: .linear(duration: 2))
      transaction.testSpeed = 1
      value.binding.transaction(transaction).wrappedValue = 100
    }
    try host.advance(to: 9)
    #expect(near(y(host), 50))
  }
}

extension Transaction {
  private struct TestSpeed: TransactionKey { static let defaultValue = 1.0 }
  fileprivate var testSpeed: Double {
    get { self[TestSpeed.self] }
    set { self[TestSpeed.self] = newValue }
  }
}

/// Completions that are added to a transaction.
@Suite struct TransactionCompletionTests {
  private func run(_ criteria: AnimationCompletionCriteria, _ animation: Animation?) throws -> [Double] {
    var calls: [Double] = []
    let (host, value) = try play(0.0) { outside in Text("x").offset(y: outside.value) }
    try host.at(1) {
      var transaction = Transaction(animation: animation)
      transaction.addAnimationCompletion(criteria: criteria) { calls.append(host.graph.clock.now.seconds) }
      withTransaction(transaction) { value.write(100) }
    }
    try host.advance(to: 10)
    return calls
  }

  @Test func `comes once at the end, logical or removed`() throws {
    #expect(try run(.logicallyComplete, .linear(duration: 0.5)) == [1.5])
    let spring = try run(.logicallyComplete, .smooth)
    #expect(spring == [1.5])
    let removed = try run(.removed, .smooth)
    #expect(removed.count == 1 && abs(removed[0] - 2.27) < 0.03)
  }

  @Test func `comes at once where nothing animates`() throws {
    #expect(try run(.logicallyComplete, nil) == [1])
    var calls = 0
    let (host, value) = try play(0.0) { outside in Text("x").offset(y: outside.value) }
    try host.at(1) {
      var transaction = Transaction(animation: .linear(duration: 1))
      transaction.addAnimationCompletion { calls += 1 }
      withTransaction(transaction) { value.write(0) }
    }
    #expect(calls == 1)
  }

  @Test func `may be added on the way down`() throws {
    var calls: [Double] = []
    let (host, value) = try play(0.0) { outside in
      Text("x").offset(y: outside.value).transaction { transaction in
        transaction.animation = .linear(duration: 0.5)
        transaction.addAnimationCompletion { calls.append(VirtualTime.clock.now.seconds) }
      }
    }
    try host.at(1) { value.write(100) }
    try host.advance(to: 5)
    #expect(calls == [1.5])
  }

  @Test func `comes for a write through a binding too`() throws {
    var calls: [Double] = []
    let (host, value) = try play(0.0) { outside in Text("x").offset(y: outside.value) }
    try host.at(1) {
      for target in [100.0, 100] {
        var transaction = Transaction(animation: .linear(duration: 0.5))
        transaction.addAnimationCompletion { calls.append(host.graph.clock.now.seconds) }
        value.binding.transaction(transaction).wrappedValue = target
      }
    }
    try host.advance(to: 5)
    #expect(calls == [1, 1.5], "the second write changes nothing")
  }
}
