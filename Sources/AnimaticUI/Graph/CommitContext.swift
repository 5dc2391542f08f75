/// One walk over all elements in which changed targets start animations.
package final class CommitContext {
  package let graph: ViewGraph
  /// The zero of animations that start in this walk, seconds.
  package let begin: Double
  /// Slots that are leaving under this very entry, outermost first: they wait for what starts inside.
  package var leaving: [DynamicSlot] = []

  init(graph: ViewGraph, begin: Double) {
    self.graph = graph
    self.begin = begin
  }

  /// For data that a node animates, outside any walk.
  package convenience init(_ node: _ViewNode) {
    self.init(graph: node.graph, begin: node.graph.timing.begin(at: node.graph.clock.now))
    leaving = node.departingSlots
  }

  func animationStarted(end: RunEnd) {
    for slot in leaving { slot.waitUntil(end) }
  }
}
