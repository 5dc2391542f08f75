import AnimaticDrawing

/// An outline that fits itself into a rectangle; as a view it is filled with the foreground style.
public protocol Shape: Animatable, View {
  /// The outline within `rect`, points.
  nonisolated func path(in rect: CGRect) -> Path
}

extension Shape {
  public var body: _ShapeView<Self, ForegroundStyle> { _ShapeView(shape: self, style: ForegroundStyle()) }

  /// The shape filled with a style.
  nonisolated public func fill<S: ShapeStyle>(
    _ content: S, style: FillStyle = FillStyle()
  ) -> _ShapeView<Self, S> {
    _ShapeView(shape: self, style: content, evenOdd: style.isEOFilled)
  }

  nonisolated public func fill(style: FillStyle = FillStyle()) -> _ShapeView<Self, ForegroundStyle> {
    _ShapeView(shape: self, style: ForegroundStyle(), evenOdd: style.isEOFilled)
  }

  /// The shape's outline as a line of `lineWidth` points, half of it outside.
  nonisolated public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1
  ) -> _ShapeView<Self, S> {
    _ShapeView(shape: self, style: content, line: StrokeStyle(lineWidth: lineWidth))
  }

  nonisolated public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> _ShapeView<Self, S> {
    _ShapeView(shape: self, style: content, line: style)
  }

  nonisolated public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool
  ) -> some View {
    stroke(content, lineWidth: lineWidth)
  }

  nonisolated public func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool
  ) -> some View {
    stroke(content, style: style)
  }

  nonisolated public func stroke(style: StrokeStyle) -> some View {
    _ShapeView(shape: self, style: ForegroundStyle(), line: style)
  }

  nonisolated public func stroke(lineWidth: CGFloat = 1) -> some View {
    _ShapeView(shape: self, style: ForegroundStyle(), line: StrokeStyle(lineWidth: lineWidth))
  }
}

/// How a shape is filled.
public struct FillStyle: Equatable, Sendable {
  public var isEOFilled: Bool
  public var isAntialiased: Bool

  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}

/// How a line is drawn; widths and dashes in points.
public struct StrokeStyle: Equatable, Sendable {
  public enum LineCap: Sendable { case butt, round, square }
  public enum LineJoin: Sendable { case miter, round, bevel }

  public var lineWidth: CGFloat
  public var lineCap: LineCap
  public var lineJoin: LineJoin
  public var miterLimit: CGFloat
  public var dash: [CGFloat]
  public var dashPhase: CGFloat

  public init(
    lineWidth: CGFloat = 1, lineCap: LineCap = .butt, lineJoin: LineJoin = .miter,
    miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }

  /// Width, miter limit, dash phase and dashes: what animates.
  package var numbers: NumberList {
    NumberList([Double(lineWidth), Double(miterLimit), Double(dashPhase)] + dash.map(Double.init))
  }

  package func with(_ numbers: NumberList) -> StrokeStyle {
    let values = numbers.values.map { CGFloat($0) }
    guard values.count >= 3 else { return self }
    var result = self
    (result.lineWidth, result.miterLimit, result.dashPhase) = (max(0, values[0]), values[1], values[2])
    result.dash = Array(values[3...])
    return result
  }

  package var line: LineStyle {
    let caps: [LineCap: LineStyle.Cap] = [.butt: .butt, .round: .round, .square: .square]
    let joins: [LineJoin: LineStyle.Join] = [.miter: .miter, .round: .round, .bevel: .bevel]
    return LineStyle(
      width: Double(lineWidth), cap: caps[lineCap]!, join: joins[lineJoin]!,
      miterLimit: Double(miterLimit), dash: dash.map(Double.init), dashPhase: Double(dashPhase))
  }
}

/// A shape that can be made smaller on all sides.
public protocol InsettableShape: Shape {
  associatedtype InsetShape: InsettableShape
  nonisolated func inset(by amount: CGFloat) -> InsetShape
}

extension InsettableShape {
  /// The outline as a line of `lineWidth` points, all of it inside.
  nonisolated public func strokeBorder<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some View {
    inset(by: lineWidth / 2).stroke(content, lineWidth: lineWidth)
  }

  nonisolated public func strokeBorder<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> some View {
    inset(by: style.lineWidth / 2).stroke(content, style: style)
  }

  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool
  ) -> some View {
    strokeBorder(content, lineWidth: lineWidth)
  }

  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool
  ) -> some View {
    strokeBorder(content, style: style)
  }

  nonisolated public func strokeBorder(lineWidth: CGFloat = 1) -> some View {
    strokeBorder(ForegroundStyle(), lineWidth: lineWidth)
  }

  nonisolated public func strokeBorder(style: StrokeStyle) -> some View {
    strokeBorder(ForegroundStyle(), style: style)
  }
}
