import Foundation

/// `docs/swiftui-support.md`, made from the sources: every public word, whether it does something, and the words of
/// Apple's that are not there.
struct SupportPage {
  /// Words of which only part is done, with what is not. Everything else that is declared works, or is taken and
  /// changes nothing where its whole body is `self`.
  static let partly: [String: String] = [
    "AppStorage": "in memory, for one play",
    "AsyncImage": "nothing is loaded: the placeholder is shown",
    "ActionSheet": "an alert",
    "Canvas": "drawn anew for each picture; colour filters, blend modes and tiled images are not drawn",
    "ColorPicker": "shows what is chosen; it does not open",
    "ConcentricRectangle": "corners of 16 points",
    "DatePicker": "shows what is chosen, in the compact look; it does not open",
    "EditButton": "its words; nothing is edited",
    "Gauge": "the looks are a choice of ours; marked values are not drawn",
    "LazyHGrid": "laid out like a plain one; each cell in the middle of its place",
    "NavigationSplitView": "its first column, as on a phone",
    "RenameButton": "its words; nothing is renamed",
    "ScrollPosition": "holds what code writes; nothing scrolls",
    "ShareLink": "a tap is a line of the trace",
    "FocusState": "holds what code writes; nothing takes focus",
    "Glass": "the regular material; light is not bent",
    "Grid": "rows are laid out one by one: columns of different rows are not aligned",
    "LazyHStack": "a plain stack",
    "LazyVStack": "a plain stack",
    "LocalizedStringResource": "its own translation: there are no tables",
    "UIApplicationDelegate": "compiles; nobody calls it",
    "UIApplicationDelegateAdaptor": "compiles; no delegate is made",
    "Link": "a tap is a line of the trace",
    "List": "cards of rows; fingers do not scroll it",
    "Material": "blurs what lies behind; Apple's recipe is private, ours a proposal",
    "Menu": "its label; it does not open",
    "NavigationLink": "its label; nothing is pushed",
    "NavigationStack": "the first screen under its bar",
    "NavigationView": "the first screen under its bar",
    "Picker": "shows what is chosen; the segmented one takes taps",
    "ScrollView": "stands at its beginning; fingers do not scroll it",
    "Slider": "shows its value; fingers do not move it",
    "TabView": "the chosen screen; tabs take no taps",
    "TextField": "shows what it holds; nobody types",
    "TextEditor": "shows what it holds; nobody types",
    "ViewThatFits": "chooses by size; plays no transition on a change",
    "MagnifyGesture": "compiles, never fires", "RotateGesture": "compiles, never fires",
    "MagnificationGesture": "compiles, never fires", "RotationGesture": "compiles, never fires",
    "alert": "over the view that it is written on", "confirmationDialog": "an alert",
    "containerRelativeFrame": "relative to the stage",
    "fullScreenCover": "over the view that it is written on", "popover": "a sheet",
    "glassEffect": "the regular material in the shape",
    "matchedGeometryEffect": "one source and its followers; transforms around a source are not followed",
    "foregroundStyle": "of several styles the first one",
    "inspector": "a sheet", "onScrollVisibilityChange": "what appears is seen",
    "scrollTransition": "everything is in the window: the effect of the identity",
    "safeAreaBar": "an inset", "toolbarVisibility": "of the navigation bar",
    "redacted": "a grey box", "rotation3DEffect": "as from far away: perspective is not drawn",
    "safeAreaInset": "the content is not extended under the bar",
    "sensoryFeedback": "a line of the trace", "sheet": "over the view that it is written on",
    "projectionEffect": "as the affine map that agrees in the middle",
    "listRowBackground": "the default stays",
    "CALayer": "corners, border and shadow of its view; no layers without a view, no animations",
    "UIButton": "title, picture, configuration; no menus, its label stands in no tree of its own",
    "UIGestureRecognizer": "hears of one finger, beside all others; delegates are not asked",
    "UIImage": "symbols; a picture of the app's own is a placeholder",
    "UILabel": "plain text; attributes are not drawn",
    "UIResponder": "nothing takes the focus; raw touches are not handed out",
    "UIStackView": "no baselines; `fillProportionally` is `fill`",
    "UIView": "no `draw(_:)`, no baselines",
    "UIViewPropertyAnimator": "can not be paused, reversed or scrubbed",
    "UIVisualEffectView": "as the material of the same thickness; no vibrancy",
    "Selector": "made from a method; `#selector` is not there on Linux",
  ]

  /// Words of the list that Foundation brings.
  static let foundation: Set<String> = [
    "AttributedString", "NSAttributedString", "NSMutableAttributedString",
  ]

  let text: String

