/// The page's own script and style, compiled into the tool so that an installed one finds them.
enum PageParts {
  static let style: [UInt8] = PackageResources.style_css

  /// One function around all parts: nothing of it is visible outside but `animaticData`.
  static let script = joined([])

  /// The same for a page that follows a program.
  static let liveScript = joined([PackageResources.live_js])

  private static func joined(_ more: [[UInt8]]) -> [UInt8] {
    let parts =
      [
        PackageResources.dom_js, PackageResources.model_js, PackageResources.curves_js,
        PackageResources.stage_js,
        PackageResources.player_js, PackageResources.timeline_js, PackageResources.lanes_js,
        PackageResources.trace_js, PackageResources.verdict_js, PackageResources.overview_js,
        PackageResources.main_js,
      ] + more
    return Array("(() => {\n\"use strict\";\n".utf8) + parts.joined(separator: Array("\n".utf8))
      + Array("})();\n".utf8)
  }
}
