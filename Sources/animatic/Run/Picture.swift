import AnimaticDrawing
import AnimaticExport

/// One drawn picture on its way from a worker to the outputs.
struct Picture {
  /// That of its order.
  var number: Int
  var bitmap: Bitmap?
  /// nil where an earlier picture has the same pixels, or nobody wants PNG.
  var png: [UInt8]?
  var hash: PixelHash
  /// Real nanoseconds that it took, for the summary.
  var drawing: UInt64
  var encoding: UInt64
}

/// What the workers are asked for.
struct PictureOrder {
  /// Counts up from 0.
  var number: Int
  var list: DisplayList
  var wantsPNG: Bool
  var wantsBitmap: Bool
  /// Encoded even where an earlier picture has the same pixels.
  var isAlone = false
}
