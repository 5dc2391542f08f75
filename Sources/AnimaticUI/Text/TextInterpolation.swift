/// A key for a text that is looked up; shown as it is written, with what was put into it.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
  /// Pieces rather than one string: texts with fonts and colours of their own, and dates that go with the clock.
  let pieces: [Text.Piece]

  package var text: String { pieces.map(\.string).joined() }

  public init(_ value: String) { pieces = [Text.Piece(string: value)] }
  public init(stringLiteral value: String) { self.init(value) }
  public init(stringInterpolation: StringInterpolation) { pieces = stringInterpolation.joined }

  /// What is put into a key.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    private var pieces: [Text.Piece] = []

    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Neighbours that look alike are one piece, as if the words had been written out.
    var joined: [Text.Piece] {
      var result: [Text.Piece] = []
      for piece in pieces {
        var last = result.last
        last?.string = piece.string
        if last == piece { result[result.count - 1].string += piece.string } else { result.append(piece) }
      }
      return result.isEmpty ? [Text.Piece(string: "")] : result
    }

    private mutating func append(_ string: String) {
      if !string.isEmpty { pieces.append(Text.Piece(string: string)) }
    }

    public mutating func appendLiteral(_ literal: String) { append(literal) }
    public mutating func appendInterpolation(_ string: String) { append(string) }
    public mutating func appendInterpolation(_ text: Text) { pieces += text.pieces }
    /// A symbol within text is not drawn.
    public mutating func appendInterpolation(_ image: Image) {}
    public mutating func appendInterpolation(_ attributed: AttributedString) {
      pieces += Text(attributed).pieces
    }
    public mutating func appendInterpolation<T>(_ value: T) { append("\(value)") }

    /// A number in a format of `printf`: `%d`, `%.2f`, `%03d`, `%@`, `%lld`; always with a decimal point.
    public mutating func appendInterpolation<T: CVarArg>(_ value: T, specifier: String) {
      append(String(format: specifier, locale: nil, value))
    }

    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
      append(format.format(input))
    }

    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      pieces += Text(date, style: style).pieces
    }
    public mutating func appendInterpolation(
      timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
      showsHours: Bool = true
    ) {
      pieces +=
        Text(
          timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours
        ).pieces
    }
    public mutating func appendInterpolation(_ dates: ClosedRange<Date>) { pieces += Text(dates).pieces }
  }
}
