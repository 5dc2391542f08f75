import AnimaticDrawing

/// A view whose content depends on the size that it gets.
public struct GeometryReader<Content> {
  package let content: (GeometryProxy) -> Content
}

extension GeometryReader: View where Content: View {
  nonisolated public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }

  public typealias Body = Never

  nonisolated public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode {
    GeometryReaderNode<Content>(view, inputs)
  }
}

/// Size and place of a geometry reader.
public struct GeometryProxy {
  /// Points.
  public let size: CGSize
  package let global: CGRect
  package let safeRect: CGRect
  package let stageSize: CGSize
  /// Where the coordinates with a name begin on the stage.
  package let origin: (AnyHashable) -> CGPoint

  /// How far the safe area reaches into the view.
  public var safeAreaInsets: EdgeInsets {
    EdgeInsets(
      top: global.minY <= safeRect.minY + 0.01 ? safeRect.minY : 0, leading: 0,
      bottom: global.maxY >= safeRect.maxY - 0.01 ? stageSize.height - safeRect.maxY : 0, trailing: 0)
  }

  /// The view's frame in a system of coordinates, points; layout's places, without offsets and other effects.
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: coordinateSpace.coordinateSpace)
  }

  @_disfavoredOverload
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    switch coordinateSpace {
    case .local: return CGRect(origin: .zero, size: size)
    case .global: return global
    case .named(let name):
      let origin = origin(name)
      return global.offsetBy(dx: -origin.x, dy: -origin.y)
    }
  }
}

package final class GeometryReaderNode<Content: View>: TypedNode<GeometryReader<Content>> {
  private var child: TypedNode<Content>?
  private var element: GeometryElement!
  private var proxy: GeometryProxy?

  package override init(_ view: GeometryReader<Content>, _ inputs: _NodeInputs) {
    super.init(view, inputs)
    element = GeometryElement(self) { [unowned self] in fill($0) }
  }

  package override var childNodes: [_ViewNode] { child.map { [$0] } ?? [] }

  /// Evaluates the content for a size and hands up its elements; called during layout.
  private func fill(_ proxy: GeometryProxy) -> [ElementItem] {
    if child == nil || self.proxy?.size != proxy.size || self.proxy?.global != proxy.global {
      self.proxy = proxy
      evaluate(proxy)
    }
    var items: [ElementItem] = []
    child?.collect(Traits(), into: &items)
    return items
  }

  private func evaluate(_ proxy: GeometryProxy) {
    let content = EvaluationContext.with(self) { view.content(proxy) }
    if let child {
      child.set(content, environment: environment)
    } else {
      child = content.makeNode(inputs())
    }
  }

  package override func reevaluate() { if let proxy { evaluate(proxy) } }

  package override func changed(from old: GeometryReader<Content>, view: Bool, environment: Bool) {
    if let proxy { evaluate(proxy) }
  }

  package override func collect(_ traits: Traits, into items: inout [ElementItem]) {
    items.append(ElementItem(element: element, traits: traits))
  }
}

/// Takes all that is proposed and places its content at the top of the leading edge.
package final class GeometryElement: Element {
  private let fill: (GeometryProxy) -> [ElementItem]
  private var all: [ElementItem] = []

  init(_ node: _ViewNode, fill: @escaping (GeometryProxy) -> [ElementItem]) {
    self.fill = fill
    super.init(node)
  }

  package override var items: [ElementItem] { all }

  package override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  package override func placeItems() {
    let root = graph.rootElement
    all = fill(
      GeometryProxy(
        size: bounds.size, global: bounds, safeRect: root.safeRect, stageSize: root.size,
        origin: { [weak self] in self?.space(named: $0)?.bounds.origin ?? .zero }))
    for item in all {
      item.element.parent = self
      if item.isLeaving {
        item.element.keepPlace()
      } else {
        let inside = ProposedViewSize(bounds.size)
        let size = item.element.size(inside)
        let isMirrored = node.environment.layoutDirection == .rightToLeft
        let x = isMirrored ? bounds.maxX - size.width : bounds.minX
        item.element.place(at: CGPoint(x: x, y: bounds.minY), size, inside)
      }
    }
  }
}
