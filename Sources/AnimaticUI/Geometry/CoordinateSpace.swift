/// A system of coordinates: the stage's, the view's own, or that of a view with a name.
public enum CoordinateSpace: Hashable {
  case global
  case local
  case named(AnyHashable)

  public var isGlobal: Bool { self == .global }
  public var isLocal: Bool { self == .local }
}

/// A type that stands for a system of coordinates.
public protocol CoordinateSpaceProtocol {
  var coordinateSpace: CoordinateSpace { get }
}

/// The stage's coordinates.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  public init() {}
  public var coordinateSpace: CoordinateSpace { .global }
}

/// The view's own coordinates.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  public init() {}
  public var coordinateSpace: CoordinateSpace { .local }
}

/// The coordinates of the nearest view around that has the name; the stage's where none has it.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
  let name: AnyHashable
  public var coordinateSpace: CoordinateSpace { .named(name) }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// The window of the nearest scroll view; nothing scrolls here, so the stage's coordinates stand for them.
  public static var scrollView: NamedCoordinateSpace { NamedCoordinateSpace(name: "scroll view") }
  public static func scrollView(axis: Axis) -> NamedCoordinateSpace { scrollView }
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(name))
  }
}

/// Gives a view's coordinates a name.
public struct _CoordinateSpaceModifier: Equatable {
  let name: AnyHashable
}

extension _CoordinateSpaceModifier: ElementModifier {
  public typealias Body = Never
  package func makeElement(_ node: _ViewNode, child: ElementItem) -> ModifierElement<Self> {
    NamedSpaceElement(self, node, child: child)
  }
}

private final class NamedSpaceElement: ModifierElement<_CoordinateSpaceModifier> {}

extension Element {
  /// The nearest element at or above this one whose coordinates have the name.
  package final func space(named name: AnyHashable) -> Element? {
    var here: Element? = self
    while let element = here {
      if (element as? NamedSpaceElement)?.modifier.name == name { return element }
      here = element.parent
    }
    return nil
  }

  /// A point of the stage, at presented positions, in a system of coordinates seen from this element.
  package final func convert(_ point: CGPoint, to space: CoordinateSpace, at time: Double) -> CGPoint {
    let element: Element?
    switch space {
    case .global: element = nil
    case .local: element = self
    case .named(let name): element = self.space(named: name)
    }
    guard let element, let inverse = element.stageTransform(at: time).inverse else { return point }
    let inside = inverse.apply(point)
    return CGPoint(x: inside.x - element.bounds.minX, y: inside.y - element.bounds.minY)
  }
}

extension View {
  /// Names the view's coordinates, for gestures and geometry readers in it.
  nonisolated public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    modifier(_CoordinateSpaceModifier(name: name.name))
  }

  nonisolated public func coordinateSpace<T: Hashable>(name: T) -> some View {
    modifier(_CoordinateSpaceModifier(name: AnyHashable(name)))
  }
}