  init(root: URL) throws {
    var types: Set<String> = []
    var modifiers: [String: Bool] = [:]
    let folder = root.appendingPathComponent("Sources/AnimaticUI")
    let names = FileManager.default.enumerator(atPath: folder.path)?.allObjects as? [String] ?? []
    for name in names.sorted() where name.hasSuffix(".swift") {
      let source = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
      Self.read(source.components(separatedBy: "\n"), types: &types, modifiers: &modifiers)
    }
    let apple = try Self.appleWords(root)
    let missing = apple.subtracting(types).subtracting(modifiers.keys).subtracting(try Self.members(root))
      .subtracting(Self.foundation)
    text = Self.page(types: types, modifiers: modifiers, missing: missing)
  }

  /// Public types at the left margin, and functions of `extension View`; true for those that do something.
  private static func read(
    _ lines: [String], types: inout Set<String>, modifiers: inout [String: Bool]
  ) {
    var inView = false
    for (index, line) in lines.enumerated() {
      if line.hasPrefix("extension ") { inView = line.hasPrefix("extension View {") }
      if let name = word(
        in: line, after: #"^(@\w+ )*public (final |indirect )*(struct|class|enum|protocol|typealias|actor) "#)
      {
        if !name.hasPrefix("_") { types.insert(name) }
      }
      if line.hasPrefix("open class "), let name = word(in: line, after: "^open class ") {
        types.insert(name)
      }
      guard inView, let name = word(in: line, after: #"^  (@\w+ )*(nonisolated )?public func "#) else {
        continue
      }
      let declaration = lines[index...].prefix(6).joined(separator: " ")
      let isIdle =
        declaration.range(
          of: #"^[^{]*some View\s*(where [^{]*)?\{\s*self\s*\}"#, options: .regularExpression) != nil
      modifiers[name] = modifiers[name, default: false] || !isIdle
    }
  }

  private static func word(in line: String, after pattern: String) -> String? {
    guard let range = line.range(of: pattern, options: .regularExpression) else { return nil }
    let rest = line[range.upperBound...].drop { $0 == "`" }
    let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    return name.isEmpty ? nil : String(name)
  }

  /// The words that a message calls Apple's where they are missing.
  private static func appleWords(_ root: URL) throws -> Set<String> {
    let source = try String(
      contentsOf: root.appendingPathComponent("Sources/AnimaticLoader/Compile/AppleWords.swift"),
      encoding: .utf8)
    var words: Set<String> = []
    for (index, part) in source.components(separatedBy: "\"\"\"").enumerated() where index % 2 == 1 {
      words.formUnion(part.split(whereSeparator: \.isWhitespace).map(String.init))
    }
    return words
  }

  /// Every name that is declared anywhere: animations, members of texts and images, macros.
  private static func members(_ root: URL) throws -> Set<String> {
    var names: Set<String> = [
      "App", "Entry", "Preview", "Scene", "WindowGroup", "Combine", "UIKit", "Observable",
    ]
    let folder = root.appendingPathComponent("Sources/AnimaticUI")
    let files = FileManager.default.enumerator(atPath: folder.path)?.allObjects as? [String] ?? []
    for name in files where name.hasSuffix(".swift") {
      let source = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
      for line in source.components(separatedBy: "\n") where line.contains("public ") {
        let declared = #"^\s*(@\w+ )*(nonisolated )?public .*?(func|var|let|case) "#
        if let name = word(in: line, after: declared) { names.insert(name) }
      }
    }
    return names
  }

  private static func page(types: Set<String>, modifiers: [String: Bool], missing: Set<String>) -> String {
    func row(_ name: String, _ works: Bool) -> String {
      if let note = partly[name] { return "| `\(name)` | partly: \(note) |" }
      return "| `\(name)` | \(works ? "works" : "taken, changes nothing") |"
    }
    var lines = [
      "# SwiftUI, word by word", "",
      "Made from the sources by a test, which fails where this page and they differ; "
        + "`ANIMATIC_WRITE_DOCS=1 swift test --filter SupportPage` writes it anew.",
      "What a word does where SwiftUI's behaviour is in question stands in [fidelity.md](fidelity.md).", "",
      "## View modifiers", "", "| modifier | state |", "|---|---|",
    ]
    lines += modifiers.sorted { $0.key < $1.key }.map { row($0.key, $0.value) }
    lines += ["", "## Types", "", "Words of SwiftUI, Combine, UIKit and Foundation that are declared.", ""]
    lines += ["| type | state |", "|---|---|"]
    lines += types.sorted().map { row($0, true) }
    lines += [
      "", "## Missing", "",
      "A file that uses one of these does not compile; the message says that the word is missing.", "",
    ]
    lines += [missing.sorted().map { "`\($0)`" }.joined(separator: " · ")]
    return lines.joined(separator: "\n") + "\n"
  }
}
