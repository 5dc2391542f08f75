/// A view that is moved along keyframes.
///
/// The content is made anew for every instant that is looked at. A trigger starts the keyframes where the value
/// is, with its velocity where it still moves; after the last keyframe the value stays. Without a trigger they
/// start over again and again, from their beginning each time.
public struct KeyframeAnimator<Value, Frames: Keyframes, Content: View> where Frames.Value == Value {
  enum Playback {
    case triggered(TriggerValue)
    case repeating(Bool)
  }

  let initialValue: Value
  let playback: Playback
  let content: (Value) -> Content
  let keyframes: (Value) -> Frames

  /// Plays the keyframes each time `trigger` changes.
  ///
  /// - Parameters:
  ///   - initialValue: What is shown before the first run.
  ///   - trigger: Each change starts a run.
  ///   - content: The view for a value.
  ///   - keyframes: The keyframes of a run, for the value with which it starts: the initial one at first, then
  ///     that at the end of the last run, or where a run was when the next one started.
  nonisolated public init(
    initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> Frames
  ) {
    self.initialValue = initialValue
    playback = .triggered(TriggerValue(trigger))
    self.content = content
    self.keyframes = keyframes
  }

  /// Plays the keyframes over and over.
  ///
  /// - Parameters:
  ///   - initialValue: Where each round starts.
  ///   - repeating: When false, the value at the beginning of the keyframes is shown.
  ///   - content: The view for a value.
  ///   - keyframes: The keyframes of a round.
  nonisolated public init(
    initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> Frames
  ) {
    self.initialValue = initialValue
    playback = .repeating(repeating)
    self.content = content
    self.keyframes = keyframes
  }
}

extension KeyframeAnimator: View {
  public typealias Body = Never

  nonisolated public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode {
    KeyframeAnimatorNode(view, inputs)
  }
}

extension View {
  /// Plays keyframes each time `trigger` changes. See `KeyframeAnimator`.
  nonisolated public func keyframeAnimator<Value>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping @Sendable (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    KeyframeAnimator(
      initialValue: initialValue, trigger: trigger,
      content: { value in animatorContent(of: self) { content($0, value) } }, keyframes: keyframes)
  }

  /// Plays keyframes over and over. See `KeyframeAnimator`.
  nonisolated public func keyframeAnimator<Value>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping @Sendable (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    KeyframeAnimator(
      initialValue: initialValue, repeating: repeating,
      content: { value in animatorContent(of: self) { content($0, value) } }, keyframes: keyframes)
  }
}
