import AnimaticDrawing

extension UIKitStage {
  /// What a finger at `point` meets, front window first: a window whose `hitTest` says nil lets it through.
  func element(at point: CGPoint, time: Double) -> Element? {
    for entry in entries.reversed() {
      guard let window = entry.window, let node = entry.node, node.isAlive else { continue }
      RunningCode.note("hitTest of \(window.label)", at: graph.clock.now)
      guard let target = window.hitTest(window.convert(point, from: nil as UIView?), with: UIEvent()) else {
        continue
      }
      // The view of the stage itself is drawn by the stage.
      if entry.isStage, target === window || target is StageView {
        return HitTest.stageElement(at: point, in: graph.rootElement, time: time)
      }
      // A view from elsewhere takes the touch too; here only what is in the window can be shown to be hit.
      guard let inside = target.hitNode?.element ?? node.root.element else { continue }
      return Self.search(in: inside, point, time) ?? inside
    }
    // Until its first update the stage's window is in no tree.
    return entries.contains { $0.isStage && $0.node != nil }
      ? nil : HitTest.stageElement(at: point, in: graph.rootElement, time: time)
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

  /// Code that clears a view of its subviews does not take the content away.
  func fill(_ view: UIView) {
    superview = view
    let size = view.model.size
    change {
      $0.size = size
      $0.center = CGPoint(x: size.width / 2, y: size.height / 2)
    }
  }

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
