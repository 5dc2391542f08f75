import AnimaticDrawing
import CAnimaticCairoSystem
import Foundation

/// Draws display items on a canvas. What it draws depends on the items and the map only.
final class Painter {
  let shaper: TextShaper
  let text: TextPainter
  let bounds: DrawnBounds
  let symbols = SymbolPainter()
  /// Device pixels a point of the picture: layers are composed at this scale.
  let scale: Double
  let layers = LayerCache()
  let shadows = ShadowPainter()
  /// The picture and the groups that are being composed on it, outermost first: what a material lies on.
  private var grounds: [Canvas] = []

  init(scale: Double) throws {
    self.scale = scale
    shaper = try TextShaper()
    text = TextPainter(shaper: shaper)
    bounds = DrawnBounds(text: text)
  }

  /// Ends a picture: caches let go what it did not need.
  func endPicture() { layers.endPicture() }

  /// Draws items of the picture itself: every group is a layer, so that it is cheap to move.
  func drawPicture(_ items: ArraySlice<DisplayItem>, on canvas: Canvas) throws {
    let map = Transform.scale(scale, scale, about: .zero)
    grounds = [canvas]
    defer { grounds = [] }
    for item in items {
      if case .group(let group) = item {
        try draw(group, on: canvas, map, asLayer: true)
        try canvas.check()
      } else {
        try draw(item, on: canvas, map)
      }
    }
  }

  private func draw(_ items: [DisplayItem], on canvas: Canvas, _ map: Transform) throws {
    for item in items { try draw(item, on: canvas, map) }
  }

  private func draw(_ item: DisplayItem, on canvas: Canvas, _ map: Transform) throws {
    switch item {
    case .fill(let outline, let paint):
      try fill(paint, on: canvas, map, box: outline.bounds.standardized) { cairo in
        OutlinePath.add(outline, to: cairo)
        cairo_fill(cairo)
      }
    case .stroke(let outline, let line, let paint):
      guard line.width > 0, line.width.isFinite else { return }
      let box = map.inverse.map { $0.apply(self.bounds.of(item, map)) } ?? .null
      try fill(paint, on: canvas, map, box: box) { cairo in
        OutlinePath.add(outline, to: cairo)
        line.apply(to: cairo)
        cairo_stroke(cairo)
      }
    case .text(let layout, let origin, let color):
      canvas.with(map) { text.draw(layout, at: origin, color: color, on: $0) }
    case .symbol(let symbol, let ink, let color):
      canvas.with(map) { symbols.draw(symbol, ink: ink, color: color, on: $0) }
    case .image(let source, let frame): try ImagePainter.draw(source.bitmap, frame, on: canvas, map)
    case .group(let group): try draw(group, on: canvas, map, asLayer: false)
    }
    try canvas.check()
  }

  private func fill(
    _ paint: Paint, on canvas: Canvas, _ map: Transform, box: CGRect, _ body: (OpaquePointer) -> Void
  ) throws {
    guard map.inverse != nil else { return }
    if case .color(let color) = paint {
      canvas.with(map) { cairo in
        cairo_set_source_rgba(cairo, color.red, color.green, color.blue, color.alpha)
        body(cairo)
      }
      return
    }
    let area = PixelRect(covering: map.apply(box)).intersection(canvas.area)
    guard let image = try image(of: paint, map, area: area) else { return }
    canvas.with(map) { cairo in
      var matrix = cairo_matrix_t()
      cairo_get_matrix(cairo, &matrix)
      cairo_identity_matrix(cairo)
      image.withPointer {
        cairo_set_source_surface(
          cairo, $0, Double(area.x - canvas.area.x), Double(area.y - canvas.area.y))
      }
      cairo_pattern_set_filter(cairo_get_source(cairo), CAIRO_FILTER_NEAREST)
      cairo_pattern_set_extend(cairo_get_source(cairo), CAIRO_EXTEND_PAD)
      cairo_set_matrix(cairo, &matrix)
      body(cairo)
    }
  }

  private func image(of paint: Paint, _ map: Transform, area: PixelRect) throws -> Surface? {
    guard case .material(let effect) = paint else { return try GradientImage.make(paint, map, area: area) }
    return try MaterialImage.make(effect, over: grounds, area: area, scale: scale)
  }

  // MARK: Groups

  private func draw(
    _ group: DisplayGroup, on canvas: Canvas, _ map: Transform, asLayer: Bool
  ) throws {
    let inner = group.transform.then(map)
    guard group.opacity > 0, inner.inverse != nil, !isTooSmall(inner), !group.content.items.isEmpty else {
      return
    }
    let casts = (group.shadow?.color.alpha ?? 0) > 0
    let isPlain = group.opacity >= 1 && group.clip == nil && group.mask == nil && group.blur <= 0 && !casts
    if isPlain, !asLayer { return try draw(group.content.items, on: canvas, inner) }

    // The way of drawing follows from the list alone, never from what is cached.
    let plan = group.showsWhatIsUnder ? nil : LayerPlan(inner, scale: scale)
    if let plan, let layer = try reusableLayer(group, plan, on: canvas) {
      canvas.paint(layer, alpha: min(group.opacity, 1), placed: plan.placement)
      return
    }
    if isPlain { return try draw(group.content.items, on: canvas, inner) }
    guard let layer = try compose(group, inner, visible: canvas.area) else { return }
    canvas.paint(layer, alpha: min(group.opacity, 1))
  }

  /// Whether a map shrinks so much, in some direction, that a whole screen is thinner than half a pixel. Cairo's
  /// fixed-point numbers do not reach that far, and nothing of it would be seen: a view begins the transition
  /// `.scale` at 0.00001.
  private func isTooSmall(_ map: Transform) -> Bool {
    min(hypot(map.a, map.b), hypot(map.c, map.d)) < scale / 8192
  }

