import Foundation

/// A button: a title, a picture, and what a tap on it does.
@MainActor @preconcurrency
open class UIButton: UIControl {
  /// What a button is drawn like; all are plain.
  public enum ButtonType: Int, Sendable {
    case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, plain, close
  }

  /// A look with a fill and distances.
  public struct Configuration {
    public var title: String?
    public var subtitle: String?
    public var image: UIImage?
    public var baseForegroundColor: UIColor?
    public var baseBackgroundColor: UIColor?
    public var imagePadding: CGFloat = 0
    public var contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    public var cornerStyle = CornerStyle.dynamic
    enum Fill { case none, grey, tinted, filled }
    var fill = Fill.none

    /// The corners of the fill.
    public enum CornerStyle: Int, Sendable { case fixed = -1, dynamic, small, medium, large, capsule }

    public static func plain() -> Configuration { Configuration() }
    public static func borderless() -> Configuration { Configuration() }
    public static func gray() -> Configuration { Configuration(fill: .grey) }
    public static func tinted() -> Configuration { Configuration(fill: .tinted) }
    public static func filled() -> Configuration { Configuration(fill: .filled) }
    private init(fill: Fill = .none) { self.fill = fill }
  }

  public private(set) final var buttonType = ButtonType.custom
  private final var titles: [State: String] = [:]
  private final var colors: [State: UIColor] = [:]
  private final var images: [State: UIImage] = [:]
  /// Its font and colours are those of the title; it stands in no tree of its own.
  public private(set) final lazy var titleLabel: UILabel? = {
    let label = UILabel()
    label.font = .systemFont(ofSize: buttonType == .custom ? 18 : 15)
    label.whenChanged = { [weak self] in self?.contentChanged() }
    return label
  }()
  open var configuration: Configuration? { didSet { contentChanged() } }
  open var contentEdgeInsets = UIEdgeInsets.zero { didSet { contentChanged() } }
  open var showsMenuAsPrimaryAction = false

  public convenience init(type: ButtonType) {
    self.init(frame: .zero)
    buttonType = type
    contentChanged()
  }
  public convenience init(frame: CGRect = .zero, primaryAction: UIAction?) {
    self.init(frame: frame)
    buttonType = .system
    if let primaryAction {
      setTitle(primaryAction.title, for: .normal)
      setImage(primaryAction.image, for: .normal)
      addAction(primaryAction, for: .primaryActionTriggered)
    }
  }
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero, primaryAction: primaryAction)
    self.configuration = configuration
  }

  open func setTitle(_ title: String?, for state: State) {
    titles[state] = title
    contentChanged()
  }
  open func setTitleColor(_ color: UIColor?, for state: State) {
    colors[state] = color
    contentChanged()
  }
  open func setImage(_ image: UIImage?, for state: State) {
    images[state] = image
    contentChanged()
  }
  open func title(for state: State) -> String? { titles[state] }
  open func titleColor(for state: State) -> UIColor? { colors[state] }
  open func image(for state: State) -> UIImage? { images[state] }
  public final var currentTitle: String? { titles[state] ?? titles[.normal] ?? configuration?.title }
  public final var currentImage: UIImage? { images[state] ?? images[.normal] ?? configuration?.image }

  private var color: UIColor {
    if !isEnabled { return colors[.disabled] ?? .tertiaryLabel }
    if let own = colors[state] ?? colors[.normal] ?? configuration?.baseForegroundColor { return own }
    if configuration?.fill == .filled { return .white }
    return buttonType == .custom && configuration == nil ? .white : tintColor
  }

  open override func tintColorDidChange() { contentChanged() }

  private var plainFace: some View {
    HStack(spacing: configuration?.imagePadding ?? 0) {
      if let image = currentImage { image.look(tint: color) }
      if let title = currentTitle, !title.isEmpty {
        Text(verbatim: title).font(Font(titleLabel?.font ?? .systemFont(ofSize: 15)))
          .foregroundStyle(color.color).lineLimit(1)
      }
    }
  }

  private var insets: EdgeInsets {
    if let inside = configuration?.contentInsets {
      return EdgeInsets(
        top: inside.top, leading: inside.leading, bottom: inside.bottom, trailing: inside.trailing)
    }
    let edges = contentEdgeInsets
    return EdgeInsets(top: edges.top, leading: edges.left, bottom: edges.bottom, trailing: edges.right)
  }

  override func face() -> AnyView? {
    let inside = plainFace.padding(insets).opacity(isHighlighted ? 0.2 : 1)
    guard let configuration, configuration.fill != .none else { return AnyView(inside) }
    let base = (configuration.baseBackgroundColor ?? tintColor).color
    let fill: Color
    switch configuration.fill {
    case .filled: fill = base
    case .tinted: fill = base.opacity(0.18)
    default: fill = UIColor.tertiarySystemFill.color
    }
    let radius: CGFloat
    switch configuration.cornerStyle {
    case .capsule: radius = 1000
    case .small: radius = 4
    case .large: radius = 12
    default: radius = 6
    }
    return AnyView(
      inside.frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(RoundedRectangle(cornerRadius: radius).fill(fill)))
  }

  open override var intrinsicContentSize: CGSize {
    guard currentTitle != nil || currentImage != nil else { return super.intrinsicContentSize }
    return HostedMeasure.size(of: AnyView(plainFace.padding(insets)), .unspecified, node: nil)
  }
}
