import AnimaticDrawing

/// Lets taps through, or not.
public struct _AllowsHitTestingModifier: Equatable {
  let allows: Bool
}

extension _AllowsHitTestingModifier: ElementModifier {
  public typealias Body = Never
  package func makeElement(_ node: _ViewNode, child: ElementItem) -> ModifierElement<Self> {
    HitGateElement(self, node, child: child)
  }
}

private final class HitGateElement: ModifierElement<_AllowsHitTestingModifier> {
  override var allowsHits: Bool { modifier.allows }
}

/// The area that counts as the view under a finger.
public struct _ContentShapeModifier<S: Shape> {
  let shape: S
}

extension _ContentShapeModifier: ViewModifier, ElementModifier {
  public typealias Body = Never
  package func makeElement(_ node: _ViewNode, child: ElementItem) -> ModifierElement<Self> {
    ContentShapeElement(self, node, child: child)
  }
}

private final class ContentShapeElement<S: Shape>: ModifierElement<_ContentShapeModifier<S>> {
  override func containsHit(_ point: CGPoint, at time: Double) -> Bool {
    modifier.shape.path(in: presentedFrame(at: time)).contains(point)
  }

  /// The shape takes the place of what is drawn: outside it nothing in it is hit either.
  override func admitsHit(_ point: CGPoint, at time: Double) -> Bool { containsHit(point, at: time) }
}

extension View {
  nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View {
    modifier(_AllowsHitTestingModifier(allows: enabled))
  }

  nonisolated public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    modifier(_ContentShapeModifier(shape: shape))
  }
  /// Only the shape for touches counts.
  @ViewBuilder
  nonisolated public func contentShape<S: Shape>(
    _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
  ) -> some View {
    if kind.contains(.interaction) { contentShape(shape, eoFill: eoFill) } else { self }
  }
}

/// What a content shape is for.
public struct ContentShapeKinds: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let interaction = Self(rawValue: 1)
  public static let dragPreview = Self(rawValue: 2)
  public static let contextMenuPreview = Self(rawValue: 4)
  public static let hoverEffect = Self(rawValue: 8)
  public static let accessibility = Self(rawValue: 16)
  public static let focusEffect = Self(rawValue: 32)
}
