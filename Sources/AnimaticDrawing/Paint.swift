import Foundation

/// What fills a shape. Gradient points are absolute, in the same coordinates as the shape.
public enum Paint: Hashable, Sendable {
  case color(RGBA)
  /// Interpolates the gamma-encoded sRGB numbers, premultiplied, between the stops.
  case linearGradient([GradientStop], from: CGPoint, to: CGPoint)
  case radialGradient([GradientStop], center: CGPoint, startRadius: Double, endRadius: Double)
  /// Around an ellipse: radii in fractions of `size`, which spans the whole picture at 1.
  case ellipticalGradient(
    [GradientStop], center: CGPoint, size: CGSize, startFraction: Double, endFraction: Double)
  /// Around a point, clockwise from `start` to `end`, radians from the direction to the right.
  ///
  /// Of more than a turn the last one is drawn. What less than a turn leaves open has the last stop's colour in
  /// the half beside `end` and the first one's in the half beside `start`.
  case angularGradient([GradientStop], center: CGPoint, start: Double, end: Double)
  /// What is drawn under the shape so far, frosted; opaque wherever the picture under it is.
  case material(MaterialEffect)

  /// Whether what it shows depends on what lies under it.
  public var isMaterial: Bool {
    if case .material = self { return true }
    return false
  }
}

/// Frosted glass: blurs what lies behind, strengthens its colours, and lays a colour over it.
public struct MaterialEffect: Hashable, Sendable {
  /// σ of the Gaussian in points, ≥ 0.
  public var blur: Double
  /// 1 leaves colours as they are, 0 makes them grey.
  public var saturation: Double
  /// Laid over the blurred picture; its alpha 0…1 is how far it covers.
  public var overlay: RGBA
  /// 0…1, of all of it together.
  public var opacity: Double

  public init(blur: Double, saturation: Double, overlay: RGBA, opacity: Double = 1) {
    self.blur = blur
    self.saturation = saturation
    self.overlay = overlay
    self.opacity = opacity
  }
}

/// One colour of a gradient; `location` 0…1, ascending.
public struct GradientStop: Hashable, Sendable {
  public var color: RGBA
  public var location: Double

  public init(color: RGBA, location: Double) {
    self.color = color
    self.location = location
  }
}
