import AnimaticDrawing
import Foundation
import Testing

@testable import AnimaticCairo

private let page = CGSize(width: 120, height: 160)
private let box = CGRect(x: 20, y: 20, width: 60, height: 40)

@Suite struct CairoRasterizerTests {
  private func draw(
    _ items: [DisplayItem], background: RGBA = .white, scale: Int = 1, size: CGSize = page
  ) throws -> Bitmap {
    try CairoRasterizer(scale: scale).draw(DisplayList(size: size, background: background, items: items))
  }

  @Test func sizeIsRoundedUp() throws {
    let bitmap = try draw([], scale: 3, size: CGSize(width: 10.1, height: 50.5))
    #expect(bitmap.width == 31 && bitmap.height == 152 && bitmap.isOpaque)
  }

  @Test(arguments: [0.0, -1, 20_000, .nan, .infinity])
  func sizeOutOfRangeThrows(side: Double) {
    #expect(throws: CairoError.self) { try draw([], size: CGSize(width: side, height: 10)) }
  }

  /// (255,128,0) at one half is stored as (128,64,0,128).
  @Test func colorsArePremultiplied() throws {
    let bitmap = try draw([.fill(.rectangle(box), .color(RGBA(255, 128, 0, 0.5)))], background: .clear)
    #expect(bitmap[40, 40] == (128, 64, 0, 128))
    #expect(bitmap[5, 5] == (0, 0, 0, 0))
    #expect(!bitmap.isOpaque)
  }

  /// Pictures of devices show the square of the coverage at a rounded clip's edge, and the coverage at a fill's.
  @Test func roundedClipsShowTheSquareOfTheirCoverage() throws {
    let shape = Outline.roundedRectangle(box, radius: 12, style: .continuous)
    let fill = try draw([.fill(shape, .color(.black))], background: .clear)
    let content = DisplayContent([.fill(.rectangle(box), .color(.black))])
    let clip = try draw([.group(DisplayGroup(clip: shape, content: content))], background: .clear)
    var edge = 0
    for y in 0..<fill.height {
      for x in 0..<fill.width {
        let cover = Double(fill[x, y].alpha)
        #expect(abs(Double(clip[x, y].alpha) - cover * cover / 255) <= 2)
        if cover > 20, cover < 235 { edge += 1 }
      }
    }
    #expect(edge > 20)
  }

  @Test func straightClipsShowTheirCoverage() throws {
    let cut = Outline.rectangle(CGRect(x: 30.5, y: 20, width: 40, height: 40))
    let content = DisplayContent([.fill(.rectangle(box), .color(.black))])
    let bitmap = try draw([.group(DisplayGroup(clip: cut, content: content))], background: .clear)
    #expect(abs(Int(bitmap[30, 40].alpha) - 128) <= 1)
  }

