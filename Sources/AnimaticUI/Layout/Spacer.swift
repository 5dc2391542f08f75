import AnimaticDrawing

/// Flexible space along the axis of the stack that it stands in.
public struct Spacer {
  /// Points; nil for the system's spacing of 8.
  public var minLength: CGFloat?

  nonisolated public init(minLength: CGFloat? = nil) { self.minLength = minLength }
}

extension Spacer: View {
  public typealias Body = Never

  nonisolated public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode {
    LeafNode(view, inputs) {
      SpacerElement($0)
    } update: {
      $1.minLength = $0.minLength
    }
  }
}

package final class SpacerElement: Element {
  var minLength: CGFloat?

  /// The axis of the stack above, through modifiers; nil outside a stack: both.
  private var axis: Axis? {
    var above = parent
    while let element = above {
      if let axis = element.stackAxis { return axis }
      guard element is UnaryElement else { return nil }
      above = element.parent
    }
    return nil
  }

  package override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let least = minLength ?? CGFloat(Spacing.fallback)
    let axis = self.axis
    return CGSize(
      width: axis == .vertical ? 0 : max(least, proposal.width ?? least),
      height: axis == .horizontal ? 0 : max(least, proposal.height ?? least))
  }

  package override func spacing() -> Spacing {
    switch axis {
    case .horizontal: return Spacing(leading: [.any: 0], trailing: [.any: 0])
    case .vertical: return Spacing(top: [.any: 0], bottom: [.any: 0])
    case nil: return .zero
    }
  }
}

/// A line of one device pixel between rows or columns.
public struct Divider {
  nonisolated public init() {}
}

extension Divider: View {
  public typealias Body = Never

  nonisolated public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode {
    LeafNode(view, inputs) {
      DividerElement($0)
    } update: { _, _ in
    }
  }
}

final class DividerElement: Element {
  override var ownsFrame: Bool { true }

  private var isVertical: Bool {
    var above = parent
    while let element = above {
      if let axis = element.stackAxis { return axis == .horizontal }
      above = element.parent
    }
    return false
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let pixel = CGFloat(1 / graph.pixelScale)
    return isVertical
      ? CGSize(width: pixel, height: proposal.height ?? 10)
      : CGSize(width: proposal.width ?? 10, height: pixel)
  }

  override func ownAlpha(at time: Double) -> Double? {
    Color.separator.resolved(in: node.environment).alpha
  }

  override func draw(_ context: DrawContext) -> [DisplayItem] {
    let color = Color.separator.resolved(in: node.environment)
    return context.leaf(
      [.fill(.rectangle(presentedFrame(at: context.time)), .color(color))], self)
  }
}
