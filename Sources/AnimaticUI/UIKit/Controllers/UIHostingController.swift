import Foundation

/// When a hosting controller's view tells UIKit of its content's size.
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Its controller's `preferredContentSize` is the content's ideal size.
  public static let preferredContentSize = Self(rawValue: 1)
  /// Its view's intrinsic size is the content's ideal size. That is so here without it, too.
  public static let intrinsicContentSize = Self(rawValue: 2)
}

/// Shows SwiftUI content in a view of UIKit's.
@MainActor @preconcurrency
open class UIHostingController<Content: View>: UIViewController {
  private final var content: Content

  public init(rootView: Content) {
    content = rootView
    super.init(nibName: nil, bundle: nil)
  }

  public init?(coder: NSCoder, rootView: Content) {
    content = rootView
    super.init(coder: coder)
  }

  public required init?(coder: NSCoder) {
    fatalError("a hosting controller is made with init(rootView:): there are no archives here")
  }

  /// A new value updates what is there, under the transaction of the code that writes it.
  open var rootView: Content {
    get { content }
    set {
      content = newValue
      (viewIfLoaded as? _UIHostingView<Content>)?.rootView = newValue
    }
  }

  open override func loadView() {
    let view = _UIHostingView(rootView: content)
    view.frame = CGRect(origin: .zero, size: PlayedDevice.size)
    view.backgroundColor = .systemBackground
    view.safeAreaRegions = safeAreaRegions
    self.view = view
  }

  /// The size that the content takes where `size` is offered to it, points.
  public final func sizeThatFits(in size: CGSize) -> CGSize {
    (view as? _UIHostingView<Content>)?.contentSize(ProposedViewSize(size)) ?? .zero
  }

  public final var sizingOptions: UIHostingControllerSizingOptions = [] {
    didSet {
      if sizingOptions.contains(.preferredContentSize) { preferredContentSize = view.intrinsicContentSize }
      viewIfLoaded?.invalidateIntrinsicContentSize()
    }
  }

  /// What the content keeps out of; an empty set lets it fill the view.
  public final var safeAreaRegions: SafeAreaRegions = .all {
    didSet { (viewIfLoaded as? _UIHostingView<Content>)?.safeAreaRegions = safeAreaRegions }
  }

  public final func _disableSafeArea() { safeAreaRegions = [] }
}

/// The view of a hosting controller: it keeps the content, so that it may stand without its controller.
@MainActor @preconcurrency
open class _UIHostingView<Content: View>: UIView {
  private final lazy var marker = HostedContentView(self)

  public init(rootView: Content) {
    self.rootView = rootView
    super.init(frame: .zero)
    change { $0.hosts = true }
    // Code that asks layers tells by a name whether it has met the empty view or its content.
    layer.name = "hosting"
    put()
  }

  public required init?(coder: NSCoder) { nil }

  public final var rootView: Content {
    didSet {
      let transaction = Transaction.current
      if UIKitMotion.current == nil, !transaction.isPlain {
        UIKitMotion.with(transaction) { put() }
      } else {
        put()
      }
      invalidateIntrinsicContentSize()
    }
  }

  override func makeContent() -> AnyView? { AnyView(rootView) }

  private func put() {
    let content = wrapped(makeContent())
    change(isContent: true) { $0.content = content }
  }

  final var safeAreaRegions: SafeAreaRegions = .all {
    didSet {
      let hosts = safeAreaRegions.contains(.container)
      change { $0.hosts = hosts }
    }
  }

  /// What stands for the content comes first: views added by hand lie over it.
  open override var subviews: [UIView] {
    marker.fill(self)
    return [marker] + super.subviews
  }

  /// The content's ideal size; at the width that constraints have found, where it would be wider.
  open override var intrinsicContentSize: CGSize {
    let ideal = contentSize(.unspecified)
    guard let width = constraintStore.width, width < ideal.width else { return ideal }
    return contentSize(ProposedViewSize(width: width, height: nil))
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { contentSize(ProposedViewSize(size)) }

  final func contentSize(_ proposal: ProposedViewSize) -> CGSize {
    HostedMeasure.size(of: AnyView(rootView), proposal, node: isShownCurrent ? shown.node : nil)
  }
}

/// Asks SwiftUI content for its size outside of any update.
enum HostedMeasure {
  static func size(of view: AnyView, _ proposal: ProposedViewSize, node: UIViewNode?) -> CGSize {
    guard let graph = PlayedDevice.graph else { return .zero }
    let whole = proposal.finite
    if let node, node.isAlive, let known = node.contentSize(whole) { return known }
    // Not in the tree yet: a tree of its own, of which nothing ever runs.
    let scratch = ViewGraph(
      clock: graph.clock, measurer: graph.measurer, timing: graph.timing, semantics: graph.semantics)
    scratch.pixelScale = graph.pixelScale
    // Code in it asks for the same stage and windows.
    scratch.rootElement.size = graph.rootElement.size
    scratch.rootElement.safeArea = graph.rootElement.safeArea
    scratch.rootNode = graph.rootNode
    scratch.uikit = graph.uikit
    let outer = (EvaluationContext.node, EvaluationContext.graph)
    (EvaluationContext.node, EvaluationContext.graph) = (nil, scratch)
    defer { (EvaluationContext.node, EvaluationContext.graph) = outer }
    let root = view.makeNode(
      _NodeInputs(graph: scratch, parent: nil, environment: PlayedDevice.environment(of: graph)))
    var items: [ElementItem] = []
    root.collect(Traits(), into: &items)
    scratch.beginLayoutPass()
    let size = items.first?.element.size(whole) ?? .zero
    root.leave()
    return size
  }
}

extension ProposedViewSize {
  /// Huge lengths, which UIKit's code passes for "as much as you like", are no proposal.
  fileprivate var finite: ProposedViewSize {
    func sane(_ length: CGFloat?) -> CGFloat? {
      length.flatMap { $0.isFinite && $0 < 9_999 ? max(0, $0) : nil }
    }
    return ProposedViewSize(width: sane(width), height: sane(height))
  }
}
