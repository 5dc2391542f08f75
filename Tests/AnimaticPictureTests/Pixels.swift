import AnimaticDrawing

/// Reads a drawn picture.
struct Pixels {
  let bitmap: Bitmap

  /// Red, green and blue, 0…255 each.
  func color(_ x: Int, _ y: Int) -> [Int] {
    let p = bitmap[x, y]
    return [Int(p.red), Int(p.green), Int(p.blue)]
  }
}
