import AnimaticUI
import Testing

/// Views and controllers of UIKit's in SwiftUI.
@Suite struct UIViewRepresentableTests {
  private final class Notes { var list: [String] = [] }

  private struct Plate: UIViewRepresentable {
    var text: String
    let notes: Notes
    @Environment(\.colorScheme) private var scheme

    final class Coordinator { var count = 0 }
    func makeCoordinator() -> Coordinator { Coordinator() }
    func makeUIView(context: Context) -> UILabel {
      notes.list.append("make")
      let label = UILabel()
      label.backgroundColor = .red
      return label
    }
    func updateUIView(_ view: UILabel, context: Context) {
      context.coordinator.count += 1
      view.text = "\(text) \(context.coordinator.count) \(scheme == .dark ? "dark" : "light")"
      notes.list.append("update")
    }
    static func dismantleUIView(_ view: UILabel, coordinator: Coordinator) {
      view.text = "gone \(coordinator.count)"
    }
    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UILabel, context: Context) -> CGSize? {
      CGSize(width: 120, height: 30)
    }
  }

  private struct Screen: View {
    let notes: Notes
    @State private var text = "a"
    @State private var isShown = true

    var body: some View {
      VStack(spacing: 0) {
        if isShown { Plate(text: text, notes: notes).accessibilityIdentifier("plate") }
        Button("change") { withAnimation { text = "b" } }
        Button("remove") { isShown = false }
      }
    }
  }

  @Test func `made once, updated with values and surroundings, taken apart`() throws {
    let notes = Notes()
    let stage = try TestHost { Screen(notes: notes) }
    #expect(notes.list == ["make", "update"])
    #expect(stage.text("a 1 light") != nil)
    #expect(stage.frame("plate")?.size == CGSize(width: 120, height: 30))
    func tap(_ text: String, at time: Double) throws {
      let frame = try #require(stage.frame(text))
      try stage.at(time) { _ = try? stage.host.tap(at: CGPoint(x: frame.midX, y: frame.midY)) }
    }
    try tap("change", at: 1)
    #expect(stage.text("b 2 light") != nil && notes.list == ["make", "update", "update"])
    try stage.at(2) { stage.host.changeEnvironment { $0.colorScheme = .dark } }
    #expect(stage.text("b 3 dark") != nil)
    try tap("remove", at: 3)
    #expect(stage.text("b 3 dark") == nil && notes.list.count == 4)
  }

  private struct Filling: UIViewRepresentable {
    let view: UIView
    func makeUIView(context: Context) -> UIView { view }
    func updateUIView(_ view: UIView, context: Context) {}
  }

  @Test func `a view without a wish fills, a spinner keeps its size, and subviews are laid out`() throws {
    final class Plate: UIView {
      let dot = UIView()
      override func layoutSubviews() {
        if dot.superview == nil { addSubview(dot) }
        dot.accessibilityIdentifier = "dot"
        dot.backgroundColor = .red
        dot.frame = bounds.insetBy(dx: 10, dy: 10)
      }
    }
    let stage = try TestHost(scale: 1) {
      VStack(spacing: 0) {
        Filling(view: Plate()).accessibilityIdentifier("fill")
        Filling(view: UIActivityIndicatorView(style: .large)).accessibilityIdentifier("spinner")
      }
    }
    #expect(stage.frame("dot") == CGRect(x: 10, y: 10, width: 280, height: 543))
  }

  private struct Paper: UIViewControllerRepresentable {
    let notes: Notes
    final class Controller: UIViewController {
      var notes: Notes?
      override func viewDidLoad() {
        view.backgroundColor = .orange
        view.accessibilityIdentifier = "paper"
      }
      override func viewDidAppear(_ animated: Bool) { notes?.list.append("appear") }
      override func viewDidDisappear(_ animated: Bool) { notes?.list.append("disappear") }
    }
    func makeUIViewController(context: Context) -> Controller {
      let controller = Controller()
      controller.notes = notes
      return controller
    }
    func updateUIViewController(_ controller: Controller, context: Context) {}
  }

  private struct Desk: View {
    let notes: Notes
    @State private var isShown = true
    var body: some View {
      ZStack {
        if isShown { Paper(notes: notes) }
        Button("away") { isShown = false }
      }
    }
  }

  @Test func `a controller's view, and what the controller hears`() throws {
    let notes = Notes()
    let stage = try TestHost(scale: 1) { Desk(notes: notes) }
    #expect(stage.frame("paper") == CGRect(x: 0, y: 0, width: 300, height: 600))
    #expect(notes.list == ["appear"])
    let button = try #require(stage.frame("away"))
    try stage.at(1) { _ = try? stage.host.tap(at: CGPoint(x: button.midX, y: button.midY)) }
    #expect(stage.frame("paper") == nil && notes.list == ["appear", "disappear"])
  }
}
