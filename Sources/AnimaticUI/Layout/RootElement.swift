import AnimaticDrawing

/// The stage itself: proposes the safe area to the root view and centres it there.
package final class RootElement {
  private var all: [ElementItem] = []
  /// Windows that lie under the stage's own view, and those over it, back to front.
  private var below: [ElementItem] = []
  private var above: [ElementItem] = []
  package var size = CGSize.zero
  /// What bars and cut-outs take: the `.container` region.
  package var safeArea = EdgeInsets()
  /// The keyboard over the lower edge: the `.keyboard` region.
  package let keyboard = KeyboardPanel()

  package var items: [ElementItem] { above.isEmpty && below.isEmpty ? all : below + all + above }

  /// Back to front.
  package var drawingOrder: [ElementItem] {
    let own = DrawOrder.sorted(all)
    return above.isEmpty && below.isEmpty ? own : below + own + above
  }

  /// Without windows, back to front.
  var stageOrder: [ElementItem] { DrawOrder.sorted(all) }

  /// The part of the stage that bars, cut-outs and the keyboard leave free, points.
  package var safeRect: CGRect { free(above: max(safeArea.bottom, keyboard.height)) }

  /// The part of the stage that bars and cut-outs leave free, points.
  package var containerRect: CGRect { free(above: safeArea.bottom) }

  private func free(above bottom: CGFloat) -> CGRect {
    CGRect(
      x: safeArea.leading, y: safeArea.top,
      width: max(0, size.width - safeArea.leading - safeArea.trailing),
      height: max(0, size.height - safeArea.top - bottom))
  }

  func setItems(_ items: [ElementItem]) {
    all = items
    for item in items { item.element.parent = nil }
  }

  func setWindows(below: [ElementItem], above: [ElementItem]) {
    (self.below, self.above) = (below, above)
    for item in below + above { item.element.parent = nil }
  }

  func layoutRoot(_ graph: ViewGraph) {
    graph.beginLayoutPass()
    let rect = safeRect
    for item in all {
      if item.isLeaving {
        item.element.keepPlace()
      } else {
        let proposal = ProposedViewSize(rect.size)
        let size = item.element.size(proposal)
        let origin = CGPoint(x: rect.midX - size.width / 2, y: rect.midY - size.height / 2)
        item.element.place(at: origin, size, proposal)
      }
    }
    for item in below + above { (item.element as? UIViewElement)?.placeOnStage() }
  }

  /// What the views on stage take of it when all that is free is offered, points.
  package var fittingSize: CGSize {
    let proposal = ProposedViewSize(safeRect.size)
    return all.filter { !$0.isLeaving }.reduce(CGSize.zero) { size, item in
      let own = item.element.size(proposal)
      return CGSize(width: max(size.width, own.width), height: max(size.height, own.height))
    }
  }

  func commitTree(_ context: CommitContext) {
    for item in items { item.commitTree(context) }
  }

  package func render(_ context: DrawContext) -> [DisplayItem] {
    drawingOrder.flatMap { $0.element.render(context) }
  }
}
