import AnimaticDrawing

/// What parts of the safe area a modifier speaks of.
public struct SafeAreaRegions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let container = SafeAreaRegions(rawValue: 1)
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  public static let all: SafeAreaRegions = [.container, .keyboard]
}

package enum SafeArea {
  /// `frame` grown to the stage's edges on those of `edges` where `place` touches the safe area's edge.
  ///
  /// At the lower edge the regions lie one in the other: first the keyboard, then what bars take.
  static func extend(
    _ frame: CGRect, touching place: CGRect, edges: Edge.Set, regions: SafeAreaRegions = .all,
    _ root: RootElement
  ) -> CGRect {
    let safe = root.safeRect
    let near: CGFloat = 0.01
    let bars = regions.contains(.container) ? edges : []
    var (left, top, right, bottom) = (frame.minX, frame.minY, frame.maxX, frame.maxY)
    if bars.contains(.leading), abs(place.minX - safe.minX) < near { left -= safe.minX }
    if bars.contains(.top), abs(place.minY - safe.minY) < near { top -= safe.minY }
    if bars.contains(.trailing), abs(place.maxX - safe.maxX) < near { right += root.size.width - safe.maxX }
    if edges.contains(.bottom) {
      let container = root.containerRect.maxY
      var edge = place.maxY
      if regions.contains(.keyboard), abs(edge - safe.maxY) < near { edge = container }
      if regions.contains(.container), abs(edge - container) < near { edge = root.size.height }
      bottom += edge - place.maxY
    }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}

/// Lets a view reach into the safe area.
public struct _SafeAreaIgnoringLayout: Equatable {
  var regions: SafeAreaRegions
  var edges: Edge.Set
}

extension _SafeAreaIgnoringLayout: ElementModifier {
  public typealias Body = Never
  package func makeElement(_ node: _ViewNode, child: ElementItem) -> ModifierElement<Self> {
    SafeAreaIgnoringElement(self, node, child: child)
  }
}

private final class SafeAreaIgnoringElement: ModifierElement<_SafeAreaIgnoringLayout> {
  /// Its own size stays that of the smaller proposal.
  override func measure(_ proposal: ProposedViewSize) -> CGSize { inner.size(proposal) }

  override func placeItems() {
    // What it was offered, not what it took, decides whether it touches an edge.
    let offered = CGSize(width: proposal.width ?? bounds.width, height: proposal.height ?? bounds.height)
    let place = CGRect(
      x: bounds.midX - offered.width / 2, y: bounds.midY - offered.height / 2, width: offered.width,
      height: offered.height)
    let larger = SafeArea.extend(
      place, touching: place, edges: modifier.edges, regions: modifier.regions, graph.rootElement)
    let inside = ProposedViewSize(larger.size)
    let size = inner.size(inside)
    inner.place(
      at: CGPoint(x: larger.midX - size.width / 2, y: larger.midY - size.height / 2), size, inside)
  }
}

extension View {
  /// Lets the view reach into the safe area where it touches it; `.keyboard` is what the keyboard covers.
  nonisolated public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View {
    modifier(_SafeAreaIgnoringLayout(regions: regions, edges: edges))
  }

  nonisolated public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
    ignoresSafeArea(edges: edges)
  }
}
