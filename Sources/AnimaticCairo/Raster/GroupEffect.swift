import AnimaticDrawing
import Foundation

/// Blur and shadow of a group in device pixels.
struct GroupEffect {
  let blurSigma: CGSize
  let shadowSigma: CGSize
  let shadowOffset: CGSize

  /// σ of a shadow in its radius (docs/fidelity.md, measured on the screen).
  static let shadowSigmaPerRadius = 0.97
  /// Larger radii count as this many device pixels.
  static let largestSigma = 400.0

  init(_ group: DisplayGroup, _ map: Transform) {
    // Lengths along the axes; a turned group is blurred alike in both.
    var (x, y) = (abs(map.a), abs(map.d))
    if map.b != 0 || map.c != 0 {
      let mean = abs(map.a * map.d - map.b * map.c).squareRoot()
      (x, y) = (mean, mean)
    }
    func sigma(_ points: Double) -> CGSize {
      let held = points.isFinite ? max(points, 0) : 0
      return CGSize(
        width: min(held * x, Self.largestSigma), height: min(held * y, Self.largestSigma))
    }
    blurSigma = sigma(group.blur)
    shadowSigma = sigma((group.shadow?.radius ?? 0) * Self.shadowSigmaPerRadius)
    let offset = group.shadow?.offset ?? .zero
    shadowOffset = CGSize(
      width: map.a * offset.width + map.c * offset.height,
      height: map.b * offset.width + map.d * offset.height)
  }

  var blurReach: CGSize { Self.reach(blurSigma) }
  var shadowReach: CGSize { Self.reach(shadowSigma) }

  private static func reach(_ sigma: CGSize) -> CGSize {
    CGSize(width: (3 * sigma.width).rounded(.up), height: (3 * sigma.height).rounded(.up))
  }
}
