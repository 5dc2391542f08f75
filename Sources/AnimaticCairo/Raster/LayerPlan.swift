import AnimaticDrawing
import Foundation

/// How a group is shown from a layer that was composed at the picture's own scale.
struct LayerPlan {
  /// Points to device pixels, as the layer is composed.
  let reference: Transform
  /// From the layer's device pixels to the picture's.
  let placement: Transform

  /// Larger scales would show the layer's pixels.
  static let largestScale = 1.25

  /// nil where the group is turned, mirrored, or enlarged: then it is drawn anew from its outlines.
  init?(_ map: Transform, scale: Double) {
    let (x, y) = (map.a / scale, map.d / scale)
    guard map.b == 0, map.c == 0, x > 0, y > 0, x <= Self.largestScale, y <= Self.largestScale,
      map.tx.magnitude < 1e6, map.ty.magnitude < 1e6
    else { return nil }
    reference = Transform(a: scale, b: 0, c: 0, d: scale, tx: 0, ty: 0)
    func held(_ value: Double) -> Double {
      // What is off a whole pixel by rounding errors only is on it.
      abs(value - value.rounded()) < 1e-6 ? value.rounded() : value
    }
    let isMove = abs(x - 1) < 1e-12 && abs(y - 1) < 1e-12
    placement = Transform(
      a: isMove ? 1 : x, b: 0, c: 0, d: isMove ? 1 : y, tx: held(map.tx), ty: held(map.ty))
  }
}
