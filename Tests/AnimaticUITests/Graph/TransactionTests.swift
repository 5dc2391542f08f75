import AnimaticUI
import Testing

/// Which animation reaches which view.
@Suite struct TransactionTests {
  private func y(_ host: TestHost, _ name: String = "x") -> Double? {
    host.offset(name).map { Double($0.height) }
  }

  @Test func `a transaction modifier changes what flows down`() throws {
    let (host, value) = try play(0.0) { outside in
      VStack {
        Text("a").offset(y: outside.value).transaction { $0.animation = nil }
        Text("b").offset(y: outside.value).transaction { $0.animation = $0.animation?.speed(2) }
        Text("c").offset(y: outside.value)
      }
    }
    try host.at(0) { withAnimation(.linear(duration: 1)) { value.write(100) } }
    try host.advance(to: 0.25)
    #expect(near(y(host, "a"), 100) && near(y(host, "b"), 50) && near(y(host, "c"), 25))
  }

  @Test func `the old animation modifier animates every change, nil none`() throws {
    let (host, value) = try play(0.0) { outside in
      VStack {
        Text("a").offset(y: outside.value).animation(.linear(duration: 1))
        Text("b").offset(y: outside.value).animation(nil)
      }
    }
    try host.at(0) { value.write(100) }
    try host.advance(to: 0.5)
    #expect(near(y(host, "a"), 50) && near(y(host, "b"), 100))
    try host.at(2) { withAnimation(.linear(duration: 1)) { value.write(0) } }
    try host.advance(to: 2.5)
    #expect(near(y(host, "a"), 50) && near(y(host, "b"), 0))
    try host.at(4) {
      var plain = Transaction(animation: nil)
      plain.disablesAnimations = true
      withTransaction(plain) { value.write(100) }
    }
    #expect(near(y(host, "a"), 100))
  }

  @Test func `an animation modifier with nil silences withAnimation below it`() throws {
    let (host, value) = try play(0.0) { outside in
      VStack {
        Text("a").offset(y: outside.value).animation(nil, value: outside.value)
        Text("b").offset(y: outside.value)
      }
    }
    try host.at(0) { withAnimation(.linear(duration: 1)) { value.write(100) } }
    try host.advance(to: 0.5)
    #expect(near(y(host, "a"), 100) && near(y(host, "b"), 50))
  }

  @Test func `an animation for another value lets changes pass as they are`() throws {
    let (host, state) = try play((y: 0.0, other: 0)) { outside in
      Text("x").offset(y: outside.value.y).animation(.linear(duration: 1), value: outside.value.other)
    }
    try host.at(0) { state.write((100, 0)) }
    #expect(near(y(host), 100))
    try host.at(1) { state.write((0, 1)) }
    try host.advance(to: 1.5)
    #expect(near(y(host), 50))
  }

  @Test func `a transaction with its animation set to nil wins over an enclosing block`() throws {
    let (host, value) = try play(0.0) { outside in Text("x").offset(y: outside.value) }
    try host.at(0) {
      withAnimation(.linear(duration: 1)) {
        withTransaction(Transaction(animation: nil)) { value.write(100) }
      }
    }
    #expect(near(y(host), 100))
  }

  @Test func `a transaction that says nothing of animations keeps the enclosing one`() throws {
    let (host, value) = try play(0.0) { outside in Text("x").offset(y: outside.value) }
    try host.at(0) {
      withAnimation(.linear(duration: 1)) {
        var kept = Transaction()
        kept.isContinuous = true
        withTransaction(kept) { value.write(100) }
      }
    }
    try host.advance(to: 0.5)
    #expect(near(y(host), 50))
  }

  @Test func `withTransaction sets one value and keeps the others`() throws {
    let (host, value) = try play(0.0) { outside in Text("x").offset(y: outside.value) }
    try host.at(0) { withTransaction(\.animation, .linear(duration: 1)) { value.write(100) } }
    try host.advance(to: 0.5)
    #expect(near(y(host), 50))
    try host.at(2) {
      withAnimation(.linear(duration: 1)) {
        withTransaction(\.disablesAnimations, true) { value.write(0) }
      }
    }
    try host.advance(to: 2.5)
    #expect(near(y(host), 50), "an explicit animation is not disabled")
  }

  private struct Seconds: TransactionKey { static let defaultValue = 1.0 }

  @Test func `a key of one's own travels down with the update`() throws {
    let (host, value) = try play(0.0) { outside in
      Text("x").offset(y: outside.value).transaction { $0.animation = .linear(duration: $0[Seconds.self]) }
    }
    try host.at(0) {
      var transaction = Transaction()
      transaction[Seconds.self] = 4
      withTransaction(transaction) { value.write(100) }
    }
    try host.advance(to: 1)
    #expect(near(y(host), 25))
  }

  @Test func `a binding carries all of its transaction`() throws {
    let (host, value) = try play(0.0) { outside in
      Text("x").offset(y: outside.value).animation(.linear(duration: 1), value: outside.value)
    }
    try host.at(0) {
      var plain = Transaction()
      plain.disablesAnimations = true
      value.binding.transaction(plain).wrappedValue = 100
    }
    #expect(near(y(host), 100))
  }

  @Test func `a block without animation wins over an animated binding`() throws {
    let (host, value) = try play(0.0) { outside in Text("x").offset(y: outside.value) }
    try host.at(0) {
      withAnimation(nil) { value.binding.animation(.linear(duration: 1)).wrappedValue = 100 }
    }
    #expect(near(y(host), 100))
  }

  @Test func `what runs later has no animation`() throws {
    let (host, value) = try play(0.0) { outside in Text("x").offset(y: outside.value) }
    try host.at(0) {
      withAnimation(.linear(duration: 1)) { DispatchQueue.main.async { value.write(100) } }
    }
    #expect(near(y(host), 100))
  }

  @Test func `an action of onChange does not inherit the animation of the change`() throws {
    struct Follower: View {
      let target: Double
      @State private var shift = 0.0
      var body: some View { Text("x").offset(y: shift).onChange(of: target) { shift = target } }
    }
    let (host, value) = try play(0.0) { outside in Follower(target: outside.value) }
    try host.at(0) { withAnimation(.linear(duration: 1)) { value.write(100) } }
    #expect(near(y(host), 100))
  }

  @Test func `mirrored layouts have mirrored curves`() throws {
    let (host, flag) = try play(false) { outside in
      ZStack {
        VStack(spacing: 0) {
          if outside.value {
            Color.red.frame(height: 40).accessibilityIdentifier("top").transition(.move(edge: .top))
          }
          Spacer(minLength: 0)
        }
        VStack(spacing: 0) {
          Spacer(minLength: 0)
          if outside.value {
            Color.red.frame(height: 40).accessibilityIdentifier("bottom").transition(.move(edge: .bottom))
          }
        }
      }
    }
    try host.at(0) { withAnimation(.spring(response: 0.4, dampingFraction: 0.6)) { flag.write(true) } }
    for step in 0...30 {
      try host.advance(to: Double(step) / 30)
      let (top, bottom) = (host.frame("top")!.midY, host.frame("bottom")!.midY)
      #expect(abs(top + bottom - 600) < 0.01)
    }
  }
}
