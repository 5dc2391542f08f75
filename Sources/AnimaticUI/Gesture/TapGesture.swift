import AnimaticTime

/// One or several taps with one finger.
public struct TapGesture: Equatable {
  /// How many taps; less than 1 counts as 1.
  public var count: Int

  nonisolated public init(count: Int = 1) { self.count = count }
}

extension TapGesture: Gesture {
  public typealias Value = Void
  public typealias Body = Never
  nonisolated public static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Void> {
    TapRecognizer(count: gesture.count, space: .local, name: "TapGesture") { _ in }
  }
}

/// One or several taps, with the place of the last one.
public struct SpatialTapGesture {
  /// Where the tap was.
  public struct Value: Equatable, Sendable {
    /// Points, in the coordinate space of the gesture.
    public var location: CGPoint
  }

  /// How many taps; less than 1 counts as 1.
  public var count: Int
  public var coordinateSpace: CoordinateSpace

  nonisolated public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
    self.count = count
    self.coordinateSpace = coordinateSpace.coordinateSpace
  }

  @_disfavoredOverload
  nonisolated public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
    self.count = count
    self.coordinateSpace = coordinateSpace
  }
}

extension SpatialTapGesture: Gesture {
  public typealias Body = Never
  nonisolated public static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Value> {
    TapRecognizer(count: gesture.count, space: gesture.coordinateSpace, name: "SpatialTapGesture") {
      Value(location: $0)
    }
  }
}

/// Counts taps. One tap lasts at most 0.75 s and stays within 45 points; the next one begins less than 0.35 s
/// after it (docs/fidelity.md).
private final class TapRecognizer<Value>: _GestureRecognizer<Value> {
  private let count: Int
  private let space: CoordinateSpace
  private let name: String
  private let value: (CGPoint) -> Value
  private var taps = 0
  private var isInstant = false
  private var start: CGPoint?
  private var limit: Instant?

  init(count: Int, space: CoordinateSpace, name: String, value: @escaping (CGPoint) -> Value) {
    self.count = max(1, count)
    self.space = space
    self.name = name
    self.value = value
  }

  private static var longest: TimeSpan { .milliseconds(750) }
  private static var pause: TimeSpan { .milliseconds(350) }
  private static var reach: CGFloat { 45 }

  override var deadline: Instant? { limit }

  override func handle(_ event: GestureEvent) -> GestureOutcome<Value> {
    if let start, event.location.distance(to: start) > Self.reach { return GestureOutcome(.failed) }
    switch event.kind {
    case .down:
      start = start ?? event.location
      isInstant = event.isInstant
      // A tap that lasts exactly as long as it may is one: it is given up just after.
      limit = event.time + Self.longest + .nanoseconds(1)
    case .moved: break
    case .time:
      if let limit, event.time >= limit { return GestureOutcome(.failed) }
    case .up:
      taps += 1
      if taps == count {
        // That a tap was one goes without saying.
        let note = count == 1 ? "\(name) ends" : "\(name) ends (\(count) taps)"
        let effects = isInstant && count == 1 ? [] : [GestureEffect(.note(note))]
        return GestureOutcome(.ended(value(event.location(in: space))), effects)
      }
      limit = event.time + Self.pause
    }
    return GestureOutcome(.possible(nil))
  }
}

extension CGPoint {
  func distance(to other: CGPoint) -> CGFloat {
    let (dx, dy) = (x - other.x, y - other.y)
    return (dx * dx + dy * dy).squareRoot()
  }
}

extension View {
  /// Runs `action` when the view is tapped `count` times.
  nonisolated public func onTapGesture(
    count: Int = 1, file: String = #fileID, line: Int = #line, perform action: @escaping () -> Void
  ) -> some View {
    gesture(
      TapGesture(count: count).onEnded(of: "onTapGesture", SourcePlace(file, line)) { _ in action() })
  }

  /// Runs `action` with the place of the tap, points in `coordinateSpace`.
  nonisolated public func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local, file: String = #fileID,
    line: Int = #line, perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    let tap = SpatialTapGesture(count: count, coordinateSpace: coordinateSpace)
    return gesture(
      tap.onEnded(of: "onTapGesture", SourcePlace(file, line)) { action($0.location) })
  }
}
