import AnimaticDrawing
import Foundation

/// Conversions between gamma-encoded and linear sRGB (IEC 61966-2-1), extended to negative numbers.
package enum ColorMath {
  package static func decode(_ v: Double) -> Double {
    let a = abs(v)
    let linear = a <= 0.04045 ? a / 12.92 : pow((a + 0.055) / 1.055, 2.4)
    return v < 0 ? -linear : linear
  }

  package static func encode(_ v: Double) -> Double {
    let a = abs(v)
    let encoded = a <= 0.0031308 ? a * 12.92 : 1.055 * pow(a, 1 / 2.4) - 0.055
    return v < 0 ? -encoded : encoded
  }

  package static func mix(_ a: RGBA, _ b: RGBA, _ f: Double) -> RGBA {
    func lerp(_ x: Double, _ y: Double) -> Double { x + (y - x) * f }
    return RGBA(
      red: lerp(a.red, b.red), green: lerp(a.green, b.green), blue: lerp(a.blue, b.blue),
      alpha: lerp(a.alpha, b.alpha))
  }
}

/// A colour as it animates: linear light (encoded numbers before iOS 18) and alpha, each times 128, so that the
/// thresholds at which a spring counts as settled see 128 units (docs/fidelity.md).
package struct ColorData: VectorArithmetic {
  package var red, green, blue, alpha: Double
  /// The numbers are gamma-encoded ones; of two operands one that says so decides.
  private var isEncoded = false

  private static let unit = 128.0

  package init(_ color: RGBA, _ semantics: AnimationSemantics = .iOS26) {
    isEncoded = !semantics.mixesLinearly
    let encoded = isEncoded
    func number(_ v: Double) -> Double { (encoded ? v : ColorMath.decode(v)) * Self.unit }
    (red, green, blue) = (number(color.red), number(color.green), number(color.blue))
    alpha = color.alpha * Self.unit
  }

  private init(red: Double, green: Double, blue: Double, alpha: Double, isEncoded: Bool) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    self.isEncoded = isEncoded
  }

  package var color: RGBA {
    func clamp(_ v: Double) -> Double { min(1, max(0, v)) }
    func encode(_ v: Double) -> Double { clamp(isEncoded ? v / Self.unit : ColorMath.encode(v / Self.unit)) }
    return RGBA(red: encode(red), green: encode(green), blue: encode(blue), alpha: clamp(alpha / Self.unit))
  }

  package static let zero = ColorData(red: 0, green: 0, blue: 0, alpha: 0, isEncoded: false)
  package static func + (a: Self, b: Self) -> Self {
    Self(
      red: a.red + b.red, green: a.green + b.green, blue: a.blue + b.blue, alpha: a.alpha + b.alpha,
      isEncoded: a.isEncoded || b.isEncoded)
  }
  package static func - (a: Self, b: Self) -> Self {
    Self(
      red: a.red - b.red, green: a.green - b.green, blue: a.blue - b.blue, alpha: a.alpha - b.alpha,
      isEncoded: a.isEncoded || b.isEncoded)
  }
  package mutating func scale(by factor: Double) {
    red *= factor
    green *= factor
    blue *= factor
    alpha *= factor
  }
  package var magnitudeSquared: Double { red * red + green * green + blue * blue + alpha * alpha }
}

extension ColorData: ComponentVector {
  /// Gamma-encoded red, green, blue and alpha, 0…1, as people write colours.
  package func appendComponents(to list: inout [Double]) {
    let color = self.color
    list += [color.red, color.green, color.blue, color.alpha]
  }
}
