/// What can be set by a flag, a scenario or `animatic.conf`.
enum Setting: String, CaseIterable, Sendable {
  case fps, scale, device, appearance, jobs, report

  /// Completes "…: expected …".
  var expected: String {
    switch self {
    case .fps: return "a whole number from 1 to 240"
    case .scale: return "1, 2 or 3"
    case .device: return "a device's name (see: animatic devices)"
    case .appearance: return "light or dark"
    case .jobs: return "a whole number from 1 to 64"
    case .report: return "a folder's name"
    }
  }

  /// The number that a text says, or nil where it is none or out of range, or the setting is a word.
  func integer(_ text: String) -> Int? {
    guard let range, !text.isEmpty, text.allSatisfy({ $0.isASCII && $0.isNumber }), let value = Int(text)
    else { return nil }
    return range.contains(value) ? value : nil
  }

  private var range: ClosedRange<Int>? {
    switch self {
    case .fps: return 1...240
    case .scale: return 1...3
    case .jobs: return 1...64
    case .device, .appearance, .report: return nil
    }
  }

  /// The text as it is kept, or nil where it does not fit. Devices are looked up later, in the catalogue.
  func accepts(_ text: String) -> Bool {
    switch self {
    case .fps, .scale, .jobs: return integer(text) != nil
    case .appearance: return RunOptions.Appearance(rawValue: text) != nil
    case .device, .report: return !text.isEmpty
    }
  }
}
