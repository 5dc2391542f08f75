import CAnimaticCodecsSystem

/// One libdeflate compressor and its output buffer, used again for every picture. Not for several threads.
final class Deflater {
  private let compressor: OpaquePointer
  private var room = UnsafeMutableRawBufferPointer(start: nil, count: 0)

  /// `level` 1…12. Throws `ExportError.outOfMemory`.
  init(level: Int) throws {
    guard let compressor = libdeflate_alloc_compressor(Int32(level)) else { throw ExportError.outOfMemory }
    self.compressor = compressor
  }

  deinit {
    libdeflate_free_compressor(compressor)
    room.deallocate()
  }

  /// The bytes as a zlib stream. The answer lives until the next call.
  func compress(_ bytes: UnsafeRawBufferPointer) -> UnsafeRawBufferPointer {
    let bound = libdeflate_zlib_compress_bound(compressor, bytes.count)
    if room.count < bound {
      room.deallocate()
      room = .allocate(byteCount: bound, alignment: 16)
    }
    let count = libdeflate_zlib_compress(compressor, bytes.baseAddress, bytes.count, room.baseAddress, bound)
    precondition(count > 0, "the bound of libdeflate holds")
    return UnsafeRawBufferPointer(rebasing: room[..<count])
  }
}
