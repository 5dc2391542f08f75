/// A font in UIKit's spelling, as far as it is turned into SwiftUI's.
public final class UIFont: Sendable {
  /// A weight.
  public struct Weight: Hashable, Sendable {
    let weight: Font.Weight
    public static let ultraLight = Self(weight: .ultraLight)
    public static let thin = Self(weight: .thin)
    public static let light = Self(weight: .light)
    public static let regular = Self(weight: .regular)
    public static let medium = Self(weight: .medium)
    public static let semibold = Self(weight: .semibold)
    public static let bold = Self(weight: .bold)
    public static let heavy = Self(weight: .heavy)
    public static let black = Self(weight: .black)
  }

  /// A text style, which follows the text size.
  public enum TextStyle: Sendable {
    case largeTitle, title1, title2, title3, headline, subheadline, body, callout, footnote, caption1,
      caption2

    var style: Font.TextStyle {
      switch self {
      case .largeTitle: return .largeTitle
      case .title1: return .title
      case .title2: return .title2
      case .title3: return .title3
      case .headline: return .headline
      case .subheadline: return .subheadline
      case .body: return .body
      case .callout: return .callout
      case .footnote: return .footnote
      case .caption1: return .caption
      case .caption2: return .caption2
      }
    }
  }

  let font: Font
  private init(_ font: Font) { self.font = font }

  public static func systemFont(ofSize size: CGFloat, weight: Weight = .regular) -> UIFont {
    UIFont(.system(size: size, weight: weight.weight))
  }
  public static func boldSystemFont(ofSize size: CGFloat) -> UIFont {
    systemFont(ofSize: size, weight: .bold)
  }
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont(.system(style.style))
  }

  private var points: Double {
    font.spec(PlayedDevice.environment.dynamicTypeSize).size
  }
  /// Points, at the present text size.
  public var pointSize: CGFloat { points }
  /// Points; SF's line is 1.19336 times its size.
  public var lineHeight: CGFloat { points * 1.19336 }
}

extension Font {
  public init(_ font: UIFont) { self = font.font }
}
