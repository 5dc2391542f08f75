/// Content that may be larger than its window. It stands at its beginning: fingers do not scroll it here.
public struct ScrollView<Content: View>: View {
  let axes: Axis.Set
  let content: Content

  nonisolated public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.content = content()
  }

  public var body: some View {
    // In the direction of scrolling the content gets its ideal length, across it the window's.
    _ScrollWindow(axes: axes, content: _ScrollColumn(axes: axes, content: content)).clipped()
  }
}

/// The views of a scroll view one after the other in its direction.
struct _ScrollColumn<Content: View>: View {
  let axes: Axis.Set
  let content: Content

  nonisolated init(axes: Axis.Set, content: Content) {
    self.axes = axes
    self.content = content
  }

  var body: some View {
    if axes.contains(.vertical) { VStack { content } } else { HStack { content } }
  }
}

struct _ScrollWindow<Content: View> {
  let axes: Axis.Set
  let content: Content
}

extension _ScrollWindow: View {
  typealias Body = Never
  nonisolated static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode {
    ContainerNode(view, inputs) {
      $0.content.node(below: $1, $2)
    } element: {
      ScrollElement($0, axes: view.axes)
    }
  }
}

private final class ScrollElement: ContainerElement {
  private let axes: Axis.Set

  init(_ node: _ViewNode, axes: Axis.Set) {
    self.axes = axes
    super.init(node)
  }

  private func inside(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : proposal.width,
      height: axes.contains(.vertical) ? nil : proposal.height)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let content = live.first?.element.size(inside(proposal)) ?? .zero
    return CGSize(
      width: axes.contains(.horizontal) ? proposal.width ?? content.width : content.width,
      height: axes.contains(.vertical) ? proposal.height ?? content.height : content.height)
  }

  override func placeItems() {
    let isMirrored = node.environment.layoutDirection == .rightToLeft
    for item in live {
      let inside = inside(ProposedViewSize(bounds.size))
      let size = item.element.size(inside)
      let across = bounds.minX + (bounds.width - size.width) / 2
      let start = isMirrored ? bounds.maxX - size.width : bounds.minX
      item.element.place(
        at: CGPoint(
          x: axes.contains(.horizontal) ? start : across,
          y: axes.contains(.vertical) ? bounds.minY : bounds.midY - size.height / 2),
        size, inside)
    }
    keepLeavingInPlace()
  }
}

/// Gives a way to scroll to a view; nothing scrolls here.
public struct ScrollViewReader<Content: View>: View {
  let content: (ScrollViewProxy) -> Content
  nonisolated public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }
  public var body: some View { content(ScrollViewProxy()) }
}

/// Scrolls to a view; nothing scrolls here.
public struct ScrollViewProxy {
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {}
}
