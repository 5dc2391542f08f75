/// Finds the frames of a tree of views that their constraints ask for.
///
/// Equalities are taken in the order of their priorities, each as far as those before it leave it open; what is not
/// equal (≤, ≥, a size that resists) is taken as an equality where it would be broken otherwise.
@MainActor @preconcurrency
struct ConstraintLayout {
  typealias Expression = LinearSystem.Expression

  private struct Rule {
    /// = 0, ≤ 0 or ≥ 0.
    let expression: Expression
    let relation: NSLayoutConstraint.Relation
    let priority: Float
    var isUsers = false
  }

  private var places: [ObjectIdentifier: Int] = [:]
  private var rules: [Rule] = []
  private var isConstrained = false
  private let top: UIView
  private let isMirrored: Bool
  /// Nil: the top has the size that it has.
  private let fitting: (width: CGFloat?, isOn: Bool)

  static func solve(_ top: UIView) {
    guard hasConstraints(top) else { return }
    // A text of several lines says how high it is once its width is known.
    for _ in 0..<3 {
      var layout = ConstraintLayout(top, fitting: (nil, false))
      let system = layout.solved()
      if !layout.apply(system, to: top) { return }
    }
  }

  /// Without a place: the size that the constraints in `view` lead to.
  static func fittingSize(of view: UIView, width: CGFloat?) -> CGSize {
    var layout = ConstraintLayout(view, fitting: (width, true))
    let system = layout.solved()
    func number(_ expression: Expression) -> CGFloat { CGFloat(system.value(expression)) }
    return CGSize(
      width: number(layout.expression(view, .width)), height: number(layout.expression(view, .height)))
  }

  private static func hasConstraints(_ view: UIView) -> Bool {
    !view.constraintStore.list.isEmpty || view is UIStackView
      || view.model.children.contains(where: hasConstraints)
  }

  private init(_ top: UIView, fitting: (CGFloat?, Bool)) {
    self.top = top
    self.fitting = fitting
    isMirrored = PlayedDevice.environment.layoutDirection == .rightToLeft
    number(top)
    add(top)
  }

  private mutating func number(_ view: UIView) {
    places[ObjectIdentifier(view)] = places.count * 4
    for guide in view.constraintStore.guides { places[ObjectIdentifier(guide)] = places.count * 4 }
    for child in view.model.children { number(child) }
  }

  // MARK: Rules

  private func variable(_ item: AnyObject, _ index: Int) -> Expression {
    places[ObjectIdentifier(item)].map { Expression(terms: [$0 + index: 1]) } ?? Expression()
  }

  func expression(_ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute) -> Expression {
    let (x, y) = (variable(item, 0), variable(item, 1))
    let (width, height) = (variable(item, 2), variable(item, 3))
    switch attribute {
    case .left: return x
    case .right: return x + width
    // Mirrored, distances count to the left.
    case .leading: return isMirrored ? (x + width).times(-1) : x
    case .trailing: return isMirrored ? x.times(-1) : x + width
    case .centerX: return x + width.times(0.5)
    case .top, .firstBaseline: return y
    case .bottom, .lastBaseline: return y + height
    case .centerY: return y + height.times(0.5)
    case .width: return width
    case .height: return height
    case .notAnAttribute: return Expression()
    }
  }

  private mutating func rule(
    _ expression: Expression, _ relation: NSLayoutConstraint.Relation = .equal, _ priority: Float = 1000,
    isUsers: Bool = false
  ) {
    rules.append(Rule(expression: expression, relation: relation, priority: priority, isUsers: isUsers))
  }

  private mutating func add(_ view: UIView) {
    addPlace(of: view)
    for guide in view.constraintStore.guides { add(guide, of: view) }
    for constraint in view.constraintStore.list { add(constraint) }
    if let stack = view as? UIStackView { add(stack) }
    for child in view.model.children { add(child) }
  }

