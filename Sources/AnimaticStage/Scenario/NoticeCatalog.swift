import AnimaticScript
import AnimaticTime

/// One parameter of a notice's initialiser, or one state that `set` can write.
public struct NoticeParameter: Equatable, Sendable {
  public var label: String
  /// The label may be left out, as the first argument only.
  public var mayBeUnlabelled: Bool
  public var type: NoticeValueType
  /// Nil where the argument must be given.
  public var defaultValue: NoticeValue?
  /// One line for lists.
  public var summary: String

  public init(
    _ label: String, _ type: NoticeValueType, default defaultValue: NoticeValue?, unlabelled: Bool = false,
    _ summary: String
  ) {
    self.label = label
    self.type = type
    self.defaultValue = defaultValue
    mayBeUnlabelled = unlabelled
    self.summary = summary
  }
}

/// A notice that scenarios can name.
public struct NoticeKind: Equatable, Sendable {
  public var name: String
  public var summary: String
  /// In the initialiser's order.
  public var parameters: [NoticeParameter]
  /// What `set NAME.label` can write besides the parameters.
  public var states: [NoticeParameter]

  public func parameter(_ label: String) -> NoticeParameter? { parameters.first { $0.label == label } }

  /// What `set` can write under that label.
  public func settable(_ label: String) -> NoticeParameter? {
    parameter(label) ?? states.first { $0.label == label }
  }
}

/// The notices that scenarios can name.
public enum NoticeCatalog {
  private static let timers = NoticeParameter(
    "timers", .choice(["asWritten", "corrected"]), default: .choice("asWritten"),
    "asWritten keeps the stale timers of the original code; corrected has one pending hide")

  public static let banner = NoticeKind(
    name: "Banner", summary: "slides in from the top, hides itself after 4 s or on a tap",
    parameters: [
      NoticeParameter("title", .string, default: .string("TEST"), "the text"),
      NoticeParameter("icon", .string, default: .string("star.fill"), "an SF Symbol's name"),
      NoticeParameter("foregroundColor", .color, default: .color(.named("white")), "text and icon"),
      NoticeParameter("backgroundColor", .color, default: .color(.named("red")), "the box"),
      timers,
    ],
    states: [NoticeParameter("isShow", .flag, default: .flag(false), "whether it is on stage")])

  public static let toast = NoticeKind(
    name: "Toast", summary: "a text that is inserted and removed with a transition",
    parameters: [
      NoticeParameter("text", .string, default: nil, unlabelled: true, "the text"),
      NoticeParameter(
        "displayDuration", .duration, default: .time(.seconds(2)), "from its appearing to its removal"),
      NoticeParameter("transition", .transition, default: .transition(.opacity), "how it comes and goes"),
      NoticeParameter(
        "container", .choice(["none", "zStack", "hStackTrailing", "hStackLeading", "vStack"]),
        default: .choice("none"),
        "what it is laid out in, beside a gradient that is asked for as NAME.gradient"),
      timers,
    ],
    states: [])

  public static let snackbar = NoticeKind(
    name: "Snackbar", summary: "a message at the bottom that fades after 6 s (long) or 3 s (short)",
    parameters: [
      NoticeParameter("message", .string, default: nil, "the text"),
      NoticeParameter(
        "duration", .choice(["long", "short"]), default: .choice("long"), "6 s or 3 s"),
      timers,
    ],
    states: [NoticeParameter("isReady", .flag, default: .flag(false), "whether it may appear")])

  public static let all = [banner, snackbar, toast]

  /// What `animatic bench` measures; not in the lists, as nobody would ship it.
  private static let references = [
    NoticeKind(
      name: "ReferenceBanner", summary: "the banner of the reference scene", parameters: [], states: []),
    NoticeKind(
      name: "ReferenceCrowd", summary: "ten thousand dots on the move", parameters: [], states: []),
  ]

  public static func kind(named name: String) -> NoticeKind? {
    (all + references).first { $0.name == name }
  }

  public static func nearestName(to name: String) -> String? {
    nearestWord(to: name, in: all.map(\.name))
  }
}

/// A notice of a scenario, with all its arguments.
public struct ScenarioNotice: Equatable, Sendable {
  public var name: String
  public var kind: String
  /// Label to value; defaults are filled in, in the initialiser's order.
  public var arguments: [Argument]
  public var source: ScenarioPlace

  public struct Argument: Equatable, Sendable {
    public var label: String
    public var value: NoticeValue

    public init(label: String, value: NoticeValue) {
      self.label = label
      self.value = value
    }
  }

  public init(name: String, kind: String, arguments: [Argument], source: ScenarioPlace) {
    self.name = name
    self.kind = kind
    self.arguments = arguments
    self.source = source
  }

  /// The value of an argument; nil for a label that the kind does not have.
  public subscript(label: String) -> NoticeValue? { arguments.first { $0.label == label }?.value }
}
