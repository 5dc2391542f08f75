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
    let bitmap = try rasterizer.draw(order.list)
    let hash = PixelHash(bitmap)
    let drawn = RealClock.nanoseconds
    var png: [UInt8]?
    if order.wantsPNG, order.isAlone || claims.mustEncode(hash, number: order.number) {
      png = encoder.encode(bitmap)
    }
    return Picture(
      number: order.number, bitmap: order.wantsBitmap ? bitmap : nil, png: png, hash: hash,
      drawing: drawn - start, encoding: RealClock.nanoseconds - drawn)
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

  func draw(_ list: DisplayList) throws -> Bitmap {
    lock.lock()
    defer { lock.unlock() }
    return try rasterizer.draw(list)
  }
}
