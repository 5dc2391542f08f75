import AnimaticDrawing
import AnimaticUI
import Testing

/// What holds whatever is shown, hidden and moved in whatever order, at whatever instants.
@Suite struct RandomChangesTests {
  private struct Model: Equatable {
    var isOpen = false
    var isMarked = false
    var rows = [1, 2, 3]
    var text = 0
    var id = 0
  }

  private struct Everything: View {
    let model: Model
    @Namespace private var space

    var body: some View {
      VStack(spacing: 4) {
        ForEach(model.rows, id: \.self) { row in
          Text("row \(row)").padding(2).background(Color.gray)
            .transition(
              .asymmetric(insertion: .push(from: .leading), removal: .scale.combined(with: .opacity)))
        }
        Text("number \(model.text)").contentTransition(.numericText())
          .animation(.easeOut(duration: 0.2)) { $0.opacity(model.isMarked ? 0.5 : 1) }
        Text("id \(model.id)").id(model.id).transition(.blurReplace)
        if model.isOpen {
          HStack {
            Image(systemName: "star")
            Text("card").matchedGeometryEffect(id: "title", in: space, properties: .position)
          }
          .padding(10)
          .background { Color.blue.matchedGeometryEffect(id: "ground", in: space) }
          .zIndex(model.isMarked ? 1 : 0)
        } else {
          Text("pill").matchedGeometryEffect(id: "title", in: space, properties: .position)
            .background { Color.red.matchedGeometryEffect(id: "ground", in: space) }
            .transition(.move(edge: .bottom))
        }
        Rectangle().fill(Color.green).frame(width: 4, height: 4)
          .matchedGeometryEffect(id: "ground", in: space, properties: .position, isSource: false)
      }
    }
  }

  private struct Numbers {
    var state: UInt64
    mutating func below(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(limit))
    }
  }

  private func changed(_ model: Model, _ numbers: inout Numbers) -> Model {
    var model = model
    for _ in 0...numbers.below(2) {
      switch numbers.below(6) {
      case 0: model.isOpen.toggle()
      case 1: model.isMarked.toggle()
      case 2: model.text += numbers.below(3)
      case 3: model.id += 1
      case 4: model.rows.removeAll { $0 % 3 == numbers.below(3) }
      default:
        let row = 1 + numbers.below(5)
        if !model.rows.contains(row) { model.rows.insert(row, at: numbers.below(model.rows.count + 1)) }
      }
    }
    return model
  }

  @Test(arguments: 1...40)
  func `at rest the picture is that of a fresh play`(_ seed: Int) throws {
    var numbers = Numbers(state: UInt64(seed))
    let animations: [Animation?] = [
      nil, .linear(duration: 0.3), .easeInOut, .smooth, .bouncy, .spring(response: 0.2, dampingFraction: 0.5),
      .linear(duration: 0.1).delay(0.2), .interpolatingSpring(stiffness: 170, damping: 15),
      .linear(duration: 0.1).repeatCount(3), .linear(duration: 0),
    ]
    let timings: [AnimationTiming] = [.exact, .frame(fps: 60), .device(fps: 60)]
    let (timing, semantics) = (
      timings[numbers.below(3)], AnimationSemantics.allCases[numbers.below(4)]
    )
    var model = Model()
    let (host, state) = try play(model, timing: timing, semantics: semantics) { Everything(model: $0.value) }
    var time = 0.0
    for _ in 0..<25 {
      time += Double(numbers.below(30)) / 60
      model = changed(model, &numbers)
      let (next, animation) = (model, animations[numbers.below(animations.count)])
      try host.at(time) { withAnimation(animation) { state.write(next) } }
      _ = host.host.displayList()
    }
    try host.advance(to: time + 30)
    #expect(!host.graph.hasRunningAnimations, "seed \(seed)")
    let (fresh, _) = try play(model, timing: timing, semantics: semantics) { Everything(model: $0.value) }
    #expect(host.host.displayList() == fresh.host.displayList(), "seed \(seed)")
  }

  @Test(arguments: 1...10)
  func `what is seen at an instant does not depend on when one looked before`(_ seed: Int) throws {
    func look(often: Bool) throws -> [DisplayList] {
      var numbers = Numbers(state: UInt64(seed) &+ 1000)
      var model = Model()
      let (host, state) = try play(model) { Everything(model: $0.value) }
      var time = 0.0
      var seen: [DisplayList] = []
      for _ in 0..<12 {
        let start = time
        time += Double(1 + numbers.below(30)) / 60
        if often {
          for step in 1..<5 {
            try host.advance(to: start + (time - start) * Double(step) / 5)
            _ = host.host.displayList()
          }
        }
        model = changed(model, &numbers)
        let next = model
        try host.at(time) { withAnimation(.easeInOut(duration: 0.4)) { state.write(next) } }
        seen.append(host.host.displayList())
      }
      return seen
    }
    #expect(try look(often: true) == look(often: false))
  }
}
