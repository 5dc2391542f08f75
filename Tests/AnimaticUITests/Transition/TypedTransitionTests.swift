import AnimaticDrawing
import AnimaticUI
import Testing

/// The transitions by their types, and what is made of them.
@Suite struct TypedTransitionTests {
  /// What is seen of an 80 by 40 view against its place.
  private struct Look: Equatable, CustomStringConvertible {
    var x = 0.0
    var y = 0.0
    var opacity = 1.0
    var scale = 1.0
    var blur = 0.0
    var description: String { "(\(x), \(y)), opacity \(opacity), scale \(scale), blur \(blur)" }
  }

  private func blur(_ items: [DisplayItem]) -> Double {
    items.reduce(0) { sum, item in
      guard case .group(let group) = item else { return sum }
      return sum + group.blur + blur(group.content.items)
    }
  }

  private func look(_ host: TestHost) -> Look? {
    guard let probe = host.element("x"), let leaf = probe.mostVisible, let scale = probe.scale else {
      return nil
    }
    func round(_ v: Double) -> Double { (v * 1000).rounded() / 1000 + 0 }
    return Look(
      x: round(Double(leaf.frame.midX) - 150), y: round(Double(leaf.frame.midY) - 300),
      opacity: round(leaf.opacity), scale: round(scale), blur: round(blur(host.host.displayList().items)))
  }

  /// A quarter of the way in, and a quarter of the way out.
  private func quarters<T: Transition>(
    _ transition: T, direction: LayoutDirection = .leftToRight, reduceMotion: Bool = false
  ) throws -> [Look] {
    let on = Knob(false)
    let host = try TestHost(reduceMotion: reduceMotion, direction: direction) {
      Stage(on: on, transition: transition)
    }
    on.attach(to: host)
    try host.at(1) { on.set(true, .linear(duration: 0.4)) }
    try host.advance(to: 1.1)
    let inwards = try #require(look(host))
    try host.advance(to: 1.5)
    #expect(look(host) == Look())
    try host.at(2) { on.set(false, .linear(duration: 0.4)) }
    try host.advance(to: 2.1)
    let outwards = try #require(look(host))
    try host.advance(to: 2.41)
    #expect(!host.exists("x"))
    return [inwards, outwards]
  }

  private struct Stage<T: Transition>: View {
    let on: Knob<Bool>
    let transition: T
    var body: some View {
      ZStack {
        if on.value {
          Color.red.frame(width: 80, height: 40).accessibilityIdentifier("x").transition(transition)
        }
      }
    }
  }

