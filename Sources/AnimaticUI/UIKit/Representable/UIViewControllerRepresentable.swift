/// Shows a controller's view in SwiftUI; the controller hears of its coming and going.
@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: View where Body == Never {
  associatedtype UIViewControllerType: UIViewController
  associatedtype Coordinator = Void
  typealias Context = UIViewControllerRepresentableContext<Self>

  func makeUIViewController(context: Context) -> UIViewControllerType
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
  func makeCoordinator() -> Coordinator
  static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator)
  /// The size for a proposal; nil for the default.
  func sizeThatFits(
    _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
  ) -> CGSize?
}

extension UIViewControllerRepresentable {
  public static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator
  ) {}
  public func sizeThatFits(
    _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
  ) -> CGSize? { nil }
}
extension UIViewControllerRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

/// What a representable has to work with.
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
  public let coordinator: Representable.Coordinator
  public let environment: EnvironmentValues
  public let transaction: Transaction
}

extension UIViewControllerRepresentable {
  nonisolated public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode {
    UIViewControllerRepresentableNode(view, inputs)
  }
}

private final class UIViewControllerRepresentableNode<V: UIViewControllerRepresentable>: RepresentedNode<V> {
  private var made: (controller: V.UIViewControllerType, coordinator: V.Coordinator)?

  override var uiView: UIView? { made?.controller.view }

  private func context(_ coordinator: V.Coordinator, _ transaction: Transaction) -> V.Context {
    V.Context(coordinator: coordinator, environment: environment, transaction: transaction)
  }

  override func update(_ transaction: Transaction) {
    if let made {
      view.updateUIViewController(made.controller, context: context(made.coordinator, transaction))
      return
    }
    let coordinator = view.makeCoordinator()
    let context = context(coordinator, transaction)
    let controller = view.makeUIViewController(context: context)
    made = (controller, coordinator)
    view.updateUIViewController(controller, context: context)
  }

  override func wish(_ proposal: ProposedViewSize) -> CGSize? {
    guard let made else { return nil }
    let (view, context) = (self.view, context(made.coordinator, Transaction()))
    return MainActorCall.call {
      view.sizeThatFits(proposal, uiViewController: made.controller, context: context)
    }
  }

  override func dismantle() {
    if let made { V.dismantleUIViewController(made.controller, coordinator: made.coordinator) }
  }
}
