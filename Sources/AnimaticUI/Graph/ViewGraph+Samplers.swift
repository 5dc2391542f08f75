extension ViewGraph {
  /// Something moves, or may look different at another instant.
  package var hasRunningAnimations: Bool {
    !running.isEmpty || !samplers.isEmpty || !animators.isEmpty
  }

  /// Whether something at or above `node` is evaluated at each instant.
  package func isSampled(_ node: _ViewNode) -> Bool { samplers.contains(atOrAbove: node) }
  /// The nodes evaluated at each instant, parents first.
  package var sampledNodes: [_ViewNode] { samplers.nodes }
}
