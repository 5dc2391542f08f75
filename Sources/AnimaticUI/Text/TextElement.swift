import AnimaticDrawing

package final class TextElement: Element {
  private var text = StyledText(runs: [])
  private var string = ""
  /// The text's own colour, where it has one for all of it.
  private var ownColor: RGBA?
  private var layouts: [(width: Double?, height: CGFloat?, layout: TextLayout)] = []
  private var color: Attribute<ColorData>!
  /// Made where the content changes with a transition of its own.
  private var fade: ContentFade<TextLayout>?

  override init(_ node: _ViewNode) {
    super.init(node)
    color = Attribute("color", self)
  }

  package override var ownsFrame: Bool { true }
  package override var kind: String { "Text" }
  package override var visibleText: String? { string }

  func update(_ text: StyledText, _ string: String, color: RGBA? = nil) {
    defer { self.string = string }
    ownColor = color
    if text != self.text {
      if isPlaced {
        let fades = node.environment.contentTransition.fadesText(sameWords: string == self.string)
        if fades, fade == nil { fade = ContentFade(self) }
        fade?.willChange(from: fades ? layout(proposal) : nil)
      }
      self.text = text
      layouts = []
    }
  }

  /// The layout for a proposal: lines that do not fit the height are cut, but never the first.
  private func layout(_ proposal: ProposedViewSize) -> TextLayout {
    let width = proposal.width.flatMap { $0.isFinite ? Double(max(0, $0)) : nil }
    let height = proposal.height.flatMap { $0.isFinite ? $0 : nil }
    if let known = layouts.first(where: { $0.width == width && $0.height == height }) { return known.layout }
    var result = graph.measurer.layout(text, width: width)
    if let height, result.size.height > height, result.lines.count > 1, let first = text.runs.first {
      let advance = first.font.leading ?? first.font.lineHeight
      let fitting = max(
        1,
        Int(((Double(height) - first.font.lineHeight + 1e-6) / (advance + text.lineSpacing)).rounded(.down))
          + 1)
      if fitting < result.lines.count {
        var cut = text
        cut.lineLimit = min(fitting, text.lineLimit ?? fitting)
        result = graph.measurer.layout(cut, width: width)
      }
    }
    layouts.append((width, height, result))
    return result
  }

  package override func measure(_ proposal: ProposedViewSize) -> CGSize { layout(proposal).size }

  package override func spacing() -> Spacing {
    guard let first = text.runs.first?.font, let last = text.runs.last?.font else { return .plain }
    return .text(first: first, last: last, scale: graph.pixelScale)
  }

  package override func explicitGuide(_ key: AlignmentKey, in size: CGSize) -> CGFloat? {
    switch key {
    case .firstTextBaseline: return CGFloat(layout(ProposedViewSize(size)).firstBaseline)
    case .lastTextBaseline: return CGFloat(layout(ProposedViewSize(size)).lastBaseline)
    default: return nil
    }
  }

  private var modelColor: RGBA {
    ownColor ?? ForegroundStyle().resolved(in: node.environment).plain
  }

  package override func commit(_ context: CommitContext) {
    color.commit(ColorData(modelColor, graph.semantics), context)
    fade?.commit(context)
  }

  private func presentedColor(at time: Double) -> RGBA {
    color.presented(at: time, or: ColorData(modelColor, graph.semantics)).color
  }

  package override func ownAlpha(at time: Double) -> Double? {
    string.isEmpty ? nil : presentedColor(at: time).alpha * (fade?.mixture(at: time).newest ?? 1)
  }

  package override func containsHit(_ point: CGPoint, at time: Double) -> Bool {
    presentedFrame(at: time).contains(point)
  }

  package override func draw(_ context: DrawContext) -> [DisplayItem] {
    let color = presentedColor(at: context.time)
    guard color.alpha > 0 else { return [] }
    let origin = presentedFrame(at: context.time).origin
    var items: [DisplayItem] = string.isEmpty ? [] : [.text(layout(proposal), at: origin, color: color)]
    if let fade {
      items = fade.items(at: context.time, newest: items) {
        $0.lines.allSatisfy(\.runs.isEmptyText) ? [] : [.text($0, at: origin, color: color)]
      }
    }
    return items.isEmpty ? [] : context.leaf(items, self)
  }
}

extension [TextRun] {
  fileprivate var isEmptyText: Bool { allSatisfy(\.string.isEmpty) }
}
