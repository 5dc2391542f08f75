/// Names the notice that everything in a view belongs to, so that the stage can ask for its values.
package struct NoticeMarker {
  package let name: String
  package init(name: String) { self.name = name }
}

extension NoticeMarker: ViewModifier {
  package typealias Body = Never
  nonisolated package static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
  ) -> _ViewNode { NoticeMarkerNode<C>(view, inputs) }
}

/// Marks what a notice is laid over: that belongs to whatever is further out.
package struct ContentMarker {
  package init() {}
}

extension ContentMarker: ViewModifier {
  package typealias Body = Never
  nonisolated package static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
  ) -> _ViewNode { ContentMarkerNode<C>(view, inputs) }
}

/// A node that remembers which elements came out of it.
package class MarkingNode<C: View, M>: ContentNode<C, M> {
  package private(set) var elements: [Element] = []

  package override var handsOn: Bool { true }

  package override func collect(_ traits: Traits, into items: inout [ElementItem]) {
    let start = items.count
    content.collect(traits, into: &items)
    elements = items[start...].map(\.element)
  }
}

private final class NoticeMarkerNode<C: View>: MarkingNode<C, NoticeMarker>, NoticeNode {
  var ownerName: String { view.modifier.name }
  override func prepare() { graph.notices.append(self) }
  override var markedOwner: String? { ownerName }
  override func didLeave() { graph.notices.removeAll { $0 === self } }
}

private final class ContentMarkerNode<C: View>: MarkingNode<C, ContentMarker>, NoticeContentNode {
  /// The owner of what lies under a notice is the owner of the notice's surroundings.
  var ownerName: String {
    var node = parent
    while let here = node, !(here is any NoticeNode) { node = here.parent }
    return node?.parent?.owner ?? ""
  }
  override var isNoticeContent: Bool { true }
  override var markedOwner: String? { ownerName }
  override func prepare() { graph.noticeContents.append(self) }
  override func didLeave() { graph.noticeContents.removeAll { $0 === self } }
}

package protocol NoticeNode: OwnerMarking {
  /// The elements that the notice put into its surroundings, those it was laid over among them.
  var elements: [Element] { get }
}

package protocol NoticeContentNode: OwnerMarking {
  var elements: [Element] { get }
}
