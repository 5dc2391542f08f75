/// Corners of a layer.
public struct CACornerMask: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
  static let all: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
}

/// How corners are drawn.
public struct CALayerCornerCurve: Hashable, Sendable {
  let isContinuous: Bool
  public static let circular = CALayerCornerCurve(isContinuous: false)
  public static let continuous = CALayerCornerCurve(isContinuous: true)
}

/// The layer of a view: its corners, border and shadow. There are no layers without a view.
@MainActor @preconcurrency
public final class CALayer {
  unowned let view: UIView
  public var name: String?
  /// Kept, drawn by nothing: views are ordered as they stand.
  public var zPosition: CGFloat = 0
  public var masksToBounds: Bool {
    get { view.clipsToBounds }
    set { view.clipsToBounds = newValue }
  }

  init(_ view: UIView) { self.view = view }

  /// Points.
  public var cornerRadius: CGFloat {
    get { view.model.corners.radius }
    set { view.change { $0.corners.radius = newValue } }
  }
  public var maskedCorners: CACornerMask {
    get { view.model.corners.mask }
    set { view.change { $0.corners.mask = newValue } }
  }
  public var cornerCurve: CALayerCornerCurve {
    get { view.model.corners.isContinuous ? .continuous : .circular }
    set { view.change { $0.corners.isContinuous = newValue.isContinuous } }
  }
  /// Points, inside the edge.
  public var borderWidth: CGFloat {
    get { view.model.borderWidth }
    set { view.change { $0.borderWidth = newValue } }
  }
  public var borderColor: CGColor? {
    get { view.model.borderColor }
    set { view.change { $0.borderColor = newValue } }
  }
  public var backgroundColor: CGColor? {
    get { view.backgroundColor }
    set { view.backgroundColor = newValue }
  }
  public var shadowColor: CGColor? {
    get { view.model.shadow.color }
    set { view.change { $0.shadow.color = newValue ?? .clear } }
  }
  /// 0…1.
  public var shadowOpacity: Float {
    get { view.model.shadow.opacity }
    set { view.change { $0.shadow.opacity = newValue } }
  }
  /// Points.
  public var shadowRadius: CGFloat {
    get { view.model.shadow.radius }
    set { view.change { $0.shadow.radius = newValue } }
  }
  public var shadowOffset: CGSize {
    get { view.model.shadow.offset }
    set { view.change { $0.shadow.offset = newValue } }
  }
  public var opacity: Float {
    get { Float(view.alpha) }
    set { view.alpha = CGFloat(newValue) }
  }
  public var isHidden: Bool {
    get { view.isHidden }
    set { view.isHidden = newValue }
  }
  public var frame: CGRect {
    get { view.frame }
    set { view.frame = newValue }
  }
  public var bounds: CGRect {
    get { view.bounds }
    set { view.bounds = newValue }
  }
  public var position: CGPoint {
    get { view.center }
    set { view.center = newValue }
  }
  public func setAffineTransform(_ transform: CGAffineTransform) { view.transform = transform }
  public func affineTransform() -> CGAffineTransform { view.transform }

  /// Nothing runs on a layer apart from its view's animations, which go on.
  public func removeAllAnimations() {}

  /// The layer under a point (in the coordinates of what the view stands in). What SwiftUI content draws lies in
  /// layers without a name; the layer of a hosting view itself has one.
  public func hitTest(_ point: CGPoint) -> CALayer? {
    guard let hit = view.hitTest(view.convert(point, from: view.superview), with: nil) else { return nil }
    return hit.layer
  }
}
