/// How strongly something is wished: 1 to 1000, which is "must".
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable, Comparable {
  public var rawValue: Float
  public init(rawValue: Float) { self.rawValue = rawValue }
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  public static let required = UILayoutPriority(1000)
  public static let defaultHigh = UILayoutPriority(750)
  public static let defaultLow = UILayoutPriority(250)
  public static let fittingSizeLevel = UILayoutPriority(50)
  public static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
  public static func + (a: Self, b: Float) -> Self { Self(a.rawValue + b) }
  public static func - (a: Self, b: Float) -> Self { Self(a.rawValue - b) }
}

/// A linear relation between two edges or sizes: first = multiplier · second + constant.
@MainActor @preconcurrency
public final class NSLayoutConstraint {
  /// An edge, a middle, or a size.
  public enum Attribute: Int, Sendable {
    case notAnAttribute, left, right, top, bottom, leading, trailing, width, height, centerX, centerY,
      lastBaseline, firstBaseline
  }
  /// Equal, at most, at least.
  public enum Relation: Int, Sendable {
    case lessThanOrEqual = -1
    case equal, greaterThanOrEqual
  }
  /// An axis of layout.
  public enum Axis: Int, Sendable {
    case horizontal, vertical
    /// Both at once; for code of ours.
    case both
  }

  public private(set) weak var firstItem: AnyObject?
  public let firstAttribute: Attribute
  public let relation: Relation
  public private(set) weak var secondItem: AnyObject?
  public let secondAttribute: Attribute
  public let multiplier: CGFloat
  /// Points.
  public var constant: CGFloat { didSet { if constant != oldValue { owner?.constraintsChanged() } } }
  public var priority = UILayoutPriority.required { didSet { owner?.constraintsChanged() } }
  public var identifier: String?
  /// The view that holds both; nil while the constraint is not active.
  weak var owner: UIView?

  public init(
    item first: Any, attribute: Attribute, relatedBy relation: Relation, toItem second: Any?,
    attribute secondAttribute: Attribute, multiplier: CGFloat, constant: CGFloat
  ) {
    (firstItem, firstAttribute, self.relation) = (first as AnyObject, attribute, relation)
    (secondItem, self.secondAttribute) = (second.map { $0 as AnyObject }, secondAttribute)
    (self.multiplier, self.constant) = (multiplier, constant)
  }

  public var isActive: Bool {
    get { owner != nil }
    set {
      guard newValue != isActive else { return }
      guard newValue else {
        let holder = owner
        holder?.constraintStore.list.removeAll { $0 === self }
        owner = nil
        holder?.constraintsChanged()
        return
      }
      guard let holder = commonView else {
        PlayedDevice.warn("a constraint between views without a common ancestor was not activated")
        return
      }
      owner = holder
      holder.constraintStore.list.append(self)
      holder.constraintsChanged()
    }
  }

  private var commonView: UIView? {
    guard let first = Self.view(of: firstItem) else { return nil }
    guard let second = Self.view(of: secondItem) else { return first }
    var here: UIView? = first
    while let view = here {
      if second.isDescendant(of: view) { return view }
      here = view.superview
    }
    return nil
  }

  static func view(of item: AnyObject?) -> UIView? {
    (item as? UIView) ?? (item as? UILayoutGuide)?.owningView
  }

  public static func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }
  public static func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }
}

/// A rectangle without a view that constraints speak of.
@MainActor @preconcurrency
public final class UILayoutGuide {
  enum Kind { case own, safeArea, margins }
  let kind: Kind
  public internal(set) weak var owningView: UIView?
  public var identifier = ""

  public init() { kind = .own }
  init(_ kind: Kind, of view: UIView) {
    self.kind = kind
    owningView = view
  }

  /// In the owner's coordinates, as layout has left it.
  public var layoutFrame: CGRect {
    guard let view = owningView else { return .zero }
    switch kind {
    case .own: return .zero
    case .safeArea: return view.bounds.inset(by: view.safeAreaInsets)
    case .margins: return view.bounds.inset(by: view.layoutMargins)
    }
  }
}

extension CGRect {
  /// Smaller by the insets.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.left, y: minY + insets.top, width: max(0, width - insets.left - insets.right),
      height: max(0, height - insets.top - insets.bottom))
  }
}

/// What a view keeps of constraints.
struct ConstraintStore {
  /// Active ones between views in it.
  var list: [NSLayoutConstraint] = []
  var guides: [UILayoutGuide] = []
  /// The width that layout has found, points: what a text of several lines is measured with.
  var width: CGFloat?
  var hugging = (horizontal: UILayoutPriority.defaultLow, vertical: UILayoutPriority.defaultLow)
  var resistance = (horizontal: UILayoutPriority.defaultHigh, vertical: UILayoutPriority.defaultHigh)

  /// As on a device, what speaks of a view that goes is over.
  @MainActor @preconcurrency mutating func removeAll(touching view: UIView) {
    list.removeAll { constraint in
      let items = [constraint.firstItem, constraint.secondItem].compactMap { NSLayoutConstraint.view(of: $0) }
      guard items.contains(where: { $0.isDescendant(of: view) }) else { return false }
      constraint.owner = nil
      return true
    }
  }
}

extension UIView {
  final func constraintsChanged() {
    setNeedsLayout()
  }

  public final var constraints: [NSLayoutConstraint] { constraintStore.list }
  public final func addConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = true }
  public final func addConstraints(_ constraints: [NSLayoutConstraint]) {
    NSLayoutConstraint.activate(constraints)
  }
  public final func removeConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = false }
  public final func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    NSLayoutConstraint.deactivate(constraints)
  }

  public final func addLayoutGuide(_ guide: UILayoutGuide) {
    guide.owningView = self
    constraintStore.guides.append(guide)
  }
  public final func removeLayoutGuide(_ guide: UILayoutGuide) {
    constraintStore.guides.removeAll { $0 === guide }
  }
  public final var layoutGuides: [UILayoutGuide] { constraintStore.guides }
  public final var safeAreaLayoutGuide: UILayoutGuide { guide(.safeArea) }
  public final var layoutMarginsGuide: UILayoutGuide { guide(.margins) }
  public final var readableContentGuide: UILayoutGuide { guide(.margins) }

  private func guide(_ kind: UILayoutGuide.Kind) -> UILayoutGuide {
    if let known = constraintStore.guides.first(where: { $0.kind == kind }) { return known }
    let made = UILayoutGuide(kind, of: self)
    constraintStore.guides.append(made)
    return made
  }

  public final func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    if axis != .vertical { constraintStore.hugging.horizontal = priority }
    if axis != .horizontal { constraintStore.hugging.vertical = priority }
    constraintsChanged()
  }
  public final func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    if axis != .vertical { constraintStore.resistance.horizontal = priority }
    if axis != .horizontal { constraintStore.resistance.vertical = priority }
    constraintsChanged()
  }
  public final func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    axis == .vertical ? constraintStore.hugging.vertical : constraintStore.hugging.horizontal
  }
  public final func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    axis == .vertical ? constraintStore.resistance.vertical : constraintStore.resistance.horizontal
  }

  /// The size that its own constraints ask for, near `targetSize`; its wish where they leave it open.
  public func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    ConstraintLayout.fittingSize(of: self, width: nil)
  }
  public func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    ConstraintLayout.fittingSize(of: self, width: horizontal >= .defaultHigh ? targetSize.width : nil)
  }
}
