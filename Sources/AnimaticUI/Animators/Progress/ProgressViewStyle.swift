/// How progress looks.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
  associatedtype Body: View
  typealias Configuration = ProgressViewStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What a style has to work with.
public struct ProgressViewStyleConfiguration {
  /// The label.
  public struct Label: View {
    let content: AnyView
    public var body: some View { content }
  }

  /// The label of the value.
  public struct CurrentValueLabel: View {
    let content: AnyView
    public var body: some View { content }
  }

  /// 0…1; nil where nobody knows it, and for progress that runs with the clock.
  public let fractionCompleted: Double?
  public let label: Label?
  public let currentValueLabel: CurrentValueLabel?
  let time: ProgressTime?
}

/// Progress that runs with the clock.
struct ProgressTime: Equatable {
  let interval: ClosedRange<Date>
  let countsDown: Bool
}

/// A bar for a value, a spinner without one.
public struct DefaultProgressViewStyle: ProgressViewStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    if configuration.fractionCompleted == nil, configuration.time == nil {
      CircularProgressViewStyle().makeBody(configuration: configuration)
    } else {
      LinearProgressViewStyle().makeBody(configuration: configuration)
    }
  }
}

/// A bar, 4 points high, from the leading edge; empty where there is no value.
public struct LinearProgressViewStyle: ProgressViewStyle {
  private let tint: Color?

  nonisolated public init() { tint = nil }
  /// - Parameter tint: The colour of the filled part.
  nonisolated public init(tint: Color) { self.tint = tint }

  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) {
      configuration.label
      TimedShare(share: configuration.fractionCompleted ?? 0, time: configuration.time) {
        ProgressBar(share: $0, tint: tint)
      }
      configuration.currentValueLabel.font(.caption).foregroundStyle(Color.secondary)
    }
  }
}

/// A ring that fills from the top clockwise; without a value the spinner of the system.
public struct CircularProgressViewStyle: ProgressViewStyle {
  private let tint: Color?

  nonisolated public init() { tint = nil }
  /// - Parameter tint: The colour of the spinner or of the filled part of the ring.
  nonisolated public init(tint: Color) { self.tint = tint }
  nonisolated init(optional tint: Color?) { self.tint = tint }

  public func makeBody(configuration: Configuration) -> some View {
    VStack {
      if configuration.fractionCompleted == nil, configuration.time == nil {
        Spinner(tint: tint)
      } else {
        TimedShare(share: configuration.fractionCompleted ?? 0, time: configuration.time) {
          ProgressRing(share: $0, tint: tint)
        }
      }
      configuration.label.foregroundStyle(Color.secondary)
      configuration.currentValueLabel.font(.caption).foregroundStyle(Color.secondary)
    }
  }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

/// A style whose type is hidden.
struct AnyProgressViewStyle {
  let body: (ProgressViewStyleConfiguration) -> AnyView

  init<S: ProgressViewStyle>(_ style: S) {
    body = { configuration in
      MainActorCall.call { AnyView(style.makeBody(configuration: configuration)) }
    }
  }
}

extension EnvironmentValues {
  private struct ProgressViewStyleKey: EnvironmentKey {
    static var defaultValue: AnyProgressViewStyle { AnyProgressViewStyle(DefaultProgressViewStyle()) }
  }
  var progressViewStyle: AnyProgressViewStyle {
    get { self[ProgressViewStyleKey.self] }
    set { self[ProgressViewStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets how progress views in this view look.
  nonisolated public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    environment(\.progressViewStyle, AnyProgressViewStyle(style))
  }
}
