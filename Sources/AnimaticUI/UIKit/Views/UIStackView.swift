import Foundation

/// Views in a row or a column.
@MainActor @preconcurrency
open class UIStackView: UIView {
  /// How views share the length.
  public enum Distribution: Int, Sendable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
    var isSpaced: Bool { self == .equalSpacing || self == .equalCentering }
  }
  /// How views lie across the axis.
  public enum Alignment: Int, Sendable {
    case fill, leading, firstBaseline, center, trailing, lastBaseline
    public static let top = Alignment.leading
    public static let bottom = Alignment.trailing
  }

  public private(set) final var arrangedSubviews: [UIView] = []
  private final var gaps: [ObjectIdentifier: CGFloat] = [:]
  public static let spacingUseDefault: CGFloat = .greatestFiniteMagnitude
  public static let spacingUseSystem: CGFloat = 8

  open var axis = NSLayoutConstraint.Axis.horizontal { didSet { constraintsChanged() } }
  open var distribution = Distribution.fill { didSet { constraintsChanged() } }
  open var alignment = Alignment.fill { didSet { constraintsChanged() } }
  /// Points.
  open var spacing: CGFloat = 0 { didSet { constraintsChanged() } }
  open var isLayoutMarginsRelativeArrangement = false { didSet { constraintsChanged() } }

  public init(arrangedSubviews views: [UIView]) {
    super.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.count)
  }
  open func insertArrangedSubview(_ view: UIView, at index: Int) {
    arrangedSubviews.removeAll { $0 === view }
    arrangedSubviews.insert(view, at: min(max(0, index), arrangedSubviews.count))
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    constraintsChanged()
  }
  open func removeArrangedSubview(_ view: UIView) {
    arrangedSubviews.removeAll { $0 === view }
    constraintsChanged()
  }
  open override func willRemoveSubview(_ subview: UIView) { removeArrangedSubview(subview) }
  open func setCustomSpacing(_ spacing: CGFloat, after view: UIView) {
    gaps[ObjectIdentifier(view)] = spacing
    constraintsChanged()
  }
  open func customSpacing(after view: UIView) -> CGFloat {
    gaps[ObjectIdentifier(view)] ?? Self.spacingUseDefault
  }

  final func arranges(_ view: UIView) -> Bool { arrangedSubviews.contains { $0 === view } }
  override func subviewVisibilityChanged() { constraintsChanged() }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { systemLayoutSizeFitting(size) }
}
