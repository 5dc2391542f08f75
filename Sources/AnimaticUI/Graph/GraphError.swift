import AnimaticTime

/// A tree that can not be shown, or does not come to rest.
package enum GraphError: Error, Equatable, CustomStringConvertible {
  case endlessUpdate(view: String, at: Instant)
  /// A view asks for something that no view above has put in.
  case missing(String, view: String, at: Instant)

  package var description: String {
    switch self {
    case .endlessUpdate(let view, let at):
      return "\(view) keeps updating itself at \(at.seconds) s: each update causes another one. "
        + "Look for an onChange or onAppear that writes what it observes"
    case .missing(let what, let view, let at):
      return "\(view) can not be shown at \(at.seconds) s: no view above it has \(what). "
        + "Put the object in where the view is made, or further up"
    }
  }
}
