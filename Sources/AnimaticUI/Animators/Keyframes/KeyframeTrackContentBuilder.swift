/// Turns the statements of a closure into the keyframes of one track.
@resultBuilder
public struct KeyframeTrackContentBuilder<Value: Animatable> {
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K where K.Value == Value {
    expression
  }

  public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K where K.Value == Value {
    first
  }

  public static func buildPartialBlock(
    accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
  ) -> some KeyframeTrackContent<Value> {
    joined([accumulated, next])
  }

  public static func buildArray(
    _ components: [some KeyframeTrackContent<Value>]
  ) -> some KeyframeTrackContent<Value> {
    joined(components)
  }

  public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
    first component: First
  ) -> Conditional<Value, First, Second> where First.Value == Value, Second.Value == Value {
    Conditional(storage: .first(component))
  }

  public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
    second component: Second
  ) -> Conditional<Value, First, Second> where First.Value == Value, Second.Value == Value {
    Conditional(storage: .second(component))
  }

  public static func buildBlock() -> some KeyframeTrackContent<Value> { _KeyframeSequence<Value>() }

  static func joined(_ parts: [any KeyframeTrackContent<Value>]) -> _KeyframeSequence<Value> {
    var all = _KeyframeSequence<Value>()
    for part in parts { part._resolve(into: &all) }
    return all
  }

  /// The keyframes of one branch of an `if` or `switch`.
  public struct Conditional<
    ConditionalValue, First: KeyframeTrackContent, Second: KeyframeTrackContent
  >: KeyframeTrackContent where ConditionalValue == First.Value, First.Value == Second.Value {
    public typealias Value = ConditionalValue
    public typealias Body = Self

    enum Storage {
      case first(First)
      case second(Second)
    }

    let storage: Storage

    public func _resolve(into track: inout _KeyframeSequence<ConditionalValue>) {
      switch storage {
      case .first(let content): content._resolve(into: &track)
      case .second(let content): content._resolve(into: &track)
      }
    }
  }
}
