/// What is looked for among the things that are drawn.
package enum DrawnName: Equatable {
  case notice(String)
  case text(String)
  case identifier(String)

  /// A text or an identifier is `element` and all that is in it; a notice's parts tell of it themselves.
  func begins(at element: Element) -> Bool {
    switch self {
    case .notice: return false
    case .text(let text): return element.visibleText == text
    case .identifier(let identifier): return element.identifier == identifier
    }
  }
}
