import AnimaticDrawing
import AnimaticGolden
import Foundation

/// A display list of lines, areas and text as SVG: small, sharp at every size, with text that can be selected.
///
/// Fonts are asked for by name, so a viewer without Inter shows its own; each text keeps the width that it was
/// measured with. Pictures, symbols, gradients and effects of groups other than opacity have no place in it.
public struct SVGDocument {
  private var lines: [String] = []

  /// `title` is what a screen reader says.
  public init(_ list: DisplayList, title: String) {
    let (width, height) = (Self.number(list.size.width), Self.number(list.size.height))
    lines = [
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 \(width) \(height)\" width=\"\(width)\" "
        + "height=\"\(height)\" role=\"img\" font-family=\"Inter, -apple-system, system-ui, sans-serif\">",
      "<title>\(XMLText.escaped(title))</title>",
      "<rect width=\"100%\" height=\"100%\"\(Self.paint("fill", list.background))/>",
    ]
    for item in list.items { add(item) }
    lines.append("</svg>")
  }

  public var text: String { lines.joined(separator: "\n") + "\n" }

  private mutating func add(_ item: DisplayItem) {
    switch item {
    case .fill(let outline, .color(let color)):
      lines.append("<path d=\"\(Self.path(outline))\"\(Self.paint("fill", color))/>")
    case .stroke(let outline, let line, .color(let color)):
      lines.append(
        "<path d=\"\(Self.path(outline))\" fill=\"none\"\(Self.paint("stroke", color))"
          + " stroke-width=\"\(Self.number(line.width))\"\(Self.style(of: line))/>")
    case .text(let layout, let origin, let color):
      for line in layout.lines { add(line, at: origin, color) }
    case .group(let group):
      let t = group.transform
      let matrix = [t.a, t.b, t.c, t.d, t.tx, t.ty].map(Self.number).joined(separator: " ")
      lines.append("<g transform=\"matrix(\(matrix))\" opacity=\"\(Self.number(group.opacity))\">")
      for item in group.content.items { add(item) }
      lines.append("</g>")
    default: break
    }
  }

  private mutating func add(_ line: TextLine, at origin: CGPoint, _ color: RGBA) {
    guard let font = line.runs.first?.font else { return }
    let string = line.runs.map(\.string).joined()
    let digits = font.monospacedDigits ? " font-variant-numeric=\"tabular-nums\"" : ""
    lines.append(
      "<text x=\"\(Self.number(origin.x + line.x))\" y=\"\(Self.number(origin.y + line.baseline))\""
        + " font-size=\"\(Self.number(font.size))\" font-weight=\"\(font.weight)\"\(digits)"
        + " textLength=\"\(Self.number(line.width))\" lengthAdjust=\"spacingAndGlyphs\" xml:space=\"preserve\""
        + "\(Self.paint("fill", color))>\(XMLText.escaped(string))</text>")
  }

  private static func style(of line: LineStyle) -> String {
    var text = ""
    if line.cap == .round { text += " stroke-linecap=\"round\"" }
    if line.join == .round { text += " stroke-linejoin=\"round\"" }
    if !line.dash.isEmpty { text += " stroke-dasharray=\"\(line.dash.map(number).joined(separator: " "))\"" }
    return text
  }

  private static func path(_ outline: Outline) -> String {
    outline.elements.map { element in
      switch element {
      case .move(let p): "M\(point(p))"
      case .line(let p): "L\(point(p))"
      case .quadCurve(let p, let c): "Q\(point(c)) \(point(p))"
      case .curve(let p, let a, let b): "C\(point(a)) \(point(b)) \(point(p))"
      case .closeSubpath: "Z"
      }
    }.joined()
  }

  private static func point(_ p: CGPoint) -> String { "\(number(p.x)) \(number(p.y))" }

  private static func number(_ value: Double) -> String {
    value.isFinite ? DecimalText.shortest(value, decimals: 2) : "0"
  }

  private static func paint(_ name: String, _ color: RGBA) -> String {
    let parts = [color.red, color.green, color.blue].map { String(Int((min(max($0, 0), 1) * 255).rounded())) }
    let alpha =
      color.alpha < 1 ? " \(name)-opacity=\"\(DecimalText.shortest(max(color.alpha, 0), decimals: 3))\"" : ""
    return " \(name)=\"rgb(\(parts.joined(separator: ",")))\"\(alpha)"
  }
}
