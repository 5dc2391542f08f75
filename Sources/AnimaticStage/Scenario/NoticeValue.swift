import AnimaticTime

/// How a notice comes and goes.
public indirect enum NoticeTransition: Equatable, Sendable {
  public enum Edge: String, CaseIterable, Sendable {
    case top
    case bottom
    case leading
    case trailing
  }

  case identity
  case opacity
  case slide
  case move(edge: Edge)
  case push(from: Edge)
  /// The factor at the far end; SwiftUI's plain `.scale` is 0.
  case scale(Double)
  /// Points.
  case offset(x: Double, y: Double)
  case combined(NoticeTransition, NoticeTransition)
  case asymmetric(insertion: NoticeTransition, removal: NoticeTransition)
}

/// A value of a notice's parameter.
public enum NoticeValue: Equatable, Sendable {
  case string(String)
  case color(ScenarioColor)
  /// Never negative.
  case time(TimeSpan)
  /// No end: `none` and `inf`.
  case never
  /// One of the words that the parameter knows.
  case choice(String)
  case flag(Bool)
  case transition(NoticeTransition)
}

/// What a parameter takes.
public enum NoticeValueType: Equatable, Sendable {
  case string
  case color
  /// Seconds as a number, a time, or `none`/`inf`.
  case duration
  /// One of these words, written `.word` or `word`.
  case choice([String])
  case flag
  case transition
}
