extension ViewGraph {
  func addSampler(_ node: _ViewNode) {}
  func removeSampler(_ node: _ViewNode) {}
}
