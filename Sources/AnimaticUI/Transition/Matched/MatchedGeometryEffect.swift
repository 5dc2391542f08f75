import AnimaticDrawing

/// What a matched view takes over from its source.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Where it is.
  public static let position = Self(rawValue: 1)
  /// How large it is.
  public static let size = Self(rawValue: 2)
  /// Both.
  public static let frame: Self = [.position, .size]
}

/// The name under which views share their geometry.
package struct MatchedKey: Hashable {
  let id: AnyHashable
  let namespace: Namespace.ID
}

/// Puts a view where the source of its group is.
public struct _MatchedGeometryEffect: Equatable {
  let key: MatchedKey
  let properties: MatchedGeometryProperties
  let anchor: UnitPoint
  let isSource: Bool
}

extension _MatchedGeometryEffect: ElementModifier {
  public typealias Body = Never
  package func makeElement(_ node: _ViewNode, child: ElementItem) -> ModifierElement<Self> {
    node.graph.matchedGeometry.isInUse = true
    return MatchedElement(self, node, child: child)
  }
}

/// Takes its own place in layout, and puts what is in it where the group is.
package final class MatchedElement: ModifierElement<_MatchedGeometryEffect> {
  /// Where the source of the group is, and which point of it is matched.
  struct Place: Equatable {
    var frame: CGRect
    var anchor: UnitPoint
  }

  /// The group's place; nil: its own.
  private var followed: Place?
  /// The frame that the group has by it, as it is presented.
  private var shared: Attribute<FrameData>!
  /// It was on stage before.
  private(set) var hasCommitted = false

  override init(_ modifier: _MatchedGeometryEffect, _ node: _ViewNode, child: ElementItem) {
    super.init(modifier, node, child: child)
    shared = Attribute("matched", self, isGeometry: true)
  }

  package override var kind: String { "matched" }

  /// Its own place, which others follow while it is the source.
  var ownPlace: Place { Place(frame: bounds, anchor: modifier.anchor) }

  private var effective: CGRect { followed?.frame ?? bounds }

  /// Where the group is seen by way of this source.
  func presentedPlace(at time: Double) -> Place {
    Place(frame: shared.presented(at: time, or: FrameData(effective)).rect, anchor: modifier.anchor)
  }

  func follow(_ place: Place?) {
    guard place != followed else { return }
    followed = place
    placeItems()
  }

  package override func placeItems() {
    guard let followed else {
      inner.place(at: bounds.origin, bounds.size, proposal)
      return
    }
    let (properties, anchor) = (modifier.properties, modifier.anchor)
    let inside = properties.contains(.size) ? ProposedViewSize(followed.frame.size) : proposal
    let size = inner.size(inside)
    let (frame, at) = properties.contains(.position) ? (followed.frame, followed.anchor) : (bounds, anchor)
    inner.place(
      at: CGPoint(
        x: frame.minX + at.x * frame.width - anchor.x * size.width,
        y: frame.minY + at.y * frame.height - anchor.y * size.height), size, inside)
  }

  package override func commit(_ context: CommitContext) {
    hasCommitted = true
    shared.commit(FrameData(effective), context)
  }
}

extension View {
  /// Shares this view's geometry with others of the same `id` in `namespace`: those that are no source are laid
  /// out and drawn where the source is.
  ///
  /// Where a source leaves and another one enters in the same animated update, as with `if … else`, the one that
  /// enters starts at the place of the one that leaves; both move together to the new place and cross-fade.
  ///
  /// The view's own place in its container stays what it is without this modifier. A view that is to change its
  /// size must be able to: write fixed frames outside of (after) this modifier. Transforms such as `offset` and
  /// `scaleEffect` around a source are not taken over.
  ///
  /// - Parameters:
  ///   - properties: What is taken over: position, size, or both.
  ///   - anchor: Which point of this view stands for its position.
  ///   - isSource: Whether others follow this view. Of several sources on stage the first in order of writing
  ///     counts, with a warning in the trace.
  nonisolated public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View {
    modifier(
      _MatchedGeometryEffect(
        key: MatchedKey(id: id, namespace: namespace), properties: properties, anchor: anchor,
        isSource: isSource))
  }
}
