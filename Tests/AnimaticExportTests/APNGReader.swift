import AnimaticDrawing
import AnimaticTime
import CAnimaticCodecsSystem

@testable import AnimaticExport

/// An animated PNG taken apart by its specification; every frame is decoded by libpng as a file of its own.
struct APNGReader {
  struct Frame {
    var box: PixelBox
    var delay: Rational
    /// The whole canvas as words after this frame.
    var screen: [UInt32]
  }

  struct Broken: Error { var reason: String }

  var frames: [Frame] = []
  var declaredFrames = 0
  var plays = -1
  var width = 0
  var height = 0

  init(_ bytes: [UInt8]) throws {
    // The first picture of the file, for readers that know nothing of animation.
    _ = try PNGDecoder.decode(bytes)
    var header: [UInt8] = []
    var screen: [UInt32] = []
    var pending: (box: PixelBox, delay: Rational, data: [UInt8])?
    var expected: UInt32 = 0
    func number(_ data: [UInt8], _ at: Int) -> Int { data[at..<at + 4].reduce(0) { $0 << 8 | Int($1) } }
    func checkSequence(_ data: [UInt8]) throws {
      guard number(data, 0) == Int(expected) else { throw Broken(reason: "sequence") }
      expected += 1
    }
    func close() throws {
      guard let (box, delay, data) = pending else { return }
      var file = PNGChunks.signature
      var own: [UInt8] = []
      PNGChunks.appendBigEndian(UInt32(box.width), to: &own)
      PNGChunks.appendBigEndian(UInt32(box.height), to: &own)
      PNGChunks.append("IHDR", own + header[8...], to: &file)
      PNGChunks.append("IDAT", data, to: &file)
      PNGChunks.append("IEND", [], to: &file)
      for (i, word) in words(try PNGDecoder.decode(file)).enumerated() {
        screen[(box.y + i / box.width) * width + box.x + i % box.width] = word
      }
      frames.append(Frame(box: box, delay: delay, screen: screen))
      pending = nil
    }
    var at = 8
    while at < bytes.count {
      let length = number(bytes, at)
      let type = String(decoding: bytes[at + 4..<at + 8], as: UTF8.self)
      let data = Array(bytes[at + 8..<at + 8 + length])
      at += 12 + length
      switch type {
      case "IHDR":
        header = data
        (width, height) = (number(data, 0), number(data, 4))
        screen = [UInt32](repeating: 0, count: width * height)
      case "acTL": (declaredFrames, plays) = (number(data, 0), number(data, 4))
      case "fcTL":
        try close()
        try checkSequence(data)
        let box = PixelBox(
          x: number(data, 12), y: number(data, 16), width: number(data, 4), height: number(data, 8))
        guard box.x + box.width <= width, box.y + box.height <= height, data[24] == 0, data[25] == 0 else {
          throw Broken(reason: "box")
        }
        let parts = number(data, 20)
        pending = (box, Rational(Int64(parts >> 16), Int64(parts & 0xFFFF)), [])
      case "IDAT": pending!.data += data
      case "fdAT":
        try checkSequence(data)
        pending!.data += data.dropFirst(4)
      case "IEND": try close()
      default: throw Broken(reason: "unexpected chunk \(type)")
      }
    }
  }
}
