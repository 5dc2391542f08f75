extension UIView {
  // MARK: Subviews

  public final func addSubview(_ view: UIView) { insert(view, at: model.children.count) }
  public final func insertSubview(_ view: UIView, at index: Int) {
    insert(view, at: min(max(0, index), model.children.count))
  }
  public final func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insert(view, at: model.children.firstIndex(of: sibling) ?? 0)
  }
  public final func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    insert(view, at: (model.children.firstIndex(of: sibling) ?? model.children.count - 1) + 1)
  }
  public final func bringSubviewToFront(_ view: UIView) {
    guard view.superview === self else { return }
    reorder(view) { $0.append(view) }
  }
  public final func sendSubviewToBack(_ view: UIView) {
    guard view.superview === self else { return }
    reorder(view) { $0.insert(view, at: 0) }
  }

  private func reorder(_ view: UIView, _ put: (inout [UIView]) -> Void) {
    var children = model.children.filter { $0 !== view }
    put(&children)
    setChildren(children)
  }

  private func setChildren(_ children: [UIView]) { change { $0.children = children } }

  private func insert(_ view: UIView, at index: Int) {
    // A view in itself would have no end.
    guard view !== self, !isDescendant(of: view) else { return }
    if view.superview === self {
      let place = min(index, model.children.count - 1)
      reorder(view) { $0.insert(view, at: min(place, $0.count)) }
      return
    }
    view.removeFromSuperview()
    view.willMove(toSuperview: self)
    view.superview = self
    var children = model.children
    children.insert(view, at: min(index, children.count))
    setChildren(children)
    if let graph = stageGraph { view.enterStage(graph) }
    view.didMoveToSuperview()
    didAddSubview(view)
    setNeedsLayout()
  }

  public final func removeFromSuperview() {
    guard let parent = superview else { return }
    willMove(toSuperview: nil)
    parent.willRemoveSubview(self)
    let wasOnStage = stageGraph != nil
    if wasOnStage { willLeaveStage() }
    var above: UIView? = parent
    while let view = above {
      view.constraintStore.removeAll(touching: self)
      above = view.superview
    }
    parent.setChildren(parent.model.children.filter { $0 !== self })
    superview = nil
    if wasOnStage { leaveStage() }
    didMoveToSuperview()
    parent.setNeedsLayout()
  }

  public final func isDescendant(of view: UIView) -> Bool {
    var here: UIView? = self
    while let known = here {
      if known === view { return true }
      here = known.superview
    }
    return false
  }

  public final func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for view in subviews { if let found = view.viewWithTag(tag) { return found } }
    return nil
  }

  /// The window that it stands in, shown or not.
  public final var window: UIWindow? { topmost as? UIWindow }

  final var topmost: UIView {
    var here = self
    while let above = here.superview { here = above }
    return here
  }

  // MARK: On stage

  /// It is part of what a stage shows from now on, with all that is in it.
  final func enterStage(_ graph: ViewGraph) {
    guard stageGraph !== graph else { return }
    willMove(toWindow: window)
    stageGraph = graph
    needsLayout = true
    controller?.begins(true)
    for view in model.children { view.enterStage(graph) }
    didMoveToWindow()
    controller?.didBegin(true, graph)
    if superview?.stageGraph == nil { scheduleLayout() }
  }

  /// Announces to controllers that it goes.
  final func willLeaveStage() {
    controller?.begins(false)
    for view in model.children { view.willLeaveStage() }
  }

  final func leaveStage() {
    guard let graph = stageGraph else { return }
    willMove(toWindow: nil)
    stageGraph = nil
    for view in model.children { view.leaveStage() }
    didMoveToWindow()
    controller?.didBegin(false, graph)
  }

  final func scheduleLayout() {
    guard let graph = stageGraph, !UIKitStage.isLayingOut else { return }
    UIKitStage.of(graph).scheduleLayout(of: topmost)
  }
}
