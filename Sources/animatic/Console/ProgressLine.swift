/// One line of progress as text: name, bar, frames done, time left.
struct ProgressLine: Equatable, Sendable {
  var name: String
  var done: Int
  var total: Int
  /// Real seconds since the scenario began.
  var elapsed: Double

  /// At most `width` columns; the bar takes what the words leave, up to 30.
  func text(width: Int) -> String {
    let part = total > 0 ? min(1, Double(done) / Double(total)) : 1
    var tail = "  \(done)/\(total)"
    if let left = timeLeft(part) { tail += "  \(left) left" }
    let room = width - tail.count
    guard room >= 12 else { return String("\(done)/\(total)".prefix(max(0, width))) }
    let bar = min(30, room / 2)
    let title = clipped(name, to: room - bar - 4)
    let full = Int((part * Double(bar)).rounded(.down))
    return "\(title)  [" + String(repeating: "#", count: full) + String(repeating: "-", count: bar - full)
      + "]\(tail)"
  }

  private func clipped(_ name: String, to count: Int) -> String {
    name.count <= count ? name : String(name.prefix(max(0, count - 1))) + "…"
  }

  /// Nothing before a tenth is done: guesses from less are wrong by more than they help.
  private func timeLeft(_ part: Double) -> String? {
    guard part >= 0.1, part < 1, elapsed >= 0 else { return nil }
    let seconds = Int((elapsed * (1 - part) / part).rounded(.up))
    let rest = seconds % 60
    return "\(seconds / 60):\(rest < 10 ? "0" : "")\(rest)"
  }
}
