import AnimaticDrawing

extension UIKitStage {
  /// What a finger at `point` meets, front window first: a window whose `hitTest` says nil lets it through.
  func element(at point: CGPoint, time: Double) -> Element? {
    for entry in entries.reversed() {
      if entry.isStage {
        if let hit = elementOfStage(entry, point, time) { return hit }
        continue
      }
      guard let window = entry.window, let node = entry.node, node.isAlive else { continue }
      RunningCode.note("hitTest of \(window.label)", at: graph.clock.now)
      guard let target = window.hitTest(window.convert(point, from: nil as UIView?), with: UIEvent()) else {
        continue
      }
      // A view from elsewhere takes the touch too; here only what is in the window can be shown to be hit.
      guard let inside = target.hitNode?.element ?? node.root.element else { continue }
      return Self.search(in: inside, point, time) ?? inside
    }
    return nil
  }

  /// Views that were put over the stage's own one, then that one.
  private func elementOfStage(_ entry: Entry, _ point: CGPoint, _ time: Double) -> Element? {
    if let root = entry.node?.root.element, let hit = HitTest.element(at: point, below: root, time: time),
      hit !== root, !(hit is UIViewElement && hit.kind == "StageView")
    {
      return hit
    }
    return HitTest.stageElement(at: point, in: graph.rootElement, time: time)
  }

  /// `point` is the stage's.
  private static func search(in element: UIViewElement, _ point: CGPoint, _ time: Double) -> Element? {
    guard let inverse = element.stageTransform(at: time).inverse else { return nil }
    return HitTest.element(at: inverse.apply(point), below: element, time: time)
  }
}

extension UIView {
  /// The node in which a touch is looked for that UIKit has given to this view.
  var hitNode: UIViewNode? { (self as? HostedContentView)?.owner?.shown.node ?? shown.node }
}

/// Stands for the SwiftUI content in a hosting view, so that hit tests tell content from the empty view around it.
final class HostedContentView: UIView {
  private(set) weak var owner: UIView?

  init(_ owner: UIView) {
    self.owner = owner
    super.init(frame: owner.bounds)
    superview = owner
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Where something of the content is drawn, or takes touches.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    guard let owner, let node = owner.shown.node, let window = owner.window else { return false }
    let time = node.graph.clock.now.seconds
    let place = owner.convert(point, to: window)
    let onStage = window.convert(place, to: nil as UIView?)
    guard let inverse = node.element.stageTransform(at: time).inverse else { return false }
    let hit = HitTest.element(at: inverse.apply(onStage), below: node.element, time: time)
    return hit != nil && hit !== node.element
  }
}
