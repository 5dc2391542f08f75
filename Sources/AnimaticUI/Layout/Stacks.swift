/// Arranges views in a row.
public struct HStack<Content> {
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content
}

extension HStack: View where Content: View {
  /// `spacing` in points; nil for the distance that neighbours prefer.
  nonisolated public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(alignment: alignment, spacing: spacing, content: content())
  }

  public typealias Body = Never

  nonisolated public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode {
    StackNode(view, inputs) {
      $0.content.node(below: $1, $2)
    } element: {
      StackElement($0, axis: .horizontal, alignment: view.alignment.key, spacing: view.spacing)
    }
  }
}

extension HStack: StackDescribing {
  var alignmentKey: AlignmentKey { alignment.key }
  var fixedSpacing: CGFloat? { spacing }
}

/// Arranges views in a column.
public struct VStack<Content> {
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content
}

extension VStack: View where Content: View {
  /// `spacing` in points; nil for the distance that neighbours prefer.
  nonisolated public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(alignment: alignment, spacing: spacing, content: content())
  }

  public typealias Body = Never

  nonisolated public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode {
    StackNode(view, inputs) {
      $0.content.node(below: $1, $2)
    } element: {
      StackElement($0, axis: .vertical, alignment: mirrored(view.alignment.key, $0), spacing: view.spacing)
    }
  }
}

extension VStack: StackDescribing {
  var alignmentKey: AlignmentKey { alignment.key }
  var fixedSpacing: CGFloat? { spacing }
}

private func mirrored(_ key: AlignmentKey, _ node: _ViewNode) -> AlignmentKey {
  guard node.environment.layoutDirection == .rightToLeft else { return key }
  switch key {
  case .leading: return .trailing
  case .trailing: return .leading
  default: return key
  }
}

/// A lazy stack is laid out like a plain one: notices are short.
public typealias LazyVStack = VStack
/// A lazy row is laid out like a plain one.
public typealias LazyHStack = HStack

private protocol StackDescribing {
  var alignmentKey: AlignmentKey { get }
  var fixedSpacing: CGFloat? { get }
}

private final class StackNode<V>: ContainerNode<V> {
  override func update(_ element: ContainerElement) {
    guard let stack = element as? StackElement, let view = view as? any StackDescribing else { return }
    stack.alignment = mirrored(view.alignmentKey, self)
    stack.fixedSpacing = view.fixedSpacing
  }
}

/// Lays views over one another.
public struct ZStack<Content> {
  let alignment: Alignment
  let content: Content
}

extension ZStack: View where Content: View {
  nonisolated public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.init(alignment: alignment, content: content())
  }

  public typealias Body = Never

  nonisolated public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode {
    ZStackNode(view, inputs) {
      $0.content.node(below: $1, $2)
    } element: {
      LayeredElement($0, alignment: view.alignment)
    }
  }
}

private final class ZStackNode<Content: View>: ContainerNode<ZStack<Content>> {
  override func update(_ element: ContainerElement) {
    (element as? LayeredElement)?.alignment = view.alignment
  }
}

/// The element of a ZStack, and of whatever else lays several elements over one another.
package final class LayeredElement: ContainerElement {
  package var alignment: Alignment

  package init(_ node: _ViewNode, alignment: Alignment) {
    self.alignment = alignment
    super.init(node)
  }

  private var effective: Alignment {
    alignment.mirrored(node.environment.layoutDirection == .rightToLeft)
  }

  /// Only elements of the highest priority decide the size.
  private var deciding: [ElementItem] {
    let top = live.map { $0.traits.layoutPriority ?? 0 }.max() ?? 0
    return live.filter { ($0.traits.layoutPriority ?? 0) == top }
  }

  private func extents(
    _ items: [ElementItem], _ proposal: ProposedViewSize
  ) -> (left: CGFloat, right: CGFloat, up: CGFloat, down: CGFloat) {
    let alignment = effective
    var (left, right, up, down): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    for (i, item) in items.enumerated() {
      let size = item.element.size(proposal)
      let x = item.element.guide(alignment.horizontal.key, in: size)
      let y = item.element.guide(alignment.vertical.key, in: size)
      (left, right) = i == 0 ? (x, size.width - x) : (max(left, x), max(right, size.width - x))
      (up, down) = i == 0 ? (y, size.height - y) : (max(up, y), max(down, size.height - y))
    }
    return (left, right, up, down)
  }

  package override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let e = extents(deciding, proposal)
    return CGSize(width: e.left + e.right, height: e.up + e.down)
  }

  package override func placeItems() {
    let alignment = effective
    let e = extents(deciding, proposal)
    for item in live {
      let size = item.element.size(proposal)
      let origin = CGPoint(
        x: bounds.minX + e.left - item.element.guide(alignment.horizontal.key, in: size),
        y: bounds.minY + e.up - item.element.guide(alignment.vertical.key, in: size))
      item.element.place(at: origin, size, proposal)
    }
    keepLeavingInPlace()
  }

  package override func spacing() -> Spacing {
    live.isEmpty
      ? .zero
      : live.reduce(Spacing()) { result, item in
        let spacing = item.element.spacing()
        return Spacing(
          top: Spacing.union(result.top, spacing.top), bottom: Spacing.union(result.bottom, spacing.bottom),
          leading: Spacing.union(result.leading, spacing.leading),
          trailing: Spacing.union(result.trailing, spacing.trailing))
      }
  }

  package override func explicitGuide(_ key: AlignmentKey, in size: CGSize) -> CGFloat? {
    guard key == .firstTextBaseline || key == .lastTextBaseline else { return nil }
    let proposal = isPlaced ? self.proposal : ProposedViewSize(size)
    let e = extents(deciding, proposal)
    let values = live.compactMap { item -> CGFloat? in
      let itemSize = item.element.size(proposal)
      return item.element.explicitGuide(key, in: itemSize).map {
        $0 + e.up - item.element.guide(effective.vertical.key, in: itemSize)
      }
    }
    return key == .firstTextBaseline ? values.min() : values.max()
  }
}
