/// What a node gets from the node above it when it is made.
public struct _NodeInputs {
  package let graph: ViewGraph
  package let parent: _ViewNode?
  package let environment: EnvironmentValues
  /// Position in the parent's builder, for paths in traces.
  package let slot: String

  package init(graph: ViewGraph, parent: _ViewNode?, environment: EnvironmentValues, slot: String = "") {
    self.graph = graph
    self.parent = parent
    self.environment = environment
    self.slot = slot
  }
}
