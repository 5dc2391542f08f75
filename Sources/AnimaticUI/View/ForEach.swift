/// One view for each element of a collection, told apart by their ids.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  public var data: Data
  public var content: (Data.Element) -> Content
  package let id: (Data.Element) -> ID
}

extension ForEach where Content: View {
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content, id: { $0[keyPath: id] })
  }
}

extension ForEach where Content: View, Data.Element: Identifiable, ID == Data.Element.ID {
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data: data, content: content, id: { $0.id })
  }
}

extension ForEach where Content: View, Data == Range<Int>, ID == Int {
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data: data, content: content, id: { $0 })
  }
}

extension ForEach: View where Content: View {
  public typealias Body = Never

  nonisolated public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode {
    ForEachNode<Data, ID, Content>(view, inputs)
  }
}

private final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
  DynamicNode<ForEach<Data, ID, Content>>
{
  override func children() -> [Child] {
    view.data.map { element in
      let content = EvaluationContext.with(self) { view.content(element) }
      return Child(key: view.id(element), content) { [unowned self] in environment }
    }
  }

  override func reevaluate() { changed(from: view, view: true, environment: false) }
}
