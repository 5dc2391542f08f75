import Foundation

/// A view of UIKit's: a rectangle with a colour, what a subclass draws in it, and other views.
///
/// Writes change the model at once and are seen with the next update of the stage; those inside
/// `UIView.animate` are on their way to the new value as SwiftUI's are under `withAnimation`.
@MainActor @preconcurrency
open class UIView: UIResponder {
  /// The newest values: what code reads back.
  private(set) final var model = UIViewLook()
  final let shown = UIViewShown()

  public internal(set) final weak var superview: UIView?
  /// The graph that shows it; nil while it stands nowhere, or in a hidden window.
  final weak var stageGraph: ViewGraph?
  /// The controller whose view it is.
  final weak var controller: UIViewController?
  final var needsLayout = true
  final var constraintStore = ConstraintStore()
  final var recognizerStore: [UIGestureRecognizer] = []
  private final var madeLayer: CALayer?

  /// Points, in the coordinates of the superview.
  public init(frame: CGRect) {
    super.init()
    if frame.isSane {
      let rect = frame.standardized
      changePlace {
        $0.size = rect.size
        $0.center = CGPoint(x: rect.midX, y: rect.midY)
      }
    }
    prepare()
  }

  public convenience override init() { self.init(frame: .zero) }
  /// There are no archives here: an empty view.
  public required init?(coder: NSCoder) {
    super.init()
    prepare()
  }

  /// Defaults of a subclass of ours.
  func prepare() {}

  /// Changes the model; what is shown follows with the update that the write belongs to.
  ///
  /// - Parameter isContent: What the view draws itself may be another one then.
  final func change(isContent: Bool = false, _ edit: @escaping (inout UIViewLook) -> Void) {
    edit(&model)
    guard let graph = stageGraph ?? shown.waitsIn else { return shown.apply(edit, isContent: isContent) }
    UIKitMotion.noteChange()
    shown.waits(in: graph)
    graph.enqueue(UIKitMotion.current ?? Transaction()) { [shown] in
      shown.applyWaiting(edit, isContent: isContent)
    }
  }

  /// The same for a place that layout has found: while an update is being made it belongs to that.
  final func changePlace(_ edit: @escaping (inout UIViewLook) -> Void) {
    guard UIKitStage.isLayingOut else { return change(edit) }
    edit(&model)
    shown.apply(edit, isContent: false)
  }

  /// Nothing that was written waits for an update.
  final var isShownCurrent: Bool { shown.waitsIn == nil }

  // MARK: Frame

  /// The place in the superview, points; with a transform the smallest upright rectangle around it.
  open var frame: CGRect {
    get {
      let plain = model.plainFrame
      if model.transform.isIdentity { return plain }
      let middle = CGPoint(x: plain.midX, y: plain.midY)
      return plain.offsetBy(dx: -middle.x, dy: -middle.y).applying(model.transform)
        .offsetBy(dx: middle.x, dy: middle.y)
    }
    set {
      guard newValue.isSane else { return }
      let rect = newValue.standardized
      resize(to: rect.size, center: CGPoint(x: rect.midX, y: rect.midY))
    }
  }

  /// Its own coordinates.
  open var bounds: CGRect {
    get { CGRect(origin: model.boundsOrigin, size: model.size) }
    set {
      guard newValue.isSane else { return }
      if newValue.origin != model.boundsOrigin { change { $0.boundsOrigin = newValue.origin } }
      resize(to: newValue.standardized.size, center: model.center)
    }
  }

  open var center: CGPoint {
    get { model.center }
    set {
      guard newValue.x.isFinite, newValue.y.isFinite, newValue != model.center else { return }
      change { $0.center = newValue }
    }
  }

  /// About the middle.
  open var transform: CGAffineTransform {
    get { model.transform }
    set { if newValue != model.transform { change { $0.transform = newValue } } }
  }

  // MARK: Look

  open var alpha: CGFloat {
    get { model.alpha }
    set { change { $0.alpha = newValue.isNaN ? 1 : min(1, max(0, newValue)) } }
  }
  open var isHidden: Bool {
    get { model.isHidden }
    set {
      guard newValue != model.isHidden else { return }
      change { $0.isHidden = newValue }
      superview?.subviewVisibilityChanged()
    }
  }
  func subviewVisibilityChanged() {}

