import Foundation

/// Groups of font files. A text loads only the groups that its characters need, because reading the
/// character tables of the CJK fonts takes longer than drawing a whole notice.
struct FontSet: OptionSet, Hashable, Sendable {
  let rawValue: UInt8

  /// Inter and Inter Display in the weights that text styles use.
  static let core = FontSet(rawValue: 1)
  /// The other weights of Inter, and its italics.
  static let faces = FontSet(rawValue: 2)
  /// DejaVu: monospaced and serif designs, Hebrew, Arabic, dingbats.
  static let fallback = FontSet(rawValue: 4)
  static let cjk = FontSet(rawValue: 8)
  static let emoji = FontSet(rawValue: 16)
  static let symbols = FontSet(rawValue: 32)

  static let all: [FontSet] = [.core, .faces, .fallback, .cjk, .emoji, .symbols]

  /// The exact files of one group and the Debian package that carries them.
  var files: (package: String, paths: [String]) {
    func inter(_ styles: [String]) -> [String] {
      styles.flatMap { style in
        ["Inter", "InterDisplay"].map { "/usr/share/fonts/opentype/inter/\($0)-\(style).otf" }
      }
    }
    switch self {
    case .core: return ("fonts-inter", inter(["Regular", "Medium", "SemiBold", "Bold"]))
    case .faces:
      let upright = ["Thin", "ExtraLight", "Light", "ExtraBold", "Black"]
      let italic =
        ["Italic", "ThinItalic", "ExtraLightItalic", "LightItalic", "MediumItalic", "SemiBoldItalic"]
        + ["BoldItalic", "ExtraBoldItalic", "BlackItalic"]
      return ("fonts-inter", inter(upright + italic))
    case .fallback:
      let names = ["Sans", "Sans-Bold", "SansMono", "SansMono-Bold", "Serif", "Serif-Bold"]
      return ("fonts-dejavu-core", names.map { "/usr/share/fonts/truetype/dejavu/DejaVu\($0).ttf" })
    case .cjk:
      return (
        "fonts-noto-cjk",
        ["Regular", "Bold"].map { "/usr/share/fonts/opentype/noto/NotoSansCJK-\($0).ttc" }
      )
    case .emoji:
      return ("fonts-noto-color-emoji", ["/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf"])
    default:
      let name = "materialdesignicons-webfont"
      return ("fonts-materialdesignicons-webfont", ["/usr/share/fonts/truetype/\(name)/\(name).ttf"])
    }
  }

  /// Throws with the package's name where a file is not there.
  static func checkInstalled() throws {
    for set in all {
      let (package, paths) = set.files
      for path in paths where access(path, R_OK) != 0 {
        throw CairoError.fontMissing(path: path, package: package)
      }
    }
  }
}
