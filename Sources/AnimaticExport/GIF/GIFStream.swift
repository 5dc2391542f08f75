import CAnimaticCodecs

/// The bytes of GIF89a around the palette indices.
struct GIFStream {
  let width: Int
  let height: Int
  /// 1…256 packed 0x00RRGGBB words.
  let palette: [UInt32]
  /// The index that leaves a pixel as it is; one past the palette.
  let transparent: UInt8?

  /// Bits of an index, 1…8.
  private var bits: Int {
    var bits = 1
    while 1 << bits < palette.count + (transparent == nil ? 0 : 1) { bits += 1 }
    return bits
  }

  /// Signature, screen, palette and, if it loops, Netscape's extension.
  func head(loops: Bool) -> [UInt8] {
    var out = Array("GIF89a".utf8)
    out += word(width) + word(height)
    // A global palette of 2^bits entries, 8 bits a channel; background entry 0; square pixels.
    out += [0x80 | 0x70 | UInt8(bits - 1), 0, 0]
    for index in 0..<1 << bits {
      let color = index < palette.count ? palette[index] : 0
      out += [UInt8(color >> 16 & 255), UInt8(color >> 8 & 255), UInt8(color & 255)]
    }
    if loops { out += [0x21, 0xFF, 11] + Array("NETSCAPE2.0".utf8) + [3, 1, 0, 0, 0] }
    return out
  }

  /// One image, clipped to the screen by construction of its box; `delay` in hundredths of a second.
  func image(_ box: PixelBox, delay: Int, indices: [UInt8], isFirst: Bool) -> [UInt8] {
    precondition(box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height)
    precondition((0...65_535).contains(delay) && indices.count >= box.area)
    // Disposal 1: the image stays.
    let usesTransparency = !isFirst && transparent != nil
    var out: [UInt8] = [0x21, 0xF9, 4, 1 << 2 | (usesTransparency ? 1 : 0)]
    out += word(delay) + [usesTransparency ? transparent! : 0, 0]
    out += [0x2C] + word(box.x) + word(box.y) + word(box.width) + word(box.height) + [0]
    let bound = animatic_gif_lzw_bound(box.area)
    out += [UInt8](unsafeUninitializedCapacity: bound) { room, count in
      count = animatic_gif_lzw(indices, box.area, Int32(max(bits, 2)), room.baseAddress)
    }
    return out
  }

  private func word(_ value: Int) -> [UInt8] { [UInt8(value & 255), UInt8(value >> 8 & 255)] }
}
