import AnimaticTime

/// What UIKit keeps for one play: its scene and windows, and which views wait for layout. Made when code of the play
/// first asks for any of it.
final class UIKitStage {
  unowned let graph: ViewGraph
  let scene = UIWindowScene()
  private(set) var entries: [Entry] = []
  private var ranks = 0
  private var pending: [UnownedView] = []
  private var isLayoutScheduled = false
  private weak var key: UIWindow?
  var isIdleTimerDisabled = false

  /// A window that is shown. It is kept by whoever made it, not from here.
  struct Entry {
    weak var window: UIWindow?
    let id: ObjectIdentifier
    let shown: UIViewShown
    var level: CGFloat
    let rank: Int
    /// Nil until the update that shows it.
    var node: WindowNode?
    var isStage: Bool
  }

  private struct UnownedView { weak var view: UIView? }

  private init(_ graph: ViewGraph) { self.graph = graph }

  static func of(_ graph: ViewGraph) -> UIKitStage {
    if let known = graph.uikit { return known }
    let made = UIKitStage(graph)
    graph.uikit = made
    return made
  }

  /// That of the play that runs on this thread.
  static var current: UIKitStage? { PlayedDevice.graph.map(of) }

  // MARK: Windows

  /// The window that shows the stage's own view.
  private(set) lazy var main: UIWindow = {
    let window = StageWindow(self)
    entries.insert(
      Entry(
        window: window, id: ObjectIdentifier(window), shown: window.shown, level: 0, rank: 0, node: nil,
        isStage: true), at: 0)
    appear(window)
    return window
  }()

  /// In the order of their making visible; the stage's own first.
  var windows: [UIWindow] {
    _ = main
    return entries.sorted { $0.rank < $1.rank }.compactMap(\.window)
  }

  var keyWindow: UIWindow? {
    get { key.flatMap { known in entries.contains { $0.window === known } ? known : nil } ?? main }
    set { key = newValue }
  }

  /// A window becomes visible, in front of all others of its level.
  func show(_ window: UIWindow) {
    guard !entries.contains(where: { $0.window === window }) else { return }
    _ = main
    ranks += 1
    entries.append(
      Entry(
        window: window, id: ObjectIdentifier(window), shown: window.shown, level: window.windowLevel.rawValue,
        rank: ranks, node: nil, isStage: false))
    sort()
    graph.emit(
      .mark, name: graph.clock.owner,
      detail: "window appears: \(window.label), level \(Printing.number(Double(window.windowLevel.rawValue)))"
    )
    appear(window)
  }

  private func sort() { entries.sort { ($0.level, $0.rank) < ($1.level, $1.rank) } }

  private func appear(_ window: UIWindow) {
    let (id, owner) = (ObjectIdentifier(window), graph.clock.owner)
    window.enterStage(graph)
    graph.enqueue(UIKitMotion.current ?? Transaction()) { [weak self, weak window] in
      guard let self, let window, let place = entries.firstIndex(where: { $0.id == id }) else { return }
      guard entries[place].node == nil else { return }
      let inputs = _NodeInputs(graph: graph, parent: nil, environment: PlayedDevice.environment(of: graph))
      entries[place].node = WindowNode(window, owner: owner, inputs)
      graph.elementsAreStale = true
    }
    graph.wakeForActions()
  }

  func hide(_ window: UIWindow) {
    guard let entry = entries.first(where: { $0.window === window }), !entry.isStage else { return }
    window.willLeaveStage()
    remove(entry.id, window.label)
    window.leaveStage()
  }

  /// A window that nobody keeps any more; nothing of it may be called.
  func windowIsGone(_ id: ObjectIdentifier, _ label: String) {
    guard entries.contains(where: { $0.id == id }) else { return }
    remove(id, label)
  }

  private func remove(_ id: ObjectIdentifier, _ label: String) {
    guard let place = entries.firstIndex(where: { $0.id == id }) else { return }
    graph.emit(.mark, name: graph.clock.owner, detail: "window disappears: \(label)")
    let entry = entries.remove(at: place)
    // A window that comes back in the same turn has a node of its own.
    graph.enqueue(UIKitMotion.current ?? Transaction()) { [graph] in
      entry.node?.leave()
      graph.elementsAreStale = true
    }
    graph.wakeForActions()
  }

  func changeLevel(of window: UIWindow) {
    guard let place = entries.firstIndex(where: { $0.window === window }) else { return }
    entries[place].level = window.windowLevel.rawValue
    sort()
    graph.enqueue(Transaction()) { [graph] in graph.elementsAreStale = true }
  }

  // MARK: The tree

  /// Hands the windows' elements to the stage, those of a negative level under its own view.
  func collect(into root: RootElement) {
    var (below, above): ([ElementItem], [ElementItem]) = ([], [])
    for entry in entries {
      guard let node = entry.node, node.isAlive else { continue }
      if entry.level < 0 {
        node.collect(Traits(), into: &below)
      } else {
        node.collect(Traits(), into: &above)
      }
    }
    root.setWindows(below: below, above: above)
  }

  /// The surroundings of the whole stage, or its size, have changed; part of an update.
  func stageChanged(_ environment: EnvironmentValues, from old: CGSize, to new: CGSize) {
    for entry in entries {
      entry.node?.environmentChanged(environment)
      guard old != new, let window = entry.window, window.frame.size == old else { continue }
      Self.directly { window.frame = CGRect(origin: .zero, size: new) }
      Self.layOut(window)
    }
  }

  // MARK: Layout

  /// Views are being laid out as part of an update: what is written belongs to it.
  nonisolated(unsafe) private(set) static var isLayingOut = false

  static func directly(_ work: () -> Void) {
    let before = isLayingOut
    isLayingOut = true
    work()
    isLayingOut = before
  }

  /// Before the next update is made, everything that `view` is the top of is laid out.
  func scheduleLayout(of view: UIView) {
    if !pending.contains(where: { $0.view === view }) { pending.append(UnownedView(view: view)) }
    guard !isLayoutScheduled else { return }
    isLayoutScheduled = true
    graph.enqueue(Transaction()) { [weak self] in self?.layOutPending() }
  }

  private func layOutPending() {
    isLayoutScheduled = false
    let due = pending.compactMap(\.view)
    pending = []
    Self.directly { for view in due { Self.layOut(view) } }
  }

  /// Solves the constraints in a tree of views and lets each view that waits for it place its subviews.
  static func layOut(_ top: UIView) {
    // Layout may ask for layout; what does not come to rest keeps its last state.
    for _ in 0..<8 {
      ConstraintLayout.solve(top)
      guard placeSubviews(of: top) else { return }
    }
  }

  private static func placeSubviews(of view: UIView) -> Bool {
    var didPlace = false
    if view.needsLayout {
      view.needsLayout = false
      didPlace = true
      view.controller?.viewWillLayoutSubviews()
      view.layoutSubviews()
      view.controller?.viewDidLayoutSubviews()
    }
    for child in view.model.children where placeSubviews(of: child) { didPlace = true }
    return didPlace
  }
}

extension ViewGraph {
  /// Code of the play has asked for UIKit's windows.
  package var hasWindows: Bool { uikit != nil }
}
