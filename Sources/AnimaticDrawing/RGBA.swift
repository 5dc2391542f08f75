/// A colour in gamma-encoded sRGB with straight (not premultiplied) alpha, every component 0…1.
public struct RGBA: Hashable, Sendable {
  public var red: Double
  public var green: Double
  public var blue: Double
  public var alpha: Double

  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Components 0…255, as design tables give them; alpha 0…1.
  public init(_ red: Int, _ green: Int, _ blue: Int, _ alpha: Double = 1) {
    self.init(
      red: Double(red) / 255, green: Double(green) / 255, blue: Double(blue) / 255, alpha: alpha)
  }

  public static let clear = RGBA(0, 0, 0, 0)
  public static let black = RGBA(0, 0, 0)
  public static let white = RGBA(255, 255, 255)

  /// The same colour with its alpha multiplied by `factor`.
  public func opacity(_ factor: Double) -> RGBA {
    RGBA(red: red, green: green, blue: blue, alpha: alpha * factor)
  }
}
