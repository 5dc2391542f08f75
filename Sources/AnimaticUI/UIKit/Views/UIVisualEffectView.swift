import Foundation

/// An effect of a visual effect view.
open class UIVisualEffect {
  public init() {}
  package var material: Material? { nil }
  /// The appearance that it keeps, whatever is around it.
  var scheme: ColorScheme? { nil }
}

/// A blur; drawn as the material of the same thickness.
public final class UIBlurEffect: UIVisualEffect {
  /// How thick it is, and in which colour.
  public enum Style: Int, Sendable {
    case extraLight, light, dark, regular, prominent
    case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial
    case systemChromeMaterial
    case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight, systemThickMaterialLight
    case systemChromeMaterialLight
    case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark, systemThickMaterialDark
    case systemChromeMaterialDark
  }

  public let style: Style
  public init(style: Style) { self.style = style }

  package override var material: Material? {
    switch style {
    case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark:
      return .ultraThin
    case .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark: return .thin
    case .systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark: return .thick
    case .systemChromeMaterial, .systemChromeMaterialLight, .systemChromeMaterialDark: return .bar
    default: return .regular
    }
  }

  override var scheme: ColorScheme? {
    switch style {
    case .extraLight, .light, .systemUltraThinMaterialLight, .systemThinMaterialLight, .systemMaterialLight,
      .systemThickMaterialLight, .systemChromeMaterialLight:
      return .light
    case .dark, .systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark,
      .systemThickMaterialDark, .systemChromeMaterialDark:
      return .dark
    default: return nil
    }
  }
}

/// The vibrancy of a blur; drawn as nothing of its own.
public final class UIVibrancyEffect: UIVisualEffect {
  public init(blurEffect: UIBlurEffect) {}
}

/// A view of a blur, with what is put into its `contentView`.
@MainActor @preconcurrency
open class UIVisualEffectView: UIView {
  open var effect: UIVisualEffect? { didSet { contentChanged() } }
  public final let contentView = UIView()

  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
    contentChanged()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(contentView)
  }

  override func makeContent() -> AnyView? {
    guard let effect, let material = effect.material else { return nil }
    let fill = Rectangle().fill(material).ignoresSafeArea(.container, edges: [])
    guard let scheme = effect.scheme else { return AnyView(fill) }
    return AnyView(fill.environment(\.colorScheme, scheme))
  }
}
