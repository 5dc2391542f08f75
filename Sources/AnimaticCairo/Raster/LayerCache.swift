import AnimaticDrawing

/// Composed layers by the identity of their content, within a budget of pixels; the longest unused go first.
final class LayerCache {
  /// Two groups with equal keys have equal layers.
  struct Key: Hashable {
    private let content: DisplayContent
    private let clip: Outline?
    private let mask: DisplayContent?
    private let blur: Double
    private let shadow: Shadow?

    init(_ group: DisplayGroup) {
      (content, clip, mask) = (group.content, group.clip, group.mask)
      (blur, shadow) = (group.blur, group.shadow)
    }

    // By identity: the key keeps the object, so its address is not given to another one.
    static func == (a: Key, b: Key) -> Bool {
      a.content === b.content && a.clip == b.clip && a.mask === b.mask
        && a.blur == b.blur && a.shadow == b.shadow
    }

    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(content)) }
  }

  private var layers: [Key: (layer: Layer, used: Int)] = [:]
  private var clock = 0

  /// Where `clock` stood after the last picture and the one before it.
  private var marks = (0, 0)

  /// Ends a picture: a layer that neither this one nor the last one used will hardly come back, since content
  /// that animates is a new object each time.
  func endPicture() {
    layers = layers.filter { $0.value.used > marks.0 }
    marks = (marks.1, clock)
  }

  subscript(key: Key) -> Layer? {
    guard let known = layers[key] else { return nil }
    clock += 1
    layers[key]?.used = clock
    return known.layer
  }

  /// Keeps the layer unless it alone is over the budget (pixels in all layers together).
  func keep(_ layer: Layer, for key: Key, budget: Int) {
    guard layer.area.area <= budget else { return }
    var total = layers.values.reduce(layer.area.area) { $0 + $1.layer.area.area }
    while total > budget, let oldest = layers.min(by: { $0.value.used < $1.value.used }) {
      total -= oldest.value.layer.area.area
      layers[oldest.key] = nil
    }
    clock += 1
    layers[key] = (layer, clock)
  }
}
