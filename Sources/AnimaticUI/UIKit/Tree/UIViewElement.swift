import AnimaticDrawing

/// What is drawn and hit of a view of UIKit's.
final class UIViewElement: Element {
  private let shown: UIViewShown
  private var content: [ElementItem] = []
  private var children: [ElementItem] = []
  private var alpha: Attribute<Double>!
  private var turn: Attribute<TransformData>!
  private var radius: Attribute<Double>!
  private var color: Attribute<ColorData>!
  private var idealSize: CGSize?

  init(_ node: UIViewNode, _ shown: UIViewShown) {
    self.shown = shown
    super.init(node)
    alpha = Attribute("alpha", self)
    turn = Attribute("transform", self)
    radius = Attribute("cornerRadius", self)
    color = Attribute("backgroundColor", self)
  }

  var look: UIViewLook { shown.look }

  func setItems(content: [ElementItem], children: [ElementItem]) {
    self.content = content
    self.children = children
    for item in content + children { item.element.parent = self }
  }

  var contentItems: [ElementItem] { content }
  override var items: [ElementItem] { content + children }
  override var drawingOrder: [ElementItem] { DrawOrder.sorted(content) + children }
  override var ownsFrame: Bool { true }
  override var kind: String { node.label }
  override var identifier: String? { look.identifier }

  // MARK: Layout

  override func measure(_ proposal: ProposedViewSize) -> CGSize { look.size }

  /// A window: its frame is the stage's.
  func placeOnStage() {
    let frame = look.plainFrame
    place(at: frame.origin, frame.size, ProposedViewSize(frame.size))
  }

  override func placeItems() {
    let room = contentRoom
    let inside = ProposedViewSize(room.size)
    for item in content {
      if item.isLeaving {
        item.element.keepPlace()
        continue
      }
      let size = item.element.size(inside)
      item.element.place(
        at: CGPoint(x: room.midX - size.width / 2, y: room.midY - size.height / 2), size, inside)
    }
    noteIdealSize()
    let origin = CGPoint(x: bounds.minX - look.boundsOrigin.x, y: bounds.minY - look.boundsOrigin.y)
    for item in children {
      guard let child = item.element as? UIViewElement else { continue }
      let frame = child.look.plainFrame
      child.place(
        at: CGPoint(x: origin.x + frame.minX, y: origin.y + frame.minY), frame.size,
        ProposedViewSize(frame.size))
    }
  }

  /// Content that would like another size than before asks for layout, where constraints place its view.
  private func noteIdealSize() {
    guard look.hosts, let view = shown.view, !view.translatesAutoresizingMaskIntoConstraints,
      let item = content.first(where: { !$0.isLeaving })
    else { return }
    let size = item.element.size(.unspecified)
    defer { idealSize = size }
    if let idealSize, idealSize != size { view.invalidateIntrinsicContentSize() }
  }

  /// SwiftUI content keeps out of the stage's safe area; a controller's own region comes on top of it.
  private var contentRoom: CGRect {
    guard look.hosts else { return bounds }
    let safe = graph.rootElement.safeRect
    let room = bounds.intersection(safe)
    return room.isNull || room.isEmpty ? bounds : room
  }

  // MARK: Presented values

  override func commit(_ context: CommitContext) {
    let look = look
    alpha.commit(Double(look.alpha), context)
    turn.commit(TransformData(look.transform), context)
    radius.commit(Double(max(0, look.corners.radius)), context)
    color.commit(modelColor, context)
  }

  private var modelColor: ColorData {
    ColorData((look.background ?? .clear).color.resolved(in: node.environment), graph.semantics)
  }

  override func effectOpacity(at time: Double) -> Double {
    if look.isHidden { return 0 }
    return min(1, max(0, alpha.presented(at: time, or: Double(look.alpha))))
  }

  override func effectTransform(at time: Double) -> Transform {
    let map = turn.presented(at: time, or: TransformData(look.transform)).transform
    if map.isIdentity { return .identity }
    let frame = presentedFrame(at: time)
    return Transform.translation(-frame.midX, -frame.midY).then(map).then(
      .translation(frame.midX, frame.midY))
  }

  private func outline(at time: Double) -> Outline {
    let frame = presentedFrame(at: time)
    let radius = self.radius.presented(at: time, or: Double(look.corners.radius))
    guard radius > 0 else { return .rectangle(frame) }
    let mask = look.corners.mask
    if mask == .all {
      return .roundedRectangle(
        frame, radius: radius, style: look.corners.isContinuous ? .continuous : .circular)
    }
    func corner(_ part: CACornerMask) -> CGFloat { mask.contains(part) ? CGFloat(radius) : 0 }
    return UnevenRoundedRectangle(
      topLeadingRadius: corner(.layerMinXMinYCorner), bottomLeadingRadius: corner(.layerMinXMaxYCorner),
      bottomTrailingRadius: corner(.layerMaxXMaxYCorner), topTrailingRadius: corner(.layerMaxXMinYCorner),
      style: look.corners.isContinuous ? .continuous : .circular
    ).path(in: frame).outline
  }

  override func ownAlpha(at time: Double) -> Double? {
    guard look.background != nil else { return nil }
    let alpha = color.presented(at: time, or: modelColor).color.alpha
    return alpha > 0 ? alpha : nil
  }

  // MARK: Hits

  /// The gestures of the view's recognizers: they lie around its content, and hear of its subviews' touches too.
  var recognizers: [any GestureTarget] {
    guard look.recognizerCount > 0 else { return [] }
    var (result, here): ([any GestureTarget], Element?) = ([], content.first?.element)
    while let target = here as? any GestureTarget, result.count < look.recognizerCount {
      if target.node.environment.isEnabled { result.insert(target, at: 0) }
      here = here?.onlyElement
    }
    return result
  }

