import AnimaticDrawing
import CAnimaticCairoSystem
import Foundation

/// Draws display lists with Cairo into premultiplied ARGB pictures.
///
/// One object a thread. What is drawn depends on the list alone, whatever was drawn before; an unchanged list
/// gives the same bitmap object again. Between frames it keeps what did not change at the bottom of the list
/// as a picture, and layers of groups that only move, scale down or fade.
public final class CairoRasterizer: Rasterizer {
  public let scale: Int
  private let painter: Painter
  private let memory = FrameMemory()
  private var last: (list: DisplayList, bitmap: Bitmap)?
  private var backdrop: Backdrop?

  /// `scale` device pixels a point, held within 1…8. Throws `CairoError.fontMissing` with the Debian package to
  /// install where a font file is absent.
  public init(scale: Int) throws {
    self.scale = min(max(scale, 1), 8)
    painter = try Painter(scale: Double(self.scale))
  }

  public func draw(_ list: DisplayList) throws -> Bitmap {
    if let last, last.list == list { return last.bitmap }
    let area = try area(of: list)
    let prefix = commonPrefix(list)
    last = nil

    try prepareBackdrop(list, count: prefix, area)
    let bitmap = try memory.bitmap(area, isOpaque: list.background.alpha >= 1)
    let canvas = try Canvas(Surface(bitmap), area: area)
    if let backdrop {
      backdrop.copy(to: bitmap)
    } else {
      canvas.erase(to: list.background)
    }
    try painter.drawPicture(list.items[(backdrop?.count ?? 0)...], on: canvas)
    canvas.surface.finishDrawing()
    painter.endPicture()
    last = (list, bitmap)
    return bitmap
  }

  private func area(of list: DisplayList) throws -> PixelRect {
    let width = (list.size.width * Double(scale) - 1e-6).rounded(.up)
    let height = (list.size.height * Double(scale) - 1e-6).rounded(.up)
    let largest = Double(Bitmap.largestSide)
    guard width >= 1, height >= 1, width <= largest, height <= largest,
      width * height <= Double(Bitmap.largestArea)
    else { throw CairoError.sizeOutOfRange(width: width, height: height) }
    return PixelRect(x: 0, y: 0, width: Int(width), height: Int(height))
  }

  /// How many items at the bottom are as in the list before.
  private func commonPrefix(_ list: DisplayList) -> Int {
    guard let before = last?.list, before.size == list.size, before.background == list.background else {
      return 0
    }
    var count = 0
    while count < min(list.items.count, before.items.count), list.items[count] == before.items[count] {
      count += 1
    }
    return count
  }

  /// Makes `backdrop` the picture of the first items, at most `count`, or nil.
  private func prepareBackdrop(_ list: DisplayList, count: Int, _ area: PixelRect) throws {
    if let known = backdrop, known.fits(list) {
      if known.count >= count { return }
      // What is added is drawn over what is there: the same steps as from the start.
      backdrop = nil
      try known.add(list.items[known.count..<count], painter)
      backdrop = known
      return
    }
    backdrop = nil
    guard count > 0 else { return }
    let new = try Backdrop(list, area)
    try new.add(list.items[..<count], painter)
    backdrop = new
  }
}
