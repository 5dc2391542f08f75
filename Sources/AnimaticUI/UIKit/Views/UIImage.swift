import Foundation

/// A picture of UIKit's: a system symbol, or one of the app's own.
public final class UIImage: Hashable {
  package let image: Image
  private var name: String
  private var color: UIColor?
  private var isTemplate = true
  private var configuration: SymbolConfiguration?

  /// Whether a picture is drawn in the tint.
  public enum RenderingMode: Int, Sendable { case automatic, alwaysOriginal, alwaysTemplate }

  /// The size and weight of a symbol.
  public struct SymbolConfiguration: Hashable, Sendable {
    var points: CGFloat?
    var weight: Font.Weight?
    var style: Font.TextStyle?

    public init(pointSize: CGFloat) { points = pointSize }
    public init(pointSize: CGFloat, weight: SymbolWeight) {
      (points, self.weight) = (pointSize, weight.weight)
    }
    public init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(pointSize: pointSize, weight: weight)
    }
    public init(weight: SymbolWeight) { self.weight = weight.weight }
    public init(scale: SymbolScale) {}
    public init(textStyle: UIFont.TextStyle) { style = textStyle.style }
    public init(font: UIFont) { points = font.pointSize }

    var font: Font {
      let base = style.map { Font.system($0) } ?? Font.system(size: points ?? 17)
      return weight.map { base.weight($0) } ?? base
    }
  }

  /// How bold a symbol is.
  public enum SymbolWeight: Int, Sendable {
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
    var weight: Font.Weight {
      switch self {
      case .unspecified, .regular: return .regular
      case .ultraLight: return .ultraLight
      case .thin: return .thin
      case .light: return .light
      case .medium: return .medium
      case .semibold: return .semibold
      case .bold: return .bold
      case .heavy: return .heavy
      case .black: return .black
      }
    }
  }

  /// How large a symbol is beside text; the medium one always.
  public enum SymbolScale: Int, Sendable { case `default` = -1, unspecified, small, medium, large }

  /// Which names there are is not known before one is drawn: every name is taken.
  public init?(systemName name: String) {
    image = Image(systemName: name)
    self.name = name
  }
  public convenience init?(systemName name: String, withConfiguration configuration: SymbolConfiguration?) {
    self.init(systemName: name)
    self.configuration = configuration
  }
  /// A picture of the app's own, which is not there: drawn as a placeholder.
  public init?(named name: String) {
    image = Image(name)
    self.name = name
    isTemplate = false
  }

  private init(_ other: UIImage) {
    (image, name, color) = (other.image, other.name, other.color)
    (isTemplate, configuration) = (other.isTemplate, other.configuration)
  }

  public static func == (a: UIImage, b: UIImage) -> Bool { a === b }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  public func withTintColor(_ color: UIColor) -> UIImage {
    let copy = UIImage(self)
    copy.color = color
    return copy
  }
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    withTintColor(color).withRenderingMode(renderingMode)
  }
  public func withRenderingMode(_ mode: RenderingMode) -> UIImage { UIImage(self) }
  public func withConfiguration(_ configuration: SymbolConfiguration) -> UIImage {
    let copy = UIImage(self)
    copy.configuration = configuration
    return copy
  }
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    withConfiguration(configuration)
  }

  /// As a view at its own size, in `tint` where it has no colour of its own.
  func look(tint: UIColor) -> AnyView {
    let plain = image.font(configuration?.font ?? .system(size: 17))
    return isTemplate || color != nil ? AnyView(plain.foregroundStyle((color ?? tint).color)) : AnyView(plain)
  }

  /// One that fills what it is given.
  func filling(tint: UIColor, _ mode: UIView.ContentMode) -> AnyView {
    let plain = image.resizable()
    let fitted: AnyView
    switch mode {
    case .scaleAspectFit: fitted = AnyView(plain.aspectRatio(contentMode: .fit))
    case .scaleAspectFill: fitted = AnyView(plain.aspectRatio(contentMode: .fill))
    case .scaleToFill, .redraw: fitted = AnyView(plain)
    default: return look(tint: tint)
    }
    return isTemplate || color != nil
      ? AnyView(fitted.foregroundStyle((color ?? tint).color)) : AnyView(fitted)
  }

  /// Points.
  public var size: CGSize { HostedMeasure.size(of: look(tint: .label), .unspecified, node: nil) }
}

extension Image {
  nonisolated public init(uiImage: UIImage) { self = uiImage.image }
}
