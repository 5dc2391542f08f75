import AnimaticTime
import AnimaticUI

/// A stretch of time in which a text can be read.
struct Reading: Equatable {
  var text: String
  var from: Instant
  /// nil while it lasts.
  var to: Instant?

  func length(until end: Instant) -> Double { ((to ?? end) - from).seconds }
}

/// Notes, frame by frame, which texts can be read.
struct ReadingWatch {
  /// More transparent than this, nobody reads it.
  private static let faintest = 0.3

  private(set) var readings: [Reading] = []
  private var open: [String: Int] = [:]

  mutating func look(_ instant: Instant, _ core: StageCore) {
    let time = core.host.time
    let stage = CGRect(origin: .zero, size: core.graph.rootElement.size)
    var seen: Set<String> = []
    for element in core.host.allElements {
      guard let text = element.visibleText, !text.isEmpty, !seen.contains(text) else { continue }
      let probe = Probe(roots: [element], time: time)
      guard let leaf = probe.mostVisible, leaf.opacity >= Self.faintest else { continue }
      let shown = leaf.frame.intersection(stage)
      guard !shown.isNull, shown.width * shown.height >= 0.5 * leaf.frame.width * leaf.frame.height else {
        continue
      }
      seen.insert(text)
    }
    for text in open.keys.sorted() where !seen.contains(text) {
      readings[open[text]!].to = instant
      open[text] = nil
    }
    for text in seen.sorted() where open[text] == nil {
      open[text] = readings.count
      readings.append(Reading(text: text, from: instant))
    }
  }
}
