import AnimaticDrawing
import Foundation

/// The pictures in time order, row under row, each with its time and what happened.
struct PictureGrid {
  var sheet: ContactSheet

  /// Size of one picture, points: the stage brought into the box, never enlarged.
  var cell: CGSize { Self.cell(of: sheet.stageSize) }

  static func cell(of size: CGSize) -> CGSize {
    guard size.width > 0, size.height > 0 else { return SheetStyle.pictureBox }
    let factor = min(
      1, SheetStyle.pictureBox.width / size.width, SheetStyle.pictureBox.height / size.height)
    return CGSize(width: (size.width * factor).rounded(), height: (size.height * factor).rounded())
  }

  /// Rows are filled evenly: nine pictures are five and four, not eight and one.
  var columns: Int {
    let count = max(1, sheet.pictures.count)
    let most = max(1, min(SheetStyle.mostColumns, Int(1320 / (cell.width + SheetStyle.pictureGap))))
    let rows = (count + most - 1) / most
    return (count + rows - 1) / rows
  }

  var width: Double {
    Double(columns) * (cell.width + SheetStyle.pictureGap) - SheetStyle.pictureGap
  }

  /// Returns the y under the last row.
  func draw(on canvas: inout SheetCanvas, y top: Double) -> Double {
    let rowHeight = cell.height + 42
    for (index, picture) in sheet.pictures.enumerated() {
      let x = SheetStyle.margin + Double(index % columns) * (cell.width + SheetStyle.pictureGap)
      let y = top + Double(index / columns) * (rowHeight + SheetStyle.rowGap)
      draw(picture, on: &canvas, at: CGPoint(x: x, y: y))
    }
    let rows = (sheet.pictures.count + columns - 1) / columns
    guard rows > 0 else { return top }
    return top + Double(rows) * (rowHeight + SheetStyle.rowGap) - SheetStyle.rowGap
  }

  private func draw(_ picture: ContactSheet.Picture, on canvas: inout SheetCanvas, at place: CGPoint) {
    let frame = CGRect(origin: CGPoint(x: canvas.onPixel(place.x), y: canvas.onPixel(place.y)), size: cell)
    let radius = max(6, sheet.cornerRadius * cell.width / max(1, sheet.stageSize.width))
    let outline = Outline.roundedRectangle(frame, radius: radius, style: .continuous)
    let (pixelsWide, pixelsHigh) = (Int(cell.width) * canvas.scale, Int(cell.height) * canvas.scale)
    if let small = Thumbnail.reduce(picture.bitmap, width: pixelsWide, height: pixelsHigh) {
      let source = ImageSource(
        name: "frame at \(DecimalText.fixed(picture.time, decimals: 3)) s", bitmap: small)
      canvas.add(
        .group(DisplayGroup(clip: outline, content: DisplayContent([.image(source, frame: frame)]))))
    }
    canvas.add(.stroke(outline, LineStyle(width: 1), .color(SheetStyle.hairline)))
    let under = frame.maxY + 7
    canvas.text(
      "\(DecimalText.fixed(picture.time, decimals: 3)) s", font: SheetStyle.timeFont, color: SheetStyle.ink,
      at: CGPoint(x: frame.midX, y: under), align: .center)
    guard !picture.caption.isEmpty else { return }
    canvas.text(
      picture.caption, font: SheetStyle.captionFont, color: SheetStyle.secondInk,
      at: CGPoint(x: frame.midX, y: under + 18), width: cell.width + SheetStyle.pictureGap - 4, align: .center
    )
  }
}
