/// What is being evaluated right now. Plays run on one thread, so plain statics serve.
package enum EvaluationContext {
  /// The node whose body runs; reads of state are noted for it, writes are refused.
  nonisolated(unsafe) package static var node: _ViewNode?
  /// The graph that the running code belongs to.
  nonisolated(unsafe) package static var graph: ViewGraph?

  /// The evaluation that runs now, such as "Banner body, pass 5"; "" outside of any, and without a trace.
  package static var pass: String {
    guard let node, let count = node.graph.bodyCounts[ObjectIdentifier(node)] else { return "" }
    return "\(node.label) body, pass \(count)"
  }

  /// Runs code of a view: its reads of state and of observable objects are noted for `node`.
  package static func with<R>(_ node: _ViewNode, _ work: () -> R) -> R {
    let (oldNode, oldGraph) = (self.node, graph)
    self.node = node
    graph = node.graph
    defer { (self.node, graph) = (oldNode, oldGraph) }
    RunningCode.note("the body of \(node.label)", at: node.graph.clock.now)
    return node.observation.track(node, work)
  }
}

/// Main-actor code called from the engine, which is on the main thread by construction: plays run there.
package enum MainActorCall {
  package static func body<V: View>(of view: V) -> V.Body {
    let isolated: @MainActor (V) -> V.Body = { $0.body }
    return unsafeBitCast(isolated, to: ((V) -> V.Body).self)(view)
  }

  package static func body<M: ViewModifier>(of modifier: M, content: M.Content) -> M.Body {
    let isolated: @MainActor (M, M.Content) -> M.Body = { $0.body(content: $1) }
    return unsafeBitCast(isolated, to: ((M, M.Content) -> M.Body).self)(modifier, content)
  }

  /// Runs a closure that is isolated to the main actor.
  package static func call<R>(_ work: @escaping @MainActor () -> R) -> R {
    unsafeBitCast(work, to: (() -> R).self)()
  }
}
