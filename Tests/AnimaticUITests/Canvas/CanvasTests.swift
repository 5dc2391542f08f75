import AnimaticDrawing
import AnimaticUI
import Foundation
import Testing

/// What code draws into a canvas.
@Suite struct CanvasTests {
  /// What a canvas of 100 by 50 points at the stage's upper left corner has drawn.
  private func items(
    _ renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) throws -> [DisplayItem] {
    let host = try TestHost(size: CGSize(width: 100, height: 50)) { Canvas(renderer: renderer) }
    guard case .group(let whole)? = host.host.displayList().items.first else { return [] }
    return whole.content.items
  }

  private func group(_ item: DisplayItem?) -> DisplayGroup? {
    if case .group(let group)? = item { return group }
    return nil
  }

  private let unit = CGRect(x: 0, y: 0, width: 10, height: 10)

  @Test func `it takes what it is offered and draws at its own place`() throws {
    var sizes: [CGSize] = []
    let host = try TestHost(size: CGSize(width: 200, height: 100)) {
      Canvas { context, size in
        sizes.append(size)
        context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red))
      }
      .frame(width: 60, height: 40)
    }
    let whole = group(host.host.displayList().items.first)
    #expect(sizes.last == CGSize(width: 60, height: 40))
    #expect(whole?.transform == .translation(70, 30))
    let inside = CGRect(x: 0, y: 0, width: 60, height: 40)
    guard case .fill(let outline, .color)? = whole?.content.items.first else {
      Issue.record("no fill")
      return
    }
    #expect(outline == .rectangle(inside))
  }

  @Test func `nothing drawn is nothing on the stage`() throws {
    let host = try TestHost { Canvas { _, _ in } }
    #expect(host.host.displayList().items.isEmpty)
  }

  @Test func `a copy draws into the same picture with a state of its own`() throws {
    let drawn = try items { context, _ in
      var faded = context
      faded.opacity = 0.5
      faded.translateBy(x: 5, y: 6)
      faded.fill(Path(unit), with: .color(.red))
      context.fill(Path(unit), with: .color(.blue))
    }
    #expect(drawn.count == 2)
    #expect(group(drawn.first)?.opacity == 0.5)
    #expect(group(drawn.first)?.transform == .translation(5, 6))
    guard case .fill = drawn.last else {
      Issue.record("the first context was changed by its copy")
      return
    }
  }

  @Test func `transforms are applied to points in the order nearest first`() throws {
    let drawn = try items { context, _ in
      context.translateBy(x: 10, y: 0)
      context.scaleBy(x: 2, y: 2)
      context.fill(Path(unit), with: .color(.red))
    }
    let point = group(drawn.first)?.transform.apply(CGPoint(x: 3, y: 4))
    #expect(point == CGPoint(x: 16, y: 8))
  }

  @Test func `a clip stays where it was made`() throws {
    let drawn = try items { context, _ in
      context.translateBy(x: 10, y: 0)
      context.clip(to: Path(unit))
      context.translateBy(x: 20, y: 0)
      context.fill(Path(unit), with: .color(.red))
      #expect(context.clipBoundingRect == CGRect(x: -20, y: 0, width: 10, height: 10))
    }
    let clipped = group(drawn.first)
    #expect(clipped?.clip?.bounds == CGRect(x: 10, y: 0, width: 10, height: 10))
    #expect(group(clipped?.content.items.first)?.transform == .translation(30, 0))
  }

  @Test func `an inverse clip cuts a hole`() throws {
    let drawn = try items { context, _ in
      context.clip(to: Path(unit), options: .inverse)
      context.fill(Path(CGRect(x: 0, y: 0, width: 50, height: 50)), with: .color(.red))
    }
    guard case .path(_, let evenOdd)? = group(drawn.first)?.clip else {
      Issue.record("no clip")
      return
    }
    #expect(evenOdd)
    #expect(!Path(unit).isEmpty)
  }

  @Test func `filters are applied in the order in which they were added`() throws {
    let drawn = try items { context, _ in
      context.addFilter(.shadow(color: .black, radius: 3, y: 2))
      context.addFilter(.blur(radius: 4))
      context.fill(Path(unit), with: .color(.red))
    }
    let outer = group(drawn.first)
    #expect(outer?.blur == 4)
    let inner = group(outer?.content.items.first)
    #expect(inner?.shadow == Shadow(color: .black, radius: 3, offset: CGSize(width: 0, height: 2)))
  }

  @Test func `a layer is drawn as one`() throws {
    let drawn = try items { context, _ in
      context.opacity = 0.25
      context.drawLayer { layer in
        layer.fill(Path(unit), with: .color(.red))
        layer.fill(Path(unit), with: .color(.blue))
      }
    }
    #expect(drawn.count == 1)
    #expect(group(drawn.first)?.opacity == 0.25)
    #expect(group(drawn.first)?.content.items.count == 2)
  }

  @Test func `a mask shows what lies under it`() throws {
    let drawn = try items { context, _ in
      context.clipToLayer { $0.fill(Path(ellipseIn: unit), with: .color(.black)) }
      context.fill(Path(unit), with: .color(.red))
    }
    #expect(group(drawn.first)?.mask?.items.count == 1)
  }

  @Test func `text stands with its anchor at the point`() throws {
    var size = CGSize.zero
    let drawn = try items { context, _ in
      let text = context.resolve(Text("1234").font(.system(size: 20)))
      size = text.measure(in: CGSize(width: 1000, height: 1000))
      context.draw(text, at: CGPoint(x: 50, y: 25), anchor: .bottomTrailing)
    }
    // The measurer of these tests: half an em a letter.
    #expect(size.width == 40)
    guard case .text(_, let origin, _)? = drawn.first else {
      Issue.record("no text")
      return
    }
    #expect(origin == CGPoint(x: 50 - size.width, y: 25 - size.height))
  }

  @Test func `text has its own colour or the shading that it is given`() throws {
    let drawn = try items { context, _ in
      var text = context.resolve(Text("a").foregroundColor(.white))
      context.draw(text, at: .zero)
      text.shading = .color(.black)
      context.draw(text, at: .zero)
    }
    let colors: [RGBA] = drawn.compactMap { if case .text(_, _, let color) = $0 { color } else { nil } }
    #expect(colors == [.white, .black])
  }

  @Test func `symbols are views that stand nowhere else`() throws {
    let host = try TestHost(size: CGSize(width: 100, height: 50)) {
      Canvas { context, _ in
        guard let dot = context.resolveSymbol(id: "dot") else { return }
        #expect(dot.size == CGSize(width: 8, height: 6))
        context.draw(dot, at: CGPoint(x: 50, y: 25))
        context.draw(dot, in: CGRect(x: 0, y: 0, width: 16, height: 6))
        #expect(context.resolveSymbol(id: "none")?.size == nil)
      } symbols: {
        Text("hidden").tag("text")
        Rectangle().fill(Color.red).frame(width: 8, height: 6).tag("dot")
      }
    }
    let drawn = group(host.host.displayList().items.first)?.content.items ?? []
    #expect(
      drawn.map { group($0)?.transform.apply(CGPoint(x: 8, y: 6)) } == [
        CGPoint(x: 54, y: 28), CGPoint(x: 16, y: 6),
      ])
    #expect(host.text("hidden") == nil)
  }

  @Test func `it is drawn anew with the time`() throws {
    let host = try TestHost(size: CGSize(width: 100, height: 50)) {
      TimelineView(.periodic(from: VirtualTime.startDate, by: 1)) { timeline in
        let seconds = timeline.date.timeIntervalSince(VirtualTime.startDate)
        Canvas { context, _ in
          context.fill(Path(CGRect(x: 0, y: 0, width: seconds, height: 1)), with: .color(.red))
        }
      }
    }
    func width() -> CGFloat? {
      guard case .fill(let outline, _)? = group(host.host.displayList().items.first)?.content.items.first
      else { return nil }
      return outline.bounds.width
    }
    try host.advance(to: 1.5)
    #expect(width() == 1)
    try host.advance(to: 3.5)
    #expect(width() == 3)
  }

  @Test func `broken numbers draw nothing that crashes`() throws {
    let drawn = try items { context, _ in
      context.scaleBy(x: 0, y: 0)
      context.fill(Path(unit), with: .color(.red))
      context.stroke(Path(unit), with: .color(.red), lineWidth: -1)
      context.stroke(Path(), with: .foreground)
      #expect(context.clipBoundingRect == .zero)
    }
    #expect(drawn.count == 2)
  }
}
