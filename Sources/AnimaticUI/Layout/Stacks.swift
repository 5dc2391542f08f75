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

  override func keepsElements(from old: V) -> Bool {
    guard let old = old as? any StackDescribing, let new = view as? any StackDescribing else { return false }
    return old.alignmentKey == new.alignmentKey && old.fixedSpacing == new.fixedSpacing
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

  override func keepsElements(from old: ZStack<Content>) -> Bool { old.alignment == view.alignment }
}
