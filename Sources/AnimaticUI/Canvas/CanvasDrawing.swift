import AnimaticDrawing

/// What all contexts of one canvas draw into, in the order of drawing.
final class CanvasDrawing {
  let size: CGSize
  let environment: EnvironmentValues
  let measurer: any TextMeasurer
  let pixelScale: Double
  let symbols: (AnyHashable) -> (items: [DisplayItem], size: CGSize)?
  var items: [DisplayItem] = []

  init(
    size: CGSize, environment: EnvironmentValues, measurer: any TextMeasurer, pixelScale: Double,
    symbols: @escaping (AnyHashable) -> (items: [DisplayItem], size: CGSize)?
  ) {
    self.size = size
    self.environment = environment
    self.measurer = measurer
    self.pixelScale = pixelScale
    self.symbols = symbols
  }

  /// An empty one for a layer.
  func layer() -> CanvasDrawing {
    CanvasDrawing(
      size: size, environment: environment, measurer: measurer, pixelScale: pixelScale, symbols: symbols)
  }
}

extension CGAffineTransform {
  var drawn: Transform {
    Transform(a: Double(a), b: Double(b), c: Double(c), d: Double(d), tx: Double(tx), ty: Double(ty))
  }
}
