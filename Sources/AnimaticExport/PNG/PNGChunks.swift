import CAnimaticCodecsSystem

/// The container of PNG: a signature, then chunks of length, type, data and check sum.
enum PNGChunks {
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  enum Color: UInt8 {
    case rgb = 2
    case palette = 3
    case rgba = 6
  }

  static func append(_ type: StaticString, _ data: UnsafeRawBufferPointer, to out: inout [UInt8]) {
    appendBigEndian(UInt32(data.count), to: &out)
    let start = out.count
    out.append(contentsOf: UnsafeRawBufferPointer(start: type.utf8Start, count: 4))
    out.append(contentsOf: data)
    let sum = out.withUnsafeBytes { libdeflate_crc32(0, $0.baseAddress! + start, $0.count - start) }
    appendBigEndian(sum, to: &out)
  }

  static func append(_ type: StaticString, _ data: [UInt8], to out: inout [UInt8]) {
    data.withUnsafeBytes { append(type, $0, to: &out) }
  }

  static func header(width: Int, height: Int, bits: Int, color: Color) -> [UInt8] {
    var data: [UInt8] = []
    appendBigEndian(UInt32(width), to: &data)
    appendBigEndian(UInt32(height), to: &data)
    // Bit depth, colour type; deflate, the five filters, not interlaced.
    data += [UInt8(bits), color.rawValue, 0, 0, 0]
    return data
  }

  static func appendBigEndian(_ value: UInt32, to out: inout [UInt8]) {
    out.append(UInt8(truncatingIfNeeded: value >> 24))
    out.append(UInt8(truncatingIfNeeded: value >> 16))
    out.append(UInt8(truncatingIfNeeded: value >> 8))
    out.append(UInt8(truncatingIfNeeded: value))
  }
}
