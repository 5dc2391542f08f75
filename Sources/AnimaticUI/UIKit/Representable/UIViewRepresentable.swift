/// Shows a view of UIKit's in SwiftUI.
///
/// `makeUIView` runs once for each place in the tree, `updateUIView` right after it and again when a value or the
/// environment that it reads has changed. Writes to the view in it are not animated.
@MainActor @preconcurrency
public protocol UIViewRepresentable: View where Body == Never {
  associatedtype UIViewType: UIView
  associatedtype Coordinator = Void
  typealias Context = UIViewRepresentableContext<Self>

  func makeUIView(context: Context) -> UIViewType
  func updateUIView(_ uiView: UIViewType, context: Context)
  func makeCoordinator() -> Coordinator
  static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
  /// The size for a proposal; nil for the default: what the view itself would like, or else all that is offered.
  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize?
}

extension UIViewRepresentable {
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
  public func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: UIViewType, context: Context
  ) -> CGSize? { nil }
}
extension UIViewRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

/// What a representable has to work with.
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  public let coordinator: Representable.Coordinator
  public let environment: EnvironmentValues
  public let transaction: Transaction
}

extension UIViewRepresentable {
  nonisolated public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode {
    UIViewRepresentableNode(view, inputs)
  }
}

private final class UIViewRepresentableNode<V: UIViewRepresentable>: RepresentedNode<V> {
  private var made: (view: V.UIViewType, coordinator: V.Coordinator)?

  override var uiView: UIView? { made?.view }

  private func context(_ coordinator: V.Coordinator, _ transaction: Transaction) -> V.Context {
    V.Context(coordinator: coordinator, environment: environment, transaction: transaction)
  }

  override func update(_ transaction: Transaction) {
    if let made {
      view.updateUIView(made.view, context: context(made.coordinator, transaction))
      return
    }
    let coordinator = view.makeCoordinator()
    let context = context(coordinator, transaction)
    let shown = view.makeUIView(context: context)
    made = (shown, coordinator)
    view.updateUIView(shown, context: context)
  }

  override func wish(_ proposal: ProposedViewSize) -> CGSize? {
    guard let made else { return nil }
    let (view, context) = (self.view, context(made.coordinator, Transaction()))
    return MainActorCall.call { view.sizeThatFits(proposal, uiView: made.view, context: context) }
  }

  override func dismantle() {
    if let made { V.dismantleUIView(made.view, coordinator: made.coordinator) }
  }
}
