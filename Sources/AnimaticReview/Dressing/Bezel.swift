import AnimaticDrawing
import AnimaticStage
import Foundation

/// A phone or tablet around the stage: frame, status bar, cut-out and home indicator, for pictures that go into a
/// design document.
///
/// Places and sizes of cut-out and indicator are the measured ones of the device; the frame itself is a plain dark
/// rim of 12 points, no likeness of a product.
public struct Bezel {
  /// Points around the screen.
  public static let rim = 12.0
  public static let margin = 20.0

  private let stage: ScenarioStage
  private let device: Device
  private let isDark: Bool
  private let time: TextLayout

  /// nil for a bare canvas, which has no device.
  public init?(stage: ScenarioStage, isDark: Bool, measurer: TextMeasurer) {
    guard let device = stage.device else { return nil }
    (self.stage, self.device, self.isDark) = (stage, device, isDark)
    // The hour that such pictures show by custom.
    time = measurer.layout(
      StyledText(
        runs: [TextRun("9:41", font: FontSpec(size: device.cutOut == .none ? 12 : 17, weight: 600))],
        lineLimit: 1, scale: Double(stage.scale)), width: nil)
  }

  /// Points that it adds on each side.
  public static var outset: Double { rim + margin }

  /// The picture with the device around it.
  public func dress(_ list: DisplayList) -> DisplayList {
    let outset = Self.outset
    let screen = CGRect(origin: .zero, size: list.size)
    let body = screen.insetBy(dx: -Self.rim, dy: -Self.rim)
    let radius = stage.cornerRadius
    let outer: Outline = .roundedRectangle(
      body, radius: radius > 0 ? radius + Self.rim : 28, style: .continuous)
    let picture = DisplayContent(
      [.fill(.rectangle(screen), .color(list.background))] + list.items + furniture)
    let content: [DisplayItem] = [
      .group(
        DisplayGroup(
          shadow: Shadow(color: RGBA(0, 0, 0, 0.28), radius: 10, offset: CGSize(width: 0, height: 6)),
          content: DisplayContent([.fill(outer, .color(RGBA(24, 24, 26)))]))),
      .stroke(outer, LineStyle(width: 1), .color(RGBA(90, 90, 95))),
      .group(
        DisplayGroup(
          clip: radius > 0
            ? .roundedRectangle(screen, radius: radius, style: .continuous) : .rectangle(screen),
          content: picture)),
    ]
    return DisplayList(
      size: CGSize(width: list.size.width + 2 * outset, height: list.size.height + 2 * outset),
      background: isDark ? RGBA(44, 44, 46) : RGBA(255, 255, 255),
      items: [
        .group(
          DisplayGroup(transform: .translation(outset, outset), content: DisplayContent(content)))
      ])
  }

  private var ink: RGBA { isDark ? .white : .black }

  private var furniture: [DisplayItem] { cutOut + statusBar + homeIndicator }

  // MARK: Cut-out

  private var cutOut: [DisplayItem] {
    let isPortrait = stage.orientation == .portrait
    func place(_ along: Double, _ deep: Double, top: Double) -> CGRect {
      isPortrait
        ? CGRect(x: (stage.width - along) / 2, y: top, width: along, height: deep)
        : CGRect(x: top, y: (stage.height - along) / 2, width: deep, height: along)
    }
    switch device.cutOut {
    case .none: return []
    case .island(let top):
      let box = place(126, 37.33, top: top)
      return [.fill(.roundedRectangle(box, radius: 37.33 / 2, style: .continuous), .color(.black))]
    case .notch:
      // Its upper corners lie outside the screen.
      let box = place(162, 34 + 20, top: -20)
      return [.fill(.roundedRectangle(box, radius: 20, style: .continuous), .color(.black))]
    }
  }

  // MARK: Status bar

  /// Phones hide it in landscape.
  private var statusBar: [DisplayItem] {
    let isPhone = min(device.width, device.height) < 700
    guard stage.orientation == .portrait || !isPhone else { return [] }
    let hasCutOut = device.cutOut != .none
    // Beside a cut-out both groups stand in the middle of what is left of the bar.
    let middle = hasCutOut ? (device.statusBar + 9) / 2 : device.statusBar / 2
    let side = hasCutOut ? (stage.width - 126) / 4 : 0
    let timeX = hasCutOut ? side - time.size.width / 2 : isPhone ? (stage.width - time.size.width) / 2 : 20
    let clock = DisplayItem.text(
      time, at: CGPoint(x: timeX, y: middle - time.size.height / 2), color: ink)
    let right = hasCutOut ? stage.width - side + 39 : stage.width - (isPhone ? 8 : 20)
    let scale = hasCutOut ? 1.0 : 0.8
    return [clock] + battery(right: right, middle, scale) + wifi(right: right - 34 * scale, middle, scale)
      + bars(right: right - 56 * scale, middle, scale)
  }

  private func battery(right: Double, _ y: Double, _ scale: Double) -> [DisplayItem] {
    let (w, h) = (25 * scale, 13 * scale)
    let body = CGRect(x: right - w - 2, y: y - h / 2, width: w, height: h)
    let cap = CGRect(x: right - 1.2, y: y - 2 * scale, width: 1.4, height: 4 * scale)
    let inner = body.insetBy(dx: 2, dy: 2)
    return [
      .stroke(
        .roundedRectangle(body, radius: 4 * scale, style: .continuous), LineStyle(width: 1),
        .color(ink.opacity(0.4))),
      .fill(.roundedRectangle(inner, radius: 2.5 * scale, style: .continuous), .color(ink)),
      .fill(.roundedRectangle(cap, radius: 0.7, style: .circular), .color(ink.opacity(0.45))),
    ]
  }

  private func wifi(right: Double, _ y: Double, _ scale: Double) -> [DisplayItem] {
    let foot = CGPoint(x: right - 8.5 * scale, y: y + 5.5 * scale)
    func fan(_ inner: Double, _ outer: Double) -> DisplayItem {
      let half = 0.78
      func point(_ radius: Double, _ angle: Double) -> CGPoint {
        CGPoint(x: foot.x + radius * sin(angle), y: foot.y - radius * cos(angle))
      }
      let steps = (0...12).map { -half + 2 * half * Double($0) / 12 }
      let path =
        [PathElement.move(to: point(outer, -half))] + steps.map { .line(to: point(outer, $0)) }
        + steps.reversed().map { .line(to: point(inner, $0)) } + [.closeSubpath]
      return .fill(.path(path, evenOdd: false), .color(ink))
    }
    return [(0.0, 3.4), (5.0, 7.4), (9.0, 11.4)].map { fan($0.0 * scale, $0.1 * scale) }
  }

  private func bars(right: Double, _ y: Double, _ scale: Double) -> [DisplayItem] {
    (0..<4).map { index in
      let height = (4.0 + 2.6 * Double(index)) * scale
      let box = CGRect(
        x: right - (19 - 4.9 * Double(index)) * scale, y: y + 5.8 * scale - height, width: 3.2 * scale,
        height: height)
      return .fill(.roundedRectangle(box, radius: 1, style: .circular), .color(ink))
    }
  }

  // MARK: Home indicator

  private var homeIndicator: [DisplayItem] {
    guard stage.safeArea.bottom > 0 else { return [] }
    let width = stage.orientation == .portrait && stage.width < 700 ? 139.0 : 210
    let box = CGRect(x: (stage.width - width) / 2, y: stage.height - 8 - 5, width: width, height: 5)
    return [.fill(.roundedRectangle(box, radius: 2.5, style: .circular), .color(ink))]
  }
}
