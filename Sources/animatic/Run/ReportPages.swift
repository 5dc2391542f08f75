import AnimaticGolden

/// What a report's folder holds for people, beside the machine form.
///
/// Each writer is called once, after `report.json` and every scenario's folder are in `place`, and may add files
/// there; the folder is put in its place afterwards.
enum ReportPages {
  /// After `verify`, with the scenarios that were played.
  static let verified:
    [(_ report: GoldenReport, _ scenarios: [LoadedScenario], _ place: String) throws -> Void] =
      []
  /// After `merge-reports`, with the folders of the parts.
  static let merged: [(_ report: GoldenReport, _ parts: [String], _ place: String) throws -> Void] = []
}
