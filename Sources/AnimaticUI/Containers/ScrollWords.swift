/// Where a scroll view stands. Nothing scrolls here: it stays at what is set, and is not written.
public struct ScrollPosition: Equatable, Sendable {
  nonisolated(unsafe) private(set) var id: AnyHashable?
  public private(set) var edge: Edge?
  public private(set) var point: CGPoint?
  public private(set) var isPositionedByUser = false

  public init(idType: (some Hashable & Sendable).Type = Never.self) {}
  public init(idType: (some Hashable & Sendable).Type = Never.self, edge: Edge) { self.edge = edge }
  public init(idType: (some Hashable & Sendable).Type = Never.self, point: CGPoint) { self.point = point }
  public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat, y: CGFloat) {
    point = CGPoint(x: x, y: y)
  }
  public init<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) { self.id = AnyHashable(id) }

  public mutating func scrollTo(edge: Edge) { (id, self.edge, point) = (nil, edge, nil) }
  public mutating func scrollTo(point: CGPoint) { (id, edge, self.point) = (nil, nil, point) }
  public mutating func scrollTo(x: CGFloat, y: CGFloat) { scrollTo(point: CGPoint(x: x, y: y)) }
  public mutating func scrollTo<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) {
    (self.id, edge, point) = (AnyHashable(id), nil, nil)
  }
  public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? { id?.base as? T }
  public var viewID: (any Hashable & Sendable)? { nil }
}

/// Where a scroll view comes to rest; here it rests always.
public protocol ScrollTargetBehavior {}
/// At whole pages.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior { public init() {} }
/// At whole views.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  /// How many views one swipe passes.
  public struct LimitBehavior: Hashable, Sendable {
    private let name: String
    public static let automatic = Self(name: "automatic")
    public static let always = Self(name: "always")
    public static let alwaysByFew = Self(name: "alwaysByFew")
    public static let alwaysByOne = Self(name: "alwaysByOne")
    public static let never = Self(name: "never")
  }
  public init(limitBehavior: LimitBehavior = .automatic) {}
}
extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  public static var paging: PagingScrollTargetBehavior { .init() }
}
extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  public static var viewAligned: ViewAlignedScrollTargetBehavior { .init() }
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
  ) -> ViewAlignedScrollTargetBehavior { .init(limitBehavior: limitBehavior) }
}

/// Where a view stands to the window that it scrolls through.
public enum ScrollTransitionPhase: Hashable, Sendable {
  case topLeading, identity, bottomTrailing

  public var isIdentity: Bool { self == .identity }
  /// −1 above the window, 0 in it, 1 below it.
  public var value: Double {
    switch self {
    case .topLeading: return -1
    case .identity: return 0
    case .bottomTrailing: return 1
    }
  }
}

/// How a scroll transition goes.
public struct ScrollTransitionConfiguration: Equatable, Sendable {
  /// How much of a view must be seen.
  public struct Threshold: Equatable, Sendable {
    private let amount: Double
    public static let visible = Threshold(amount: 1)
    public static let hidden = Threshold(amount: 0)
    public static var centered: Threshold { Threshold(amount: 0.5) }
    public static func visible(_ amount: Double) -> Threshold { Threshold(amount: amount) }
  }
  private let name: String
  public static let interactive = Self(name: "interactive")
  public static let animated = Self(name: "animated")
  public static let identity = Self(name: "identity")
  public static func animated(_ animation: Animation = .default) -> Self { .animated }
  public static func interactive(timingCurve: UnitCurve = .easeInOut) -> Self { .interactive }
  public func animation(_ animation: Animation) -> Self { self }
  public func threshold(_ threshold: Threshold) -> Self { self }
}

/// What a scroll view does.
public enum ScrollPhase: Equatable, Sendable {
  case idle, tracking, interacting, decelerating, animating
  public var isScrolling: Bool { self != .idle }
}

/// What is known when the phase changes.
public struct ScrollPhaseChangeContext: Sendable {
  public let geometry: ScrollGeometry
}

/// How a scroll view's content lies in its window, points.
public struct ScrollGeometry: Equatable, Sendable {
  public var contentOffset: CGPoint = .zero
  public var contentSize: CGSize = .zero
  public var contentInsets = EdgeInsets()
  public var containerSize: CGSize = .zero
  public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }
  public var bounds: CGRect { visibleRect }
}

/// What margins of a scroll view are for.
public struct ContentMarginPlacement: Hashable, Sendable {
  private let name: String
  public static let automatic = Self(name: "automatic")
  public static let scrollContent = Self(name: "scrollContent")
  public static let scrollIndicators = Self(name: "scrollIndicators")
}

/// How content fades at the edge of a scroll view (iOS 26); it does not here.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  private let name: String
  public static let automatic = Self(name: "automatic")
  public static let hard = Self(name: "hard")
  public static let soft = Self(name: "soft")
}

/// Scroll views stand at their beginning here: what follows scrolling does nothing.
extension View {
  nonisolated public func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }
  nonisolated public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View { self }
  nonisolated public func scrollPosition(
    id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil
  ) -> some View { self }
  nonisolated public func scrollPosition(
    _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil
  ) -> some View { self }
  nonisolated public func scrollPosition(initialAnchor: UnitPoint?) -> some View { self }
  nonisolated public func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }
  nonisolated public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View { self }
  nonisolated public func scrollEdgeEffectStyle(
    _ style: ScrollEdgeEffectStyle?, for edges: Edge.Set
  ) -> some View { self }

  /// Views are all in the window: the effect is that of the identity.
  nonisolated public func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    visualEffect { effect, _ in transition(effect, .identity) }
  }
  nonisolated public func scrollTransition(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration,
    axis: Axis? = nil,
    transition: @escaping (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    visualEffect { effect, _ in transition(effect, .identity) }
  }

  nonisolated public func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T, action: @escaping (T, T) -> Void
  ) -> some View { self }
  nonisolated public func onScrollPhaseChange(
    _ action: @escaping (ScrollPhase, ScrollPhase) -> Void
  ) -> some View { self }
  nonisolated public func onScrollPhaseChange(
    _ action: @escaping (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void
  ) -> some View { self }
  nonisolated public func onScrollTargetVisibilityChange<ID: Hashable>(
    idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
  ) -> some View { self }
  /// What appears is seen.
  nonisolated public func onScrollVisibilityChange(
    threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
  ) -> some View {
    onAppear { action(true) }.onDisappear { action(false) }
  }

  nonisolated public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement
  ) -> some View {
    padding(edges, placement == .scrollIndicators ? 0 : length)
  }
  nonisolated public func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    func of(_ edge: Edge.Set, _ length: CGFloat) -> CGFloat {
      edges.contains(edge) && placement != .scrollIndicators ? length : 0
    }
    return padding(
      EdgeInsets(
        top: of(.top, insets.top), leading: of(.leading, insets.leading), bottom: of(.bottom, insets.bottom),
        trailing: of(.trailing, insets.trailing)))
  }
}
