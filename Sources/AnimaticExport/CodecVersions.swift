import CAnimaticCodecsSystem

/// Versions of the libraries that encode and decode.
public enum CodecVersions {
  /// libpng as loaded; the others, which do not tell, as compiled against.
  public static var libraries: [(name: String, version: String)] {
    let png = Int(png_access_version_number())
    return [
      ("libpng", "\(png / 10_000).\(png / 100 % 100).\(png % 100)"),
      ("libdeflate", LIBDEFLATE_VERSION_STRING),
      ("giflib", "\(GIFLIB_MAJOR).\(GIFLIB_MINOR).\(GIFLIB_RELEASE)"),
    ]
  }
}