  open var backgroundColor: UIColor? {
    get { model.background }
    set { change { $0.background = newValue } }
  }
  open var isUserInteractionEnabled: Bool {
    get { model.takesTouches }
    set { change { $0.takesTouches = newValue } }
  }
  open var clipsToBounds: Bool {
    get { model.clips }
    set { change { $0.clips = newValue } }
  }
  /// Its own, or that of the view around it.
  open var tintColor: UIColor! {
    get { model.tint ?? superview?.tintColor ?? .tintColor }
    set {
      change { $0.tint = newValue }
      tintColorDidChange()
    }
  }
  open func tintColorDidChange() {}
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { model.style }
    set { change { $0.style = newValue } }
  }
  open var traitCollection: UITraitCollection {
    var here: UIView? = self
    while let view = here {
      if view.model.style != .unspecified {
        var traits = UITraitCollection.current
        traits.userInterfaceStyle = view.model.style
        return traits
      }
      here = view.superview
    }
    return .current
  }
  public final var layer: CALayer {
    if let madeLayer { return madeLayer }
    let layer = CALayer(self)
    madeLayer = layer
    return layer
  }

  open var tag = 0
  open var contentMode = ContentMode.scaleToFill { didSet { contentChanged() } }
  /// Kept; views are always drawn through.
  open var isOpaque = true
  open var autoresizesSubviews = true
  open var autoresizingMask: AutoresizingMask = []
  open var translatesAutoresizingMaskIntoConstraints = true {
    didSet { if !translatesAutoresizingMaskIntoConstraints { constraintsChanged() } }
  }
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified
  open var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get {
      NSDirectionalEdgeInsets(
        top: layoutMargins.top, leading: layoutMargins.left, bottom: layoutMargins.bottom,
        trailing: layoutMargins.right)
    }
    set {
      layoutMargins = UIEdgeInsets(
        top: newValue.top, left: newValue.leading, bottom: newValue.bottom, right: newValue.trailing)
    }
  }

  // MARK: Accessibility

  /// By this name a scenario finds it: `#name`.
  open var accessibilityIdentifier: String? {
    get { model.identifier }
    set { change { $0.identifier = newValue } }
  }
  open var accessibilityLabel: String?
  open var accessibilityHint: String?
  open var accessibilityValue: String?
  open var isAccessibilityElement = false
  open var accessibilityViewIsModal = false
  open var accessibilityElementsHidden = false

  // MARK: What subclasses say

  /// What the view draws itself, under its subviews; asked for again by `contentChanged`.
  func makeContent() -> AnyView? { nil }
  /// What `makeContent` returns may differ.
  final func contentChanged() {
    let content = wrapped(makeContent())
    change(isContent: true) { $0.content = content }
    invalidateIntrinsicContentSize()
  }

  /// With the gestures of its recognizers around it.
  final func wrapped(_ content: AnyView?) -> AnyView? {
    guard !recognizerStore.isEmpty else { return content }
    let area = ZStack {
      Color.clear.contentShape(Rectangle())
      content
    }
    return recognizerStore.reduce(AnyView(area)) { $1.attach(to: $0) }
  }

  public final var gestureRecognizers: [UIGestureRecognizer]? {
    get { recognizerStore.isEmpty ? nil : recognizerStore }
    set {
      for known in recognizerStore { known.view = nil }
      recognizerStore = newValue ?? []
      for new in recognizerStore { new.view = self }
      let count = recognizerStore.count
      change { $0.recognizerCount = count }
      contentChanged()
    }
  }
  public final func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    recognizer.view?.removeGestureRecognizer(recognizer)
    gestureRecognizers = recognizerStore + [recognizer]
  }
  public final func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    gestureRecognizers = recognizerStore.filter { $0 !== recognizer }
  }

  /// Not drawn: there is no context to draw in.
  open func draw(_ rect: CGRect) {}
  open func setNeedsDisplay() {}
  open class var requiresConstraintBasedLayout: Bool { false }

  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didMoveToSuperview() {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didMoveToWindow() {}
  open func didAddSubview(_ subview: UIView) {}
  open func willRemoveSubview(_ subview: UIView) {}
  open func safeAreaInsetsDidChange() {}
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // MARK: Layout by hand

  @discardableResult open func endEditing(_ force: Bool) -> Bool { false }

  /// Places the subviews; called before an update in which the view's size or its constraints have changed.
  open func layoutSubviews() {}
  open func setNeedsLayout() {
    needsLayout = true
    scheduleLayout()
  }
  open func layoutIfNeeded() { UIKitStage.layOut(topmost) }
  open func updateConstraints() {}
  open func setNeedsUpdateConstraints() { setNeedsLayout() }
  open func updateConstraintsIfNeeded() {}

  /// The size that it would like, points; `noIntrinsicMetric` where it does not care.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }
  public static let noIntrinsicMetric: CGFloat = -1
  public static let layoutFittingCompressedSize = CGSize.zero
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  open func invalidateIntrinsicContentSize() { constraintsChanged() }

  /// The size that fits into `size`: its own wish where it has one, else the size that it has.
  open func sizeThatFits(_ size: CGSize) -> CGSize {
    let wish = intrinsicContentSize
    return CGSize(
      width: wish.width >= 0 ? wish.width : bounds.width,
      height: wish.height >= 0 ? wish.height : bounds.height)
  }
  open func sizeToFit() {
    let size = sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
    bounds.size = size
  }

  open override var next: UIResponder? { controller ?? superview }

  // MARK: Hits

  /// The front-most view in it under `point` (its own coordinates); nil where it takes no touches. Places are those
  /// of the model.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01, self.point(inside: point, with: event) else {
      return nil
    }
    for view in subviews.reversed() {
      if let hit = view.hitTest(convert(point, to: view), with: event) { return hit }
    }
    return self
  }
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  /// Front last. A hosting view also lists what stands for its SwiftUI content.
  open var subviews: [UIView] { model.children }
}
