import AnimaticDrawing

/// Cross-fades the contents of one text or symbol.
///
/// Contents are numbered; an animated number runs to that of the newest. Between two numbers both contents show,
/// by the distance to each. A change in the middle of a fade runs on through the content in between.
package final class ContentFade<Content> {
  private let number: Attribute<Double>
  private unowned let element: Element
  private var newest = 0
  /// Contents that still may show, by number.
  private var older: [Int: Content] = [:]
  private enum Change {
    case fade(from: Content)
    case swap
  }
  /// Made since the last commit.
  private var change: Change?

  init(_ element: Element) {
    self.element = element
    number = Attribute("content", element)
    number.snap(to: 0)
  }

  /// The content will be another one, with a fade from `content`; nil: at once.
  func willChange(from content: Content?) {
    switch (change, content) {
    case (.fade, .some): break  // What was on stage last is what fades.
    case (_, let content?): change = .fade(from: content)
    case (_, nil): change = .swap
    }
  }

  func commit(_ context: CommitContext) {
    if !number.isRunning { older = [:] }
    guard let change else { return }
    self.change = nil
    newest += 1
    if case .fade(let content) = change, element.node.transaction.animation != nil {
      older[newest - 1] = content
      number.commit(Double(newest), context)
    } else {
      older = [:]
      number.snap(to: Double(newest), context.graph)
    }
  }

  /// The older contents that show at `time`, and how much of the newest does; 0…1.
  func mixture(at time: Double) -> (older: [(content: Content, weight: Double)], newest: Double) {
    guard !older.isEmpty else { return ([], 1) }
    let position = max(Double(newest - older.count), number.presented(at: time, or: Double(newest)))
    guard position < Double(newest) else { return ([], 1) }
    let lower = Int(position.rounded(.down))
    let share = position - Double(lower)
    var shown: [(Content, Double)] = []
    if let content = older[lower], share < 1 { shown.append((content, 1 - share)) }
    if lower + 1 == newest { return (shown, share) }
    if let content = older[lower + 1], share > 0 { shown.append((content, share)) }
    return (shown, 0)
  }

  /// What is drawn at `time`: each content through its weight.
  func items(
    at time: Double, newest: [DisplayItem], older draw: (Content) -> [DisplayItem]
  ) -> [DisplayItem] {
    let mixture = mixture(at: time)
    func faded(_ items: [DisplayItem], _ weight: Double) -> [DisplayItem] {
      if weight >= 1 || items.isEmpty { return items }
      return weight <= 0 ? [] : [.group(DisplayGroup(opacity: weight, content: DisplayContent(items)))]
    }
    return mixture.older.flatMap { faded(draw($0.content), $0.weight) } + faded(newest, mixture.newest)
  }
}
