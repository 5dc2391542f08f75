import AnimaticDrawing

/// A decoded picture that covers its frame, keeping its aspect ratio.
package struct PictureView: Equatable {
  let source: ImageSource
  package init(source: ImageSource) { self.source = source }
}

extension PictureView: View {
  package typealias Body = Never

  nonisolated package static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode {
    LeafNode(view, inputs) {
      PictureElement($0, view.source)
    } update: {
      $1.source = $0.source
    }
  }
}

private final class PictureElement: Element {
  var source: ImageSource

  init(_ node: _ViewNode, _ source: ImageSource) {
    self.source = source
    super.init(node)
  }

  override var ownsFrame: Bool { true }
  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
  override func ownAlpha(at time: Double) -> Double? { 1 }
  override var isOpaqueWhole: Bool { true }
  override func containsHit(_ point: CGPoint, at time: Double) -> Bool {
    presentedFrame(at: time).contains(point)
  }

  override func draw(_ context: DrawContext) -> [DisplayItem] {
    let frame = presentedFrame(at: context.time)
    let (w, h) = (CGFloat(source.bitmap.width), CGFloat(source.bitmap.height))
    let factor = max(frame.width / w, frame.height / h)
    let size = CGSize(width: w * factor, height: h * factor)
    let covering = CGRect(
      x: frame.midX - size.width / 2, y: frame.midY - size.height / 2, width: size.width,
      height: size.height)
    let picture = DisplayContent([.image(source, frame: covering)])
    return context.leaf([.group(DisplayGroup(clip: .rectangle(frame), content: picture))], self)
  }
}
