import AnimaticDrawing

/// How lines of different length stand to each other.
public enum TextAlignment: Hashable, CaseIterable, Sendable { case leading, center, trailing }

/// A stretch of text.
public struct Text: Equatable, Sendable {
  public enum TruncationMode: Hashable, Sendable { case head, middle, tail }

  struct Piece: Equatable, Sendable {
    var string: String
    /// Set for a piece that changes with the clock; its `string` is then that of one instant.
    var time: TimeText?
    var font: Font?
    var weight: Font.Weight?
    var design: Font.Design?
    var color: Color?
    var italic = false
    var underline = false
    var strikethrough = false
    var monospacedDigit = false
    var tracking: CGFloat = 0
  }

  var pieces: [Piece]

  /// A text as it is written; looked up in no table.
  nonisolated public init(_ key: LocalizedStringKey) { pieces = key.pieces }
  @_disfavoredOverload
  nonisolated public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
  ) {
    self.init(key)
  }
  nonisolated init(pieces: [Piece]) { self.pieces = pieces }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ content: S) { pieces = [Piece(string: String(content))] }

  nonisolated public init(verbatim content: String) { pieces = [Piece(string: content)] }

  nonisolated init(_ time: TimeText) { pieces = [Piece(string: "", time: time)] }

  func changed(_ change: (inout Piece) -> Void) -> Text {
    var copy = self
    for i in copy.pieces.indices { change(&copy.pieces[i]) }
    return copy
  }

  nonisolated public func font(_ font: Font?) -> Text {
    changed { $0.font = $0.font ?? font }
  }
  nonisolated public func fontWeight(_ weight: Font.Weight?) -> Text { changed { $0.weight = weight } }
  nonisolated public func bold() -> Text { changed { $0.weight = .bold } }
  nonisolated public func bold(_ isActive: Bool) -> Text { isActive ? bold() : self }
  nonisolated public func italic() -> Text { changed { $0.italic = true } }
  nonisolated public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    changed { $0.underline = isActive }
  }
  nonisolated public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    changed { $0.strikethrough = isActive }
  }
  nonisolated public func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
  ) -> Text { underline(isActive, color: color) }
  nonisolated public func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
  ) -> Text { strikethrough(isActive, color: color) }
  nonisolated public func foregroundColor(_ color: Color?) -> Text {
    changed { $0.color = $0.color ?? color }
  }
  nonisolated public func monospacedDigit() -> Text { changed { $0.monospacedDigit = true } }
  nonisolated public func tracking(_ tracking: CGFloat) -> Text { changed { $0.tracking = tracking } }
  nonisolated public func kerning(_ kerning: CGFloat) -> Text { changed { $0.tracking = kerning } }

  nonisolated public static func + (a: Text, b: Text) -> Text {
    var sum = a
    sum.pieces += b.pieces
    return sum
  }

  /// The colour that the text was given for all of it; it animates, colours of parts do not.
  package var wholeColor: Color? {
    guard let color = pieces.first?.color, pieces.allSatisfy({ $0.color == color }) else { return nil }
    return color
  }

  package var string: String { pieces.map(\.string).joined() }

  /// The text in the fonts and limits of an environment.
  package func styled(in environment: EnvironmentValues) -> StyledText {
    let isOneColor = wholeColor != nil
    let runs = pieces.map { piece in
      var font = piece.font ?? environment.font ?? .body
      if let design = piece.design { font.design = design }
      if font.design == nil, let design = environment.fontDesign { font.design = design }
      if let weight = piece.weight ?? environment.fontWeight { font = font.weight(weight) }
      if piece.italic || environment.isItalic { font = font.italic() }
      if piece.monospacedDigit || environment.monospacedDigits { font = font.monospacedDigit() }
      return TextRun(
        environment.textCase.cased(piece.string), font: font.spec(environment.dynamicTypeSize),
        color: isOneColor ? nil : piece.color?.resolved(in: environment),
        underline: piece.underline || environment.textUnderline,
        strikethrough: piece.strikethrough || environment.textStrikethrough,
        tracking: Double(piece.tracking != 0 ? piece.tracking : environment.textTracking))
    }
    let alignments: [TextAlignment: StyledText.Alignment] = [
      .leading: .leading, .center: .center, .trailing: .trailing,
    ]
    let truncations: [TruncationMode: StyledText.Truncation] = [
      .head: .head, .middle: .middle, .tail: .tail,
    ]
    return StyledText(
      runs: runs, alignment: alignments[environment.multilineTextAlignment]!,
      lineLimit: environment.lineLimit.map { max(1, $0) },
      truncation: truncations[environment.truncationMode]!,
      minimumScaleFactor: Double(environment.minimumScaleFactor),
      lineSpacing: Double(environment.lineSpacing), locale: environment.locale.identifier,
      rightToLeft: environment.layoutDirection == .rightToLeft, scale: Double(environment.displayScale))
  }
}

extension Text: View {
  public typealias Body = Never

  nonisolated public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode {
    TextNode(view, inputs)
  }
}

extension Text.Case? {
  /// The letters as this case shows them; not by the host's locale.
  fileprivate func cased(_ text: String) -> String {
    switch self {
    case .uppercase: return text.uppercased()
    case .lowercase: return text.lowercased()
    case nil: return text
    }
  }
}
