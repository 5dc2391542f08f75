import AnimaticUI
import Testing

/// A bar as user code writes it.
private struct ProgressBar: View, Animatable {
  var progress: Double
  var animatableData: Double {
    get { progress }
    set { progress = newValue }
  }
  var body: some View {
    HStack(spacing: 0) {
      Color.blue.frame(width: 200 * progress, height: 4).accessibilityIdentifier("bar")
      Text("\(Int(progress * 100)) %").fixedSize()
    }
  }
}

private struct Rise: ViewModifier, Animatable {
  var share: Double
  var animatableData: Double {
    get { share }
    set { share = newValue }
  }
  /// A square, so that what is seen is no straight interpolation of offsets.
  func body(content: Content) -> some View { content.offset(y: 100 * share * share) }
}

private struct OldRise: AnimatableModifier {
  var share: CGFloat
  var animatableData: CGFloat {
    get { share }
    set { share = newValue }
  }
  func body(content: Content) -> some View { content.offset(y: 100 * share * share) }
}

@Suite struct AnimatableBodyTests {
  private struct Screen: View {
    let progress: Knob<Double>
    var body: some View { ProgressBar(progress: progress.value) }
  }

  private let second = Animation.linear(duration: 1)

  @Test func `a body is evaluated with the data of the instant`() throws {
    let progress = Knob(0.0)
    let host = try TestHost.with(progress) { Screen(progress: progress) }
    try host.at(1) { progress.set(1, second) }
    #expect(host.frame("bar") == nil)
    #expect(host.text("0 %") != nil)
    try host.advance(to: 1.25)
    #expect(host.frame("bar")?.width == 50)
    #expect(host.text("25 %") != nil)
    try host.advance(to: 1.505)
    #expect(host.text("50 %") != nil)
    try host.advance(to: 3)
    #expect(host.frame("bar")?.width == 200)
    #expect(host.text("100 %") != nil)
    #expect(!host.graph.hasRunningAnimations)
  }

  @Test func `what is seen does not depend on what was looked at before`() throws {
    func play(_ steps: [Double]) throws -> (CGRect?, Double?) {
      let progress = Knob(0.0)
      let host = try TestHost.with(progress) {
        VStack {
          Screen(progress: progress)
          Text("x").modifier(Rise(share: 0))
        }
      }
      try host.at(1) { progress.set(1, .bouncy) }
      for step in steps where step < 1.2 {
        try host.advance(to: step)
        _ = host.host.displayList()
      }
      try host.at(1.2) { progress.set(0.3, .easeInOut(duration: 0.5)) }
      for step in steps where step > 1.2 && step < 1.43 {
        try host.advance(to: step)
        _ = host.host.displayList()
      }
      try host.advance(to: 1.4321)
      return (host.frame("bar"), host.text("x")?.frame.map { Double($0.midX) })
    }
    let alone = try play([])
    for rate in [24.0, 60, 120] {
      let seen = try play(
        (24...34).flatMap { second in
          stride(from: 0.0, to: 1, by: 24 / rate).map { (Double(second) + $0) / 24 }
        })
      #expect(seen.0 == alone.0 && seen.1 == alone.1)
    }
    #expect(alone.0.map { $0.width > 60 && $0.width < 220 } ?? false)
  }

  @Test func `a write meets the tree of its own instant`() throws {
    // The sibling slides from where it stood at the write, not from where it was last looked at.
    struct Row: View {
      let state: Knob<(progress: Double, wide: Bool)>
      var body: some View {
        HStack(spacing: 0) {
          ProgressBar(progress: state.value.progress)
          Text("x").padding(.leading, state.value.wide ? 50 : 0)
          Spacer(minLength: 0)
        }
      }
    }
    func play(look: Bool) throws -> CGRect? {
      let state = Knob((progress: 0.0, wide: false))
      let host = try TestHost.with(state) { Row(state: state) }
      try host.at(1) { state.set((1, false), second) }
      if look {
        try host.advance(to: 1.1)
        _ = host.host.displayList()
      }
      try host.at(1.5) { state.set((1, true), second) }
      try host.advance(to: 1.6)
      return host.frame("x")
    }
    #expect(try play(look: true) == play(look: false))
  }

  @Test func `modifiers too, in both spellings and nested`() throws {
    struct Both: View {
      let on: Knob<Bool>
      var body: some View {
        VStack {
          Text("new").modifier(Rise(share: on.value ? 1 : 0))
          Text("old").modifier(OldRise(share: on.value ? 1 : 0))
          Text("twice").modifier(Rise(share: on.value ? 1 : 0)).modifier(Rise(share: on.value ? 1 : 0))
        }
      }
    }
    let on = Knob(false)
    let host = try TestHost.with(on) { Both(on: on) }
    try host.at(1) { on.set(true, second) }
    try host.advance(to: 1.5)
    #expect(near(host.offset("new").map { Double($0.height) }, 25))
    #expect(near(host.offset("old").map { Double($0.height) }, 25))
    #expect(near(host.offset("twice").map { Double($0.height) }, 50))
    try host.advance(to: 3)
    #expect(near(host.offset("new").map { Double($0.height) }, 100))
    #expect(near(host.offset("twice").map { Double($0.height) }, 200))
  }

