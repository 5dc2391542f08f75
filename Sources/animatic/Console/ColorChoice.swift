import Foundation

/// When text carries colour; the words of `--color`.
enum ColorChoice: String, CaseIterable, Sendable {
  case auto, always, never

  /// Whether a stream shows colour: `auto` is a terminal that is not dumb, with NO_COLOR unset or empty.
  func isOn(isTerminal: Bool, environment: [String: String]) -> Bool {
    switch self {
    case .always: return true
    case .never: return false
    case .auto:
      return isTerminal && (environment["NO_COLOR"] ?? "").isEmpty && environment["TERM"] != "dumb"
    }
  }
}

/// The few colours of messages; plain text where colour is off.
struct Palette: Sendable {
  var isOn: Bool

  func good(_ text: String) -> String { wrap(text, "32") }
  func bad(_ text: String) -> String { wrap(text, "1;31") }
  func warning(_ text: String) -> String { wrap(text, "33") }
  func dim(_ text: String) -> String { wrap(text, "2") }
  func strong(_ text: String) -> String { wrap(text, "1") }

  private func wrap(_ text: String, _ code: String) -> String {
    isOn ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}
