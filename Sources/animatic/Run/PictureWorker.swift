import AnimaticCairo
import AnimaticDrawing
import AnimaticExport
import Foundation

/// Draws and encodes on one thread; each thread has its own.
final class PictureWorker {
  private let rasterizer: CairoRasterizer
  private let encoder: PNGEncoder
  private let claims: PixelClaims

  init(scale: Int, claims: PixelClaims) throws {
    rasterizer = try CairoRasterizer(scale: scale)
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
