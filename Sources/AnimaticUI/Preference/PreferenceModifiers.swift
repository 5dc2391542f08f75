/// Hands a value up.
public struct _PreferenceWritingModifier<K: PreferenceKey> {
  let value: K.Value
}

extension _PreferenceWritingModifier: ViewModifier {
  public typealias Body = Never
  nonisolated public static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
  ) -> _ViewNode { PreferenceWritingNode<C, K>(view, inputs) }
}

private final class PreferenceWritingNode<C: View, K: PreferenceKey>:
  ContentNode<C, _PreferenceWritingModifier<K>>, PreferenceWriting
{
  func preference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
    Key.self == K.self ? view.modifier.value as? Key.Value : nil
  }
}

/// Changes what is handed up.
public struct _PreferenceTransformModifier<K: PreferenceKey> {
  let transform: (inout K.Value) -> Void
}

extension _PreferenceTransformModifier: ViewModifier {
  public typealias Body = Never
  nonisolated public static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
  ) -> _ViewNode { PreferenceTransformNode<C, K>(view, inputs) }
}

private final class PreferenceTransformNode<C: View, K: PreferenceKey>:
  ContentNode<C, _PreferenceTransformModifier<K>>, PreferenceWriting
{
  func preference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
    guard Key.self == K.self else { return nil }
    var value = preferencesBelow(K.self) ?? K.defaultValue
    view.modifier.transform(&value)
    return value as? Key.Value
  }
}

/// Acts when what is handed up has changed.
public struct _PreferenceActionModifier<K: PreferenceKey> where K.Value: Equatable {
  let action: (K.Value) -> Void
}

extension _PreferenceActionModifier: ViewModifier {
  public typealias Body = Never
  nonisolated public static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
  ) -> _ViewNode { PreferenceActionNode<C, K>(view, inputs) }
}

private final class PreferenceActionNode<C: View, K: PreferenceKey>:
  ContentNode<C, _PreferenceActionModifier<K>>, PreferenceReading
where K.Value: Equatable {
  private var last: K.Value?

  override func didMakeContent() { graph.preferenceReaders.append(WeakReader(node: self)) }

  func readPreferences() {
    let value = preferencesBelow(K.self) ?? K.defaultValue
    guard last != value else { return }
    last = value
    graph.enqueueAction(owner: owner) { [weak self] in self?.view.modifier.action(value) }
  }
}

/// Lays a view that depends on what is handed up over or under the content.
public struct _PreferenceLayerModifier<K: PreferenceKey, Layer> {
  let layer: (K.Value) -> Layer
  let alignment: Alignment
  let isBackground: Bool
}

extension _PreferenceLayerModifier: ViewModifier where Layer: View {
  public typealias Body = Never
  nonisolated public static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
  ) -> _ViewNode { PreferenceLayerNode<C, K, Layer>(view, inputs) }
}

private final class PreferenceLayerNode<C: View, K: PreferenceKey, L: View>:
  ContentNode<C, _PreferenceLayerModifier<K, L>>, PreferenceReading
{
  private var layer: TypedNode<L>?
  private var element: OverlaidElement!
  private var last: K.Value?

  override func didMakeContent() {
    element = OverlaidElement(self)
    graph.preferenceReaders.append(WeakReader(node: self))
  }

  override var childNodes: [_ViewNode] { super.childNodes + (layer.map { [$0] } ?? []) }

  private func evaluate(_ value: K.Value) {
    let built = EvaluationContext.with(self) { view.modifier.layer(value) }
    if let layer {
      layer.set(built, environment: environment)
    } else {
      layer = built.makeNode(inputs(slot: "layer"))
    }
  }

  func readPreferences() {
    let value = content.preferences(K.self) ?? K.defaultValue
    if let last, ViewComparison.areEqual(last, value) { return }
    last = value
    graph.markDirty(self)
  }

  override func reevaluate() { if let last { evaluate(last) } }
  override func contentUpdated(from old: _PreferenceLayerModifier<K, L>) { if let last { evaluate(last) } }

  override func collect(_ traits: Traits, into items: inout [ElementItem]) {
    var primary: [ElementItem] = []
    content.collect(traits, into: &primary)
    guard let first = primary.first else { return }
    var secondary: [ElementItem] = []
    layer?.collect(Traits(), into: &secondary)
    element.isBackground = view.modifier.isBackground
    element.alignment = view.modifier.alignment
    element.setItems(primary: primary, secondary: secondary)
    items.append(
      ElementItem(
        element: element, traits: first.traits, slot: primary.allSatisfy(\.isLeaving) ? first.slot : nil))
  }
}

extension View {
  /// Hands `value` up to the views around this one, instead of what is in it.
  nonisolated public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
    modifier(_PreferenceWritingModifier<K>(value: value))
  }

  /// Changes what this view hands up.
  nonisolated public func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View {
    modifier(_PreferenceTransformModifier<K>(transform: callback))
  }

  /// Runs `action` with the first value and with each that differs from the one before, after the layout that
  /// brought it; what it writes is shown in the same frame.
  nonisolated public func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    modifier(_PreferenceActionModifier<K>(action: action))
  }

  /// Lays a view made from what this one hands up over it.
  nonisolated public func overlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(_PreferenceLayerModifier<K, V>(layer: transform, alignment: alignment, isBackground: false))
  }

  /// Lays a view made from what this one hands up under it.
  nonisolated public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(_PreferenceLayerModifier<K, V>(layer: transform, alignment: alignment, isBackground: true))
  }
}