  @Test func `animation for one value and value-less animation`() throws {
    struct Views: View {
      let on: Knob<Bool>
      var body: some View {
        VStack {
          Text("value").modifier(Rise(share: on.value ? 1 : 0)).animation(
            .linear(duration: 1), value: on.value)
          Text("all").modifier(Rise(share: on.value ? 1 : 0)).animation(.linear(duration: 1))
          Text("none").modifier(Rise(share: on.value ? 1 : 0))
        }
      }
    }
    let on = Knob(false)
    let host = try TestHost.with(on) { Views(on: on) }
    try host.at(1) { on.set(true) }
    for step in stride(from: 1.0, to: 1.45, by: 1.0 / 60) {
      try host.advance(to: step)
      _ = host.host.displayList()
    }
    try host.advance(to: 1.5)
    #expect(near(host.offset("value").map { Double($0.height) }, 25))
    #expect(near(host.offset("all").map { Double($0.height) }, 25))
    #expect(near(host.offset("none").map { Double($0.height) }, 100))
  }

  @Test func `a transition of an animatable modifier plays and holds the removal`() throws {
    struct Screen: View {
      let on: Knob<Bool>
      var body: some View {
        ZStack {
          if on.value {
            Text("x").transition(.modifier(active: Rise(share: 1), identity: Rise(share: 0)))
          }
        }
      }
    }
    let on = Knob(false)
    let host = try TestHost.with(on) { Screen(on: on) }
    try host.at(1) { on.set(true, second) }
    #expect(near(host.offset("x").map { Double($0.height) }, 100))
    try host.advance(to: 1.5)
    #expect(near(host.offset("x").map { Double($0.height) }, 25))
    try host.at(3) { on.set(false, second) }
    try host.advance(to: 3.5)
    #expect(near(host.offset("x").map { Double($0.height) }, 25))
    try host.advance(to: 3.999)
    #expect(host.exists("x"))
    try host.advance(to: 4.001)
    #expect(!host.exists("x"))
    #expect(!host.graph.hasRunningAnimations)
  }

  @Test func `a custom transition with an animatable modifier`() throws {
    struct Drop: Transition {
      func body(content: Content, phase: TransitionPhase) -> some View {
        content.modifier(Rise(share: phase.value))
      }
    }
    struct Screen: View {
      let on: Knob<Bool>
      var body: some View {
        ZStack { if on.value { Text("x").transition(Drop()) } }
      }
    }
    let on = Knob(true)
    let host = try TestHost.with(on) { Screen(on: on) }
    try host.at(1) { on.set(false, second) }
    try host.advance(to: 1.5)
    #expect(near(host.offset("x").map { Double($0.height) }, 25))
    try host.advance(to: 2.5)
    #expect(!host.exists("x"))
  }

  @Test func `a removal waits for animated data inside that starts under it`() throws {
    struct Inner: View {
      let on: Knob<Bool>
      var body: some View { Text("x").modifier(Rise(share: on.value ? 0 : 1)) }
    }
    struct Screen: View {
      let on: Knob<Bool>
      var body: some View { ZStack { if on.value { Inner(on: on).transition(.identity) } } }
    }
    let on = Knob(true)
    let host = try TestHost.with(on) { Screen(on: on) }
    try host.at(1) { on.set(false, second) }
    try host.advance(to: 1.5)
    #expect(near(host.offset("x").map { Double($0.height) }, 25))
    try host.advance(to: 2.1)
    #expect(!host.exists("x"))
  }

  @Test func `repeatForever goes on and ends with its view`() throws {
    struct Pulse: View {
      let on: Knob<Bool>
      var body: some View { ZStack { if on.value { Beat() } } }
    }
    struct Beat: View {
      @State private var up = false
      var body: some View {
        Text("x").modifier(Rise(share: up ? 1 : 0)).onAppear {
          withAnimation(.linear(duration: 1).repeatForever()) { up = true }
        }
      }
    }
    let on = Knob(true)
    let host = try TestHost.with(on) { Pulse(on: on) }
    for (time, height) in [(0.5, 25.0), (1.5, 25), (2.5, 25), (100.9, 81)] {
      try host.advance(to: time)
      #expect(near(host.offset("x").map { Double($0.height) }, height))
    }
    try host.at(101) { on.set(false) }
    #expect(!host.exists("x"))
    #expect(!host.graph.hasRunningAnimations)
  }

  @Test func `a retarget starts where the data is`() throws {
    let progress = Knob(0.0)
    let host = try TestHost.with(progress) { Screen(progress: progress) }
    try host.at(1) { progress.set(1, second) }
    try host.at(1.5) { progress.set(0, second) }
    #expect(host.frame("bar")?.width == 100)
    try host.advance(to: 1.75)
    // The old line goes on to 75 % while the new one is a quarter done.
    #expect(host.frame("bar")?.width == (112.5 * 3).rounded() / 3 || host.frame("bar")?.width == 112.667)
  }

