/// How far pixels may be from the recorded ones. Exact unless a scenario says otherwise.
public struct GoldenTolerance: Equatable, Sendable {
  /// The largest colour distance that a pixel may show, 0…1 (1 is black against white).
  public var distance: Double
  /// How many pixels of a frame may exceed it.
  public var pixels: Int

  public init(distance: Double = 0, pixels: Int = 0) {
    self.distance = distance
    self.pixels = pixels
  }

  public static let exact = GoldenTolerance()
}
