import AnimaticDrawing
import AnimaticUI
import Testing

/// Windows over the stage.
@Suite struct UIWindowTests {
  private final class PassThrough: UIWindow {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      let hit = super.hitTest(point, with: event)
      return hit === rootViewController?.view ? nil : hit
    }
  }

  private final class Keeper {
    var windows: [UIWindow] = []
    var taps: [String] = []
  }

  private static func stage() throws -> TestHost {
    try TestHost(safeArea: EdgeInsets(top: 50, leading: 0, bottom: 30, trailing: 0)) {
      Color.blue.onTapGesture {}
    }
  }

  private static func window(
    _ view: some View, passes: Bool = false, level: UIWindow.Level = .alert
  ) -> UIWindow {
    let scene = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }.first!
    let window = passes ? PassThrough(windowScene: scene) : UIWindow(windowScene: scene)
    window.windowLevel = level
    let host = UIHostingController(rootView: view)
    host.view.backgroundColor = .clear
    window.rootViewController = host
    return window
  }

  @Test func `a window plays its own views on the stage's clock, from when it is made visible`() throws {
    struct Late: View {
      @State private var text = "first"
      var body: some View {
        Text(text).task {
          try? await Task.sleep(for: .seconds(1))
          text = "second"
        }
      }
    }
    let stage = try Self.stage()
    let keeper = Keeper()
    try stage.at(1) { keeper.windows = [Self.window(Late())] }
    #expect(stage.text("first") == nil)
    try stage.at(2) { keeper.windows[0].isHidden = false }
    #expect(stage.text("first") != nil)
    // Centred in the safe area, as a root view of the stage is.
    #expect(abs((stage.frame("first")?.midY ?? 0) - 310) < 0.5)
    try stage.advance(to: 3)
    #expect(stage.text("second") != nil)
    try stage.at(4) { keeper.windows[0].isHidden = true }
    #expect(stage.text("second") == nil)
  }

  @Test func `what nobody keeps is gone`() throws {
    let stage = try Self.stage()
    let keeper = Keeper()
    try stage.at(1) { Self.window(Text("lost")).makeKeyAndVisible() }
    #expect(stage.text("lost") == nil)
    try stage.at(2) {
      keeper.windows = [Self.window(Text("kept"))]
      keeper.windows[0].makeKeyAndVisible()
    }
    #expect(stage.text("kept") != nil)
    try stage.at(3) { keeper.windows = [] }
    #expect(stage.text("kept") == nil)
    #expect(stage.kinds(.mark).last == "window disappears: UIWindow")
  }

  @Test func `higher levels lie in front, of one level the newest, below zero under the stage`() throws {
    let stage = try Self.stage()
    let keeper = Keeper()
    try stage.at(1) {
      for (name, level) in [
        ("alert", UIWindow.Level.alert), ("low", .normal - 1), ("a", .normal), ("b", .normal),
      ] {
        let window = Self.window(Text(name).accessibilityIdentifier(name), level: level)
        window.isHidden = false
        keeper.windows.append(window)
      }
    }
    let names = ["low", "a", "b", "alert"].map { DrawnName.text($0) }
    #expect(stage.host.drawnOrder(of: names + [.notice("it")]).prefix(3) == [3, 2, 1])
    #expect(stage.host.drawnOrder(of: [.text("low"), .text("a")]) == [1, 0])
    try stage.at(2) { keeper.windows[2].windowLevel = .alert + 1 }
    #expect(stage.host.drawnOrder(of: names).first == 1)
    #expect(UIWindow.Level.alert + 1 > .alert)
  }

  @Test func `touches go to the front window, through one whose hitTest says nil`() throws {
    let keeper = Keeper()
    let stage = try TestHost { Color.blue.onTapGesture { keeper.taps.append("stage") } }
    let button = Button("press") { keeper.taps.append("window") }
    try stage.at(1) {
      keeper.windows = [Self.window(button, passes: true)]
      keeper.windows[0].isHidden = false
    }
    try stage.at(2) { _ = try? stage.host.tap(at: CGPoint(x: 20, y: 20)) }
    let middle = try #require(stage.frame("press"))
    try stage.at(3) { _ = try? stage.host.tap(at: CGPoint(x: middle.midX, y: middle.midY)) }
    #expect(keeper.taps == ["stage", "window"])
    // A plain window takes what falls on it, as on a device.
    try stage.at(4) {
      keeper.windows = [Self.window(button)]
      keeper.windows[0].isHidden = false
    }
    try stage.at(5) {
      let result = try? stage.host.tap(at: CGPoint(x: 20, y: 20))
      #expect(result == .ignored(what: "alpha") || result != .nothing)
    }
    #expect(keeper.taps.count == 2)
    try stage.at(6) { keeper.windows[0].isUserInteractionEnabled = false }
    try stage.at(7) { _ = try? stage.host.tap(at: CGPoint(x: 20, y: 20)) }
    #expect(keeper.taps.last == "stage" && keeper.taps.count == 3)
  }

  @Test func `a view over the stage lets through what its hitTest does not want`() throws {
    final class Float: UIView {
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit == self ? nil : hit
      }
    }
    let keeper = Keeper()
    let stage = try TestHost { Color.blue.onTapGesture { keeper.taps.append("stage") } }
    try stage.at(1) {
      let float = Float(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
      let button = UIButton(type: .system)
      button.frame = CGRect(x: 100, y: 100, width: 100, height: 44)
      button.addAction(UIAction { _ in keeper.taps.append("button") }, for: .touchUpInside)
      float.addSubview(button)
      UIApplication.shared.keyWindow?.rootViewController?.view.addSubview(float)
    }
    try stage.at(2) { _ = try? stage.host.tap(at: CGPoint(x: 20, y: 20)) }
    try stage.at(3) { _ = try? stage.host.tap(at: CGPoint(x: 150, y: 120)) }
    #expect(keeper.taps == ["stage", "button"])
  }

  @Test func `layers and subviews tell content from the empty view around it`() throws {
    let stage = try Self.stage()
    let keeper = Keeper()
    try stage.at(1) {
      keeper.windows = [Self.window(Text("word").padding())]
      keeper.windows[0].isHidden = false
    }
    try stage.at(2) {
      let root = keeper.windows[0].rootViewController!.view!
      let (word, empty) = (CGPoint(x: 150, y: 310), CGPoint(x: 10, y: 10))
      #expect(root.hitTest(word, with: nil) !== root)
      #expect(root.hitTest(empty, with: nil) === root)
      #expect(root.layer.hitTest(word)?.name == nil)
      #expect(root.layer.hitTest(empty)?.name != nil)
      #expect(root.subviews.contains { $0.hitTest($0.convert(word, from: root), with: nil) != nil })
      #expect(!root.subviews.contains { $0.hitTest($0.convert(empty, from: root), with: nil) != nil })
    }
  }

  @Test func `the surroundings reach windows, and their style is their own`() throws {
    struct Scheme: View {
      @Environment(\.colorScheme) private var scheme
      var body: some View { Text(scheme == .dark ? "dark" : "light") }
    }
    let stage = try Self.stage()
    let keeper = Keeper()
    try stage.at(1) {
      keeper.windows = [Self.window(Scheme())]
      keeper.windows[0].isHidden = false
    }
    #expect(stage.text("light") != nil)
    try stage.at(2) { stage.host.changeEnvironment { $0.colorScheme = .dark } }
    #expect(stage.text("dark") != nil)
    try stage.at(3) { keeper.windows[0].overrideUserInterfaceStyle = .light }
    #expect(stage.text("light") != nil)
    try stage.at(4) { keeper.windows[0].overrideUserInterfaceStyle = .unspecified }
    #expect(stage.text("dark") != nil)
  }

  @Test func `it turns with the stage`() throws {
    let stage = try Self.stage()
    let keeper = Keeper()
    try stage.at(1) {
      keeper.windows = [Self.window(Color.red.accessibilityIdentifier("all").ignoresSafeArea())]
      keeper.windows[0].isHidden = false
    }
    #expect(stage.frame("all") == CGRect(x: 0, y: 0, width: 300, height: 600))
    try stage.at(2) { stage.host.changeEnvironment(size: CGSize(width: 600, height: 300)) }
    #expect(stage.frame("all") == CGRect(x: 0, y: 0, width: 600, height: 300))
  }

  @Test func `a new root view updates what is there, under the writer's animation`() throws {
    let stage = try Self.stage()
    let keeper = Keeper()
    func dot(_ x: CGFloat) -> some View { Text("dot").offset(x: x) }
    let host = UIHostingController(rootView: dot(0))
    try stage.at(1) {
      let window = Self.window(EmptyView())
      window.rootViewController = host
      window.isHidden = false
      keeper.windows = [window]
    }
    try stage.at(2) { withAnimation(.linear(duration: 1)) { host.rootView = dot(100) } }
    try stage.advance(to: 2.25)
    #expect(stage.offset("dot")?.width == 25)
    #expect(host.sizeThatFits(in: CGSize(width: 1000, height: 1000)).height > 0)
  }

  @Test func `a window without a scene is not shown`() throws {
    let stage = try Self.stage()
    let keeper = Keeper()
    try stage.at(1) {
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = UIHostingController(rootView: Text("nowhere"))
      window.makeKeyAndVisible()
      keeper.windows = [window]
    }
    #expect(stage.text("nowhere") == nil)
    #expect(stage.kinds(.warning).contains { $0.contains("without a scene") })
    try stage.at(2) {
      keeper.windows[0].windowScene = UIApplication.shared.connectedScenes.first as? UIWindowScene
    }
    #expect(stage.text("nowhere") != nil)
    try stage.at(3) { keeper.windows[0].windowScene = nil }
    #expect(stage.text("nowhere") == nil)
  }

  @Test func `each play has a scene and windows of its own`() throws {
    let (first, second) = (try Self.stage(), try Self.stage())
    let keeper = Keeper()
    try first.at(1) {
      keeper.windows = [Self.window(Text("mine"))]
      keeper.windows[0].isHidden = false
      #expect(UIApplication.shared.windows.count == 2)
    }
    try second.at(1) {
      #expect(UIApplication.shared.windows.count == 1)
      #expect(
        UIApplication.shared.keyWindow?.rootViewController?.view.window === UIApplication.shared.keyWindow)
    }
    #expect(first.text("mine") != nil && second.text("mine") == nil)
  }

  @Test func `a play without UIKit has no windows to look after`() throws {
    let stage = try Self.stage()
    try stage.advance(to: 1)
    #expect(!stage.graph.hasWindows)
  }
}
