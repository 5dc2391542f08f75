/// The version of the tool, as `--version` prints it.
enum Version {
  static let number = "0.1.0"
  static let text = "animatic \(number)"
}
