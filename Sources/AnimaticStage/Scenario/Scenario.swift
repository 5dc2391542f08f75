import AnimaticScript
import AnimaticTime

/// Everything about one play, as a value: the same scenario gives the same frames.
public struct Scenario: Equatable, Sendable {
  public enum Timing: String, CaseIterable, Sendable {
    /// An animation's zero is the instant of the change.
    case exact
    /// It is the first frame at or after it.
    case frame
    /// As on a phone: two held frames, then the first step.
    case device
  }

  /// Which system generation decides where generations differ: `.default`, plain `.spring()`, rounded corners,
  /// system colours, mixing of colours, order of leaving views, nested transactions (docs/fidelity.md).
  public enum Semantics: String, CaseIterable, Sendable {
    case iOS16, iOS17, iOS18, iOS26

    /// The system's first number, as `#available` asks for it.
    var system: Int { Int(rawValue.dropFirst(3)) ?? 26 }
  }

  /// Which frames are compared with stored pictures.
  public enum Golden: Equatable, Sendable {
    case all
    case every(TimeSpan)
    /// Ascending, each once.
    case at([Instant])
  }

  /// How different a picture may be.
  public struct Tolerance: Equatable, Sendable {
    /// Largest colour distance of a pixel that counts as equal, 0 to 1.
    public var distance: Double
    /// How many pixels may exceed it.
    public var pixels: Int
    /// Why, in the author's words; nil where none is written.
    public var reason: String?

    public init(distance: Double, pixels: Int, reason: String? = nil) {
      self.distance = distance
      self.pixels = pixels
      self.reason = reason
    }

    public static let exact = Tolerance(distance: 0, pixels: 0)
  }

  /// One lint finding that is accepted, with its reason.
  public struct Allow: Equatable, Sendable {
    public var hazard: String
    public var address: ScenarioAddress
    public var reason: String
    public var source: ScenarioPlace

    public init(hazard: String, address: ScenarioAddress, reason: String, source: ScenarioPlace) {
      self.hazard = hazard
      self.address = address
      self.reason = reason
      self.source = source
    }
  }

  public var name: String
  /// The file as it was named by the caller.
  public var path: String
  /// Which of its runs this is; nil where the file asks for one only, and for the one without any variant.
  public var variant: ScenarioVariant?
  public var stage: ScenarioStage
  public var environment = ScenarioEnvironment()
  /// Frames a second, 1 to 240.
  public var fps = 60
  /// Frames stand at k/fps for 0 ≤ k/fps < duration.
  public var duration: TimeSpan
  /// Not nil where the scenario lasts until it has settled: the time by which it must have. `duration` is this
  /// limit until `settled(measurer:)` has found the length.
  public var settlingLimit: TimeSpan?
  /// What is written of it: frames at or after this instant …
  public var from = Instant.zero
  /// … and before this one.
  public var to: Instant
  public var timing = Timing.exact
  public var semantics = Semantics.iOS26
  public var background: ScenarioBackground?
  /// The user's view that the notices lie over; nil where there are only notices.
  public var view: ScenarioView?
  public var notices: [ScenarioNotice] = []
  /// By time; at one instant in written order.
  public var events: [ScenarioEvent] = []
  /// In written order.
  public var expectations: [ScenarioExpectation] = []
  public var golden = Golden.all
  public var tolerance = Tolerance.exact
  public var allows: [Allow] = []

  /// The limit of `duration until settled` where none is written.
  public static let defaultSettlingLimit = TimeSpan.seconds(60)

  /// A scenario without notices and events.
  public init(name: String, path: String = "", stage: ScenarioStage, duration: TimeSpan) {
    self.name = name
    self.path = path
    self.stage = stage
    self.duration = duration
    to = Instant.zero + duration
  }

  /// It has a line `expect no hazards`.
  public var expectsNoHazards: Bool { expectations.contains { $0.kind == .noHazards } }

  /// Indices of the frames that are written, from `from` up to, not including, `to`.
  public var frames: Range<Int> {
    let rate = Rational(Int64(fps))
    let first = Int((from.value * rate).ceiling)
    return first..<max(first, Int((to.value * rate).ceiling))
  }

  /// Number of frames of the whole duration: ceil(duration · fps).
  public var frameCount: Int { Int((duration.value * Rational(Int64(fps))).ceiling) }

  /// The exact place of a frame.
  public func instant(ofFrame index: Int) -> Instant { .frame(index, fps: fps) }
}

/// The runs of a scenario, or what stands against it.
public struct ScenarioResult: Equatable, Sendable {
  /// One for each combination of what `vary` and `variant` say, in written order; a single one where the file has
  /// neither; empty where there are errors. The run without any `variant` comes first.
  public var runs: [Scenario]
  /// Errors and warnings in reading order, of included files too.
  public var diagnostics: [Diagnostic]

  public init(runs: [Scenario], diagnostics: [Diagnostic]) {
    self.runs = runs
    self.diagnostics = diagnostics
  }

  /// The first run. Nil where there are errors.
  public var scenario: Scenario? { runs.first }

  /// The runs by the labels that people read, "" for the scenario as it stands.
  public var variants: [(label: String, scenario: Scenario)] { runs.map { ($0.variant?.label ?? "", $0) } }
}

/// What the command line says against the file.
public struct ScenarioOverrides: Equatable, Sendable {
  public var fps: Int?
  public var scale: Int?
  public var device: String?
  /// `light` or `dark`.
  public var appearance: String?
  public var from: TimeLiteral?
  public var to: TimeLiteral?

  public init(
    fps: Int? = nil, scale: Int? = nil, device: String? = nil, appearance: String? = nil,
    from: TimeLiteral? = nil, to: TimeLiteral? = nil
  ) {
    self.fps = fps
    self.scale = scale
    self.device = device
    self.appearance = appearance
    self.from = from
    self.to = to
  }
}
