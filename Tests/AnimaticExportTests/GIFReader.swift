import CAnimaticCodecsSystem

/// A GIF as giflib reads it back: what is on the screen after each image.
struct GIFReader {
  struct Image {
    var box: (x: Int, y: Int, width: Int, height: Int)
    /// Hundredths of a second.
    var delay: Int
    var disposal: Int
    var transparent: Int
    /// Palette indices of the box.
    var indices: [UInt8]
    /// The whole screen as 0x00RRGGBB.
    var screen: [UInt32]
  }

  struct Unreadable: Error { var code: Int32 }

  var width = 0
  var height = 0
  var colors: [UInt32] = []
  var images: [Image] = []
  var loops = false

  init(_ bytes: [UInt8]) throws {
    final class Cursor {
      let bytes: [UInt8]
      var at = 0
      init(_ bytes: [UInt8]) { self.bytes = bytes }
    }
    let cursor = Cursor(bytes)
    var code: Int32 = 0
    let handle = Unmanaged.passUnretained(cursor).toOpaque()
    let file = DGifOpen(
      handle,
      { gif, out, count in
        let cursor = Unmanaged<Cursor>.fromOpaque(gif!.pointee.UserData).takeUnretainedValue()
        let length = min(Int(count), cursor.bytes.count - cursor.at)
        for i in 0..<length { out![i] = cursor.bytes[cursor.at + i] }
        cursor.at += length
        return Int32(length)
      }, &code)
    guard let file else { throw Unreadable(code: code) }
    defer { DGifCloseFile(file, nil) }
    guard DGifSlurp(file) == GIF_OK else { throw Unreadable(code: file.pointee.Error) }
    (width, height) = (Int(file.pointee.SWidth), Int(file.pointee.SHeight))
    if let map = file.pointee.SColorMap {
      colors = (0..<Int(map.pointee.ColorCount)).map {
        let c = map.pointee.Colors[$0]
        return UInt32(c.Red) << 16 | UInt32(c.Green) << 8 | UInt32(c.Blue)
      }
    }
    var screen = [UInt32](repeating: 0xFFFF_FFFF, count: width * height)
    for number in 0..<Int(file.pointee.ImageCount) {
      let saved = file.pointee.SavedImages[number]
      let (x, y) = (Int(saved.ImageDesc.Left), Int(saved.ImageDesc.Top))
      let (w, h) = (Int(saved.ImageDesc.Width), Int(saved.ImageDesc.Height))
      var control = GraphicsControlBlock()
      DGifSavedExtensionToGCB(file, Int32(number), &control)
      let indices = Array(UnsafeBufferPointer(start: saved.RasterBits, count: w * h))
      for (i, index) in indices.enumerated() where Int(index) != Int(control.TransparentColor) {
        screen[(y + i / w) * width + x + i % w] = colors[Int(index)]
      }
      for e in 0..<Int(saved.ExtensionBlockCount) {
        let block = saved.ExtensionBlocks[e]
        if block.Function == 0xFF, block.ByteCount == 11 { loops = true }
      }
      images.append(
        Image(
          box: (x, y, w, h), delay: Int(control.DelayTime), disposal: Int(control.DisposalMode),
          transparent: Int(control.TransparentColor), indices: indices, screen: screen))
    }
  }

  var delays: [Int] { images.map(\.delay) }
}
