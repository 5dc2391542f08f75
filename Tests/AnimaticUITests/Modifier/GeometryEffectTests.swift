import AnimaticUI
import Testing

private struct Shake: GeometryEffect {
  var shakes: CGFloat
  var animatableData: CGFloat {
    get { shakes }
    set { shakes = newValue }
  }
  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(translationX: size.width / 4 * sin(shakes * .pi * 2), y: 0))
  }
}

private struct Flip: GeometryEffect {
  var degrees: Double
  var animatableData: Double {
    get { degrees }
    set { degrees = newValue }
  }
  func effectValue(size: CGSize) -> ProjectionTransform {
    var space = CATransform3DIdentity
    space.m34 = -1 / max(size.width, size.height)
    space = CATransform3DRotate(space, CGFloat(Angle(degrees: degrees).radians), 0, 1, 0)
    space = CATransform3DTranslate(space, -size.width / 2, -size.height / 2, 0)
    let back = ProjectionTransform(CGAffineTransform(translationX: size.width / 2, y: size.height / 2))
    return ProjectionTransform(space).concatenating(back)
  }
}

@Suite struct GeometryEffectTests {
  private let second = Animation.linear(duration: 1)

  private struct Screen<V: View>: View {
    let amount: Knob<Double>
    let effect: (Double) -> V
    var body: some View { effect(amount.value) }
  }

  private func stage(
    @ViewBuilder _ effect: @escaping (Double) -> some View
  ) throws -> (TestHost, Knob<Double>) {
    let amount = Knob(0.0)
    let host = try TestHost.with(amount) { Screen(amount: amount, effect: effect) }
    return (host, amount)
  }

  private var box: some View { Color.red.frame(width: 80, height: 40).accessibilityIdentifier("box") }

  @Test func `an effect follows its data, not the ends`() throws {
    let (host, shakes) = try stage { box.modifier(Shake(shakes: $0)) }
    try host.at(1) { shakes.set(2, second) }
    for (time, shift) in [(1.0, 0.0), (1.125, 20), (1.25, 0), (1.375, -20), (2.5, 0)] {
      try host.advance(to: time)
      #expect(near(host.frame("box").map { Double($0.midX) }, 150 + shift))
    }
    let start = host.trace.first { $0.kind == .animationStart }
    #expect(start?.animation?.property == "animatableData(Shake)")
  }

  @Test func `its map is that of the size, at the place`() throws {
    let (host, _) = try stage { _ in
      box.transformEffect(CGAffineTransform(scaleX: 0.5, y: 2))
    }
    #expect(host.frame("box") == CGRect(x: 110, y: 280, width: 40, height: 80))
  }

  @Test func `transformEffect jumps, projectionEffect too`() throws {
    let (host, x) = try stage {
      box.transformEffect(CGAffineTransform(translationX: 100 * $0, y: 0))
        .projectionEffect(ProjectionTransform(CGAffineTransform(translationX: 0, y: 10 * $0)))
    }
    try host.at(1) { x.set(1, second) }
    #expect(host.frame("box") == CGRect(x: 210, y: 290, width: 80, height: 40))
    #expect(!host.graph.hasRunningAnimations)
  }

  @Test func `a flip with perspective is drawn as its slope in the middle`() throws {
    let (host, degrees) = try stage { box.modifier(Flip(degrees: $0).ignoredByLayout()) }
    try host.at(1) { degrees.set(180, second) }
    try host.advance(to: 1 + 1.0 / 3)
    #expect(near(host.frame("box").map { Double($0.width) }, 40))
    #expect(near(host.frame("box").map { Double($0.midX) }, 150))
    try host.advance(to: 3)
    #expect(near(host.frame("box").map { Double($0.width) }, 80))
  }

  @Test(arguments: [
    (0.0, 80.0, 40.0, 150.0, 300.0), (1 / 3.0, 80, 20, 150, 310), (0.5, 80, 0, 150, 320),
    (1, 80, 40, 150, 340),
  ])
  func `a turn in space scales by the cosine about its anchor`(
    share: Double, width: Double, height: Double, x: Double, y: Double
  ) throws {
    let (host, turn) = try stage {
      box.rotation3DEffect(.degrees(180 * $0), axis: (x: 1, y: 0, z: 0), anchor: .bottom, perspective: 0.5)
    }
    try host.at(1) { turn.set(1, second) }
    try host.advance(to: 1 + share)
    let frame = try #require(host.frame("box"))
    #expect(near(Double(frame.width), width) && near(Double(frame.height), height))
    #expect(near(Double(frame.midX), x) && near(Double(frame.midY), y))
  }

