/// A view of UIKit's, as far as one is shown through SwiftUI: a coloured rectangle.
open class UIView {
  public var frame = CGRect.zero
  public var bounds: CGRect { CGRect(origin: .zero, size: frame.size) }
  public var backgroundColor: UIColor?
  public var alpha: CGFloat = 1
  public var isHidden = false
  public var isUserInteractionEnabled = true
  public var clipsToBounds = false
  public private(set) var subviews: [UIView] = []

  public init() {}
  public init(frame: CGRect) { self.frame = frame }

  open func addSubview(_ view: UIView) { subviews.append(view) }
  open func setNeedsLayout() {}
  open func layoutIfNeeded() {}

  /// What it looks like: what is in it is not drawn.
  package var look: AnyView { backgroundColor.map { AnyView($0.color) } ?? AnyView(Color.clear) }
}

/// An effect of a visual effect view.
open class UIVisualEffect {
  public init() {}
  package var material: Material? { nil }
}

/// A blur; drawn as the material of the same thickness.
public final class UIBlurEffect: UIVisualEffect {
  /// How thick it is, and in which colour.
  public enum Style: Int, Sendable {
    case extraLight, light, dark, regular, prominent
    case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial
    case systemChromeMaterial
    case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight, systemThickMaterialLight
    case systemChromeMaterialLight
    case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark, systemThickMaterialDark
    case systemChromeMaterialDark
  }

  public let style: Style
  public init(style: Style) { self.style = style }

  package override var material: Material? {
    switch style {
    case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark:
      return .ultraThin
    case .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark: return .thin
    case .systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark: return .thick
    case .systemChromeMaterial, .systemChromeMaterialLight, .systemChromeMaterialDark: return .bar
    default: return .regular
    }
  }
}

/// A view of a blur.
public final class UIVisualEffectView: UIView {
  public var effect: UIVisualEffect?
  public let contentView = UIView()

  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init()
  }

  package override var look: AnyView {
    effect?.material.map { AnyView(Rectangle().fill($0)) } ?? super.look
  }
}

/// A picture of UIKit's: a system symbol.
public final class UIImage {
  package let image: Image
  /// Nil where nothing stands in for the symbol is not known before it is drawn: every name is taken.
  public init?(systemName name: String) { image = Image(systemName: name) }
  /// A picture of the app's own, which is not there: drawn as a placeholder.
  public init?(named name: String) { image = Image(name) }
}

extension Image {
  nonisolated public init(uiImage: UIImage) { self = uiImage.image }
}

/// Shows a view of UIKit's in SwiftUI. Made once; what it shows is what `UIView` here can show.
@MainActor @preconcurrency
public protocol UIViewRepresentable: View where Body == Never {
  associatedtype UIViewType: UIView
  associatedtype Coordinator = Void
  typealias Context = UIViewRepresentableContext<Self>

  func makeUIView(context: Context) -> UIViewType
  func updateUIView(_ view: UIViewType, context: Context)
  func makeCoordinator() -> Coordinator
  static func dismantleUIView(_ view: UIViewType, coordinator: Coordinator)
}

extension UIViewRepresentable {
  public static func dismantleUIView(_ view: UIViewType, coordinator: Coordinator) {}
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
    RepresentableNode(view, inputs)
  }
}

private final class RepresentableNode<V: UIViewRepresentable>: TypedNode<V> {
  private var made: (view: V.UIViewType, coordinator: V.Coordinator)?
  private var child: TypedNode<AnyView>!

  override init(_ view: V, _ inputs: _NodeInputs) {
    super.init(view, inputs)
    child = evaluate().makeNode(self.inputs())
  }

  override var childNodes: [_ViewNode] { child.map { [$0] } ?? [] }

  private func evaluate() -> AnyView {
    let (view, environment, transaction) = (view, environment, transaction)
    let known = made
    let now: (view: V.UIViewType, coordinator: V.Coordinator) = EvaluationContext.with(self) {
      MainActorCall.call {
        let coordinator = known?.coordinator ?? view.makeCoordinator()
        let context = UIViewRepresentableContext<V>(
          coordinator: coordinator, environment: environment, transaction: transaction)
        let shown = known?.view ?? view.makeUIView(context: context)
        view.updateUIView(shown, context: context)
        return (shown, coordinator)
      }
    }
    made = now
    return now.view.isHidden ? AnyView(Color.clear) : AnyView(now.view.look.opacity(now.view.alpha))
  }

  override func changed(from old: V, view: Bool, environment: Bool) {
    child.set(evaluate(), environment: self.environment)
  }

  override func collect(_ traits: Traits, into items: inout [ElementItem]) {
    child.collect(traits, into: &items)
  }
}
