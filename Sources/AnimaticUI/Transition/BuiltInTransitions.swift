extension AnyTransition {
  /// Fades. The default.
  public static let opacity = AnyTransition(hasMotion: false) { content, phase in
    AnyView(content.modifier(_TransitionOpacity(opacity: phase.isIdentity ? 1 : 0)))
  }

  /// Nothing: there at once, gone at once.
  public static let identity = AnyTransition(hasMotion: false) { content, _ in content }

  /// In from and out towards an edge, by the view's own size.
  public static func move(edge: Edge) -> AnyTransition {
    AnyTransition(hasMotion: true) { content, phase in
      AnyView(content.modifier(_MoveEffect(edge: phase.isIdentity ? nil : edge)))
    }
  }

  /// In from the leading edge, out to the trailing one.
  public static var slide: AnyTransition {
    AnyTransition(hasMotion: true) { content, phase in
      let edge: Edge? = phase.isIdentity ? nil : (phase == .willAppear ? .leading : .trailing)
      return AnyView(content.modifier(_MoveEffect(edge: edge)))
    }
  }

  /// Pushes in from an edge and out to the opposite one, fading.
  public static func push(from edge: Edge) -> AnyTransition {
    AnyTransition(hasMotion: true) { content, phase in
      let side: Edge? = phase.isIdentity ? nil : (phase == .willAppear ? edge : edge.opposite)
      return AnyView(
        content.modifier(_MoveEffect(edge: side))
          .modifier(_TransitionOpacity(opacity: phase.isIdentity ? 1 : 0)))
    }
  }

  /// Moves by a distance in points.
  public static func offset(_ offset: CGSize) -> AnyTransition {
    AnyTransition(hasMotion: true) { content, phase in
      AnyView(content.offset(phase.isIdentity ? .zero : offset))
    }
  }

  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    offset(CGSize(width: x, height: y))
  }

  /// Grows from and shrinks to a point.
  public static var scale: AnyTransition { scale(scale: 1e-5) }

  /// Grows from and shrinks to `scale` times its size about `anchor`.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition(hasMotion: true) { content, phase in
      AnyView(content.scaleEffect(phase.isIdentity ? 1 : scale, anchor: anchor))
    }
  }

  /// One transition in, another out.
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
    AnyTransition(hasMotion: insertion.hasMotion || removal.hasMotion) { content, phase in
      let inner = insertion.apply(content, phase == .didDisappear ? .identity : phase)
      return removal.apply(inner, phase == .didDisappear ? .didDisappear : .identity)
    }
  }

  /// Both at once.
  public func combined(with other: AnyTransition) -> AnyTransition {
    let (first, second) = (apply, other.apply)
    return AnyTransition(hasMotion: hasMotion || other.hasMotion) { content, phase in
      second(first(content, phase), phase)
    }
  }

  /// A modifier in its `active` form while coming and going, in its `identity` form in place.
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    AnyTransition(hasMotion: true) { content, phase in
      AnyView(content.modifier(phase.isIdentity ? identity : active))
    }
  }

  /// The same, under an animation of its own.
  public func animation(_ animation: Animation?) -> AnyTransition {
    let base = apply
    return AnyTransition(hasMotion: hasMotion) { content, phase in
      AnyView(
        base(AnyView(content.modifier(_TransactionRestore())), phase)
          .modifier(_TransitionAnimation(animation: animation)))
    }
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

extension View {
  /// How the view comes and goes when it is inserted or removed under an animation.
  nonisolated public func transition(_ transition: AnyTransition) -> some View {
    modifier(_TraitModifier { $0.transition = $0.transition ?? transition })
  }

  @_disfavoredOverload
  nonisolated public func transition<T: Transition>(_ transition: T) -> some View {
    self.transition(AnyTransition(transition))
  }

  /// Where the view is drawn among its siblings: higher ones in front.
  nonisolated public func zIndex(_ value: Double) -> some View {
    modifier(_TraitModifier { $0.zIndex = $0.zIndex ?? value })
  }

  /// Which views of a stack get their space first.
  nonisolated public func layoutPriority(_ value: Double) -> some View {
    modifier(_TraitModifier { $0.layoutPriority = $0.layoutPriority ?? value })
  }
}

/// Says something to the container that the view stands in.
public struct _TraitModifier {
  let write: (inout Traits) -> Void
}

extension _TraitModifier: ViewModifier {
  public typealias Body = Never
  nonisolated public static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
  ) -> _ViewNode { TraitNode<C>(view, inputs) }
}

private final class TraitNode<C: View>: ContentNode<C, _TraitModifier> {
  /// What is written here completes what was written nearer the view, and goes on inwards.
  override func collect(_ traits: Traits, into items: inout [ElementItem]) {
    var mine = Traits()
    view.modifier.write(&mine)
    let outer = mine.completed(by: traits)
    var inner: [ElementItem] = []
    content.collect(outer, into: &inner)
    for var item in inner {
      item.traits = item.traits.completed(by: mine)
      items.append(item)
    }
  }
}
