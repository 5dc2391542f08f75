/// A place in a view, to be asked for in another view's coordinates: `proxy[anchor]`.
public struct Anchor<Value> {
  /// In the stage's coordinates.
  package let global: CGRect
  package let read: (CGRect) -> Value

  /// Which place.
  public struct Source {
    let place: (CGRect) -> CGRect
    let read: (CGRect) -> Value
  }
}

extension Anchor.Source where Value == CGRect {
  public static var bounds: Anchor<CGRect>.Source { .init(place: { $0 }, read: { $0 }) }
  public static func rect(_ rect: CGRect) -> Anchor<CGRect>.Source {
    .init(place: { rect.offsetBy(dx: $0.minX, dy: $0.minY) }, read: { $0 })
  }
}

extension Anchor.Source where Value == CGPoint {
  private static func at(_ x: CGFloat, _ y: CGFloat) -> Anchor<CGPoint>.Source {
    unitPoint(UnitPoint(x: x, y: y))
  }
  public static func unitPoint(_ point: UnitPoint) -> Anchor<CGPoint>.Source {
    .init(
      place: {
        CGRect(
          x: $0.minX + point.x * $0.width, y: $0.minY + point.y * $0.height, width: 0, height: 0)
      },
      read: { $0.origin })
  }
  public static func point(_ point: CGPoint) -> Anchor<CGPoint>.Source {
    .init(
      place: { CGRect(x: $0.minX + point.x, y: $0.minY + point.y, width: 0, height: 0) },
      read: { $0.origin })
  }
  public static var topLeading: Anchor<CGPoint>.Source { at(0, 0) }
  public static var top: Anchor<CGPoint>.Source { at(0.5, 0) }
  public static var topTrailing: Anchor<CGPoint>.Source { at(1, 0) }
  public static var leading: Anchor<CGPoint>.Source { at(0, 0.5) }
  public static var center: Anchor<CGPoint>.Source { at(0.5, 0.5) }
  public static var trailing: Anchor<CGPoint>.Source { at(1, 0.5) }
  public static var bottomLeading: Anchor<CGPoint>.Source { at(0, 1) }
  public static var bottom: Anchor<CGPoint>.Source { at(0.5, 1) }
  public static var bottomTrailing: Anchor<CGPoint>.Source { at(1, 1) }
}

extension Anchor: Equatable {
  public static func == (a: Anchor, b: Anchor) -> Bool { a.global == b.global }
}
extension Anchor: Hashable {
  public func hash(into hasher: inout Hasher) {
    hasher.combine(global.minX)
    hasher.combine(global.minY)
  }
}

extension GeometryProxy {
  /// The anchor's place in this view's coordinates; model values, as layout gave them.
  public subscript<T>(anchor: Anchor<T>) -> T {
    anchor.read(anchor.global.offsetBy(dx: -global.minX, dy: -global.minY))
  }
}

/// Hands up a place in the view.
public struct _AnchorWritingModifier<A, K: PreferenceKey> {
  let source: Anchor<A>.Source
  let transform: (inout K.Value, Anchor<A>) -> Void
  /// Starts from what is handed up from inside.
  let keepsInner: Bool
}

extension _AnchorWritingModifier: ViewModifier {
  public typealias Body = Never
  nonisolated public static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
  ) -> _ViewNode { AnchorWritingNode<C, A, K>(view, inputs) }
}

private final class AnchorWritingNode<C: View, A, K: PreferenceKey>:
  ContentNode<C, _AnchorWritingModifier<A, K>>, PreferenceWriting
{
  func preference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
    guard Key.self == K.self else { return nil }
    let modifier = view.modifier
    var value = (modifier.keepsInner ? preferencesBelow(K.self) : nil) ?? K.defaultValue
    if let bounds {
      modifier.transform(&value, Anchor(global: modifier.source.place(bounds), read: modifier.source.read))
    }
    return value as? Key.Value
  }

  private struct Place {
    weak var element: Element?
  }
  private var places: [Place] = []

  override func collect(_ traits: Traits, into items: inout [ElementItem]) {
    let first = items.count
    super.collect(traits, into: &items)
    places = items[first...].map { Place(element: $0.element) }
  }

  /// What the content takes, by layout.
  private var bounds: CGRect? {
    places.compactMap(\.element).filter(\.isPlaced).map(\.bounds).reduce(nil) { $0?.union($1) ?? $1 }
  }
}

extension View {
  /// Hands a place in this view up.
  nonisolated public func anchorPreference<A, K: PreferenceKey>(
    key: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View {
    modifier(
      _AnchorWritingModifier<A, K>(source: value, transform: { $0 = transform($1) }, keepsInner: false))
  }

  /// Adds a place in this view to what it hands up.
  nonisolated public func transformAnchorPreference<A, K: PreferenceKey>(
    key: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View {
    modifier(_AnchorWritingModifier<A, K>(source: value, transform: transform, keepsInner: true))
  }
}
