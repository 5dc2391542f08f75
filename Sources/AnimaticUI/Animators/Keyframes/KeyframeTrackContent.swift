/// Keyframes in a row: what one track consists of.
///
/// Conform a structure of your own with a `body` made of `LinearKeyframe`, `CubicKeyframe`, `SpringKeyframe`
/// and `MoveKeyframe` to give a sequence a name.
public protocol KeyframeTrackContent<Value> {
  /// What the keyframes animate.
  associatedtype Value: Animatable = Body.Value
  associatedtype Body: KeyframeTrackContent

  /// The keyframes, in order.
  @KeyframeTrackContentBuilder<Value> var body: Body { get }

  /// Appends the keyframes to a track. Only primitive ones have a version of their own.
  func _resolve(into track: inout _KeyframeSequence<Value>)
}

extension KeyframeTrackContent where Body.Value == Value {
  public func _resolve(into track: inout _KeyframeSequence<Value>) { body._resolve(into: &track) }
}

/// Content without a body of its own.
extension KeyframeTrackContent where Body == Self {
  public var body: Self { self }
}

/// Keyframes that were put together: what builders make of several.
public struct _KeyframeSequence<Value: Animatable>: KeyframeTrackContent {
  public typealias Body = Self

  package private(set) var segments: [KeyframeSegment<Value.AnimatableData>] = []

  package init() {}

  package mutating func append(_ segment: KeyframeSegment<Value.AnimatableData>) { segments.append(segment) }

  public func _resolve(into track: inout _KeyframeSequence<Value>) { track.segments += segments }
}

/// One keyframe as it was written: where to, how long, by which curve.
package enum KeyframeSegment<Data: VectorArithmetic> {
  case move(to: Data)
  case linear(to: Data, duration: Double, curve: UnitCurve)
  case cubic(to: Data, duration: Double, startVelocity: Data?, endVelocity: Data?)
  /// Without a duration it lasts until the spring has settled.
  case spring(to: Data, duration: Double?, spring: Spring, startVelocity: Data?)

  package var target: Data {
    switch self {
    case .move(let to), .linear(let to, _, _), .cubic(let to, _, _, _), .spring(let to, _, _, _): to
    }
  }
}
