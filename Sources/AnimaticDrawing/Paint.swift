import Foundation

/// What fills a shape. Gradient points are absolute, in the same coordinates as the shape.
public enum Paint: Hashable, Sendable {
  case color(RGBA)
  /// Interpolates the gamma-encoded sRGB numbers, premultiplied, between the stops.
  case linearGradient([GradientStop], from: CGPoint, to: CGPoint)
  case radialGradient([GradientStop], center: CGPoint, startRadius: Double, endRadius: Double)
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
