import AnimaticDrawing

/// All that is to be seen of one view of UIKit's: a value, so that each update shows it as of its own writes.
struct UIViewLook {
  var center = CGPoint.zero
  var size = CGSize.zero
  var boundsOrigin = CGPoint.zero
  var transform = CGAffineTransform.identity
  var alpha: CGFloat = 1
  var isHidden = false
  var takesTouches = true
  var background: UIColor?
  var tint: UIColor?
  var style = UIUserInterfaceStyle.unspecified
  var clips = false
  var corners = Corners()
  var borderWidth: CGFloat = 0
  var borderColor: UIColor?
  var shadow = ShadowLook()
  var identifier: String?
  /// Back to front.
  var children: [UIView] = []
  /// What it draws itself, under its children.
  var content: AnyView?
  /// Its content keeps out of the safe area and is centred there, as a hosting controller's does.
  var hosts = false
  /// How many gestures lie around the content.
  var recognizerCount = 0

  struct Corners: Equatable {
    var radius: CGFloat = 0
    var mask = CACornerMask.all
    var isContinuous = false
  }

  struct ShadowLook: Equatable {
    var color = UIColor.black
    var opacity: Float = 0
    var radius: CGFloat = 3
    var offset = CGSize(width: 0, height: -3)
  }

  /// Without its transform, in the coordinates of what it stands in.
  var plainFrame: CGRect {
    CGRect(
      x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
  }
}

/// The look that is shown, as of the update that is being made: shared by a view and the node that stands for it,
/// which does not keep the view.
final class UIViewShown {
  private(set) var look = UIViewLook()
  private var waiting = 0
  private weak var graph: ViewGraph?
  weak var node: UIViewNode?
  weak var view: UIView?

  /// Where writes still wait for their updates; later ones come after them, wherever the view stands meanwhile.
  var waitsIn: ViewGraph? { waiting > 0 ? graph : nil }

  func waits(in graph: ViewGraph) {
    self.graph = graph
    waiting += 1
  }

  func applyWaiting(_ edit: (inout UIViewLook) -> Void, isContent: Bool) {
    waiting -= 1
    apply(edit, isContent: isContent)
  }

  func apply(_ edit: (inout UIViewLook) -> Void, isContent: Bool) {
    edit(&look)
    node?.touch(isContent: isContent)
  }
}