  @Test func `a plain write jumps and keeps the rest of the motion`() throws {
    let progress = Knob(0.0)
    let host = try TestHost.with(progress) { Screen(progress: progress) }
    try host.at(1) { progress.set(1, second) }
    try host.at(1.5) { progress.set(2) }
    #expect(host.frame("bar")?.width == 300)
    try host.advance(to: 3)
    #expect(host.frame("bar")?.width == 400)
    #expect(host.kinds(.warning).count == 1)
  }

  @Test func `completions come and traces name the data`() throws {
    let progress = Knob(0.0)
    let journal = Journal()
    let host = try TestHost.with(progress) { Screen(progress: progress) }
    try host.at(1) {
      withAnimation(second) {
        progress.set(1)
      } completion: {
        journal.note("\(host.clock.now.seconds)")
      }
    }
    try host.advance(to: 1.7)
    #expect(journal.lines.isEmpty)
    try host.advance(to: 3)
    #expect(journal.lines == ["2.0"])
    let start = host.trace.first { $0.kind == .animationStart }
    #expect(start?.animation?.property == "animatableData(ProgressBar)")
    #expect(start?.animation?.from == [0] && start?.animation?.to == [1])
    #expect(host.kinds(.animationEnd).contains { $0.hasPrefix("animatableData(ProgressBar)") })
  }

  @Test func `evaluations for an instant leave no trace`() throws {
    func trace(looks: Int) throws -> [String] {
      let progress = Knob(0.0)
      let host = try TestHost.with(progress) { Screen(progress: progress) }
      try host.at(1) { progress.set(1, second) }
      for i in 0..<looks {
        try host.advance(to: 1 + Double(i) / Double(looks))
        _ = host.host.displayList()
      }
      try host.at(3) { progress.set(0, second) }
      try host.advance(to: 5)
      return host.trace.map(\.detail)
    }
    #expect(try trace(looks: 0) == trace(looks: 30))
  }

  @Test func `frames differ while it runs and are the same list at rest`() throws {
    let progress = Knob(0.0)
    let host = try TestHost.with(progress) { Screen(progress: progress) }
    try host.at(1) { progress.set(1, second) }
    let first = host.host.displayList()
    #expect(host.host.probe(notice: "it")?.isMoving == true)
    try host.advance(to: 1.5)
    let middle = host.host.displayList()
    #expect(middle != first)
    try host.advance(to: 2.5)
    let third = host.host.displayList()
    #expect(third != middle)
    let version = host.graph.version
    try host.advance(to: 9)
    #expect(host.host.displayList() == third && host.graph.version == version)
    #expect(host.host.probe(notice: "it")?.isMoving == false)
  }

  @Test func `a tap hits what is presented`() throws {
    struct Screen: View {
      let on: Knob<Bool>
      let journal: Journal
      var body: some View {
        ZStack(alignment: .top) {
          Color.red.frame(width: 40, height: 20).onTapGesture { journal.note("hit") }
            .modifier(Rise(share: on.value ? 1 : 0))
          Color.clear
        }
      }
    }
    let (on, journal) = (Knob(false), Journal())
    let host = try TestHost.with(on) { Screen(on: on, journal: journal) }
    try host.at(1) { on.set(true, second) }
    try host.at(1.5) { _ = try? host.host.tap(at: CGPoint(x: 150, y: 10)) }
    #expect(journal.lines.isEmpty)
    try host.at(1.5) { _ = try? host.host.tap(at: CGPoint(x: 150, y: 35)) }
    #expect(journal.lines == ["hit"])
  }

  @Test func `pairs and several numbers move as one`() throws {
    struct Spot: View, Animatable {
      var place: CGPoint
      var size: Double
      var animatableData: AnimatablePair<CGPoint.AnimatableData, Double> {
        get { AnimatablePair(place.animatableData, size) }
        set {
          place.animatableData = newValue.first
          size = newValue.second
        }
      }
      var body: some View {
        Color.red.frame(width: size, height: size).accessibilityIdentifier("spot").position(place)
      }
    }
    let on = Knob(false)
    struct Screen: View {
      let on: Knob<Bool>
      var body: some View {
        Spot(place: on.value ? CGPoint(x: 200, y: 300) : CGPoint(x: 100, y: 100), size: on.value ? 40 : 20)
      }
    }
    let host = try TestHost.with(on) { Screen(on: on) }
    try host.at(1) { on.set(true, second) }
    try host.advance(to: 1.5)
    #expect(host.frame("spot") == CGRect(x: 135, y: 185, width: 30, height: 30))
  }

  @Test func `timing by frames starts and ends with frames`() throws {
    let progress = Knob(0.0)
    let host = try TestHost(timing: .frame(fps: 10)) { Screen(progress: progress) }
    progress.attach(to: host)
    try host.at(1.05) { progress.set(1, second) }
    try host.advance(to: 1.1)
    #expect(host.text("0 %") != nil)
    try host.advance(to: 1.6)
    #expect(host.frame("bar")?.width == 100)
    try host.advance(to: 2.1)
    #expect(host.frame("bar")?.width == 200)
  }
}
