import AnimaticExport
import Foundation

/// Unfinished folders of processes that were killed, named `<beginning><process>….partial`.
enum Leftovers {
  /// Removes those whose process is gone.
  static func remove(in folder: String, beginning: String) {
    for entry in (try? OutputFolder.names(in: folder)) ?? []
    where entry.hasPrefix(beginning) && entry.hasSuffix(".partial") {
      let digits = entry.dropFirst(beginning.count).prefix { $0.isASCII && $0.isNumber }
      guard let process = pid_t(digits), kill(process, 0) != 0, errno == ESRCH else { continue }
      try? FileManager.default.removeItem(atPath: folder + "/" + entry)
    }
  }
}
