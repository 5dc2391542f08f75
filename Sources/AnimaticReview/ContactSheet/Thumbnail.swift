import AnimaticDrawing

/// Makes pictures smaller by area: every pixel counts, and counts once.
enum Thumbnail {
  /// nil where the wanted size is not positive. A picture that is not larger comes back as it is, except for
  /// enlarging, which takes the pixel under each place.
  static func reduce(_ bitmap: Bitmap, width: Int, height: Int) -> Bitmap? {
    if bitmap.width == width, bitmap.height == height { return bitmap }
    guard let small = Bitmap(width: width, height: height, isOpaque: bitmap.isOpaque) else { return nil }
    let columns = Share.all(from: bitmap.width, to: width)
    let rows = Share.all(from: bitmap.height, to: height)
    for (y, row) in rows.enumerated() {
      for (x, column) in columns.enumerated() {
        // Weights are whole numbers (source pixel × target count), so the sum is exact on every machine.
        var sum = SIMD4<UInt64>(repeating: 0)
        for sourceY in row.range {
          let line = bitmap.data.baseAddress! + sourceY * bitmap.bytesPerRow
          let rowWeight = row.weight(of: sourceY)
          for sourceX in column.range {
            let weight = rowWeight * column.weight(of: sourceX)
            let pixel = line.load(fromByteOffset: sourceX * 4, as: UInt32.self)
            sum &+=
              SIMD4(
                UInt64(pixel & 0xFF), UInt64(pixel >> 8 & 0xFF), UInt64(pixel >> 16 & 0xFF),
                UInt64(pixel >> 24)
              ) &* weight
          }
        }
        let total = row.total * column.total
        let mean = (sum &+ total / 2) / total
        let packed = mean[0] | mean[1] << 8 | mean[2] << 16 | mean[3] << 24
        (small.data.baseAddress! + y * small.bytesPerRow).storeBytes(
          of: UInt32(packed), toByteOffset: x * 4, as: UInt32.self)
      }
    }
    return small
  }

  /// The source pixels under one target pixel, with how much of each lies under it.
  private struct Share {
    var range: Range<Int>
    /// Place of the target pixel in units of 1/(target count) source pixels.
    var start: Int
    var end: Int
    var unit: Int

    var total: UInt64 { UInt64(end - start) }

    func weight(of pixel: Int) -> UInt64 {
      UInt64(min(end, (pixel + 1) * unit) - max(start, pixel * unit))
    }

    static func all(from source: Int, to target: Int) -> [Share] {
      (0..<target).map { index in
        let (start, end) = (index * source, (index + 1) * source)
        return Share(
          range: start / target..<(end + target - 1) / target, start: start, end: end, unit: target)
      }
    }
  }
}
