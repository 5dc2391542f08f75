import AnimaticDrawing
import AnimaticUI
import Testing

/// Views of UIKit's: the tree, places, looks.
@Suite struct UIViewTests {
  private static func show(_ view: UIView) throws -> TestHost {
    let stage = try TestHost(scale: 1) { Color.clear }
    try stage.at(1) { UIApplication.shared.keyWindow?.addSubview(view) }
    return stage
  }

  @Test func `the tree`() {
    let (a, b, c) = (UIView(), UIView(), UIView())
    a.addSubview(b)
    a.insertSubview(c, at: 0)
    #expect(a.subviews == [c, b] && b.superview === a)
    a.bringSubviewToFront(c)
    #expect(a.subviews == [b, c])
    a.insertSubview(c, belowSubview: b)
    #expect(a.subviews == [c, b])
    // A view stands in one place only.
    c.addSubview(b)
    #expect(a.subviews == [c] && b.isDescendant(of: a))
    // In itself it would have no end.
    b.addSubview(a)
    #expect(a.superview == nil && b.subviews.isEmpty)
    b.tag = 7
    #expect(a.viewWithTag(7) === b)
    b.removeFromSuperview()
    #expect(b.superview == nil && c.subviews.isEmpty)
  }

  @Test func `frame, bounds, center and transform are one place`() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 40))
    #expect(view.center == CGPoint(x: 60, y: 40))
    view.center = .zero
    #expect(view.frame == CGRect(x: -50, y: -20, width: 100, height: 40))
    view.bounds.size = CGSize(width: 20, height: 20)
    #expect(view.frame == CGRect(x: -10, y: -10, width: 20, height: 20))
    view.transform = CGAffineTransform(scaleX: 2, y: 3)
    #expect(view.frame == CGRect(x: -20, y: -30, width: 40, height: 60))
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 20, height: 20))
    view.frame = CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)
    #expect(view.bounds.width == 20)
  }

  @Test func `points are converted through bounds and transforms`() {
    let (outer, inner) = (UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200)), UIView())
    inner.frame = CGRect(x: 50, y: 60, width: 100, height: 100)
    outer.addSubview(inner)
    #expect(inner.convert(CGPoint(x: 1, y: 2), to: outer) == CGPoint(x: 51, y: 62))
    #expect(inner.convert(CGPoint(x: 51, y: 62), from: outer) == CGPoint(x: 1, y: 2))
    outer.bounds.origin = CGPoint(x: 10, y: 0)
    #expect(inner.convert(CGPoint.zero, to: outer) == CGPoint(x: 50, y: 60))
    inner.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(inner.convert(CGPoint.zero, to: outer) == CGPoint(x: 0, y: 10))
  }

  @Test func `masks share the difference`() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let (wide, corner, middle) = (UIView(), UIView(), UIView())
    wide.frame = CGRect(x: 10, y: 10, width: 80, height: 20)
    wide.autoresizingMask = [.flexibleWidth]
    corner.frame = CGRect(x: 80, y: 80, width: 20, height: 20)
    corner.autoresizingMask = [.flexibleLeftMargin, .flexibleTopMargin]
    middle.frame = CGRect(x: 40, y: 40, width: 20, height: 20)
    middle.autoresizingMask = [
      .flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin,
    ]
    for view in [wide, corner, middle] { outer.addSubview(view) }
    outer.frame.size = CGSize(width: 200, height: 150)
    #expect(wide.frame == CGRect(x: 10, y: 10, width: 180, height: 20))
    #expect(corner.frame == CGRect(x: 180, y: 130, width: 20, height: 20))
    #expect(middle.frame == CGRect(x: 90, y: 65, width: 20, height: 20))
  }

  @Test func `hit tests go from the front, and not into what takes no touches`() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let (low, high) = (
      UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 60)),
      UIView(frame: CGRect(x: 40, y: 40, width: 60, height: 60))
    )
    outer.addSubview(low)
    outer.addSubview(high)
    let point = CGPoint(x: 50, y: 50)
    #expect(outer.hitTest(point, with: nil) === high)
    high.alpha = 0.005
    #expect(outer.hitTest(point, with: nil) === low)
    low.isUserInteractionEnabled = false
    #expect(outer.hitTest(point, with: nil) === outer)
    #expect(outer.hitTest(CGPoint(x: 101, y: 0), with: nil) == nil)
  }

  @Test func `a view is drawn with colour, corners, border, shadow and what is in it`() throws {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
    view.backgroundColor = .red
    view.layer.cornerRadius = 8
    view.layer.borderWidth = 2
    view.layer.borderColor = UIColor.black.cgColor
    view.layer.shadowOpacity = 0.5
    let stage = try Self.show(view)
    func items(_ list: [DisplayItem]) -> [DisplayItem] {
      list.flatMap { item -> [DisplayItem] in
        if case .group(let group) = item { return [item] + items(group.content.items) }
        return [item]
      }
    }
    func all() -> [DisplayItem] { items(stage.host.displayList().items) }
    let frame = CGRect(x: 10, y: 20, width: 100, height: 50)
    #expect(
      all().contains {
        if case .fill(.roundedRectangle(let rect, let radius, .circular), .color(let color)) = $0 {
          return rect == frame && radius == 8 && color.red > 0.999 && color.green < 0.001
        }
        return false
      })
    #expect(
      all().contains {
        if case .stroke(.roundedRectangle(let rect, let radius, _), let line, _) = $0 {
          return rect == frame.insetBy(dx: 1, dy: 1) && radius == 7 && line.width == 2
        }
        return false
      })
    func hasShadow() -> Bool {
      all().contains { if case .group(let group) = $0 { return group.shadow != nil } else { return false } }
    }
    #expect(hasShadow())
    // A layer that cuts off cuts its shadow off too.
    try stage.at(2) { view.clipsToBounds = true }
    #expect(!hasShadow())
    try stage.at(3) { view.isHidden = true }
    #expect(!all().contains { if case .stroke = $0 { return true } else { return false } })
  }

  @Test func `labels, stacks and pictures have sizes of their own`() throws {
    let label = UILabel()
    label.text = "ab"
    label.font = .systemFont(ofSize: 20)
    let stage = try Self.show(label)
    try stage.at(2) {
      let one = label.intrinsicContentSize
      label.sizeToFit()
      #expect(one.width > 0 && label.bounds.size == one)
      label.text = "ab ab ab ab ab ab"
      label.numberOfLines = 0
      let narrow = label.sizeThatFits(CGSize(width: one.width * 2, height: 1000))
      #expect(narrow.height > one.height)
      #expect(UIActivityIndicatorView(style: .large).intrinsicContentSize == CGSize(width: 37, height: 37))
      let (a, b) = (UILabel(), UILabel())
      (a.text, b.text) = ("one", "two")
      let stack = UIStackView(arrangedSubviews: [a, b])
      stack.axis = .vertical
      stack.spacing = 6
      let fitting = stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      #expect(fitting.height == a.intrinsicContentSize.height + b.intrinsicContentSize.height + 6)
    }
  }

  @Test func `buttons and recognizers hear of fingers`() throws {
    final class Target {
      var heard: [String] = []
      func plain() { heard.append("plain") }
      func sent(_ button: UIButton) { heard.append("sent \(button.currentTitle ?? "")") }
      func tapped(_ recognizer: UITapGestureRecognizer) {
        heard.append("tap \(Int(recognizer.location(in: nil).x))")
      }
    }
    let target = Target()
    let button = UIButton(type: .system)
    button.setTitle("Go", for: .normal)
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    button.addAction(UIAction { _ in target.heard.append("action") }, for: .touchUpInside)
    button.addTarget(target, action: Selector(target.plain), for: .touchUpInside)
    button.addTarget(target, action: Selector(Target.sent(_:)), for: .touchUpInside)
    let card = UIView(frame: CGRect(x: 0, y: 100, width: 200, height: 100))
    let inside = UIView(frame: CGRect(x: 50, y: 0, width: 50, height: 50))
    card.addSubview(inside)
    card.addGestureRecognizer(UITapGestureRecognizer(target: target, action: Selector(Target.tapped(_:))))
    let stage = try Self.show(button)
    try stage.at(2) { UIApplication.shared.keyWindow?.addSubview(card) }
    try stage.at(3) { _ = try? stage.host.tap(at: CGPoint(x: 30, y: 20)) }
    #expect(target.heard == ["action", "plain", "sent Go"])
    // A recognizer hears of the touches of the views in its own.
    try stage.at(4) { _ = try? stage.host.tap(at: CGPoint(x: 60, y: 110)) }
    #expect(target.heard.last == "tap 60")
    try stage.at(5) { button.isEnabled = false }
    try stage.at(6) { _ = try? stage.host.tap(at: CGPoint(x: 30, y: 20)) }
    #expect(target.heard.count == 4)
    try stage.at(7) { card.isHidden = true }
    try stage.at(8) { _ = try? stage.host.tap(at: CGPoint(x: 60, y: 110)) }
    #expect(target.heard.count == 4)
  }
}
