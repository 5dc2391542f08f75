import AnimaticTime

/// A finger that moves.
public struct DragGesture {
  /// Where the finger is and how it came there. All lengths are points in the gesture's coordinate space.
  public struct Value: Equatable, Sendable {
    /// The virtual time of the touch.
    public var time: Date
    public var location: CGPoint
    /// Where the finger came down: the way to the recognition counts too.
    public var startLocation: CGPoint
    package var pointsPerSecond: CGSize

    /// From the start to where the finger is.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }

    /// Points a second, from the last three touches (docs/fidelity.md).
    public var velocity: CGSize { pointsPerSecond }

    /// Where the finger's drive would carry it: a quarter of a second further at its present velocity.
    public var predictedEndLocation: CGPoint {
      CGPoint(x: location.x + pointsPerSecond.width / 4, y: location.y + pointsPerSecond.height / 4)
    }

    /// From the start to the predicted end.
    public var predictedEndTranslation: CGSize {
      let end = predictedEndLocation
      return CGSize(width: end.x - startLocation.x, height: end.y - startLocation.y)
    }
  }

  /// How far the finger must move before the gesture begins, points; 10 unless given.
  public var minimumDistance: CGFloat
  public var coordinateSpace: CoordinateSpace

  nonisolated public init(
    minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local
  ) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace.coordinateSpace
  }

  @_disfavoredOverload
  nonisolated public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace
  }
}

extension DragGesture: Gesture {
  public typealias Body = Never
  nonisolated public static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Value> {
    DragRecognizer(gesture)
  }
}

private final class DragRecognizer: _GestureRecognizer<DragGesture.Value> {
  private let gesture: DragGesture
  private var start = CGPoint.zero
  private var sampler = VelocitySampler<AnimatablePair<CGFloat, CGFloat>>()
  private var isActive = false

  init(_ gesture: DragGesture) { self.gesture = gesture }

  override func handle(_ event: GestureEvent) -> GestureOutcome<DragGesture.Value> {
    let location = event.location(in: gesture.coordinateSpace)
    if event.kind == .down { start = location }
    if event.kind != .time {
      sampler.add(AnimatablePair(location.x, location.y), at: event.time.seconds)
    }
    if event.kind == .up {
      guard isActive else { return GestureOutcome(.failed) }
      return GestureOutcome(.ended(value(location, event)), [GestureEffect(.note("DragGesture ends"))])
    }
    if isActive { return GestureOutcome(.active(value(location, event))) }
    guard location.distance(to: start) >= gesture.minimumDistance else {
      return GestureOutcome(.possible(nil))
    }
    isActive = true
    return GestureOutcome(.active(value(location, event)), [GestureEffect(.note("DragGesture begins"))])
  }

  private func value(_ location: CGPoint, _ event: GestureEvent) -> DragGesture.Value {
    let velocity = sampler.velocity
    return DragGesture.Value(
      time: VirtualTime.date(at: event.time), location: location, startLocation: start,
      pointsPerSecond: CGSize(width: velocity.first, height: velocity.second))
  }

  override func cancel() -> [GestureEffect] {
    isActive ? [GestureEffect(.note("DragGesture is taken away"))] : []
  }
}
