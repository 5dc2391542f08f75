/// A place and a size as one animated value of four components.
package typealias FrameData = AnimatablePair<
  AnimatablePair<Double, Double>, AnimatablePair<Double, Double>
>

extension AnimatablePair
where First == AnimatablePair<Double, Double>, Second == AnimatablePair<Double, Double> {
  package init(_ rect: CGRect) {
    self.init(
      AnimatablePair<Double, Double>(Double(rect.origin.x), Double(rect.origin.y)),
      AnimatablePair<Double, Double>(Double(rect.size.width), Double(rect.size.height)))
  }

  package var rect: CGRect {
    CGRect(
      x: first.first, y: first.second, width: max(0, second.first), height: max(0, second.second))
  }
}

extension CGRect {
  /// Both corners on the nearest device pixel, ties up (docs/fidelity.md).
  package func rounded(scale: Double) -> CGRect {
    guard scale > 0, minX.isFinite, minY.isFinite, width.isFinite, height.isFinite else { return self }
    func snap(_ value: CGFloat) -> CGFloat {
      // The tiny addition undoes binary noise of sums such as 59 + 16.1 just below a tie.
      CGFloat((Double(value) * scale + 0.5 + 1e-6).rounded(.down) / scale)
    }
    let (x, y) = (snap(minX), snap(minY))
    return CGRect(x: x, y: y, width: snap(maxX) - x, height: snap(maxY) - y)
  }
}

/// Rounds up to a whole device pixel, forgiving binary noise.
package func ceilToPixel(_ value: Double, scale: Double) -> Double {
  (value * scale - 1e-6).rounded(.up) / scale
}
