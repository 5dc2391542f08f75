import AnimaticExport
import AnimaticGolden

/// Reads a report's folder for a verb.
enum ReportReading {
  /// Throws `CommandFailure` (exit 2) for what is no report.
  static func read(_ folder: String) throws -> GoldenReport {
    let bare = folder.count > 1 && folder.hasSuffix("/") ? String(folder.dropLast()) : folder
    do {
      return try GoldenReport(folder: bare)
    } catch let error as JSONError {
      throw CommandFailure(.invalid, "can not use \(bare)/\(ReportFolder.document): \(error.description)")
    } catch let error as FileError {
      throw CommandFailure(
        .invalid, "\(bare) is no report: \(error.description)", notes: ["make one: animatic verify SCENARIO…"]
      )
    }
  }
}