  override var allowsHits: Bool { !look.isHidden && look.alpha >= 0.01 && look.takesTouches }
  /// As in UIKit nothing of a view is hit outside of its bounds.
  override func admitsHit(_ point: CGPoint, at time: Double) -> Bool {
    guard let inverse = effectTransform(at: time).inverse else { return false }
    return presentedFrame(at: time).contains(inverse.apply(point))
  }
  override func containsHit(_ point: CGPoint, at time: Double) -> Bool {
    presentedFrame(at: time).contains(point)
  }

  // MARK: Drawing

  override func draw(_ context: DrawContext) -> [DisplayItem] {
    let opacity = effectOpacity(at: context.time)
    let transform = effectTransform(at: context.time)
    guard opacity > 0, transform.inverse != nil else { return [] }
    return context.asOne(self) { drawn(context, opacity, transform) }
  }

  private func drawn(_ context: DrawContext, _ opacity: Double, _ transform: Transform) -> [DisplayItem] {
    let (look, shape) = (look, outline(at: context.time))
    let fill = color.presented(at: context.time, or: modelColor).color
    var drawn: [DisplayItem] = fill.alpha > 0 ? [.fill(shape, .color(fill))] : []
    for item in drawingOrder { drawn += item.element.render(context) }
    if look.clips, !drawn.isEmpty {
      drawn = [.group(DisplayGroup(clip: shape, content: DisplayContent(drawn)))]
    }
    if look.borderWidth > 0, let border = look.borderColor {
      let inset = presentedFrame(at: context.time).insetBy(dx: look.borderWidth / 2, dy: look.borderWidth / 2)
      let line: Outline
      if case .roundedRectangle(_, let radius, let style) = shape {
        line = .roundedRectangle(inset, radius: max(0, radius - Double(look.borderWidth) / 2), style: style)
      } else {
        line = .rectangle(inset)
      }
      let paint = border.color.resolved(in: node.environment)
      drawn.append(.stroke(line, LineStyle(width: Double(look.borderWidth)), .color(paint)))
    }
    guard !drawn.isEmpty else { return [] }
    // A layer that cuts off cuts its own shadow off too.
    let cast = look.clips || look.shadow.opacity <= 0 ? nil : shadow(look)
    if opacity >= 1, transform.isIdentity, cast == nil { return drawn }
    return [
      .group(
        DisplayGroup(transform: transform, opacity: opacity, shadow: cast, content: content(drawn)))
    ]
  }

  private func shadow(_ look: UIViewLook) -> Shadow? {
    var color = look.shadow.color.color.resolved(in: node.environment)
    color.alpha *= Double(min(1, max(0, look.shadow.opacity)))
    return color.alpha > 0
      ? Shadow(color: color, radius: Double(max(0, look.shadow.radius)), offset: look.shadow.offset) : nil
  }
}

/// A map as scales, angle, shear and shift, which animate one by one: with its six numbers a half turn would shrink
/// on its way.
struct TransformData: VectorArithmetic, ComponentVector {
  private var linear: AnimatablePair<AnimatablePair<Double, Double>, AnimatablePair<Double, Double>>
  private var shift: AnimatablePair<Double, Double>

  init(_ t: CGAffineTransform) {
    let (scaleX, scaleY, angle, shear) = TransformData.parts(t)
    linear = AnimatablePair(AnimatablePair(scaleX, scaleY), AnimatablePair(angle * 100, shear))
    shift = AnimatablePair(Double(t.tx), Double(t.ty))
  }

  /// Scales, angle and shear: what a person would say the map does.
  private static func parts(_ t: CGAffineTransform) -> (Double, Double, Double, Double) {
    let (a, b, c, d) = (Double(t.a), Double(t.b), Double(t.c), Double(t.d))
    let scaleX = (a * a + b * b).squareRoot()
    guard scaleX > 1e-12 else { return (0, (c * c + d * d).squareRoot(), 0, 0) }
    return (scaleX, (a * d - b * c) / scaleX, atan2(b, a), (a * c + b * d) / scaleX)
  }

  var transform: Transform {
    let (scaleX, scaleY) = (linear.first.first, linear.first.second)
    let (angle, shear) = (linear.second.first / 100, linear.second.second)
    let (cosine, sine) = (cos(angle), sin(angle))
    return Transform(
      a: scaleX * cosine, b: scaleX * sine, c: shear * cosine - scaleY * sine,
      d: shear * sine + scaleY * cosine, tx: shift.first, ty: shift.second)
  }

  private init(
    _ linear: AnimatablePair<AnimatablePair<Double, Double>, AnimatablePair<Double, Double>>,
    _ shift: AnimatablePair<Double, Double>
  ) { (self.linear, self.shift) = (linear, shift) }

  func appendComponents(to list: inout [Double]) {
    list += [linear.first.first, linear.first.second, linear.second.first / 100, linear.second.second]
    list += [shift.first, shift.second]
  }

  static let zero = TransformData(.zero, .zero)
  static func + (a: Self, b: Self) -> Self { Self(a.linear + b.linear, a.shift + b.shift) }
  static func - (a: Self, b: Self) -> Self { Self(a.linear - b.linear, a.shift - b.shift) }
  mutating func scale(by factor: Double) {
    linear.scale(by: factor)
    shift.scale(by: factor)
  }
  var magnitudeSquared: Double { linear.magnitudeSquared + shift.magnitudeSquared }
}
