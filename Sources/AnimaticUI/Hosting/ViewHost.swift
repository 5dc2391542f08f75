import AnimaticDrawing
import AnimaticTime

/// Puts a view on a stage and keeps it: time, taps and questions come in, display lists go out.
package final class ViewHost {
  package let graph: ViewGraph
  private let rootView: AnyView
  private var environment: EnvironmentValues
  private var background: Color
  private var lastList: (version: Int, moving: Bool, time: Double, list: DisplayList)?
  /// Nodes with states by notice, as of a version of the graph.
  var foundStates: (version: Int, holders: [String: [any StateHolding]]) = (-1, [:])

  package init(
    _ view: AnyView, size: CGSize, safeArea: EdgeInsets, environment: EnvironmentValues,
    background: Color, graph: ViewGraph
  ) {
    self.graph = graph
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

  /// Changes the surroundings, such as the colour scheme, as a plain update of everything.
  package func changeEnvironment(
    size: CGSize? = nil, safeArea: EdgeInsets? = nil, animation: Animation? = nil,
    _ change: (inout EnvironmentValues) -> Void
  ) {
    change(&environment)
    if let size { graph.rootElement.size = size }
    if let safeArea { graph.rootElement.safeArea = safeArea }
    let values = environment
    let transaction = animation.map { Transaction(animation: $0) } ?? Transaction()
    graph.enqueue(transaction) { [graph] in graph.rootNode?.environmentChanged(values) }
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
    let context = DrawContext(time: time)
    // Shapes of the user's own may ask for the play's semantics while they are drawn.
    let items = VirtualTime.withSimulation(graph.clock) { graph.rootElement.render(context) }
    let list = DisplayList(
      size: graph.rootElement.size, background: background.resolved(in: environment), items: items)
    lastList = (graph.version, graph.hasRunningAnimations, time, list)
    return list
  }

  // MARK: Taps

  /// What a tap did.
  package enum TapResult: Equatable {
    case hit(owner: String, what: String)
    /// Something is there but nothing in it wants taps.
    case ignored(what: String)
    case nothing
  }

  package func tap(at point: CGPoint) throws -> TapResult {
    try graph.flush()
    guard let element = HitTest.element(at: point, in: graph.rootElement, time: time) else {
      return .nothing
    }
    guard let (action, target) = HitTest.tapAction(from: element) else {
      return .ignored(what: element.path("view"))
    }
    let before = graph.clock.owner
    let owner = target.node.owner
    graph.clock.owner = owner
    action()
    graph.clock.owner = before
    return .hit(owner: owner, what: element.path("view"))
  }
}
