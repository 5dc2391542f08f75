/// Fades: opacity 0 while coming and going. Not replaced under Reduce Motion.
public struct OpacityTransition: DirectTransition {
  nonisolated public init() {}
  public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
  public func body(content: Content, phase: TransitionPhase) -> some View { effect(content, phase) }
  nonisolated package func effect<V: View>(_ content: V, _ phase: TransitionPhase) -> AnyView {
    AnyView(content.modifier(_TransitionOpacity(opacity: phase.isIdentity ? 1 : 0)))
  }
}

/// Nothing: there at once, gone at once, also under an animation.
public struct IdentityTransition: DirectTransition {
  nonisolated public init() {}
  public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
  nonisolated package func effect<V: View>(_ content: V, _ phase: TransitionPhase) -> AnyView {
    AnyView(content)
  }
}

/// Comes from an edge and goes to the same one, by the size of the whole branch that comes or goes; leading and
/// trailing are mirrored in right-to-left layouts.
public struct MoveTransition: DirectTransition {
  public var edge: Edge
  nonisolated public init(edge: Edge) { self.edge = edge }
  public func body(content: Content, phase: TransitionPhase) -> some View { effect(content, phase) }
  nonisolated package func effect<V: View>(_ content: V, _ phase: TransitionPhase) -> AnyView {
    AnyView(content.modifier(_MoveEffect(edge: phase.isIdentity ? nil : edge)))
  }
}

/// Comes from the leading edge and goes to the trailing one, by the view's own size.
public struct SlideTransition: DirectTransition {
  nonisolated public init() {}
  public func body(content: Content, phase: TransitionPhase) -> some View { effect(content, phase) }
  nonisolated package func effect<V: View>(_ content: V, _ phase: TransitionPhase) -> AnyView {
    let edge: Edge? = phase.isIdentity ? nil : (phase == .willAppear ? .leading : .trailing)
    return AnyView(content.modifier(_MoveEffect(edge: edge)))
  }
}

/// Comes from an edge and goes to the opposite one, by the view's own size, and fades.
public struct PushTransition: DirectTransition {
  public var edge: Edge
  nonisolated public init(edge: Edge) { self.edge = edge }
  public func body(content: Content, phase: TransitionPhase) -> some View { effect(content, phase) }
  nonisolated package func effect<V: View>(_ content: V, _ phase: TransitionPhase) -> AnyView {
    let side: Edge? = phase.isIdentity ? nil : (phase == .willAppear ? edge : edge.opposite)
    return AnyView(
      content.modifier(_MoveEffect(edge: side))
        .modifier(_TransitionOpacity(opacity: phase.isIdentity ? 1 : 0)))
  }
}

/// Comes from and goes to a place some points away; not mirrored in right-to-left layouts.
public struct OffsetTransition: DirectTransition {
  public var offset: CGSize
  nonisolated public init(_ offset: CGSize) { self.offset = offset }
  public func body(content: Content, phase: TransitionPhase) -> some View { effect(content, phase) }
  nonisolated package func effect<V: View>(_ content: V, _ phase: TransitionPhase) -> AnyView {
    AnyView(content.offset(phase.isIdentity ? .zero : offset))
  }
}

/// Grows from and shrinks to a share of its size.
public struct ScaleTransition: DirectTransition {
  /// What stands for 0: a map that can still be inverted.
  static let smallest = 1e-5

  public var scale: Double
  /// The point that stays where it is.
  public var anchor: UnitPoint

  nonisolated public init(_ scale: Double, anchor: UnitPoint = .center) {
    self.scale = scale
    self.anchor = anchor
  }

  public func body(content: Content, phase: TransitionPhase) -> some View { effect(content, phase) }
  nonisolated package func effect<V: View>(_ content: V, _ phase: TransitionPhase) -> AnyView {
    AnyView(content.scaleEffect(phase.isIdentity ? 1 : CGFloat(scale), anchor: anchor))
  }
}

/// Blurs by 7 points, fades, and scales by a tenth.
public struct BlurReplaceTransition: DirectTransition {
  /// Where the view grows and where it shrinks.
  public struct Configuration: Hashable, Sendable {
    let removalScale: Double
    /// Up from 0.9 while it comes, down to 0.9 while it goes.
    public static let downUp = Configuration(removalScale: 0.9)
    /// Up from 0.9 while it comes, up to 1.1 while it goes.
    public static let upUp = Configuration(removalScale: 1.1)
  }

  public var configuration: Configuration

  nonisolated public init(configuration: Configuration) { self.configuration = configuration }

  public func body(content: Content, phase: TransitionPhase) -> some View { effect(content, phase) }
  nonisolated package func effect<V: View>(_ content: V, _ phase: TransitionPhase) -> AnyView {
    let scale = phase.isIdentity ? 1 : (phase == .willAppear ? 0.9 : configuration.removalScale)
    return AnyView(
      content.modifier(_TransitionOpacity(opacity: phase.isIdentity ? 1 : 0))
        .blur(radius: phase.isIdentity ? 0 : 7).scaleEffect(CGFloat(scale)))
  }
}

/// One transition in, another out.
public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: Transition {
  public var insertion: Insertion
  public var removal: Removal

  public init(insertion: Insertion, removal: Removal) {
    self.insertion = insertion
    self.removal = removal
  }

  public static var properties: TransitionProperties {
    TransitionProperties(hasMotion: Insertion.properties.hasMotion || Removal.properties.hasMotion)
  }

  public func body(content: Content, phase: TransitionPhase) -> some View {
    removal.apply(
      content: insertion.apply(content: content, phase: phase == .didDisappear ? .identity : phase),
      phase: phase == .didDisappear ? .didDisappear : .identity)
  }
}

/// Two transitions at once, the second around the first.
struct _CombiningTransition<First: Transition, Second: Transition>: Transition {
  let first: First
  let second: Second

  static var properties: TransitionProperties {
    TransitionProperties(hasMotion: First.properties.hasMotion || Second.properties.hasMotion)
  }

  func body(content: Content, phase: TransitionPhase) -> some View {
    second.apply(content: first.apply(content: content, phase: phase), phase: phase)
  }
}

/// A transition under a transaction of its own.
struct _FilteredTransition<Base: Transition>: Transition {
  let base: Base
  let modify: (inout Transaction, TransitionPhase) -> Void

  static var properties: TransitionProperties { Base.properties }

  func body(content: Content, phase: TransitionPhase) -> some View {
    base.apply(content: content.modifier(_TransactionRestore()), phase: phase)
      .modifier(_TransitionTransaction { modify(&$0, phase) })
  }
}

extension Edge {
  var opposite: Edge {
    switch self {
    case .top: return .bottom
    case .bottom: return .top
    case .leading: return .trailing
    case .trailing: return .leading
    }
  }
}
