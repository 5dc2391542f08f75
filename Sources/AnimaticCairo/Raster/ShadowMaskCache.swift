import Foundation

/// Blurred masks by the mask and σ: a shape that only moves or fades is blurred once.
final class ShadowMaskCache {
  private struct Entry {
    var source: [UInt8]
    var width: Int
    var sigma: CGSize
    var blurred: Surface
  }

  private var entries: [Entry] = []
  private static let mostEntries = 4
  /// Masks of more pixels are not kept.
  private static let largestArea = 1 << 20

  /// The mask blurred; `mask` itself may be changed.
  func blurred(_ mask: Surface, _ sigma: CGSize) throws -> Surface {
    guard mask.width * mask.height <= Self.largestArea else {
      try mask.blur(sigma, format: .mask)
      return mask
    }
    let source = mask.withPixels { pixels, stride in
      [UInt8](UnsafeBufferPointer(start: pixels, count: stride * mask.height))
    }
    if let index = entries.firstIndex(where: {
      $0.width == mask.width && $0.sigma == sigma && $0.source == source
    }) {
      let entry = entries.remove(at: index)
      entries.append(entry)
      return entry.blurred
    }
    try mask.blur(sigma, format: .mask)
    if entries.count >= Self.mostEntries { entries.removeFirst() }
    entries.append(Entry(source: source, width: mask.width, sigma: sigma, blurred: mask))
    return mask
  }
}
