import AnimaticDrawing

/// A gradient as it animates: its stops' colours in linear light, their places and the gradient's geometry.
///
/// Two gradients add up where they are of one kind with as many stops; `ResolvedStyle.canBlend` tells.
package struct GradientData: VectorArithmetic {
  private(set) var colors: [ColorData] = []
  private(set) var numbers: NumberList = .zero

  private static let unit = 128.0

  init(_ stops: [GradientStop], _ geometry: GradientGeometry, _ semantics: AnimationSemantics = .iOS26) {
    colors = stops.map { ColorData($0.color, semantics) }
    numbers = NumberList(
      stops.map { $0.location * Self.unit } + zip(geometry.numbers, geometry.units).map { $0 * $1 })
  }

  private init(_ colors: [ColorData], _ numbers: NumberList) {
    (self.colors, self.numbers) = (colors, numbers)
  }

  /// The gradient that these data stand for, in the kind of `geometry`.
  func style(like geometry: GradientGeometry) -> ResolvedStyle {
    let values = numbers.values
    guard values.count == colors.count + 4 else { return .gradient([], geometry) }
    let stops = zip(colors, values).map { GradientStop(color: $0.color, location: $1 / Self.unit) }
    return .gradient(
      stops, geometry.with(zip(values.suffix(4), geometry.units).map { $0 / $1 }))
  }

  package static let zero = GradientData([], .zero)

  private static func zipped(
    _ a: Self, _ b: Self, _ numbers: NumberList, _ combine: (ColorData, ColorData) -> ColorData
  ) -> Self {
    let count = max(a.colors.count, b.colors.count)
    let colors = (0..<count).map { i in
      combine(i < a.colors.count ? a.colors[i] : .zero, i < b.colors.count ? b.colors[i] : .zero)
    }
    return Self(colors, numbers)
  }

  package static func + (a: Self, b: Self) -> Self { zipped(a, b, a.numbers + b.numbers, +) }
  package static func - (a: Self, b: Self) -> Self { zipped(a, b, a.numbers - b.numbers, -) }

  package mutating func scale(by factor: Double) {
    for i in colors.indices { colors[i].scale(by: factor) }
    numbers.scale(by: factor)
  }

  package var magnitudeSquared: Double {
    colors.reduce(numbers.magnitudeSquared) { $0 + $1.magnitudeSquared }
  }
}

extension GradientData: ComponentVector {
  /// Each stop's colour (gamma-encoded), then all locations, then the geometry's numbers, 128 units a whole.
  package func appendComponents(to list: inout [Double]) {
    for color in colors { color.appendComponents(to: &list) }
    numbers.appendComponents(to: &list)
  }
}

/// Any number of numbers as one vector; missing ones count as 0.
package struct NumberList: VectorArithmetic {
  package private(set) var values: [Double]

  package init(_ values: [Double]) { self.values = values }

  package static let zero = NumberList([])

  private static func zipped(_ a: Self, _ b: Self, _ combine: (Double, Double) -> Double) -> Self {
    let (x, y) = (a.values, b.values)
    return Self(
      (0..<max(x.count, y.count)).map { combine($0 < x.count ? x[$0] : 0, $0 < y.count ? y[$0] : 0) })
  }

  package static func + (a: Self, b: Self) -> Self { zipped(a, b, +) }
  package static func - (a: Self, b: Self) -> Self { zipped(a, b, -) }
  package mutating func scale(by factor: Double) { for i in values.indices { values[i] *= factor } }
  package var magnitudeSquared: Double { values.reduce(0) { $0 + $1 * $1 } }
}

extension NumberList: ComponentVector {
  package func appendComponents(to list: inout [Double]) { list += values }
}
