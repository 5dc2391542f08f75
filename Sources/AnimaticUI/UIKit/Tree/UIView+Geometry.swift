import AnimaticDrawing

extension UIView {
  final func resize(to size: CGSize, center: CGPoint) {
    let before = model.size
    guard size != before || center != model.center else { return }
    changePlace {
      $0.size = size
      $0.center = center
    }
    guard size != before else { return }
    if autoresizesSubviews { for view in model.children { view.autoresize(from: before, to: size) } }
    setNeedsLayout()
  }

  /// Keeps what the mask says is fixed; what may give way shares the difference.
  private func autoresize(from old: CGSize, to new: CGSize) {
    guard translatesAutoresizingMaskIntoConstraints, !autoresizingMask.isEmpty else { return }
    func span(
      _ start: CGFloat, _ length: CGFloat, _ old: CGFloat, _ new: CGFloat, _ before: Bool, _ middle: Bool,
      _ after: Bool
    ) -> (CGFloat, CGFloat) {
      let parts = [before, middle, after].filter { $0 }.count
      guard parts > 0 else { return (start, length) }
      let share = (new - old) / CGFloat(parts)
      return (start + (before ? share : 0), max(0, length + (middle ? share : 0)))
    }
    let (plain, mask) = (model.plainFrame, autoresizingMask)
    let (x, width) = span(
      plain.minX, plain.width, old.width, new.width, mask.contains(.flexibleLeftMargin),
      mask.contains(.flexibleWidth), mask.contains(.flexibleRightMargin))
    let (y, height) = span(
      plain.minY, plain.height, old.height, new.height, mask.contains(.flexibleTopMargin),
      mask.contains(.flexibleHeight), mask.contains(.flexibleBottomMargin))
    resize(
      to: CGSize(width: width, height: height), center: CGPoint(x: x + width / 2, y: y + height / 2))
  }

  /// How high it would like to be depends on how wide it is.
  final var measuresWithWidth: Bool { (self as? UILabel).map { $0.numberOfLines != 1 } ?? model.hosts }

  // MARK: Conversion

  /// From its own coordinates to those of the superview.
  private var toSuperview: Transform {
    let look = model
    return Transform.translation(
      Double(-look.boundsOrigin.x - look.size.width / 2), Double(-look.boundsOrigin.y - look.size.height / 2)
    ).then(look.transform.transform).then(.translation(Double(look.center.x), Double(look.center.y)))
  }

  /// From its own coordinates to those of what is topmost: a window's are the stage's.
  private var toTop: Transform {
    var (result, here): (Transform, UIView?) = (.identity, self)
    while let view = here {
      if view.superview == nil, !(view is UIWindow) { break }
      result = result.then(view.toSuperview)
      here = view.superview
    }
    return result
  }

  private func map(to view: UIView?) -> Transform {
    let target = view.map(\.toTop) ?? (topmost is UIWindow ? topmost.toTop : .identity)
    return target.inverse.map { toTop.then($0) } ?? .identity
  }

  /// nil: the window.
  public final func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { map(to: view).apply(point) }
  public final func convert(_ rect: CGRect, to view: UIView?) -> CGRect { map(to: view).apply(rect) }
  public final func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    (map(to: view).inverse ?? .identity).apply(point)
  }
  public final func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    (map(to: view).inverse ?? .identity).apply(rect)
  }

  // MARK: Safe area

  /// How far bars and cut-outs reach into it, points.
  public final var safeAreaInsets: UIEdgeInsets {
    guard let window else { return .zero }
    let area = PlayedDevice.insets
    let stage = CGRect(origin: .zero, size: PlayedDevice.size)
    let safe = CGRect(
      x: area.left, y: area.top, width: max(0, stage.width - area.left - area.right),
      height: max(0, stage.height - area.top - area.bottom))
    let place = self === window ? window.frame : toTop.apply(bounds)
    let extra = controller?.additionalSafeAreaInsets ?? .zero
    return UIEdgeInsets(
      top: max(0, safe.minY - place.minY) + extra.top, left: max(0, safe.minX - place.minX) + extra.left,
      bottom: max(0, place.maxY - safe.maxY) + extra.bottom,
      right: max(0, place.maxX - safe.maxX) + extra.right)
  }
}

extension CGRect {
  var isSane: Bool {
    origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
  }
}
