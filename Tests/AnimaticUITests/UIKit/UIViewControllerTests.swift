import AnimaticUI
import Testing

/// Controllers: when they hear what, and presentations.
@Suite struct UIViewControllerTests {
  private final class Notes { var list: [String] = [] }

  private final class Card: UIViewController {
    let notes: Notes
    let name: String

    init(_ name: String, _ notes: Notes) {
      (self.name, self.notes) = (name, notes)
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { fatalError("no archives") }

    override func viewDidLoad() {
      super.viewDidLoad()
      notes.list.append("\(name) load")
      view.accessibilityIdentifier = name
      view.backgroundColor = .green
    }
    override func viewWillAppear(_ animated: Bool) { notes.list.append("\(name) will appear") }
    override func viewDidAppear(_ animated: Bool) { notes.list.append("\(name) did appear") }
    override func viewDidLayoutSubviews() { notes.list.append("\(name) layout") }
    override func viewWillDisappear(_ animated: Bool) { notes.list.append("\(name) will disappear") }
    override func viewDidDisappear(_ animated: Bool) { notes.list.append("\(name) did disappear") }
  }

  private static var root: UIViewController { UIApplication.shared.keyWindow!.rootViewController! }

  @Test func `a window's root and controllers in it hear of coming and going`() throws {
    let stage = try TestHost { Color.clear }
    let notes = Notes()
    let (outer, inner) = (Card("outer", notes), Card("inner", notes))
    var window: UIWindow?
    try stage.at(1) {
      window = UIWindow(windowScene: UIApplication.shared.connectedScenes.first as! UIWindowScene)
      window?.rootViewController = outer
      #expect(!outer.isViewLoaded)
      window?.isHidden = false
      #expect(notes.list == ["outer load", "outer will appear"])
    }
    #expect(notes.list == ["outer load", "outer will appear", "outer layout", "outer did appear"])
    notes.list = []
    try stage.at(2) {
      outer.addChild(inner)
      outer.view.addSubview(inner.view)
      inner.didMove(toParent: outer)
      #expect(inner.parent === outer && outer.children == [inner])
    }
    #expect(
      notes.list.filter { $0.hasPrefix("inner") } == [
        "inner load", "inner will appear", "inner layout", "inner did appear",
      ])
    notes.list = []
    try stage.at(3) { window?.isHidden = true }
    #expect(
      notes.list == [
        "outer will disappear", "inner will disappear", "inner did disappear", "outer did disappear",
      ])
  }

  @Test func `a card comes up, and goes with what it presents`() throws {
    let stage = try TestHost(safeArea: EdgeInsets(top: 50, leading: 0, bottom: 0, trailing: 0), scale: 1) {
      Color.clear
    }
    let notes = Notes()
    let (card, second) = (Card("card", notes), Card("second", notes))
    try stage.at(1) {
      Self.root.present(card, animated: true) { notes.list.append("presented") }
      #expect(Self.root.presentedViewController === card && card.presentingViewController === Self.root)
      #expect(card.isBeingPresented)
    }
    #expect(stage.frame("card")?.minY == 660)
    try stage.advance(to: 3)
    #expect(stage.frame("card") == CGRect(x: 0, y: 60, width: 300, height: 540))
    #expect(notes.list == ["card load", "card will appear", "card layout", "card did appear", "presented"])
    notes.list = []
    second.modalPresentationStyle = .fullScreen
    try stage.at(4) {
      // Over the one that is presented already: the top one.
      Self.root.present(UIViewController(), animated: false)
      card.present(second, animated: false)
    }
    #expect(stage.kinds(.warning).contains { $0.contains("presents something already") })
    #expect(stage.frame("second") == CGRect(x: 0, y: 0, width: 300, height: 600))
    try stage.at(5) { second.dismiss(animated: true) { notes.list.append("dismissed") } }
    try stage.advance(to: 6)
    #expect(stage.frame("second") == nil && card.presentedViewController == nil)
    #expect(notes.list.suffix(3) == ["second will disappear", "second did disappear", "dismissed"])
    try stage.at(7) { Self.root.dismiss(animated: false) }
    #expect(stage.frame("card") == nil)
    try stage.at(8) { #expect(Self.root.presentedViewController == nil) }
  }

  @Test func `a hosting controller over the full screen keeps what lies under it in sight`() throws {
    let stage = try TestHost { Text("under") }
    try stage.at(1) {
      let host = UIHostingController(rootView: Text("over"))
      host.view.backgroundColor = .clear
      host.modalPresentationStyle = .overFullScreen
      host.modalTransitionStyle = .crossDissolve
      Self.root.present(host, animated: true)
    }
    #expect(stage.opacity("over") == 0)
    try stage.advance(to: 2)
    #expect(stage.opacity("over") == 1 && stage.opacity("under") == 1)
  }
}