  @Test func `each built-in type`() throws {
    #expect(try quarters(.opacity) == [Look(opacity: 0.25), Look(opacity: 0.75)])
    #expect(try quarters(.move(edge: .top)) == [Look(y: -30), Look(y: -10)])
    #expect(try quarters(.move(edge: .trailing)) == [Look(x: 60), Look(x: 20)])
    #expect(try quarters(.slide) == [Look(x: -60), Look(x: 20)])
    #expect(try quarters(.push(from: .bottom)) == [Look(y: 30, opacity: 0.25), Look(y: -10, opacity: 0.75)])
    #expect(try quarters(.offset(x: 8, y: -4)) == [Look(x: 6, y: -3), Look(x: 2, y: -1)])
    #expect(try quarters(.offset(CGSize(width: 0, height: 100))) == [Look(y: 75), Look(y: 25)])
    #expect(try quarters(.scale) == [Look(scale: 0.25), Look(scale: 0.75)])
    #expect(try quarters(.scale(0.6)) == [Look(scale: 0.7), Look(scale: 0.9)])
    #expect(
      try quarters(.scale(0.5, anchor: .topLeading)) == [
        Look(x: -15, y: -7.5, scale: 0.625), Look(x: -5, y: -2.5, scale: 0.875),
      ])
    #expect(try quarters(.symbolEffect) == [Look(opacity: 0.25), Look(opacity: 0.75)])
  }

  @Test func `blurReplace blurs, fades and scales`() throws {
    let downUp = [
      Look(opacity: 0.25, scale: 0.925, blur: 5.25), Look(opacity: 0.75, scale: 0.975, blur: 1.75),
    ]
    #expect(try quarters(.blurReplace) == downUp)
    #expect(try quarters(.blurReplace(.downUp)) == downUp)
    #expect(try quarters(BlurReplaceTransition(configuration: .downUp)) == downUp)
    #expect(
      try quarters(.blurReplace(.upUp)) == [
        Look(opacity: 0.25, scale: 0.925, blur: 5.25), Look(opacity: 0.75, scale: 1.025, blur: 1.75),
      ])
  }

  @Test func `right to left mirrors edges, not offsets`() throws {
    #expect(try quarters(.move(edge: .leading), direction: .rightToLeft) == [Look(x: 60), Look(x: 20)])
    #expect(try quarters(.move(edge: .top), direction: .rightToLeft) == [Look(y: -30), Look(y: -10)])
    #expect(try quarters(.slide, direction: .rightToLeft) == [Look(x: 60), Look(x: -20)])
    #expect(
      try quarters(.push(from: .leading), direction: .rightToLeft) == [
        Look(x: 60, opacity: 0.25), Look(x: -20, opacity: 0.75),
      ])
    #expect(try quarters(.offset(x: 8), direction: .rightToLeft) == [Look(x: 6), Look(x: 2)])
  }

  @Test func `what moves becomes a fade where cross-fades are preferred`() throws {
    let fade = [Look(opacity: 0.25), Look(opacity: 0.75)]
    #expect(try quarters(.move(edge: .top), reduceMotion: true) == fade)
    #expect(try quarters(.slide, reduceMotion: true) == fade)
    #expect(try quarters(.push(from: .top), reduceMotion: true) == fade)
    #expect(try quarters(.scale, reduceMotion: true) == fade)
    #expect(try quarters(.offset(x: 8), reduceMotion: true) == fade)
    #expect(try quarters(.blurReplace, reduceMotion: true) == fade)
    #expect(
      try quarters(AsymmetricTransition(insertion: .opacity, removal: .slide), reduceMotion: true) == fade)
    #expect(try quarters(OpacityTransition().combined(with: .scale), reduceMotion: true) == fade)
  }

  @Test func `asymmetric and combined ones`() throws {
    #expect(
      try quarters(AsymmetricTransition(insertion: .move(edge: .top), removal: .opacity)) == [
        Look(y: -30), Look(opacity: 0.75),
      ])
    #expect(
      try quarters(MoveTransition(edge: .top).combined(with: .opacity)) == [
        Look(y: -30, opacity: 0.25), Look(y: -10, opacity: 0.75),
      ])
    // The same kind twice: each around the other's content.
    #expect(
      try quarters(OffsetTransition(CGSize(width: 4, height: 0)).combined(with: .offset(x: 8))) == [
        Look(x: 9), Look(x: 3),
      ])
  }

  private struct Sink: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
      MoveTransition(edge: .bottom).apply(content: content.opacity(phase.isIdentity ? 1 : 0), phase: phase)
    }
  }

  @Test func `one's own can be made of others`() throws {
    #expect(try quarters(Sink()) == [Look(y: 30, opacity: 0.25), Look(y: 10, opacity: 0.75)])
    #expect(
      try quarters(Sink().combined(with: .offset(x: 4))) == [
        Look(x: 3, y: 30, opacity: 0.25), Look(x: 1, y: 10, opacity: 0.75),
      ])
  }

  @Test func `an animation of its own changes only that transition`() throws {
    let doubled = OpacityTransition().animation(.linear(duration: 0.2)).combined(with: .move(edge: .top))
    #expect(try quarters(doubled) == [Look(y: -30, opacity: 0.5), Look(y: -10, opacity: 0.5)])
    // A delay holds the fade: only the move is seen in the first quarter.
    let byPhase = OpacityTransition().transaction { transaction, phase in
      if phase == .didDisappear { transaction.animation = .linear(duration: 0.1) }
    }
    #expect(
      try quarters(byPhase.combined(with: .offset(y: 40))) == [
        Look(y: 30, opacity: 0.25), Look(y: 10, opacity: 0),
      ])
  }

  @Test func `identity is there at once and gone at once`() throws {
    let on = Knob(false)
    let host = try TestHost.with(on) { Stage(on: on, transition: .identity) }
    try host.at(1) { on.set(true, .linear(duration: 0.4)) }
    #expect(look(host) == Look())
    try host.at(2) { on.set(false, .linear(duration: 0.4)) }
    #expect(!host.exists("x"))
  }

  @Test func `phases have their numbers`() {
    #expect(TransitionPhase.willAppear.value == -1 && !TransitionPhase.willAppear.isIdentity)
    #expect(TransitionPhase.identity.value == 0 && TransitionPhase.identity.isIdentity)
    #expect(TransitionPhase.didDisappear.value == 1)
  }
}
