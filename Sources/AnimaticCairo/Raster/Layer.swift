/// A surface that shows `area` of the picture, in device pixels.
struct Layer {
  var surface: Surface
  var area: PixelRect
}
