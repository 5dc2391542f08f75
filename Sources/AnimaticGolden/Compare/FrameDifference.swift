import AnimaticExport

/// A frame whose pixels differ from its recorded picture.
public struct FrameDifference: Equatable, Sendable {
  /// In what the two pictures differ.
  public struct Pixels: Equatable, Sendable {
    /// Pixels beyond the tolerance.
    public var beyond: Int
    /// Pixels of one picture.
    public var total: Int
    /// The smallest box around those beyond; nil if there is none.
    public var box: PixelBox?
    /// The largest difference of one channel, 0…255.
    public var largestDelta: Int
    /// The largest colour distance, 0…1.
    public var largestDistance: Double

    public init(beyond: Int, total: Int, box: PixelBox?, largestDelta: Int, largestDistance: Double) {
      self.beyond = beyond
      self.total = total
      self.box = box
      self.largestDelta = largestDelta
      self.largestDistance = largestDistance
    }

    init(_ difference: PixelDifference) {
      self.init(
        beyond: difference.beyond, total: difference.total, box: difference.box,
        largestDelta: difference.largestDelta,
        // On the grid of what is written, so that a report says the same before and after it was read.
        largestDistance: Millionths(difference.largestDistance).double)
    }

    /// Share of the pixels beyond the tolerance, 0…100.
    public var percent: Double { 100 * Double(beyond) / Double(max(total, 1)) }
  }

  public var frame: Int
  /// Seconds.
  public var time: Millionths
  /// The recorded picture.
  public var file: String
  /// nil where the sizes differ.
  public var pixels: Pixels?
  /// "786x1704" and the like, of the frame and of the picture.
  public var size: String
  public var recordedSize: String
  /// Pixels a point.
  public var scale: Int
  /// What is drawn at the place that differs, such as `text "Saved"`; front-most last, empty where unknown.
  public var elements: [String]

  public init(
    frame: Int, time: Millionths, file: String, pixels: Pixels?, size: String, recordedSize: String,
    scale: Int = 1, elements: [String] = []
  ) {
    self.frame = frame
    self.time = time
    self.file = file
    self.pixels = pixels
    self.size = size
    self.recordedSize = recordedSize
    self.scale = scale
    self.elements = elements
  }

  /// `501 px (0.0344 %) differ in text "Saved", at 6,20 184.5x36 pt, by 37 of 255 at most, frame 12 (0.2 s)`.
  public var text: String {
    let place = "frame \(frame) (\(time) s)"
    guard let pixels else { return "size \(size), was \(recordedSize), \(place)" }
    let what = elements.isEmpty ? "" : " in " + elements.joined(separator: ", ")
    let box = pixels.box.map { ", at \(points($0))" } ?? ""
    return
      "\(pixels.beyond) px (\(Self.percent(pixels.percent)) %) \(pixels.beyond == 1 ? "differs" : "differ")"
      + "\(what)\(box), by \(pixels.largestDelta) of 255 at most, \(place)"
  }

  /// The box in points: `6,20 184.5x36 pt`.
  private func points(_ box: PixelBox) -> String {
    func number(_ pixels: Int) -> String {
      FixedPoint.shortest(Double(pixels) / Double(max(scale, 1)), decimals: 2)
    }
    return "\(number(box.x)),\(number(box.y)) \(number(box.width))x\(number(box.height)) pt"
  }

  /// Three significant digits, so that a difference never reads "0 %".
  static func percent(_ value: Double) -> String {
    var (decimals, limit) = (2, 1.0)
    while decimals < 9, value < limit {
      decimals += 1
      limit /= 10
    }
    return FixedPoint.shortest(value, decimals: decimals)
  }
}
