import Foundation

/// A picture.
@MainActor @preconcurrency
open class UIImageView: UIView {
  open var image: UIImage? { didSet { contentChanged() } }
  open var highlightedImage: UIImage?
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? { didSet { contentChanged() } }

  public init(image: UIImage?) {
    self.image = image
    super.init(frame: .zero)
    bounds.size = intrinsicContentSize.width >= 0 ? intrinsicContentSize : .zero
    contentChanged()
  }
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func prepare() { change { $0.takesTouches = false } }
  open override func tintColorDidChange() { contentChanged() }

  private var picture: UIImage? {
    guard let preferredSymbolConfiguration else { return image }
    return image?.withConfiguration(preferredSymbolConfiguration)
  }

  override func makeContent() -> AnyView? { picture?.filling(tint: tintColor, contentMode) }

  open override var intrinsicContentSize: CGSize { picture?.size ?? super.intrinsicContentSize }
}
