import AnimaticNotices
import AnimaticUI

// What players read out of a value; the resolver has checked its type before.
extension NoticeValue {
  var text: String {
    switch self {
    case .string(let text), .choice(let text): return text
    default: return ""
    }
  }

  /// Infinite for never.
  var seconds: Double {
    switch self {
    case .time(let span): return span.seconds
    case .never: return .infinity
    default: return 0
    }
  }

  var isTrue: Bool { self == .flag(true) }

  var uiColor: Color {
    if case .color(let color) = self { return color.uiColor }
    return .clear
  }

  var uiTransition: AnyTransition {
    if case .transition(let transition) = self { return transition.uiTransition }
    return .opacity
  }

  /// The edge that a transition moves along, if it does.
  var edge: Edge? {
    if case .transition(let transition) = self { return transition.edge }
    return nil
  }

  var noticeTimers: NoticeTimers { NoticeTimers(rawValue: text) ?? .asWritten }
}

extension NoticeTransition {
  var uiTransition: AnyTransition {
    switch self {
    case .identity: return .identity
    case .opacity: return .opacity
    case .slide: return .slide
    case .move(let edge): return .move(edge: edge.uiEdge)
    case .push(let edge): return .push(from: edge.uiEdge)
    // SwiftUI's plain `.scale` ends at 1e-5, not at 0.
    case .scale(let factor): return factor == 0 ? .scale : .scale(scale: factor)
    case .offset(let x, let y): return .offset(x: x, y: y)
    case .combined(let a, let b): return a.uiTransition.combined(with: b.uiTransition)
    case .asymmetric(let insertion, let removal):
      return .asymmetric(insertion: insertion.uiTransition, removal: removal.uiTransition)
    }
  }

  var edge: AnimaticUI.Edge? {
    switch self {
    case .move(let edge), .push(let edge): return edge.uiEdge
    case .combined(let a, let b): return a.edge ?? b.edge
    case .asymmetric(let insertion, _): return insertion.edge
    default: return nil
    }
  }
}

extension NoticeTransition.Edge {
  fileprivate var uiEdge: AnimaticUI.Edge {
    switch self {
    case .top: return .top
    case .bottom: return .bottom
    case .leading: return .leading
    case .trailing: return .trailing
    }
  }
}

extension ScenarioColor {
  var uiColor: Color {
    let color: Color
    switch base {
    case .named(let name): color = ScenarioColor.colors[name] ?? .clear
    case .rgba(let red, let green, let blue, let alpha):
      color = Color(
        red: Double(red) / 255, green: Double(green) / 255, blue: Double(blue) / 255,
        opacity: Double(alpha) / 255)
    }
    return opacity == 1 ? color : color.opacity(opacity)
  }

  private static let colors: [String: Color] = [
    "accentColor": .accentColor, "black": .black, "blue": .blue, "brown": .brown, "clear": .clear,
    "cyan": .cyan, "gray": .gray, "green": .green, "indigo": .indigo, "mint": .mint, "orange": .orange,
    "pink": .pink, "primary": .primary, "purple": .purple, "red": .red, "secondary": .secondary,
    "teal": .teal, "white": .white, "yellow": .yellow,
  ]
}
