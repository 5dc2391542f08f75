import Foundation

/// Where lines stand in a label.
public enum NSTextAlignment: Int, Sendable { case left, center, right, justified, natural }

/// Where a line that is too long is cut.
public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}

/// A text.
@MainActor @preconcurrency
open class UILabel: UIView {
  open var text: String? { didSet { contentChanged() } }
  /// Its words; attributes are not drawn.
  open var attributedText: NSAttributedString? {
    get { text.map { NSAttributedString(string: $0) } }
    set { text = newValue?.string }
  }
  open var font: UIFont! = .systemFont(ofSize: 17) { didSet { contentChanged() } }
  open var textColor: UIColor! = .label { didSet { contentChanged() } }
  open var textAlignment = NSTextAlignment.natural { didSet { contentChanged() } }
  /// 0: as many as there are.
  open var numberOfLines = 1 { didSet { contentChanged() } }
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail { didSet { contentChanged() } }
  open var adjustsFontSizeToFitWidth = false { didSet { contentChanged() } }
  open var minimumScaleFactor: CGFloat = 0 { didSet { contentChanged() } }
  open var adjustsFontForContentSizeCategory = false
  open var isEnabled = true
  /// The width at which a label of several lines says how high it is, points; 0: that which layout gives it.
  open var preferredMaxLayoutWidth: CGFloat = 0 { didSet { invalidateIntrinsicContentSize() } }

  /// Told of each change, where the label only keeps the look of a button's title.
  final var whenChanged: (() -> Void)?

  override func prepare() { change { $0.takesTouches = false } }

  private var alignment: (text: TextAlignment, box: Alignment) {
    switch textAlignment {
    case .center: return (.center, .center)
    case .right: return (.trailing, .trailing)
    default: return (.leading, .leading)
    }
  }

  private var words: some View {
    Text(verbatim: text ?? "")
      .font(Font(font ?? .systemFont(ofSize: 17)))
      .foregroundStyle((textColor ?? .label).color)
      .lineLimit(numberOfLines > 0 ? numberOfLines : nil)
      .multilineTextAlignment(alignment.text)
      .minimumScaleFactor(adjustsFontSizeToFitWidth ? max(0.01, minimumScaleFactor) : 1)
  }

  override func makeContent() -> AnyView? {
    whenChanged?()
    guard text?.isEmpty == false else { return nil }
    return AnyView(words.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment.box))
  }

  open override var intrinsicContentSize: CGSize {
    let width = preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : layoutWidth
    return textSize(ProposedViewSize(width: numberOfLines == 1 ? nil : width, height: nil))
  }

  /// The width that layout has found for it.
  var layoutWidth: CGFloat? { constraintStore.width }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { textSize(ProposedViewSize(size)) }

  private func textSize(_ proposal: ProposedViewSize) -> CGSize {
    guard text?.isEmpty == false else { return .zero }
    return HostedMeasure.size(of: AnyView(words), proposal, node: nil)
  }
}