  /// The whole layer at the reference place; nil where it would be much larger than the picture.
  private func reusableLayer(_ group: DisplayGroup, _ plan: LayerPlan, on canvas: Canvas) throws -> Layer? {
    let key = LayerCache.Key(group)
    if let known = layers[key] { return known }
    var still = group
    (still.transform, still.opacity) = (.identity, 1)
    let area = PixelRect(covering: bounds.of(still, plan.reference))
    let most = max(4 * canvas.area.area, 1 << 16)
    guard area.area <= most, area.width <= Bitmap.largestSide, area.height <= Bitmap.largestSide else {
      return nil
    }
    guard let layer = try compose(group, plan.reference, visible: area) else { return nil }
    layers.keep(layer, for: key, budget: 2 * canvas.area.area)
    return layer
  }

  /// The group's content composed, clipped, blurred and with its shadow under it, where it shows within
  /// `visible`; nil where nothing does.
  func compose(_ group: DisplayGroup, _ map: Transform, visible: PixelRect) throws -> Layer? {
    let effect = GroupEffect(group, map)
    let casts = (group.shadow?.color.alpha ?? 0) > 0
    var wanted = visible
    if casts {
      let (dx, dy) = (effect.shadowOffset.width, effect.shadowOffset.height)
      let (rx, ry) = (Int(effect.shadowReach.width), Int(effect.shadowReach.height))
      let cast = wanted.moved(-Int(dx.rounded(.down)), -Int(dy.rounded(.down))).grown(rx + 1, ry + 1)
      wanted = wanted.union(cast)
    }
    guard let body = try composeBody(group, map, effect, visible: wanted) else { return nil }
    guard casts, let shadow = group.shadow else { return body }
    return try shadows.add(shadow, effect, under: body, visible: visible)
  }

  /// A pixel on the edge of a rounded clip shows the square of the part of it that is inside: pictures of
  /// devices agree to 0.03 with that, in cards, buttons and capsules. Straight edges and other shapes do not.
  private static func isCutTwice(_ clip: Outline) -> Bool {
    if case .roundedRectangle(_, let radius, _) = clip { return radius > 0 }
    return false
  }

  /// Leaves of the surface what a mask covers.
  private func cut(_ surface: Surface, _ area: PixelRect, by mask: DisplayContent, _ map: Transform) throws {
    let stencil = try Surface(width: area.width, height: area.height)
    try draw(mask.items, on: try Canvas(stencil, area: area), map)
    let canvas = try Canvas(surface, area: area)
    canvas.inPixels { cairo in
      cairo_set_operator(cairo, CAIRO_OPERATOR_DEST_IN)
      stencil.withPointer { cairo_set_source_surface(cairo, $0, 0, 0) }
      cairo_paint(cairo)
    }
  }

  private func composeBody(
    _ group: DisplayGroup, _ map: Transform, _ effect: GroupEffect, visible: PixelRect
  ) throws -> Layer? {
    var box = bounds.of(group.content.items, map)
    if let clip = group.clip { box = box.intersection(map.apply(clip.bounds.standardized)) }
    let (rx, ry) = (Int(effect.blurReach.width), Int(effect.blurReach.height))
    let area = PixelRect(covering: box).intersection(visible.grown(rx, ry)).grown(rx, ry)
    guard !area.isEmpty else { return nil }
    let surface = try Surface(width: area.width, height: area.height)
    let canvas = try Canvas(surface, area: area)
    grounds.append(canvas)
    defer { grounds.removeLast() }
    try draw(group.content.items, on: canvas, map)
    if let clip = group.clip {
      canvas.with(map) { cairo in
        OutlinePath.add(clip, to: cairo)
        cairo_set_operator(cairo, CAIRO_OPERATOR_DEST_IN)
        cairo_set_source_rgba(cairo, 0, 0, 0, 1)
        if Self.isCutTwice(clip) { cairo_fill_preserve(cairo) }
        cairo_fill(cairo)
      }
    }
    if let mask = group.mask { try cut(surface, area, by: mask, map) }
    try canvas.check()
    if group.blur > 0 { try surface.blur(effect.blurSigma, format: .color) }
    return Layer(surface: surface, area: area)
  }
}

extension LineStyle {
  func apply(to cairo: OpaquePointer) {
    cairo_set_line_width(cairo, width)
    switch cap {
    case .butt: cairo_set_line_cap(cairo, CAIRO_LINE_CAP_BUTT)
    case .round: cairo_set_line_cap(cairo, CAIRO_LINE_CAP_ROUND)
    case .square: cairo_set_line_cap(cairo, CAIRO_LINE_CAP_SQUARE)
    }
    switch join {
    case .miter: cairo_set_line_join(cairo, CAIRO_LINE_JOIN_MITER)
    case .round: cairo_set_line_join(cairo, CAIRO_LINE_JOIN_ROUND)
    case .bevel: cairo_set_line_join(cairo, CAIRO_LINE_JOIN_BEVEL)
    }
    cairo_set_miter_limit(cairo, miterLimit.isFinite ? max(miterLimit, 1) : 10)
    // Cairo refuses patterns with negative numbers or without any length.
    let valid = dash.allSatisfy { $0 >= 0 && $0.isFinite } && dash.contains { $0 > 0 }
    let pattern = valid ? dash : []
    cairo_set_dash(cairo, pattern, Int32(pattern.count), dashPhase.isFinite ? dashPhase : 0)
  }
}
