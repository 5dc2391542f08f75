/// Turns the statements of a closure into keyframes: either tracks, or the keyframes of the whole value.
@resultBuilder
public struct KeyframesBuilder<Value> {
  // MARK: Keyframes of the whole value

  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K where K.Value == Value {
    expression
  }

  public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K where K.Value == Value {
    first
  }

  public static func buildPartialBlock<A: KeyframeTrackContent, N: KeyframeTrackContent>(
    accumulated: A, next: N
  ) -> some KeyframeTrackContent<Value> where A.Value == Value, N.Value == Value {
    KeyframeTrackContentBuilder<Value>.joined([accumulated, next])
  }

  public static func buildArray<K: KeyframeTrackContent>(
    _ components: [K]
  ) -> some KeyframeTrackContent<Value> where K.Value == Value {
    KeyframeTrackContentBuilder<Value>.joined(components)
  }

  public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
    first component: First
  ) -> KeyframeTrackContentBuilder<Value>.Conditional<Value, First, Second>
  where First.Value == Value, Second.Value == Value {
    KeyframeTrackContentBuilder<Value>.buildEither(first: component)
  }

  public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
    second component: Second
  ) -> KeyframeTrackContentBuilder<Value>.Conditional<Value, First, Second>
  where First.Value == Value, Second.Value == Value {
    KeyframeTrackContentBuilder<Value>.buildEither(second: component)
  }

  public static func buildFinalResult<Content: KeyframeTrackContent>(
    _ component: Content
  ) -> KeyframeTrack<Value, Value, Content> where Content.Value == Value {
    KeyframeTrack { component }
  }

  // MARK: Tracks

  public static func buildExpression<Content: Keyframes>(_ expression: Content) -> Content
  where Content.Value == Value {
    expression
  }

  public static func buildPartialBlock<Content: Keyframes>(first: Content) -> Content
  where Content.Value == Value {
    first
  }

  public static func buildPartialBlock<A: Keyframes, N: Keyframes>(
    accumulated: A, next: N
  ) -> some Keyframes<Value> where A.Value == Value, N.Value == Value {
    var all = _KeyframeTracks<Value>()
    accumulated._resolve(into: &all)
    next._resolve(into: &all)
    return all
  }

  public static func buildBlock() -> some Keyframes<Value> { _KeyframeTracks<Value>() }

  public static func buildFinalResult<Content: Keyframes>(_ component: Content) -> Content
  where Content.Value == Value {
    component
  }
}
