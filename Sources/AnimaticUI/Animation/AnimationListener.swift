import AnimaticTime

/// When a completion is called.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private enum Kind { case logical, removed }
  private var kind: Kind

  /// When the animation has reached its target in essence, though a spring may still settle.
  public static let logicallyComplete = Self(kind: .logical)
  /// When the animation, and all that took its place since, is taken out.
  public static let removed = Self(kind: .removed)

  package var waitsForRemoval: Bool { kind == .removed }
}

/// Counts the animators that a transaction started and calls its completion, once.
package final class AnimationListener {
  private let criteria: AnimationCompletionCriteria
  private let completion: () -> Void
  private var waiting = 0
  private var started = false
  private var isDone = false
  private var owner = ""

  init(_ criteria: AnimationCompletionCriteria, _ completion: @escaping () -> Void) {
    self.criteria = criteria
    self.completion = completion
  }

  /// The body of `withAnimation` is over: where it wrote nothing, nothing will ever be flushed.
  func bodyReturned() {
    let clock = VirtualTime.clock
    owner = clock.owner
    let origin = WorkOrigin(what: "animation completion", file: "", line: 0, owner: owner)
    clock.schedule(at: clock.now, lane: .main, origin: origin) { [self] in
      if !started { finish() }
    }
  }

  func entryWasFlushed(_ graph: ViewGraph) {
    if !started { graph.enqueueAction(owner: owner) { [self] in if waiting == 0 { finish() } } }
  }

  /// True where it has to be told of the animator's removal: asked for, or the only end that there is.
  func animatorStarted(completion: RunEnd?, _ graph: ViewGraph) -> Bool {
    started = true
    waiting += 1
    guard !criteria.waitsForRemoval, let completion, completion.seconds.isFinite else { return true }
    let instant = graph.timing.completion(at: completion)
    let origin = WorkOrigin(what: "animation completion", file: "", line: 0, owner: owner)
    graph.clock.schedule(at: instant, lane: .main, origin: origin) { [self] in
      animatorDone()
    }
    return false
  }

  func animatorRemoved(_ graph: ViewGraph) {
    graph.enqueueAction(owner: owner) { [self] in animatorDone() }
    let origin = WorkOrigin(what: "animation completion", file: "", line: 0, owner: owner)
    graph.clock.schedule(at: graph.clock.now, lane: .sweep, origin: origin) {}
  }

  private func animatorDone() {
    waiting -= 1
    if waiting == 0 { finish() }
  }

  private func finish() {
    guard !isDone else { return }
    isDone = true
    completion()
  }
}
