import AnimaticDrawing

/// Fades a view as one layer.
public struct _OpacityEffect: Equatable, PlaceKeeping {
  var opacity: Double
}

extension _OpacityEffect: ElementModifier {
  public typealias Body = Never
  package func makeElement(_ node: _ViewNode, child: ElementItem) -> ModifierElement<Self> {
    OpacityElement(self, node, child: child)
  }
}

private class FadingElement<M>: ModifierElement<M> {
  private var alpha: Attribute<Double>!

  override init(_ modifier: M, _ node: _ViewNode, child: ElementItem) {
    super.init(modifier, node, child: child)
    alpha = Attribute("opacity", self)
  }

  var target: Double { 1 }

  override func commit(_ context: CommitContext) { alpha.commit(target, context) }

  /// What was committed last.
  final var modelValue: Double? { alpha.model }

  override func effectOpacity(at time: Double) -> Double {
    min(1, max(0, alpha.presented(at: time, or: target)))
  }

  override func draw(_ context: DrawContext) -> [DisplayItem] {
    let opacity = effectOpacity(at: context.time)
    if opacity <= 0 { return [] }
    if opacity >= 1 { return drawItems(context) }
    return context.asOne(self) {
      let items = drawItems(context)
      return items.isEmpty ? [] : [.group(DisplayGroup(opacity: opacity, content: content(items)))]
    }
  }
}

private final class OpacityElement: FadingElement<_OpacityEffect> {
  override var target: Double { modifier.opacity.isNaN ? 1 : modifier.opacity }
  /// The model value decides, not the presented one (docs/fidelity.md).
  override var allowsHits: Bool { modifier.opacity > 0 }
  override var whyNoHits: String? { allowsHits ? nil : "its opacity has been set to 0" }

  override func commit(_ context: CommitContext) {
    let before = modelValue
    super.commit(context)
    guard graph.notes != nil, let before, (before > 0) != (target > 0) else { return }
    var note = SlotNote(
      serial: -node.serial, seat: "opacity \(node.serial)", owner: node.owner, view: "opacity",
      texts: SlotReport.texts([self]), within: graph.slots(around: node))
    note.cause = graph.clock.cause
    graph.note(.opacity(note, isVisible: target > 0))
  }
}

/// The fade of a transition: unlike `.opacity` it does not keep taps away.
package struct _TransitionOpacity: Equatable, PlaceKeeping {
  var opacity: Double
}

extension _TransitionOpacity: ElementModifier {
  package typealias Body = Never
  package func makeElement(_ node: _ViewNode, child: ElementItem) -> ModifierElement<Self> {
    TransitionOpacityElement(self, node, child: child)
  }
}

private final class TransitionOpacityElement: FadingElement<_TransitionOpacity> {
  override var target: Double { modifier.opacity }
}

extension View {
  /// Fades the view as a whole: 0 invisible, 1 opaque.
  nonisolated public func opacity(_ opacity: Double) -> some View {
    modifier(_OpacityEffect(opacity: opacity))
  }

  /// Keeps the view's place but draws nothing.
  nonisolated public func hidden() -> some View { modifier(_OpacityEffect(opacity: 0)) }
}