  @Test func roundedCornersOnTransparencyHaveNoDarkFringe() throws {
    let shape = Outline.roundedRectangle(box, radius: 12, style: .continuous)
    let bitmap = try draw([.fill(shape, .color(.white))], background: RGBA(0, 0, 0, 0))
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width {
        let p = bitmap[x, y]
        #expect(p.red == p.alpha && p.green == p.alpha && p.blue == p.alpha)
      }
    }
  }

  /// A red box and black over it, at 0.75 on white: apart, the red shows through; as a group it does not.
  @Test func opacityOfAGroupAndOfItsParts() throws {
    let inner = CGRect(x: 40, y: 30, width: 10, height: 10)
    let red = RGBA(255, 0, 0)
    let apart = try draw([
      .fill(.rectangle(box), .color(red.opacity(0.75))),
      .fill(.rectangle(inner), .color(RGBA.black.opacity(0.75))),
    ])
    #expect(apart[45, 35] == (64, 16, 16, 255))
    let content = DisplayContent([
      .fill(.rectangle(box), .color(red)), .fill(.rectangle(inner), .color(.black)),
    ])
    let group = try draw([.group(DisplayGroup(opacity: 0.75, content: content))])
    #expect(group[45, 35] == (64, 64, 64, 255))
    #expect(group[25, 25] == (255, 64, 64, 255))
  }

  @Test func gradientInterpolatesTheStoredNumbers() throws {
    let stops = [
      GradientStop(color: RGBA(255, 0, 0), location: 0), GradientStop(color: RGBA(0, 0, 255), location: 1),
    ]
    let bitmap = try draw(
      [
        .fill(
          .rectangle(CGRect(x: 0, y: 0, width: 120, height: 160)),
          .linearGradient(stops, from: .zero, to: CGPoint(x: 0, y: 160)))
      ])
    for y in [0, 17, 79, 80, 159] {
      let t = (Double(y) + 0.5) / 160
      #expect(Int(bitmap[60, y].red) == Int(255 * (1 - t) + 0.5))
      #expect(Int(bitmap[60, y].blue) == Int(255 * t + 0.5))
    }
  }

  @Test func gradientToClearStaysPremultiplied() throws {
    let stops = [
      GradientStop(color: .white, location: 0), GradientStop(color: .clear, location: 1),
    ]
    let bitmap = try draw(
      [
        .fill(
          .rectangle(box),
          .radialGradient(stops, center: CGPoint(x: 50, y: 40), startRadius: 0, endRadius: 40))
      ],
      background: .clear)
    for x in 25..<75 {
      let p = bitmap[x, 40]
      #expect(p.red == p.alpha && p.green == p.alpha)
    }
    #expect(bitmap[49, 40].alpha > 245 && bitmap[22, 40].alpha < 100)
  }

  /// Every level of a shadow beside a long straight edge is that of the error function, σ = 0.97 radius.
  @Test(arguments: [3.0, 5, 12])
  func shadowProfile(radius: Double) throws {
    let card = CGRect(x: 60, y: 60, width: 400, height: 400)
    let content = DisplayContent([.fill(.rectangle(card), .color(.white))])
    let shadow = Shadow(color: RGBA(0, 0, 0, 0.33), radius: radius)
    let bitmap = try draw(
      [.group(DisplayGroup(shadow: shadow, content: content))], background: RGBA(130, 203, 114),
      size: CGSize(width: 520, height: 520))
    for x in 5..<60 {
      let distance = 60 - (Double(x) + 0.5)
      let alpha = 0.33 * 0.5 * erfc(distance / (0.97 * radius) / 2.0.squareRoot())
      let p = bitmap[x, 260]
      #expect(abs(Double(p.red) - 130 * (1 - alpha)) <= 2)
      #expect(abs(Double(p.green) - 203 * (1 - alpha)) <= 2)
    }
    #expect(bitmap[260, 260] == (255, 255, 255, 255))
  }

  @Test func shadowIsOneSilhouetteOfTheContent() throws {
    // Two boxes that overlap cast no shadow on each other.
    let content = DisplayContent([
      .fill(.rectangle(box), .color(.white)),
      .fill(.rectangle(box.offsetBy(dx: 20, dy: 20)), .color(.white)),
    ])
    let shadow = Shadow(color: .black, radius: 4, offset: CGSize(width: 0, height: 6))
    let bitmap = try draw([.group(DisplayGroup(shadow: shadow, content: content))])
    #expect(bitmap[45, 45] == (255, 255, 255, 255))
    #expect(bitmap[60, 84].red < 100)
  }

  /// The white part of each row through a corner is that of the curve's own formula.
  @Test(arguments: [CornerStyle.circular, .continuous])
  func cornerCoverage(style: CornerStyle) throws {
    let card = CGRect(x: 0, y: 0, width: 100, height: 100)
    let scale = 8
    let bitmap = try draw(
      [.fill(.roundedRectangle(card, radius: 12, style: style), .color(.black))], scale: scale,
      size: CGSize(width: 100, height: 100))
    // Width of the white part in each row, points, against the outline itself.
    for row in stride(from: 4, to: 140, by: 8) {
      let v = (Double(row) + 0.5) / Double(scale)
      var white = 0.0
      for x in 0..<200 { white += Double(bitmap[x, row].red) / 255 / Double(scale) }
      let expected = style == .circular ? circle(v, 12) : continuous(v, 12)
      #expect(abs(white - expected) < 0.05, "row \(row): \(white), expected \(expected)")
    }
  }

  private func circle(_ v: Double, _ r: Double) -> Double {
    v >= r ? 0 : r - (r * r - (r - v) * (r - v)).squareRoot()
  }

  private func continuous(_ v: Double, _ r: Double) -> Double {
    // Dense points of the three cubics, nearest in v.
    var best = (distance: Double.infinity, u: 0.0)
    if v > 1.52866483 * r { return 0 }
    for cubic in ContinuousCorner.cubics(u: 9, v: 9) {
      for step in 0...4000 {
        let p = cubic.point(Double(step) / 4000)
        let distance = abs(p.y * r - v)
        if distance < best.distance { best = (distance, p.x * r) }
      }
    }
    return best.u
  }

  /// A capsule keeps the continuous curve along its long side: one radius from the end it is not yet straight.
  @Test func capsuleIsContinuous() throws {
    let capsule = CGRect(x: 0, y: 0, width: 200, height: 60)
    let scale = 8
    func topAt(_ x: Double, _ style: CornerStyle) throws -> Double {
      let bitmap = try draw(
        [.fill(.roundedRectangle(capsule, radius: 48, style: style), .color(.black))], scale: scale,
        size: CGSize(width: 200, height: 60))
      return (0..<120).reduce(0.0) { $0 + Double(bitmap[Int(x * 8), $1].red) / 255 / 8 }
    }
    #expect(try topAt(30, .continuous) > 0.1)
    #expect(try topAt(30, .circular) == 0)
  }

  @Test func clipCutsTheComposedContent() throws {
    let content = DisplayContent([.fill(.rectangle(box), .color(.black))])
    let clip = Outline.ellipse(box)
    let bitmap = try draw([.group(DisplayGroup(clip: clip, content: content))])
    #expect(bitmap[21, 21] == (255, 255, 255, 255))
    #expect(bitmap[50, 40] == (0, 0, 0, 255))
  }

  @Test func degenerateListsAreHarmless() throws {
    let nan = CGRect(x: Double.nan, y: 0, width: Double.infinity, height: 4)
    let items: [DisplayItem] = [
      .fill(.rectangle(nan), .color(.black)), .fill(.ellipse(.null), .color(.black)),
      .fill(.roundedRectangle(box, radius: -4, style: .continuous), .color(.clear)),
      .fill(.path([.closeSubpath, .line(to: .zero)], evenOdd: true), .color(.black)),
      .stroke(.rectangle(box), LineStyle(width: -1), .color(.black)),
      .stroke(.rectangle(box), LineStyle(width: 2, dash: [0, -1]), .color(.clear)),
      .fill(.rectangle(box), .linearGradient([], from: .zero, to: .zero)),
      .group(DisplayGroup(transform: .scale(0, 0, about: .zero), content: DisplayContent([]))),
      .group(
        DisplayGroup(
          blur: 1e9, shadow: Shadow(color: .black, radius: .infinity),
          content: DisplayContent([
            .fill(.rectangle(CGRect(x: 0, y: 0, width: 1, height: 1)), .color(.clear))
          ]))),
    ]
    for item in items { _ = try draw([item]) }
  }
}
