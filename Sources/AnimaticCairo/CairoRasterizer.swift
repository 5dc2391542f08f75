import AnimaticDrawing
import CAnimaticCairoSystem
import Foundation

/// Draws display lists with Cairo into premultiplied ARGB pictures.
///
/// One object a thread. What is drawn depends on the list alone, whatever was drawn before.
public final class CairoRasterizer: Rasterizer {
  public let scale: Int
  private let painter: Painter

  /// `scale` device pixels a point, held within 1…8. Throws `CairoError.fontMissing` with the Debian package to
  /// install where a font file is absent.
  public init(scale: Int) throws {
    self.scale = min(max(scale, 1), 8)
    painter = try Painter()
  }

  public func draw(_ list: DisplayList) throws -> Bitmap {
    let width = (list.size.width * Double(scale) - 1e-6).rounded(.up)
    let height = (list.size.height * Double(scale) - 1e-6).rounded(.up)
    let largest = Double(Bitmap.largestSide)
    guard width >= 1, height >= 1, width <= largest, height <= largest,
      let bitmap = Bitmap(width: Int(width), height: Int(height), isOpaque: list.background.alpha >= 1)
    else { throw CairoError.sizeOutOfRange(width: width, height: height) }
    let area = PixelRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height)
    let canvas = try Canvas(Surface(bitmap), area: area)
    canvas.erase(to: list.background)
    try painter.draw(list.items, on: canvas, Self.map(scale))
    canvas.surface.finishDrawing()
    return bitmap
  }

  private static func map(_ scale: Int) -> Transform {
    .scale(Double(scale), Double(scale), about: .zero)
  }
}
