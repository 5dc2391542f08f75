import AnimaticLoader
import AnimaticReview
import AnimaticScript
import AnimaticStage
import AnimaticUI
import Foundation

/// What a call of `preview` asks for, and the scenario that it stands for.
struct PreviewCall {
  /// Swift files and folders.
  var files: [String]
  var root: UserViewSource.Root
  var taps: [PreviewTap]
  var duration: TimeArgument?

  /// Throws `ArgumentError`, and `CommandFailure` (exit 2) where the operands name no file.
  init(_ arguments: ParsedArguments) throws {
    files = arguments.operands.filter(Self.isSource)
    let names = arguments.operands.filter { !Self.isSource($0) }
    guard !files.isEmpty else {
      throw CommandFailure(
        .invalid, "'preview' needs a Swift file or a folder of them, got '\(arguments.operands[0])'",
        notes: ["usage: \(HelpText.usage(of: .preview))"])
    }
    if names.count > 1 { throw ArgumentError.unexpectedOperand(names[1], .preview) }
    switch (names.first, arguments.word(.view)) {
    case (let name?, nil): root = .preview(name)
    case (nil, let text?):
      root = .expression(UserExpression(text: text, file: "--view", line: 1, column: 1))
    case (nil, nil): root = .firstPreview
    case (let name?, _?):
      throw CommandFailure(
        .invalid, "'--view' stands instead of a preview's name, and '\(name)' is given too")
    }
    taps = try (arguments.options[.tap] ?? []).map { try PreviewTap($0) }
    duration = try RunOptions.time(.duration, arguments)
  }

  /// A Swift file, or a folder that is there; all else is a preview's name.
  private static func isSource(_ word: String) -> Bool {
    if word.hasSuffix(".swift") { return true }
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: word, isDirectory: &isFolder) && isFolder.boolValue
  }

  var source: UserViewSource { UserViewSource(files: files, root: root) }

  /// The scenario as a file would say it; options of the call come on top as for any other.
  ///
  /// The canvas is the one that the preview asks for, else the device's screen.
  func text(of preview: UserPreview, device: String, canvas: (width: Int, height: Int)? = nil) -> String {
    var stage = "device \(Self.quoted(device))"
    for request in preview.requests {
      switch request {
      case .deviceLayout, .fittingLayout, .device: break
      case .fixedLayout(let width, let height):
        stage = "canvas \(DecimalText.shortest(width))x\(DecimalText.shortest(height))"
      case .orientation(let orientation):
        if stage.hasPrefix("device") {
          let isWide = orientation == .landscapeLeft || orientation == .landscapeRight
          stage = "device \(Self.quoted(device))\(isWide ? " landscape" : "")"
        }
      }
    }
    if let canvas { stage = "canvas \(canvas.width)x\(canvas.height)" }
    let lines =
      ["scenario \(Self.quoted(title(of: preview)))", stage]
      + ["duration \(duration.map { "\($0.literal)" } ?? "until settled")"]
      + taps.map { "at \($0.time.literal) tap \($0.target)" }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Whether the canvas is to be as large as the view, which is the last word of the preview on its size.
  static func fits(_ preview: UserPreview) -> Bool {
    var fits = false
    for request in preview.requests {
      switch request {
      case .fittingLayout: fits = true
      case .deviceLayout, .fixedLayout: fits = false
      case .device, .orientation: break
      }
    }
    return fits
  }

  /// The device that a preview asks for: as the catalogue spells it, and as the preview does where it has none such.
  static func device(of preview: UserPreview) -> (known: String?, asked: String)? {
    for request in preview.requests.reversed() {
      guard case .device(let asked) = request else { continue }
      func plain(_ name: String) -> String {
        name.lowercased().replacingOccurrences(of: " generation", with: "")
          .replacingOccurrences(
            of: "([0-9])(st|nd|rd|th)", with: "$1", options: .regularExpression
          )
          .filter { $0.isLetter || $0.isNumber }
      }
      return (DeviceCatalog.all.first { plain($0.name) == plain(asked) }?.name, asked)
    }
    return nil
  }

  private func title(of preview: UserPreview) -> String {
    let file = (files[0] as NSString).lastPathComponent as NSString
    return file.deletingPathExtension + (preview.name.isEmpty ? "" : " " + preview.name)
  }

  static func quoted(_ text: String) -> String {
    let escaped = text.map { character in
      switch character {
      case "\"": return "\\\""
      case "\\": return "\\\\"
      case "\n", "\r\n", "\r": return "\\n"
      default: return String(character)
      }
    }
    return "\"\(escaped.joined())\""
  }
}

/// `TEXT@T`, `#identifier@T` or `(x, y)@T`: a tap and its time.
struct PreviewTap {
  /// As a scenario writes it.
  var target: String
  var time: TimeArgument

  /// Throws `ArgumentError`.
  init(_ word: String) throws {
    let expected = "a visible text and a time, such as \"Show banner\"@0.5s"
    guard let at = word.lastIndex(of: "@"), at > word.startIndex else {
      throw ArgumentError.invalidValue(.tap, word, expected: expected, .preview)
    }
    let what = String(word[..<at])
    guard let time = TimeArgument(String(word[word.index(after: at)...])) else {
      throw ArgumentError.invalidValue(
        .tap, word, expected: TimeArgument.expected(insteadOf: String(word[word.index(after: at)...])),
        .preview)
    }
    self.time = time
    target = Self.isIdentifier(what) || Self.isPoint(what) ? what : PreviewCall.quoted(what)
  }

  /// `#card.title`
  private static func isIdentifier(_ text: String) -> Bool {
    guard text.first == "#", let start = text.dropFirst().first, start.isLetter || start == "_" else {
      return false
    }
    return text.dropFirst().allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "_.-".contains($0)) }
  }

  /// `(100, 40.5)`
  private static func isPoint(_ text: String) -> Bool {
    guard text.first == "(", text.last == ")" else { return false }
    let parts = text.dropFirst().dropLast().split(separator: ",", omittingEmptySubsequences: false)
    return parts.count == 2 && parts.allSatisfy { Double($0.filter { $0 != " " }) != nil }
  }
}
