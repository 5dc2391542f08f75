import AnimaticGolden
import AnimaticReview
import AnimaticStage

/// `devices`: the stages that a scenario can name.
enum DevicesVerb {
  static func run(_ arguments: ParsedArguments, _ console: Console) throws -> ExitCode {
    if arguments.has(.json) {
      console.print(JSONText.document(.array(DeviceCatalog.all.map(json))))
      return .success
    }
    console.print(
      TextTable.text(
        [["device", "points", "scale", "safe area", "corner", "Hz"]] + DeviceCatalog.all.map(row)))
    return .success
  }

  private static func row(_ device: Device) -> [String] {
    let insets = device.portraitInsets
    return [
      device.name, "\(number(device.width))x\(number(device.height))", "@\(device.nativeScale)x",
      "top \(number(insets.top)), bottom \(number(insets.bottom))", number(device.cornerRadius),
      String(device.refreshRate),
    ]
  }

  private static func json(_ device: Device) -> OrderedJSON {
    func insets(_ insets: StageInsets) -> OrderedJSON {
      .fields([
        ("top", .number(insets.top)), ("leading", .number(insets.leading)),
        ("bottom", .number(insets.bottom)),
        ("trailing", .number(insets.trailing)),
      ])
    }
    return .fields([
      ("name", .string(device.name)), ("width", .number(device.width)), ("height", .number(device.height)),
      ("scale", .integer(device.nativeScale)), ("cornerRadius", .number(device.cornerRadius)),
      ("refreshRate", .integer(device.refreshRate)), ("portrait", insets(device.portraitInsets)),
      ("landscape", insets(device.landscapeInsets)),
    ])
  }

  private static func number(_ value: Double) -> String { DecimalText.shortest(value, decimals: 2) }
}

/// `notices`: the kinds that a scenario can name, with labels and defaults.
enum NoticesVerb {
  static func run(_ arguments: ParsedArguments, _ console: Console) throws -> ExitCode {
    if arguments.has(.json) {
      console.print(JSONText.document(.array(NoticeCatalog.all.map(json))))
      return .success
    }
    for (index, kind) in NoticeCatalog.all.enumerated() {
      if index > 0 { console.print("") }
      console.print("\(console.palette.strong(kind.name)): \(kind.summary)")
      console.print(TextTable.text(kind.parameters.map { row($0) } + kind.states.map { row($0) }, indent: 2))
    }
    return .success
  }

  private static func row(_ parameter: NoticeParameter) -> [String] {
    [
      parameter.label + (parameter.mayBeUnlabelled ? " (label optional)" : ""), parameter.type.text,
      parameter.defaultValue.map { "= \($0.text)" } ?? "required", parameter.summary,
    ]
  }

  private static func json(_ kind: NoticeKind) -> OrderedJSON {
    func list(_ parameters: [NoticeParameter]) -> OrderedJSON {
      .array(
        parameters.map {
          .fields([
            ("label", .string($0.label)), ("type", .string($0.type.text)),
            ("default", .optional($0.defaultValue?.text)), ("summary", .string($0.summary)),
          ])
        })
    }
    return .fields([
      ("name", .string(kind.name)), ("summary", .string(kind.summary)), ("parameters", list(kind.parameters)),
      ("states", list(kind.states)),
    ])
  }
}

extension NoticeValueType {
  /// What it takes, for lists.
  var text: String {
    switch self {
    case .string: return "text"
    case .color: return "color"
    case .duration: return "seconds"
    case .choice(let words): return words.map { ".\($0)" }.joined(separator: " | ")
    case .flag: return "true | false"
    case .transition: return "transition"
    }
  }
}

extension NoticeValue {
  /// As a scenario spells it.
  var text: String {
    switch self {
    case .string(let text): return JSONText.quoted(text)
    case .color(let color): return color.description
    case .time(let span): return DecimalText.shortest(span.seconds)
    case .never: return "none"
    case .choice(let word): return ".\(word)"
    case .flag(let flag): return String(flag)
    case .transition(let transition): return transition.text
    }
  }
}

extension NoticeTransition {
  /// As a scenario spells it.
  var text: String {
    switch self {
    case .identity: return ".identity"
    case .opacity: return ".opacity"
    case .slide: return ".slide"
    case .move(let edge): return ".move(edge: .\(edge.rawValue))"
    case .push(let edge): return ".push(from: .\(edge.rawValue))"
    case .scale(let factor): return factor == 0 ? ".scale" : ".scale(\(DecimalText.shortest(factor)))"
    case .offset(let x, let y):
      return ".offset(x: \(DecimalText.shortest(x)), y: \(DecimalText.shortest(y)))"
    case .combined(let first, let second): return "\(first.text).combined(with: \(second.text))"
    case .asymmetric(let insertion, let removal):
      return ".asymmetric(insertion: \(insertion.text), removal: \(removal.text))"
    }
  }
}
