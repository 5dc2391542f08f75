import Foundation

/// The spinner, which turns while it animates and is hidden while it does not.
@MainActor @preconcurrency
open class UIActivityIndicatorView: UIView {
  /// 20 points, or 37.
  public enum Style: Int, Sendable {
    case medium = 100
    case large = 101
  }

  open var style: Style { didSet { contentChanged() } }
  open var color: UIColor! { didSet { contentChanged() } }
  open var hidesWhenStopped = true { didSet { contentChanged() } }
  public private(set) final var isAnimating = false

  public init(style: Style) {
    self.style = style
    super.init(frame: .zero)
    bounds.size = intrinsicContentSize
  }
  public override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
  }
  public required init?(coder: NSCoder) {
    style = .medium
    super.init(coder: coder)
  }

  override func prepare() { setContentHuggingPriority(.defaultHigh, for: .both) }

  open func startAnimating() { turn(true) }
  open func stopAnimating() { turn(false) }
  private func turn(_ isOn: Bool) {
    guard isOn != isAnimating else { return }
    isAnimating = isOn
    contentChanged()
  }

  private var side: CGFloat { style == .large ? 37 : 20 }
  open override var intrinsicContentSize: CGSize { CGSize(width: side, height: side) }

  override func makeContent() -> AnyView? {
    guard isAnimating || !hidesWhenStopped else { return nil }
    return AnyView(
      ProgressView().progressViewStyle(CircularProgressViewStyle(optional: color?.color))
        .scaleEffect(side / 20))
  }
}