  private mutating func addPlace(of view: UIView) {
    let look = view.model
    guard view !== top else {
      rule(variable(view, 0))
      rule(variable(view, 1))
      if !fitting.isOn {
        rule(variable(view, 2).plus(-Double(look.size.width)))
        rule(variable(view, 3).plus(-Double(look.size.height)))
        return
      }
      if let width = fitting.width { rule(variable(view, 2).plus(-Double(width))) }
      addWish(of: view)
      return
    }
    guard let parent = view.superview else { return }
    let isArranged = (parent as? UIStackView)?.arranges(view) ?? false
    if view.translatesAutoresizingMaskIntoConstraints, !isArranged {
      let frame = look.plainFrame
      let origin = parent.model.boundsOrigin
      rule((variable(view, 0) - variable(parent, 0)).plus(-Double(frame.minX - origin.x)))
      rule((variable(view, 1) - variable(parent, 1)).plus(-Double(frame.minY - origin.y)))
      rule(variable(view, 2).plus(-Double(frame.width)))
      rule(variable(view, 3).plus(-Double(frame.height)))
      return
    }
    addWish(of: view)
    // What nothing speaks of lies at the superview's corner, without a size.
    rule(variable(view, 0) - variable(parent, 0), .equal, 0.2)
    rule(variable(view, 1) - variable(parent, 1), .equal, 0.2)
    rule(variable(view, 2), .equal, 0.1)
    rule(variable(view, 3), .equal, 0.1)
    rule(variable(view, 2), .greaterThanOrEqual)
    rule(variable(view, 3), .greaterThanOrEqual)
  }

  private mutating func addWish(of view: UIView) {
    let (wish, store) = (view.intrinsicContentSize, view.constraintStore)
    if wish.width >= 0, wish.width.isFinite {
      let width = variable(view, 2).plus(-Double(wish.width))
      rule(width, .equal, store.hugging.horizontal.rawValue)
      rule(width, .greaterThanOrEqual, store.resistance.horizontal.rawValue)
    }
    if wish.height >= 0, wish.height.isFinite {
      let height = variable(view, 3).plus(-Double(wish.height))
      rule(height, .equal, store.hugging.vertical.rawValue)
      rule(height, .greaterThanOrEqual, store.resistance.vertical.rawValue)
    }
  }

  private mutating func add(_ guide: UILayoutGuide, of view: UIView) {
    guard guide.kind != .own else { return }
    let insets = guide.kind == .safeArea ? view.safeAreaInsets : view.layoutMargins
    rule((variable(guide, 0) - variable(view, 0)).plus(-Double(insets.left)))
    rule((variable(guide, 1) - variable(view, 1)).plus(-Double(insets.top)))
    rule((variable(guide, 2) - variable(view, 2)).plus(Double(insets.left + insets.right)))
    rule((variable(guide, 3) - variable(view, 3)).plus(Double(insets.top + insets.bottom)))
  }

  private mutating func add(_ constraint: NSLayoutConstraint) {
    guard let first = constraint.firstItem, places[ObjectIdentifier(first)] != nil else { return }
    var other = Expression(constant: Double(constraint.constant))
    if let second = constraint.secondItem {
      guard places[ObjectIdentifier(second)] != nil else { return }
      other = expression(second, constraint.secondAttribute).times(Double(constraint.multiplier)) + other
    }
    rule(
      expression(first, constraint.firstAttribute) - other, constraint.relation, constraint.priority.rawValue,
      isUsers: true)
  }

