import AnimaticDrawing
import Foundation

/// The box that drawing touches. Never too small; may be a little too large.
struct DrawnBounds {
  let text: TextPainter

  /// In device pixels (not rounded) for items whose points `map` takes to device pixels. Null for nothing.
  func of(_ items: [DisplayItem], _ map: Transform) -> CGRect {
    items.reduce(CGRect.null) { $0.union(of($1, map)) }
  }

  func of(_ item: DisplayItem, _ map: Transform) -> CGRect {
    switch item {
    case .fill(let outline, _): return map.apply(outline.bounds.standardized)
    case .stroke(let outline, let line, _):
      // A miter may reach out by its limit; a path's own corners are not looked at.
      var reach = max(line.width, 0) / 2
      if case .path = outline, line.join == .miter { reach *= max(line.miterLimit, 1) }
      return map.apply(outline.bounds.standardized.insetBy(dx: -reach * 1.5, dy: -reach * 1.5))
    case .text(let layout, let origin, _): return map.apply(text.bounds(of: layout, at: origin))
    case .symbol(_, let ink, _): return map.apply(ink.standardized)
    case .image(_, let frame): return map.apply(frame.standardized)
    case .group(let group): return of(group, map)
    }
  }

  func of(_ group: DisplayGroup, _ map: Transform) -> CGRect {
    let inner = group.transform.then(map)
    guard group.opacity > 0, inner.inverse != nil else { return .null }
    var box = of(group.content.items, inner)
    if let clip = group.clip { box = box.intersection(inner.apply(clip.bounds.standardized)) }
    if box.isNull { return .null }
    let effect = GroupEffect(group, inner)
    if group.blur > 0 { box = box.insetBy(dx: -effect.blurReach.width, dy: -effect.blurReach.height) }
    if let shadow = group.shadow, shadow.color.alpha > 0 {
      let cast = box.insetBy(dx: -effect.shadowReach.width, dy: -effect.shadowReach.height)
      box = box.union(cast.offsetBy(dx: effect.shadowOffset.width, dy: effect.shadowOffset.height))
    }
    return box
  }
}
