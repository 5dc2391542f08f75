import AnimaticDrawing
import AnimaticStage
import Foundation

/// What is laid over the pictures of a run to explain them.
public enum PictureOverlay: String, CaseIterable, Sendable {
  /// Fingers, where and when they touch.
  case taps
  /// The frames of notices and of what can be addressed, with their names.
  case bounds
  /// The parts of the screen that content keeps clear.
  case safeArea = "safe-area"
}

/// Draws overlays in the stage's points. What it draws depends on the instant alone.
public struct OverlayPainter {
  public var overlays: Set<PictureOverlay>
  public var stage: ScenarioStage
  var measurer: TextMeasurer

  public init(_ overlays: Set<PictureOverlay>, stage: ScenarioStage, measurer: TextMeasurer) {
    (self.overlays, self.stage, self.measurer) = (overlays, stage, measurer)
  }

  /// `time` in seconds; `touches` so far and `values` now.
  public func items(at time: Double, touches: [PlayedTouch], values: [PropertyValue]) -> [DisplayItem] {
    var items: [DisplayItem] = []
    if overlays.contains(.safeArea) { items += safeArea }
    if overlays.contains(.bounds) { items += bounds(values) }
    if overlays.contains(.taps) { items += touches.flatMap { finger($0, at: time) } }
    return items
  }

  // MARK: Fingers

  private static let hitColor = RGBA(0, 114, 178)
  private static let missColor = RGBA(200, 40, 60)
  /// Seconds in which a ring spreads and fades after the finger has gone.
  private static let echo = 0.45

  private func finger(_ touch: PlayedTouch, at time: Double) -> [DisplayItem] {
    guard let x = touch.x, let y = touch.y else { return [] }
    let since = time - touch.time.seconds
    guard since >= 0, since < touch.seconds + Self.echo else { return [] }
    let share = touch.seconds > 0 ? min(since / touch.seconds, 1) : 1
    let center = CGPoint(x: x + touch.dx * share, y: y + touch.dy * share)
    let fade = 1 - max(0, since - touch.seconds) / Self.echo
    let color = touch.hit ? Self.hitColor : Self.missColor
    func ring(_ radius: Double) -> Outline {
      .ellipse(CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
    }
    var items: [DisplayItem] = [
      .fill(ring(16), .color(color.opacity(0.35 * fade))),
      .stroke(ring(16 + 14 * (1 - fade)), LineStyle(width: 2), .color(color.opacity(0.9 * fade))),
    ]
    if !touch.hit {
      for side in [-7.0, 7] {
        items.append(
          line(
            CGPoint(x: center.x - 7, y: center.y - side), CGPoint(x: center.x + 7, y: center.y + side),
            LineStyle(width: 2.5, cap: .round), color.opacity(fade)))
      }
    }
    return items
  }

  private func line(_ a: CGPoint, _ b: CGPoint, _ style: LineStyle, _ color: RGBA) -> DisplayItem {
    .stroke(.path([.move(to: a), .line(to: b)], evenOdd: false), style, .color(color))
  }

  // MARK: Frames

  private func bounds(_ values: [PropertyValue]) -> [DisplayItem] {
    var order: [String] = []
    var sides: [String: [String: Double]] = [:]
    for value in values where value.property.hasPrefix("frame.") {
      guard case .number(let number) = value.value else { continue }
      if sides[value.name] == nil { order.append(value.name) }
      sides[value.name, default: [:]][value.property] = number
    }
    var items: [DisplayItem] = []
    for (index, name) in order.enumerated() {
      guard let x = sides[name]?["frame.x"], let y = sides[name]?["frame.y"],
        let width = sides[name]?["frame.width"], let height = sides[name]?["frame.height"],
        isSeen(name, values)
      else { continue }
      let color = SheetStyle.curveColors[index % SheetStyle.curveColors.count]
      let frame = CGRect(x: x, y: y, width: width, height: height)
      items.append(.stroke(.rectangle(frame), LineStyle(width: 1), .color(color)))
      items += label(name, over: frame, color)
    }
    return items
  }

  private func isSeen(_ name: String, _ values: [PropertyValue]) -> Bool {
    values.contains { $0.name == name && $0.property == "visible" && $0.value == .flag(true) }
  }

  private func label(_ name: String, over frame: CGRect, _ color: RGBA) -> [DisplayItem] {
    let font = FontSpec(size: 9, weight: 600)
    let layout = measurer.layout(
      StyledText(
        runs: [TextRun(name, font: font)], lineLimit: 1, truncation: .middle, scale: Double(stage.scale)),
      width: 140)
    let size = CGSize(width: layout.size.width + 6, height: layout.size.height + 2)
    // Above the frame; within it at the upper edge of the stage.
    let y = frame.minY - size.height >= 0 ? frame.minY - size.height : max(frame.minY, 0)
    let x = min(max(frame.minX, 0), max(0, stage.width - size.width))
    let box = CGRect(x: x, y: y, width: size.width, height: size.height)
    return [
      .fill(.rectangle(box), .color(color)),
      .text(layout, at: CGPoint(x: box.minX + 3, y: box.minY + 1), color: .white),
    ]
  }

  // MARK: Safe area

  private var safeArea: [DisplayItem] {
    let insets = stage.safeArea
    let color = RGBA(213, 94, 0)
    let bands = [
      CGRect(x: 0, y: 0, width: stage.width, height: insets.top),
      CGRect(x: 0, y: stage.height - insets.bottom, width: stage.width, height: insets.bottom),
      CGRect(
        x: 0, y: insets.top, width: insets.leading, height: stage.height - insets.top - insets.bottom),
      CGRect(
        x: stage.width - insets.trailing, y: insets.top, width: insets.trailing,
        height: stage.height - insets.top - insets.bottom),
    ].filter { $0.width > 0 && $0.height > 0 }
    guard !bands.isEmpty else { return [] }
    let inner = CGRect(
      x: insets.leading, y: insets.top, width: stage.width - insets.leading - insets.trailing,
      height: stage.height - insets.top - insets.bottom)
    return bands.map { .fill(.rectangle($0), .color(color.opacity(0.14))) } + [
      .stroke(
        .rectangle(inner), LineStyle(width: 1, dash: [4, 3]), .color(color.opacity(0.9)))
    ]
  }
}
