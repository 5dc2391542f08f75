import AnimaticDrawing

/// A picture of before that lies over those of after and fades away, as the system does where the appearance
/// changes.
struct PictureVeil {
  private let picture: DisplayList
  private var opacity = AnimatableValue(1.0)

  init(_ picture: DisplayList, _ animation: Animation, at begin: Double) {
    self.picture = picture
    _ = opacity.set(0, animation: animation, at: begin)
  }

  /// Seconds; nil where it is gone at once.
  var end: Double? { opacity.end }

  func isThere(at time: Double) -> Bool { end.map { $0 >= time } ?? false }

  /// The picture of now under what is left of the old one; nil where nothing is.
  func over(_ list: DisplayList, at time: Double) -> DisplayList? {
    let left = opacity.presented(at: time)
    // A stage that was turned meanwhile shows no picture of before.
    guard left > 0, picture.size == list.size else { return nil }
    let stage = CGRect(origin: .zero, size: picture.size)
    let content = DisplayContent([.fill(.rectangle(stage), .color(picture.background))] + picture.items)
    var result = list
    result.items.append(.group(DisplayGroup(opacity: left, clip: .rectangle(stage), content: content)))
    return result
  }
}
