import AnimaticUI
import Testing

/// Constraints between views.
@Suite struct ConstraintTests {
  private static func box(_ width: CGFloat = 200, _ height: CGFloat = 100) -> UIView {
    UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
  }

  private static func inside(_ outer: UIView) -> UIView {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    outer.addSubview(view)
    return view
  }

  @Test func `edges, sizes and middles`() {
    let outer = Self.box()
    let (a, b, c) = (Self.inside(outer), Self.inside(outer), Self.inside(outer))
    NSLayoutConstraint.activate([
      a.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 10),
      a.trailingAnchor.constraint(equalTo: outer.trailingAnchor, constant: -10),
      a.topAnchor.constraint(equalTo: outer.topAnchor), a.heightAnchor.constraint(equalToConstant: 30),
      b.centerXAnchor.constraint(equalTo: outer.centerXAnchor),
      b.topAnchor.constraint(equalTo: a.bottomAnchor, constant: 5),
      b.widthAnchor.constraint(equalTo: outer.widthAnchor, multiplier: 0.5),
      b.heightAnchor.constraint(equalTo: b.widthAnchor, multiplier: 0.2, constant: 1),
    ])
    outer.layoutIfNeeded()
    #expect(a.frame == CGRect(x: 10, y: 0, width: 180, height: 30))
    #expect(b.frame == CGRect(x: 50, y: 35, width: 100, height: 21))
    // What nothing speaks of lies in the corner.
    #expect(c.frame == .zero)
  }

  @Test func `inequalities hold only where they must, priorities decide who gives way`() {
    let outer = Self.box()
    let view = Self.inside(outer)
    let wish = view.widthAnchor.constraint(equalToConstant: 500)
    wish.priority = .defaultLow
    NSLayoutConstraint.activate([
      wish, view.leadingAnchor.constraint(greaterThanOrEqualTo: outer.leadingAnchor, constant: 20),
      view.trailingAnchor.constraint(lessThanOrEqualTo: outer.trailingAnchor, constant: -20),
      view.centerXAnchor.constraint(equalTo: outer.centerXAnchor),
    ])
    outer.layoutIfNeeded()
    #expect(view.frame.minX == 20 && view.frame.width == 160)
    wish.constant = 50
    outer.layoutIfNeeded()
    #expect(view.frame.minX == 75 && view.frame.width == 50)
    wish.isActive = false
    #expect(!wish.isActive && outer.constraints.count == 3)
    view.removeFromSuperview()
    #expect(outer.constraints.isEmpty)
  }

  @Test func `labels keep their size, and grow with their lines`() throws {
    let stage = try TestHost { Color.clear }
    try stage.at(1) {
      let outer = Self.box(100, 400)
      let label = UILabel()
      label.translatesAutoresizingMaskIntoConstraints = false
      label.numberOfLines = 0
      label.text = "many words that do not fit"
      outer.addSubview(label)
      NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
        label.trailingAnchor.constraint(equalTo: outer.trailingAnchor),
        label.centerYAnchor.constraint(equalTo: outer.centerYAnchor),
      ])
      outer.layoutIfNeeded()
      let lines = label.sizeThatFits(CGSize(width: 100, height: 1000)).height
      #expect(label.frame.width == 100 && label.frame.height == lines && label.frame.midY == 200)
      label.numberOfLines = 1
      outer.layoutIfNeeded()
      #expect(label.frame.height < lines)
    }
  }

  @Test func `rows, columns and their gaps`() {
    let outer = Self.box(300, 100)
    let views = (0..<3).map { _ in UIView() }
    for view in views { view.heightAnchor.constraint(equalToConstant: 40).isActive = true }
    let stack = UIStackView(arrangedSubviews: views)
    stack.spacing = 15
    stack.distribution = .fillEqually
    stack.alignment = .center
    stack.frame = outer.bounds
    outer.addSubview(stack)
    outer.layoutIfNeeded()
    #expect(views.map(\.frame.minX) == [0, 105, 210] && views.allSatisfy { $0.frame.width == 90 })
    #expect(views.allSatisfy { $0.frame.midY == 50 })
    views[1].isHidden = true
    outer.layoutIfNeeded()
    #expect(views[0].frame.width == 142.5 && views[2].frame.minX == 157.5)
    stack.axis = .vertical
    stack.distribution = .equalSpacing
    stack.alignment = .fill
    views[1].isHidden = false
    stack.spacing = 0
    outer.frame.size.height = 200
    stack.frame = outer.bounds
    outer.layoutIfNeeded()
    #expect(views.map(\.frame.minY) == [0, 80, 160] && views.allSatisfy { $0.frame.width == 300 })
  }

  @Test func `a hosting view keeps to its content and to the safe area`() throws {
    let stage = try TestHost(safeArea: EdgeInsets(top: 50, leading: 0, bottom: 30, trailing: 0), scale: 1) {
      Color.clear
    }
    struct Growing: View {
      @State private var isLarge = false
      var body: some View {
        Color.red.frame(width: 100, height: isLarge ? 80 : 40).accessibilityIdentifier("pill")
          .onTapGesture { isLarge = true }
      }
    }
    try stage.at(1) {
      let window = UIApplication.shared.keyWindow!
      let view = UIHostingController(rootView: Growing()).view!
      view.translatesAutoresizingMaskIntoConstraints = false
      window.addSubview(view)
      NSLayoutConstraint.activate([
        view.bottomAnchor.constraint(equalTo: window.safeAreaLayoutGuide.bottomAnchor, constant: -10),
        view.centerXAnchor.constraint(equalTo: window.centerXAnchor),
      ])
    }
    #expect(stage.frame("pill") == CGRect(x: 100, y: 520, width: 100, height: 40))
    try stage.at(2) { _ = try? stage.host.tap(at: CGPoint(x: 150, y: 540)) }
    #expect(stage.frame("pill") == CGRect(x: 100, y: 480, width: 100, height: 80))
  }

  @Test func `what contradicts is left out and said`() throws {
    let stage = try TestHost { Color.clear }
    try stage.at(1) {
      let outer = Self.box()
      let view = Self.inside(outer)
      view.widthAnchor.constraint(equalToConstant: 10).isActive = true
      view.widthAnchor.constraint(equalToConstant: 20).isActive = true
      UIApplication.shared.keyWindow?.addSubview(outer)
      outer.layoutIfNeeded()
      #expect(view.frame.width == 10)
      let stranger = UIView()
      view.topAnchor.constraint(equalTo: stranger.topAnchor).isActive = true
    }
    #expect(stage.kinds(.warning).contains { $0.contains("contradict") })
    #expect(stage.kinds(.warning).contains { $0.contains("common ancestor") })
  }

  /// The solver finds whatever frames the constraints were made from.
  @Test(arguments: 1...20)
  func `frames come back from their own constraints`(seed: Int) {
    var random = UInt64(seed) &* 6_364_136_223_846_793_005 &+ 1
    func next(_ limit: CGFloat) -> CGFloat {
      random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return CGFloat((random >> 33) % 1000) / 1000 * limit
    }
    let outer = Self.box(400, 400)
    var frames: [CGRect] = []
    var views: [UIView] = []
    var constraints: [NSLayoutConstraint] = []
    for index in 0..<8 {
      let frame = CGRect(x: next(300), y: next(300), width: next(100), height: next(100))
      let view = Self.inside(outer)
      let anchor = index > 0 && seed % 2 == 0 ? views[index - 1] : outer
      let base = index > 0 && seed % 2 == 0 ? frames[index - 1] : outer.bounds
      constraints.append(
        view.leadingAnchor.constraint(equalTo: anchor.trailingAnchor, constant: frame.minX - base.maxX))
      constraints.append(
        view.centerYAnchor.constraint(equalTo: anchor.centerYAnchor, constant: frame.midY - base.midY))
      constraints.append(
        view.trailingAnchor.constraint(equalTo: outer.leadingAnchor, constant: frame.maxX))
      constraints.append(view.heightAnchor.constraint(equalToConstant: frame.height))
      frames.append(frame)
      views.append(view)
    }
    NSLayoutConstraint.activate(seed % 3 == 0 ? constraints.reversed() : constraints)
    outer.layoutIfNeeded()
    for (view, frame) in zip(views, frames) {
      #expect(abs(view.frame.minX - frame.minX) < 1e-6 && abs(view.frame.minY - frame.minY) < 1e-6)
      #expect(abs(view.frame.width - frame.width) < 1e-6 && abs(view.frame.height - frame.height) < 1e-6)
    }
  }
}
