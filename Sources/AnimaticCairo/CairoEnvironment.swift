import CAnimaticCairoSystem
import Foundation

/// What drawing depends on outside of the program: libraries and font files.
public enum CairoEnvironment {
  /// A font file that output is pinned to.
  public struct FontFile: Equatable, Sendable {
    public var path: String
    /// The Debian package that carries it.
    public var package: String
    public var isInstalled: Bool
  }

  /// Name and version of each library as loaded, in a fixed order.
  public static var libraries: [(name: String, version: String)] {
    let fontconfig = Int(FcGetVersion())
    return [
      ("cairo", String(cString: cairo_version_string())), ("pango", String(cString: pango_version_string())),
      ("fontconfig", "\(fontconfig / 10_000).\(fontconfig / 100 % 100).\(fontconfig % 100)"),
    ]
  }

  /// Every file, group by group.
  public static var fontFiles: [FontFile] {
    FontSet.all.flatMap { set -> [FontFile] in
      let (package, paths) = set.files
      return paths.map { FontFile(path: $0, package: package, isInstalled: access($0, R_OK) == 0) }
    }
  }
}
