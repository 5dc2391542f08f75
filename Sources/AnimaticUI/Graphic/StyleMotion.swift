import AnimaticDrawing

/// The paint of an element on its way: colours to colours, and gradients to gradients of the same kind with as
/// many stops. Other changes are shown at once.
final class StyleMotion {
  private let color: Attribute<ColorData>
  private var gradient: Attribute<GradientData>?
  private unowned let element: Element
  private var model: ResolvedStyle?

  init(_ element: Element) {
    self.element = element
    color = Attribute("color", element)
  }

  func commit(_ target: ResolvedStyle, _ context: CommitContext) {
    let blends = model?.canBlend(with: target) ?? true
    model = target
    switch target {
    case .color(let rgba):
      commit(rgba, blending: blends, context)
    case .material(let effect): commit(effect.overlay, blending: blends, context)
    case .gradient(let stops, let geometry):
      let attribute = gradient ?? Attribute("gradient", element)
      gradient = attribute
      let data = GradientData(stops, geometry, element.graph.semantics)
      if blends { attribute.commit(data, context) } else { attribute.snap(to: data, context.graph) }
    }
  }

  private func commit(_ rgba: RGBA, blending blends: Bool, _ context: CommitContext) {
    let data = ColorData(rgba, element.graph.semantics)
    if blends { color.commit(data, context) } else { color.snap(to: data, context.graph) }
  }

  func presented(_ target: ResolvedStyle, at time: Double) -> ResolvedStyle {
    switch target {
    case .color(let rgba):
      return .color(color.presented(at: time, or: ColorData(rgba, element.graph.semantics)).color)
    case .material(var effect):
      effect.overlay =
        color.presented(at: time, or: ColorData(effect.overlay, element.graph.semantics)).color
      return .material(effect)
    case .gradient(_, let geometry):
      guard let gradient, gradient.isRunning, let model, model.canBlend(with: target) else { return target }
      return gradient.presented(at: time, or: .zero).style(like: geometry)
    }
  }
}
