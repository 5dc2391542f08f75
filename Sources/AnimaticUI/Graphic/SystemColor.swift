import AnimaticDrawing

/// The generation of system colours: those of iOS 13 to 18, or those of iOS 26.
package enum SystemPalette: Hashable, Sendable { case iOS13, iOS26 }

/// The system's colours by name, with the numbers of docs/fidelity.md
package enum SystemColor: String, Hashable, Sendable, CaseIterable {
  case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray
  case gray2, gray3, gray4, gray5, gray6
  case label = "primary"
  case secondaryLabel = "secondary"
  case tertiaryLabel, quaternaryLabel, separator, opaqueSeparator
  case systemBackground, secondarySystemBackground, tertiarySystemBackground
  case systemGroupedBackground, secondarySystemGroupedBackground
  case systemFill, secondarySystemFill, tertiarySystemFill, quaternarySystemFill

  private typealias Pair = (light: RGBA, dark: RGBA)

  package func rgba(dark: Bool, palette: SystemPalette) -> RGBA {
    let pair = (palette == .iOS26 ? recent : nil) ?? classic
    return dark ? pair.dark : pair.light
  }

  private var classic: Pair {
    switch self {
    case .red: return (RGBA(255, 59, 48), RGBA(255, 69, 58))
    case .orange: return (RGBA(255, 149, 0), RGBA(255, 159, 10))
    case .yellow: return (RGBA(255, 204, 0), RGBA(255, 214, 10))
    case .green: return (RGBA(52, 199, 89), RGBA(48, 209, 88))
    case .mint: return (RGBA(0, 199, 190), RGBA(99, 230, 226))
    case .teal: return (RGBA(48, 176, 199), RGBA(64, 200, 224))
    case .cyan: return (RGBA(50, 173, 230), RGBA(100, 210, 255))
    case .blue: return (RGBA(0, 122, 255), RGBA(10, 132, 255))
    case .indigo: return (RGBA(88, 86, 214), RGBA(94, 92, 230))
    case .purple: return (RGBA(175, 82, 222), RGBA(191, 90, 242))
    case .pink: return (RGBA(255, 45, 85), RGBA(255, 55, 95))
    case .brown: return (RGBA(162, 132, 94), RGBA(172, 142, 104))
    case .gray: return (RGBA(142, 142, 147), RGBA(142, 142, 147))
    case .gray2: return (RGBA(174, 174, 178), RGBA(99, 99, 102))
    case .gray3: return (RGBA(199, 199, 204), RGBA(72, 72, 74))
    case .gray4: return (RGBA(209, 209, 214), RGBA(58, 58, 60))
    case .gray5: return (RGBA(229, 229, 234), RGBA(44, 44, 46))
    case .gray6: return (RGBA(242, 242, 247), RGBA(28, 28, 30))
    case .label: return (RGBA(0, 0, 0), RGBA(255, 255, 255))
    case .secondaryLabel: return (RGBA(60, 60, 67, 0.60), RGBA(235, 235, 245, 0.60))
    case .tertiaryLabel: return (RGBA(60, 60, 67, 0.30), RGBA(235, 235, 245, 0.30))
    case .quaternaryLabel: return (RGBA(60, 60, 67, 0.18), RGBA(235, 235, 245, 0.16))
    case .separator: return (RGBA(60, 60, 67, 0.29), RGBA(84, 84, 88, 0.60))
    case .opaqueSeparator: return (RGBA(198, 198, 200), RGBA(56, 56, 58))
    case .systemBackground: return (RGBA(255, 255, 255), RGBA(0, 0, 0))
    case .secondarySystemBackground: return (RGBA(242, 242, 247), RGBA(28, 28, 30))
    case .tertiarySystemBackground: return (RGBA(255, 255, 255), RGBA(44, 44, 46))
    case .systemGroupedBackground: return (RGBA(242, 242, 247), RGBA(0, 0, 0))
    case .secondarySystemGroupedBackground: return (RGBA(255, 255, 255), RGBA(28, 28, 30))
    case .systemFill: return (RGBA(120, 120, 128, 0.20), RGBA(120, 120, 128, 0.36))
    case .secondarySystemFill: return (RGBA(120, 120, 128, 0.16), RGBA(120, 120, 128, 0.32))
    case .tertiarySystemFill: return (RGBA(118, 118, 128, 0.12), RGBA(118, 118, 128, 0.24))
    case .quaternarySystemFill: return (RGBA(116, 116, 128, 0.08), RGBA(118, 118, 128, 0.18))
    }
  }

  /// Where iOS 26 differs.
  private var recent: Pair? {
    switch self {
    case .red: return (RGBA(255, 56, 60), RGBA(255, 66, 69))
    case .orange: return (RGBA(255, 141, 40), RGBA(255, 146, 48))
    case .yellow: return (RGBA(255, 204, 0), RGBA(255, 214, 0))
    case .mint: return (RGBA(0, 200, 179), RGBA(0, 218, 195))
    case .teal: return (RGBA(0, 195, 208), RGBA(0, 210, 224))
    case .cyan: return (RGBA(0, 192, 232), RGBA(60, 211, 254))
    case .blue: return (RGBA(0, 136, 255), RGBA(0, 145, 255))
    case .indigo: return (RGBA(97, 85, 245), RGBA(109, 124, 255))
    case .purple: return (RGBA(203, 48, 224), RGBA(219, 52, 242))
    case .brown: return (RGBA(172, 127, 94), RGBA(183, 138, 102))
    default: return nil
    }
  }
}
