/// Changes of a value over time, as tracks that run side by side.
///
/// Conform a structure of your own with a `body` made of `KeyframeTrack`s to give an animation a name.
public protocol Keyframes<Value> {
  /// What the keyframes animate.
  associatedtype Value = Body.Value
  associatedtype Body: Keyframes

  /// The tracks. Of two that set the same property the later one wins.
  @KeyframesBuilder<Value> var body: Body { get }

  /// Appends the tracks. Only primitive keyframes have a version of their own.
  func _resolve(into tracks: inout _KeyframeTracks<Value>)
}

extension Keyframes where Body.Value == Value {
  public func _resolve(into tracks: inout _KeyframeTracks<Value>) { body._resolve(into: &tracks) }
}

/// Keyframes without a body of their own.
extension Keyframes where Body == Self {
  public var body: Self { self }
}

/// Keyframes of one property of a value.
public struct KeyframeTrack<Root, Value: Animatable, Content: KeyframeTrackContent>: Keyframes
where Value == Content.Value {
  public typealias Body = Self

  private let keyPath: WritableKeyPath<Root, Value>
  private let content: Content

  /// Keyframes of the whole value.
  public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Value {
    keyPath = \.self
    self.content = content()
  }

  /// - Parameters:
  ///   - keyPath: The property.
  ///   - content: Its keyframes, in order.
  public init(
    _ keyPath: WritableKeyPath<Root, Value>, @KeyframeTrackContentBuilder<Value> content: () -> Content
  ) {
    self.keyPath = keyPath
    self.content = content()
  }

  public func _resolve(into tracks: inout _KeyframeTracks<Root>) {
    var sequence = _KeyframeSequence<Value>()
    content._resolve(into: &sequence)
    tracks.append(keyPath, sequence)
  }
}

/// Tracks that were put together: what builders make of several.
public struct _KeyframeTracks<Value>: Keyframes {
  public typealias Body = Self

  package typealias MakePath = (_ start: Value, _ velocity: Value?) -> any KeyframeMoving<Value>

  /// Each makes the path of one track from where the animation starts.
  package private(set) var makers: [MakePath] = []

  package init() {}

  mutating func append<Part: Animatable>(
    _ keyPath: WritableKeyPath<Value, Part>, _ sequence: _KeyframeSequence<Part>
  ) {
    makers.append { start, velocity in
      KeyPathMotion(
        keyPath: keyPath,
        path: KeyframePath(
          sequence.segments, from: start[keyPath: keyPath].animatableData,
          velocity: velocity?[keyPath: keyPath].animatableData ?? .zero))
    }
  }

  public func _resolve(into tracks: inout _KeyframeTracks<Value>) { tracks.makers += makers }
}

/// One track on its way: sets its property in the animated value.
package protocol KeyframeMoving<Root> {
  associatedtype Root
  /// Seconds.
  var duration: Double { get }
  func setValue(in root: inout Root, at time: Double)
  /// Sets the property to its velocity, units a second.
  func setVelocity(in root: inout Root, at time: Double)
}

private struct KeyPathMotion<Root, Part: Animatable>: KeyframeMoving {
  let keyPath: WritableKeyPath<Root, Part>
  let path: KeyframePath<Part.AnimatableData>

  var duration: Double { path.duration }
  func setValue(in root: inout Root, at time: Double) {
    root[keyPath: keyPath].animatableData = path.value(at: time)
  }
  func setVelocity(in root: inout Root, at time: Double) {
    root[keyPath: keyPath].animatableData = path.velocity(at: time)
  }
}
