import AnimaticDrawing
import Foundation

/// The lowest items of a list as a picture.
final class Backdrop {
  private let bitmap: Bitmap
  private let canvas: Canvas
  private let size: CGSize
  private let background: RGBA
  private var items: [DisplayItem] = []

  var count: Int { items.count }

  /// The background of `list`, without items.
  init(_ list: DisplayList, _ area: PixelRect) throws {
    guard let new = Bitmap(width: area.width, height: area.height, isOpaque: false) else {
      throw CairoError.sizeOutOfRange(width: Double(area.width), height: Double(area.height))
    }
    bitmap = new
    canvas = try Canvas(Surface(new), area: area)
    (size, background) = (list.size, list.background)
    canvas.erase(to: background)
  }

  /// Whether it is the bottom of this list's picture.
  func fits(_ list: DisplayList) -> Bool {
    list.size == size && list.background == background && items.count <= list.items.count
      && items.elementsEqual(list.items[..<items.count])
  }

  func add(_ more: ArraySlice<DisplayItem>, _ painter: Painter) throws {
    try painter.drawPicture(more, on: canvas)
    canvas.surface.finishDrawing()
    items.append(contentsOf: more)
  }

  /// Overwrites a bitmap of the same size.
  func copy(to target: Bitmap) {
    target.data.copyMemory(from: UnsafeRawBufferPointer(bitmap.data))
  }
}
