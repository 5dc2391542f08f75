/// How the content of a text or a symbol changes under an animation.
///
/// A cross-fade of the old and the new content, over the time of the animation, stands for all that do not swap
/// at once: the glyphs of `numericText` do not roll.
public struct ContentTransition: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    case identity
    case opacity
    case interpolate
    case numericText(countsDown: Bool)
    case numericValue(Double)
    case symbolEffect
  }

  let kind: Kind

  /// The new content is there at once. What a view without the modifier does.
  public static let identity = ContentTransition(kind: .identity)
  /// The old content fades out while the new one fades in.
  public static let opacity = ContentTransition(kind: .opacity)
  /// Interpolates what can be, such as colours; a text that reads differently cross-fades.
  public static let interpolate = ContentTransition(kind: .interpolate)
  /// For numbers: shown as a cross-fade, in either direction.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(kind: .numericText(countsDown: countsDown))
  }
  /// For numbers, with the value that gives the direction: shown as a cross-fade.
  public static func numericText(value: Double) -> ContentTransition {
    ContentTransition(kind: .numericValue(value))
  }
  /// For symbols: shown as a cross-fade.
  public static var symbolEffect: ContentTransition { ContentTransition(kind: .symbolEffect) }
  /// For symbols: shown as a cross-fade, whatever the effect.
  public static func symbolEffect<T: ContentTransitionSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> ContentTransition {
    ContentTransition(kind: .symbolEffect)
  }

  /// A change of the text's words or look is cross-faded.
  func fadesText(sameWords: Bool) -> Bool {
    switch kind {
    case .identity, .symbolEffect: return false
    case .interpolate: return !sameWords
    case .opacity, .numericText, .numericValue: return true
    }
  }

  var fadesSymbols: Bool { kind == .opacity || kind == .symbolEffect || kind == .interpolate }
}

extension EnvironmentValues {
  private struct ContentTransitionKey: EnvironmentKey { static let defaultValue = ContentTransition.identity }
  private struct DrawingGroupKey: EnvironmentKey { static let defaultValue = false }

  /// How the contents of views change under an animation.
  public var contentTransition: ContentTransition {
    get { self[ContentTransitionKey.self] }
    set { self[ContentTransitionKey.self] = newValue }
  }

  /// Whether content transitions may draw off screen; changes nothing here.
  public var contentTransitionAddsDrawingGroup: Bool {
    get { self[DrawingGroupKey.self] }
    set { self[DrawingGroupKey.self] = newValue }
  }
}

extension View {
  /// How texts and symbols in this view change their content under an animation.
  nonisolated public func contentTransition(_ transition: ContentTransition) -> some View {
    environment(\.contentTransition, transition)
  }
}
