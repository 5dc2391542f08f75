import AnimaticUI
import Testing

/// The words of UIKit that notice code uses.
@Suite struct UIKitTests {
  private struct Asker: View {
    @State private var asked = ""

    var body: some View {
      Text(asked.isEmpty ? "ask" : asked)
        .onTapGesture {
          UIImpactFeedbackGenerator(style: .light).impactOccurred()
          UINotificationFeedbackGenerator().notificationOccurred(.success)
          UIAccessibility.post(notification: .announcement, argument: "Saved")
          AccessibilityNotification.Announcement("Gone").post()
          let window = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }.first?.windows
            .first
          asked = "\(Int(UIScreen.main.bounds.width)) \(Int(window?.safeAreaInsets.top ?? -1))"
        }
    }
  }

  @Test func `the screen and its insets are the stage's, in actions too`() throws {
    let stage = try TestHost(safeArea: EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0)) { Asker() }
    let frame = try #require(stage.frame("ask"))
    try stage.at(1) { _ = try? stage.host.tap(at: CGPoint(x: frame.midX, y: frame.midY)) }
    #expect(stage.text("300 59") != nil)
  }

  @Test func `haptics and announcements are lines of the trace`() throws {
    let stage = try TestHost { Asker() }
    let frame = try #require(stage.frame("ask"))
    try stage.at(1) { _ = try? stage.host.tap(at: CGPoint(x: frame.midX, y: frame.midY)) }
    #expect(
      stage.kinds(.mark) == [
        "haptic: impact, light", "haptic: success", "accessibility announcement: Saved",
        "accessibility announcement: Gone",
      ])
  }

  @Test func `colours resolve as SwiftUI's, plain ones are the pure ones`() {
    var light = EnvironmentValues()
    light.colorScheme = .light
    var dark = light
    dark.colorScheme = .dark
    let dynamic = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    #expect(Color(uiColor: dynamic).resolved(in: light) == Color.black.resolved(in: light))
    #expect(Color(dynamic).resolved(in: dark) == Color.white.resolved(in: dark))
    #expect(Color(UIColor.systemRed).resolved(in: light) == Color.red.resolved(in: light))
    #expect(Color(UIColor.red).resolved(in: light).green == 0)
    #expect(Color(.secondarySystemBackground).resolved(in: dark) != Color.black.resolved(in: dark))
    #expect(UIColor.systemBlue.withAlphaComponent(0.25).color.resolved(in: light).alpha == 0.25)
    #expect(UIColor.secondaryLabel.withAlphaComponent(0.5).color.resolved(in: light).alpha == 0.5)
  }

  @Test func `some corners are rounded, the others are not`() {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 50)
    let path = UIBezierPath(
      roundedRect: rect, byRoundingCorners: [.topLeft, .topRight], cornerRadii: CGSize(width: 20, height: 20))
    let outline = Path(path.cgPath)
    #expect(!outline.contains(CGPoint(x: 1, y: 1)))
    #expect(!outline.contains(CGPoint(x: 99, y: 1)))
    #expect(outline.contains(CGPoint(x: 1, y: 49)))
    #expect(outline.contains(CGPoint(x: 99, y: 49)))
    #expect(outline.contains(CGPoint(x: 7, y: 7)))
    #expect(abs(outline.boundingRect.minX) < 1e-9 && abs(outline.boundingRect.maxX - 100) < 1e-9)
    #expect(abs(outline.boundingRect.minY) < 1e-9 && abs(outline.boundingRect.maxY - 50) < 1e-9)
  }

  @Test func `outside of a play there is a plain phone`() {
    #expect(UIScreen.main.bounds == CGRect(x: 0, y: 0, width: 393, height: 852))
    #expect(UIDevice.current.userInterfaceIdiom == .phone)
  }
}