  @Test func `about z it is a plain turn, about a slanting axis the rotation matrix`() throws {
    let (host, _) = try stage { _ in
      HStack {
        box.rotation3DEffect(.degrees(90), axis: (x: 0, y: 0, z: 2))
        Text("x").rotation3DEffect(.degrees(60), axis: (x: 1, y: 1, z: 0))
      }
    }
    #expect(near(host.frame("box").map { Double($0.width) }, 40))
    #expect(near(host.element("box")?.rotation, 90))
    // cos 60° + (1 - cos 60°) / 2 on both axes.
    #expect(near(host.text("x")?.mostVisible.map { $0.transform.a }, 0.75))
    #expect(near(host.text("x")?.mostVisible.map { $0.transform.b }, 0.25))
  }

  @Test func `at a right angle nothing is drawn`() throws {
    let (host, _) = try stage { _ in box.rotation3DEffect(.degrees(90), axis: (x: 0, y: 1, z: 0)) }
    #expect(host.host.displayList().items.isEmpty)
  }

  @Test func `an anchor moves under an animation`() throws {
    let (host, x) = try stage {
      box.scaleEffect(0.5, anchor: UnitPoint(x: $0, y: 0.5)).rotationEffect(.zero, anchor: .leading)
    }
    try host.at(1) { x.set(1, second) }
    try host.advance(to: 1.5)
    #expect(near(host.frame("box").map { Double($0.midX) }, 150))
    try host.advance(to: 3)
    #expect(near(host.frame("box").map { Double($0.midX) }, 170))
  }

  @Test func `affine maps combine as those of Core Graphics`() {
    let point = CGPoint(x: 3, y: 1)
    let turned = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(near(Double(point.applying(turned).x), -1) && near(Double(point.applying(turned).y), 3))
    let t = CGAffineTransform.identity.translatedBy(x: 10, y: 20).scaledBy(x: 2, y: 3).rotated(by: .pi / 2)
    #expect(near(Double(point.applying(t).x), 8) && near(Double(point.applying(t).y), 29))
    let back = point.applying(t).applying(t.inverted())
    #expect(near(Double(back.x), 3) && near(Double(back.y), 1))
    #expect(CGAffineTransform(scaleX: 0, y: 1).inverted() == CGAffineTransform(scaleX: 0, y: 1))
    #expect(
      CGSize(width: 1, height: 2).applying(CGAffineTransform(scaleX: 3, y: 4)) == CGSize(width: 3, height: 8))
    #expect(
      CGRect(x: 0, y: 0, width: 2, height: 1).applying(CGAffineTransform(translationX: 1, y: 1))
        == CGRect(x: 1, y: 1, width: 2, height: 1))
    #expect(CGAffineTransform.identity.isIdentity && !CGAffineTransform().isIdentity)
  }

  @Test func `projections invert and combine`() {
    var p = ProjectionTransform()
    p.m13 = 0.25
    p.m31 = 2
    p.m22 = 3
    let product = p.concatenating(p.inverted())
    for (entry, unit) in zip(
      [
        product.m11, product.m12, product.m13, product.m21, product.m22, product.m23, product.m31,
        product.m32,
      ],
      [1.0, 0, 0, 0, 1, 0, 0, 0])
    {
      #expect(near(Double(entry), unit))
    }
    var flat = ProjectionTransform()
    flat.m11 = 0
    #expect(!flat.invert() && flat.m22 == 1)
    #expect(!p.isAffine && ProjectionTransform().isIdentity)
    // Behind the eye there is no picture.
    p.m33 = -1
    #expect(p.affine(at: .zero) == nil)
  }

  @Test func `a transition of a geometry effect plays`() throws {
    struct Coming: View {
      let on: Knob<Bool>
      var body: some View {
        ZStack {
          if on.value {
            Text("x").transition(.modifier(active: Shake(shakes: 0.25), identity: Shake(shakes: 0)))
          }
        }
      }
    }
    let on = Knob(true)
    let host = try TestHost.with(on) { Coming(on: on) }
    let width = try #require(host.frame("x")?.width)
    try host.at(1) { on.set(false, second) }
    try host.advance(to: 1.999)
    #expect(near(host.offset("x").map { Double($0.width) }, Double(width) / 4))
    try host.advance(to: 2.1)
    #expect(!host.exists("x"))
  }
}
