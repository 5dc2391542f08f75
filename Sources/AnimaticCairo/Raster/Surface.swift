import AnimaticDrawing
import CAnimaticCairo
import CAnimaticCairoSystem
import Foundation

/// Owns a Cairo image surface: premultiplied ARGB or a mask of alpha alone.
final class Surface {
  enum Format { case color, mask }

  private let pointer: OpaquePointer
  /// Keeps borrowed pixels alive.
  private let bitmap: Bitmap?
  let width: Int
  let height: Int

  /// A surface of zeros. Throws where memory is exhausted.
  init(width: Int, height: Int, format: Format = .color) throws {
    let kind = format == .color ? CAIRO_FORMAT_ARGB32 : CAIRO_FORMAT_A8
    pointer = cairo_image_surface_create(kind, Int32(width), Int32(height))
    (self.width, self.height, bitmap) = (width, height, nil)
    try check()
  }

  /// Draws straight into the bitmap's pixels.
  init(_ bitmap: Bitmap) throws {
    pointer = cairo_image_surface_create_for_data(
      bitmap.data.bindMemory(to: UInt8.self).baseAddress, CAIRO_FORMAT_ARGB32, Int32(bitmap.width),
      Int32(bitmap.height), Int32(bitmap.bytesPerRow))
    (width, height, self.bitmap) = (bitmap.width, bitmap.height, bitmap)
    try check()
  }

  deinit { cairo_surface_destroy(pointer) }

  private func check() throws {
    let status = cairo_surface_status(pointer)
    guard status == CAIRO_STATUS_SUCCESS else {
      throw CairoError.library(String(cString: cairo_status_to_string(status)))
    }
  }

  func withPointer<R>(_ body: (OpaquePointer) throws -> R) rethrows -> R { try body(pointer) }

  /// The pixels after pending drawing, for reading and writing within `body`.
  func withPixels<R>(_ body: (UnsafeMutablePointer<UInt8>, _ stride: Int) throws -> R) rethrows -> R {
    cairo_surface_flush(pointer)
    defer { cairo_surface_mark_dirty(pointer) }
    return try body(
      cairo_image_surface_get_data(pointer), Int(cairo_image_surface_get_stride(pointer)))
  }

  /// Blurs in place by a Gaussian of σ device pixels along x and y, reaching 3 σ; nothing lies outside.
  func blur(_ sigma: CGSize, format: Format) throws {
    let result = withPixels { pixels, stride in
      animatic_gaussian_blur(
        pixels, Int32(width), Int32(height), stride, format == .color ? 4 : 1, sigma.width, sigma.height)
    }
    guard result == 0 else { throw CairoError.library("out of memory") }
  }

  /// Makes all drawing reach the pixels.
  func finishDrawing() { cairo_surface_flush(pointer) }
}