  /// One after the other along the axis, and across it as the alignment says.
  private mutating func add(_ stack: UIStackView) {
    let views = stack.arrangedSubviews.filter { !$0.isHidden && $0.superview === stack }
    let isColumn = stack.axis == .vertical
    let (along, across) = isColumn ? (1, 0) : (0, 1)
    let margins = stack.isLayoutMarginsRelativeArrangement ? stack.layoutMargins : .zero
    let before = Double(isColumn ? margins.top : margins.left)
    let after = Double(isColumn ? margins.bottom : margins.right)
    let near = Double(isColumn ? margins.left : margins.top)
    let far = Double(isColumn ? margins.right : margins.bottom)
    func start(_ item: UIView, _ axis: Int) -> Expression { variable(item, axis) }
    func end(_ item: UIView, _ axis: Int) -> Expression { variable(item, axis) + variable(item, axis + 2) }
    for (index, view) in views.enumerated() {
      if index == 0 {
        rule((start(view, along) - start(stack, along)).plus(-before))
      } else {
        let gap = stack.customSpacing(after: views[index - 1])
        let used = Double(gap == UIStackView.spacingUseDefault ? stack.spacing : gap)
        rule(
          (start(view, along) - end(views[index - 1], along)).plus(-used),
          stack.distribution.isSpaced ? .greaterThanOrEqual : .equal)
      }
      if stack.distribution == .fillEqually, index > 0 {
        rule(variable(view, along + 2) - variable(views[0], along + 2))
      }
      rule((start(view, across) - start(stack, across)).plus(-near), .greaterThanOrEqual, 999)
      rule((end(view, across) - end(stack, across)).plus(far), .lessThanOrEqual, 999)
      switch stack.alignment {
      case .fill:
        rule((start(view, across) - start(stack, across)).plus(-near))
        rule((end(view, across) - end(stack, across)).plus(far))
      case .leading, .firstBaseline: rule((start(view, across) - start(stack, across)).plus(-near))
      case .trailing, .lastBaseline: rule((end(view, across) - end(stack, across)).plus(far))
      case .center:
        let middle = start(view, across) + variable(view, across + 2).times(0.5)
        let own = start(stack, across) + variable(stack, across + 2).times(0.5)
        rule((middle - own).plus((far - near) / 2))
        // The stack is no wider than it must be.
        rule((variable(stack, across + 2) - variable(view, across + 2)).plus(-near - far), .equal, 49)
      }
      if stack.alignment != .fill, stack.alignment != .center {
        rule((variable(stack, across + 2) - variable(view, across + 2)).plus(-near - far), .equal, 49)
      }
    }
    if let last = views.last { rule((end(last, along) - end(stack, along)).plus(after)) }
    if stack.distribution.isSpaced, views.count > 2 {
      for index in 2..<views.count {
        let gap = start(views[index], along) - end(views[index - 1], along)
        let first = start(views[1], along) - end(views[0], along)
        rule(gap - first, .equal, 999)
      }
    }
  }

  // MARK: Solution

  private mutating func solved() -> LinearSystem {
    var active = Set<Int>()
    let order = rules.indices.sorted { (-rules[$0].priority, $0) < (-rules[$1].priority, $1) }
    var system = LinearSystem()
    var hasConflict = false
    for _ in 0..<40 {
      system = LinearSystem()
      hasConflict = false
      for index in order where rules[index].relation == .equal || active.contains(index) {
        if system.add(rules[index].expression) == .contradicted, rules[index].isUsers,
          rules[index].relation == .equal, rules[index].priority >= 1000
        {
          hasConflict = true
        }
      }
      guard let broken = order.first(where: { !active.contains($0) && isBroken(rules[$0], in: system) })
      else { break }
      active.insert(broken)
    }
    if hasConflict {
      PlayedDevice.warn("constraints that contradict each other: the later ones are left out")
    }
    return system
  }

  private func isBroken(_ rule: Rule, in system: LinearSystem) -> Bool {
    switch rule.relation {
    case .equal: return false
    case .lessThanOrEqual: return system.value(rule.expression) > 1e-6
    case .greaterThanOrEqual: return system.value(rule.expression) < -1e-6
    }
  }

  /// Gives the views their places. True where a width that somebody measures with has changed.
  private func apply(_ system: LinearSystem, to view: UIView) -> Bool {
    var needsMore = false
    for child in view.model.children {
      let isArranged = (view as? UIStackView)?.arranges(child) ?? false
      if !child.translatesAutoresizingMaskIntoConstraints || isArranged {
        func number(_ expression: Expression) -> CGFloat { CGFloat(system.value(expression)) }
        let origin = view.model.boundsOrigin
        let size = CGSize(
          width: max(0, number(variable(child, 2))), height: max(0, number(variable(child, 3))))
        let x = number(variable(child, 0) - variable(view, 0)) + origin.x
        let y = number(variable(child, 1) - variable(view, 1)) + origin.y
        child.resize(to: size, center: CGPoint(x: x + size.width / 2, y: y + size.height / 2))
        if child.measuresWithWidth, child.constraintStore.width != size.width {
          child.constraintStore.width = size.width
          needsMore = true
        }
      }
      if apply(system, to: child) { needsMore = true }
    }
    return needsMore
  }
}
