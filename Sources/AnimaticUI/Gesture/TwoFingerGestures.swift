/// Two fingers that move apart. It compiles and never fires: a play has one finger at a time.
public struct MagnifyGesture {
  /// How much larger, and from where.
  public struct Value: Equatable, Sendable {
    public var time: Date
    public var magnification: CGFloat
    public var velocity: CGFloat
    public var startAnchor: UnitPoint
    public var startLocation: CGPoint
  }

  /// The change of scale at which it would begin.
  public var minimumScaleDelta: CGFloat
  nonisolated public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }
}

extension MagnifyGesture: Gesture {
  public typealias Body = Never
  nonisolated public static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Value> {
    _GestureRecognizer()
  }
}

/// Two fingers that turn. It compiles and never fires: a play has one finger at a time.
public struct RotateGesture {
  /// How far it is turned, and about what.
  public struct Value: Equatable, Sendable {
    public var time: Date
    public var rotation: Angle
    public var velocity: Angle
    public var startAnchor: UnitPoint
    public var startLocation: CGPoint
  }

  /// The turn at which it would begin.
  public var minimumAngleDelta: Angle
  nonisolated public init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }
}

extension RotateGesture: Gesture {
  public typealias Body = Never
  nonisolated public static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Value> {
    _GestureRecognizer()
  }
}

/// The older `MagnifyGesture`; its value is the scale. Never fires either.
public struct MagnificationGesture {
  public var minimumScaleDelta: CGFloat
  nonisolated public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }
}

extension MagnificationGesture: Gesture {
  public typealias Value = CGFloat
  public typealias Body = Never
  nonisolated public static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<CGFloat> {
    _GestureRecognizer()
  }
}

/// The older `RotateGesture`; its value is the angle. Never fires either.
public struct RotationGesture {
  public var minimumAngleDelta: Angle
  nonisolated public init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }
}

extension RotationGesture: Gesture {
  public typealias Value = Angle
  public typealias Body = Never
  nonisolated public static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Angle> {
    _GestureRecognizer()
  }
}
