/// Animates the data of a view (or modifier) whose body is evaluated again at each instant of the animation.
package class BodyMotion<V> {
  /// Takes over the newest value and gives the one to evaluate now: with its animated data at this instant.
  package func presented(_ value: V, _ node: _ViewNode) -> V { value }
}

/// The motion of a type with animatable data: one attribute of the node, sampled while it runs.
package final class AnimatableMotion<V: Animatable>: BodyMotion<V> {
  private var attribute: Attribute<V.AnimatableData>?

  package override func presented(_ value: V, _ node: _ViewNode) -> V {
    let target = value.animatableData
    let attribute = self.attribute ?? Attribute("animatableData", node: node)
    self.attribute = attribute
    if attribute.model != target { attribute.commit(target, CommitContext(node)) }
    guard attribute.isRunning else {
      node.graph.removeSampler(node)
      return value
    }
    node.graph.addSampler(node)
    var result = value
    result.animatableData = attribute.presented(at: node.graph.clock.now.seconds, or: target)
    return result
  }
}
