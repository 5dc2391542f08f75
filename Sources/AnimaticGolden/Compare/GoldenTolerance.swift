import AnimaticExport

/// How far pixels may be from the recorded ones. Exact unless a scenario says otherwise.
public struct GoldenTolerance: Equatable, Sendable {
  /// The largest colour distance that a pixel may show, 0…1 (1 is black against white).
  public var distance: Double
  /// How many pixels of a frame may exceed it.
  public var pixels: Int
  /// Why, in the author's words.
  public var reason: String?

  public init(distance: Double = 0, pixels: Int = 0, reason: String? = nil) {
    self.distance = distance
    self.pixels = pixels
    self.reason = reason
  }

  public static let exact = GoldenTolerance()

  /// Whether nothing is forgiven.
  public var isExact: Bool { distance == 0 && pixels == 0 }

  /// "0.02 for each pixel, 5 pixels beyond (antialiasing)", for reports.
  public var text: String {
    let numbers = "\(FixedPoint.shortest(distance)) for each pixel, \(Words.count(pixels, "pixel")) beyond"
    return "\(numbers) (\(reason ?? "no reason given"))"
  }
}
