import CAnimaticCairoSystem
import Foundation

/// Owns a fontconfig configuration that knows exactly the files of a `FontSet`, and neither the system's
/// configuration nor its font folders nor the locale.
final class FontConfiguration: @unchecked Sendable {
  private let pointer: OpaquePointer

  /// Parsing font files costs milliseconds, the result never changes: one object a set in the process.
  private static let lock = NSLock()
  nonisolated(unsafe) private static var shared: [FontSet: FontConfiguration] = [:]

  static func of(_ set: FontSet) throws -> FontConfiguration {
    lock.lock()
    defer { lock.unlock() }
    if let known = shared[set] { return known }
    let new = try FontConfiguration(set)
    shared[set] = new
    return new
  }

  private init(_ set: FontSet) throws {
    guard let config = FcConfigCreate() else { throw CairoError.library("fontconfig: out of memory") }
    pointer = config
    // Pango asks for the family "emoji" where emoji presentation is wanted. The emoji font is pictures of one
    // size: the matrix brings them to the size that is asked for.
    let rules = """
      <?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>
      <alias binding="same"><family>emoji</family><prefer><family>Noto Color Emoji</family></prefer></alias>
      <match target="font"><test name="family"><string>Noto Color Emoji</string></test>
      <edit name="matrix" mode="assign"><times><name>matrix</name><matrix>
      <divide><name target="pattern">pixelsize</name><name target="font">pixelsize</name></divide>
      <double>0</double><double>0</double>
      <divide><name target="pattern">pixelsize</name><name target="font">pixelsize</name></divide>
      </matrix></times></edit></match></fontconfig>
      """
    guard FcConfigParseAndLoadFromMemory(config, rules, 1) != 0 else {
      throw CairoError.library("fontconfig: the private rules were refused")
    }
    for group in FontSet.all where set.contains(group) {
      let (package, paths) = group.files
      for path in paths where FcConfigAppFontAddFile(config, path) == 0 {
        throw CairoError.fontMissing(path: path, package: package)
      }
    }
  }

  deinit { FcConfigDestroy(pointer) }

  func withPointer<R>(_ body: (OpaquePointer) throws -> R) rethrows -> R { try body(pointer) }

  /// Whether any face of the configuration has a glyph for the character.
  func covers(_ scalar: Unicode.Scalar) -> Bool {
    guard let fonts = FcConfigGetFonts(pointer, FcSetApplication) else { return false }
    for index in 0..<Int(fonts.pointee.nfont) {
      var set: OpaquePointer?
      if FcPatternGetCharSet(fonts.pointee.fonts[index], FC_CHARSET, 0, &set) == FcResultMatch,
        let set, FcCharSetHasChar(set, scalar.value) != 0
      {
        return true
      }
    }
    return false
  }
}
