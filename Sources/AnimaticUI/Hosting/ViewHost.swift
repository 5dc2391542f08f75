import AnimaticDrawing
import AnimaticTime

/// Puts a view on a stage and keeps it: time, taps and questions come in, display lists go out.
package final class ViewHost {
  package let graph: ViewGraph
  private let rootView: AnyView
  private var environment: EnvironmentValues
  private var background: Color
  private var lastList: (version: Int, moving: Bool, time: Double, list: DisplayList)?
  /// What probes of notices look at, as of a version of the graph.
  var foundParts: (version: Int, plans: [String: ProbePlan]) = (-1, [:])
  private var veil: PictureVeil?
  /// Brings fingers to the views.
  package let touches: TouchDispatcher
  /// Nodes with states by notice, as of a version of the graph.
  var foundStates: (version: Int, holders: [String: [any StateHolding]]) = (-1, [:])

  package init(
    _ view: AnyView, size: CGSize, safeArea: EdgeInsets, environment: EnvironmentValues,
    background: Color, graph: ViewGraph
  ) {
    self.graph = graph
    touches = TouchDispatcher(graph)
    self.environment = environment
    self.background = background
    rootView = view
    graph.rootElement.size = size
    graph.rootElement.safeArea = safeArea
    graph.pixelScale = Double(environment.displayScale)
    Simulation.of(graph.clock).graph = graph
  }

  /// Makes the tree at the clock's instant and runs what it causes.
  package func start() throws {
    graph.enqueue(Transaction()) { [self] in
      let inputs = _NodeInputs(graph: graph, parent: nil, environment: environment)
      graph.rootNode = rootView.makeNode(inputs)
    }
    try graph.flush()
  }

  /// Changes the surroundings, such as the colour scheme, as one update of everything.
  ///
  /// - Parameters:
  ///   - keyboard: How much of the lower edge the keyboard covers, points; 0 for none.
  ///   - animation: What changed frames get; nil for a plain update.
  package func changeEnvironment(
    size: CGSize? = nil, safeArea: EdgeInsets? = nil, keyboard: CGFloat? = nil, animation: Animation? = nil,
    _ change: (inout EnvironmentValues) -> Void = { _ in }
  ) {
    change(&environment)
    let values = environment
    let transaction = animation.map { Transaction(animation: $0) } ?? Transaction()
    graph.enqueue(transaction) { [self] in
      let root = graph.rootElement
      let before = root.size
      if let size { root.size = size }
      if let safeArea { root.safeArea = safeArea }
      if let keyboard {
        root.keyboard.move(to: keyboard, animation, at: graph.timing.begin(at: graph.clock.now))
        moves(until: root.keyboard.end)
      }
      graph.rootNode?.environmentChanged(values)
      graph.uikit?.stageChanged(values, from: before, to: root.size)
    }
  }

  /// The picture of now lies over the coming ones and fades away.
  package func fadeFromNow(_ animation: Animation) throws {
    try graph.flush()
    veil = PictureVeil(displayList(), animation, at: graph.timing.begin(at: graph.clock.now))
    moves(until: veil?.end)
  }

  /// What moves outside of the tree keeps the play going until then, as an animation in it does.
  private func moves(until end: Double?) {
    guard let end, end.isFinite else { return }
    let origin = WorkOrigin(what: "animation", file: "", line: 0, owner: "")
    graph.clock.schedule(at: Instant(seconds: end), lane: .sweep, origin: origin) {}
  }

  /// The clock's instant, seconds, with all that is evaluated instant by instant brought up to it: every
  /// question about what is presented starts here.
  package var time: Double {
    graph.sampleIfNeeded()
    return graph.clock.now.seconds
  }

  /// The picture at the clock's instant. Sampling changes nothing; at rest the same list comes out.
  package func displayList() -> DisplayList {
    let time = self.time
    if let last = lastList, last.version == graph.version, !last.moving || last.time == time {
      return last.list
    }
    let root = graph.rootElement
    // Shapes of the user's own may ask for the play's semantics while they are drawn.
    let views = VirtualTime.withSimulation(graph.clock) { root.render(DrawContext(time: time)) }
    let items = views + root.keyboard.draw(root.size, environment, at: time)
    let plain = DisplayList(
      size: root.size, background: background.resolved(in: environment), items: items)
    let list = veil?.over(plain, at: time) ?? plain
    let isMoving =
      graph.hasRunningAnimations || root.keyboard.isMoving(at: time) || veil?.isThere(at: time) ?? false
    lastList = (graph.version, isMoving, time, list)
    return list
  }

  // MARK: Taps

  /// What a tap did: a finger that comes and goes at one instant.
  package enum TapResult: Equatable {
    case hit(owner: String, what: String)
    /// Something is there but nothing in it wants taps.
    case ignored(what: String)
    case nothing
  }

  package func tap(at point: CGPoint) throws -> TapResult {
    let (finger, landing) = try touches.down(at: point, isInstant: true)
    let owner = try touches.up(finger, at: point)
    switch landing {
    case .nothing: return .nothing
    case .ignored(let what), .busy(let what): return .ignored(what: what)
    case .taken(let first, let what):
      if let owner { return .hit(owner: owner, what: what) }
      return touches.isWaiting ? .hit(owner: first, what: what) : .ignored(what: what)
    }
  }
}
