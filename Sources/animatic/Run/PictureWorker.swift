import AnimaticCairo
import AnimaticDrawing
import AnimaticExport
import Foundation

/// Draws and encodes on one thread; each thread has its own encoder, all share one rasterizer.
final class PictureWorker {
  private let rasterizer: SharedRasterizer
  private let encoder: PNGEncoder
  private let claims: PixelClaims

  init(_ rasterizer: SharedRasterizer, claims: PixelClaims) throws {
    self.rasterizer = rasterizer
    encoder = try PNGEncoder()
    self.claims = claims
  }

  func make(_ order: PictureOrder) throws -> Picture {
    let start = RealClock.nanoseconds
    var (hash, kept, mustEncode) = (PixelHash?.none, Bitmap?.none, false)
    // Only loading the pixels needs the bitmap: the rasterizer can use it again while they are compressed.
    try rasterizer.draw(order.list) { bitmap in
      let pixels = PixelHash(bitmap)
      mustEncode = order.wantsPNG && (order.isAlone || claims.mustEncode(pixels, number: order.number))
      if mustEncode { encoder.load(bitmap) }
      kept = order.wantsBitmap ? bitmap : nil
      hash = pixels
    }
    let drawn = RealClock.nanoseconds
    let png = mustEncode ? encoder.encodeLoaded() : nil
    return Picture(
      number: order.number, bitmap: kept, png: png, hash: hash!, drawing: drawn - start,
      encoding: RealClock.nanoseconds - drawn)
  }
}

/// Which picture is the first with some pixels, as far as the threads know yet.
///
/// A picture may skip its encoding only where an *earlier* one has claimed the same pixels, so the first of
/// them in order is always encoded, whichever thread was quicker.
final class PixelClaims: @unchecked Sendable {
  private let lock = NSLock()
  private var first: [PixelHash: Int] = [:]

  func mustEncode(_ hash: PixelHash, number: Int) -> Bool {
    lock.lock()
    defer { lock.unlock() }
    if let earlier = first[hash], earlier < number { return false }
    first[hash] = number
    return true
  }
}

/// One rasterizer for all threads, one call at a time.
///
/// Encoding takes several times as long as drawing, so that the threads seldom wait here; a rasterizer for
/// each would draw every backdrop and layer again and hold some 20 MB more at @2x.
final class SharedRasterizer: @unchecked Sendable {
  private let rasterizer: CairoRasterizer
  private let lock = NSLock()

  init(scale: Int) throws { rasterizer = try CairoRasterizer(scale: scale) }

  /// Hands the picture out while no other thread draws.
  func draw(_ list: DisplayList, _ use: (Bitmap) -> Void) throws {
    lock.lock()
    defer { lock.unlock() }
    use(try rasterizer.draw(list))
  }
}
