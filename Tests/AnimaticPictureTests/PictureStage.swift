import AnimaticCairo
import AnimaticDrawing
import AnimaticTime
import AnimaticUI

/// A view at rest, laid out and drawn with the fonts and the rasterizer that the tool uses.
final class PictureStage {
  let scale: Int
  let bitmap: Bitmap
  private let host: ViewHost

  /// - Parameters:
  ///   - width: Points, as is `height`.
  ///   - palette: The generation of system colours.
  init(
    width: Double, height: Double, scale: Int, dark: Bool = false, palette: SystemPalette = .iOS13,
    textSize: DynamicTypeSize = .large, direction: LayoutDirection = .leftToRight, background: Color = .white,
    @ViewBuilder _ view: () -> some View
  ) throws {
    self.scale = scale
    let clock = VirtualClock()
    let graph = ViewGraph(clock: clock, measurer: try PangoTextMeasurer())
    var environment = EnvironmentValues()
    environment.displayScale = CGFloat(scale)
    environment.colorScheme = dark ? .dark : .light
    environment.systemPalette = palette
    environment.dynamicTypeSize = textSize
    environment.layoutDirection = direction
    let host = ViewHost(
      AnyView(view()), size: CGSize(width: width, height: height), safeArea: EdgeInsets(),
      environment: environment, background: background, graph: graph)
    self.host = host
    clock.endOfTurn = { [unowned graph] in try graph.flush() }
    let list = try PlayLock.with {
      try VirtualTime.withSimulation(clock) { try host.start() }
      return host.displayList()
    }
    bitmap = try CairoRasterizer(scale: scale).draw(list)
  }

  /// The layout box of a text, points.
  func frame(_ text: String) -> CGRect? { host.probes(text: text).first?.frame }

  /// The layout box of a view with an accessibility identifier, points.
  func frame(id: String) -> CGRect? { host.probes(identifier: id).first?.frame }

  var pixels: Pixels { Pixels(bitmap: bitmap) }
}
