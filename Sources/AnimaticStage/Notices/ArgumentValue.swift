import AnimaticNotices
import AnimaticUI

/// A parameter of a notice, as far as players look at it. The resolver has checked its type before.
enum ArgumentValue {
  /// The transitions that a scenario can name.
  enum Transition: Equatable {
    case opacity, identity, slide, scale
    case move(Edge)
    case push(Edge)
    case scaleTo(Double)
    case offset(Double, Double)
    indirect case combined(Transition, Transition)
    indirect case asymmetric(insertion: Transition, removal: Transition)

    var anyTransition: AnyTransition {
      switch self {
      case .opacity: return .opacity
      case .identity: return .identity
      case .slide: return .slide
      case .scale: return .scale
      case .move(let edge): return .move(edge: edge)
      case .push(let edge): return .push(from: edge)
      case .scaleTo(let factor): return .scale(scale: factor)
      case .offset(let x, let y): return .offset(x: x, y: y)
      case .combined(let a, let b): return a.anyTransition.combined(with: b.anyTransition)
      case .asymmetric(let insertion, let removal):
        return .asymmetric(insertion: insertion.anyTransition, removal: removal.anyTransition)
      }
    }

    /// The edge that it moves along, if it does.
    var edge: Edge? {
      switch self {
      case .move(let edge), .push(let edge): return edge
      case .combined(let a, let b): return a.edge ?? b.edge
      case .asymmetric(let insertion, _): return insertion.edge
      default: return nil
      }
    }
  }

  case string(String)
  case number(Double)
  case bool(Bool)
  case color(Color)
  case transition(Transition)
  /// A word after a dot, such as `.long` or `.corrected`.
  case word(String)

  var text: String {
    switch self {
    case .string(let text), .word(let text): return text
    case .number(let value): return Printing.number(value)
    default: return ""
    }
  }
  var seconds: Double { if case .number(let value) = self { value } else { 0 } }
  var flag: Bool { if case .bool(let value) = self { value } else { false } }
  var color: Color { if case .color(let value) = self { value } else { .clear } }
  var transition: Transition { if case .transition(let value) = self { value } else { .opacity } }
  var timers: NoticeTimers { NoticeTimers(rawValue: text) ?? .asWritten }
  var isShort: Bool { text == "short" }
}
