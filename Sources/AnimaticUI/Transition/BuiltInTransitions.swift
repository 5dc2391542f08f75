/// Transitions by their names. The types are in `TransitionTypes.swift`; what each does is said there.
extension AnyTransition {
  /// Fades. The default.
  public static let opacity = AnyTransition(OpacityTransition())

  /// Nothing: there at once, gone at once.
  public static let identity = AnyTransition(IdentityTransition())

  /// In from and out towards an edge, by the view's own size.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition(MoveTransition(edge: edge)) }

  /// In from the leading edge, out to the trailing one.
  public static var slide: AnyTransition { AnyTransition(SlideTransition()) }

  /// Pushes in from an edge and out to the opposite one, fading.
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition(PushTransition(edge: edge)) }

  /// Moves by a distance in points.
  public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition(OffsetTransition(offset)) }

  /// Moves by a distance in points.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    offset(CGSize(width: x, height: y))
  }

  /// Grows from and shrinks to a point.
  public static var scale: AnyTransition { AnyTransition(ScaleTransition(ScaleTransition.smallest)) }

  /// Grows from and shrinks to `scale` times its size about `anchor`.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition(ScaleTransition(scale, anchor: anchor))
  }

  /// One transition in, another out.
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
    AnyTransition(hasMotion: insertion.hasMotion || removal.hasMotion) { content, phase in
      let inner = insertion.apply(content, phase == .didDisappear ? .identity : phase)
      return removal.apply(inner, phase == .didDisappear ? .didDisappear : .identity)
    }
  }

  /// Both at once: `other` around this one.
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

  /// The same under an animation of its own, whatever the change comes with; nil: without animation.
  public func animation(_ animation: Animation?) -> AnyTransition {
    let base = apply
    return AnyTransition(hasMotion: hasMotion) { content, phase in
      AnyView(
        base(AnyView(content.modifier(_TransactionRestore())), phase)
          .modifier(_TransitionTransaction { $0.animation = animation }))
    }
  }
}

extension Transition where Self == OpacityTransition {
  /// Fades.
  public static var opacity: OpacityTransition { OpacityTransition() }
}

extension Transition where Self == IdentityTransition {
  /// Nothing: there at once, gone at once.
  public static var identity: IdentityTransition { IdentityTransition() }
}

extension Transition where Self == SlideTransition {
  /// In from the leading edge, out to the trailing one.
  public static var slide: SlideTransition { SlideTransition() }
}

extension Transition where Self == MoveTransition {
  /// In from and out towards an edge, by the view's own size.
  public static func move(edge: Edge) -> Self { MoveTransition(edge: edge) }
}

extension Transition where Self == PushTransition {
  /// Pushes in from an edge and out to the opposite one, fading.
  public static func push(from edge: Edge) -> Self { PushTransition(edge: edge) }
}

extension Transition where Self == OffsetTransition {
  /// Moves by a distance in points.
  public static func offset(_ offset: CGSize) -> Self { OffsetTransition(offset) }
  /// Moves by a distance in points.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self {
    OffsetTransition(CGSize(width: x, height: y))
  }
}

extension Transition where Self == ScaleTransition {
  /// Grows from and shrinks to a point.
  public static var scale: ScaleTransition { ScaleTransition(ScaleTransition.smallest) }
  /// Grows from and shrinks to `scale` times its size about `anchor`.
  public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> Self {
    ScaleTransition(scale, anchor: anchor)
  }
}

extension Transition where Self == BlurReplaceTransition {
  /// Blurs, fades and scales: up on the way in, down on the way out.
  public static var blurReplace: BlurReplaceTransition { BlurReplaceTransition(configuration: .downUp) }
  /// Blurs, fades and scales.
  public static func blurReplace(_ config: BlurReplaceTransition.Configuration = .downUp) -> Self {
    BlurReplaceTransition(configuration: config)
  }
}
