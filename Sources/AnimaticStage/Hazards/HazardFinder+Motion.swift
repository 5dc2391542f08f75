import AnimaticTime
import AnimaticUI

/// Animations against each other, and touches that come to nothing.
extension HazardFinder {
  mutating func findMotion() {
    for note in record.notes {
      switch note.note {
      case .shifted(let property, let owner, let distance, let isEndless):
        let write = causes.chain(note.cause).first { $0.kind == .write }?.source ?? ""
        if isEndless {
          add(
            .endlessAnimation, at: note.time, owner, source: write, cause: note.cause, number: note.number,
            "\(property) is written without an animation at \(seconds(note.time)), which does not end its endless "
              + "animation: it goes on around the new value")
        } else if distance > 0.001, !property.hasPrefix("frame") {
          add(
            .unanimatedWrite, at: note.time, owner, source: write, cause: note.cause, number: note.number,
            "\(property) is written without an animation at \(seconds(note.time)), while it animates: it jumps by "
              + "\(Printing.number(distance)) and the rest of the motion goes on")
        }
      case .coincident(let property, let owner, let first, let second)
      where !property.hasPrefix("frame") && !second.contains(".delay("):
        // With a delay the second one waits for its turn, as its author wanted.
        add(
          .coincidentAnimations, at: note.time, owner, source: causes.event(note.cause)?.source ?? "",
          cause: note.cause, number: note.number,
          "\(property) gets \(first) and \(second) at \(seconds(note.time)): both run, the second on top of the first"
        )
      default: break
      }
    }
  }

  mutating func findEndlessAnimations() {
    for unseen in core.graph.unseenEndlessAnimations {
      let start = causes.event(unseen.startEvent)
      add(
        .endlessAnimation, at: record.end, unseen.owner, source: start.flatMap(writeSource) ?? "",
        cause: unseen.startEvent, number: .max,
        "\(unseen.property) under \(unseen.curve) goes on at the end, \(unseen.why)")
    }
  }

  private func writeSource(_ event: TraceEvent) -> String? {
    causes.chain(event.number).first { !$0.source.isEmpty && $0.kind != .animationStart }?.source
  }

  mutating func findMissedTaps() {
    for event in causes.events where event.kind == .tapMissed {
      var message = event.detail
      if let why = core.missReasons[event.number] { message += "; " + why }
      add(
        .missedTap, at: event.time, event.name, cause: 0, number: event.number, message)
      // A touch that was taken back has no cause; its own line is the place.
      if let index = found.lastIndex(where: { $0.number == event.number }) {
        found[index].event = ScenarioPlace(text: event.source)
      }
    }
  }

  mutating func findShortDisplays() {
    for stay in record.stays where !stay.isOpen && !stay.note.isFirst {
      guard let number = stay.end, let time = stay.endTime, causes.fire(behind: stay.endCause) != nil else {
        continue
      }
      let texts = stay.note.texts
      let readings = self.readings.filter {
        texts.contains($0.text) && $0.from >= stay.startTime && $0.from <= time
          && ($0.to ?? record.end) >= time
      }
      guard let shown = readings.map({ $0.length(until: record.end) }).max() else { continue }
      let needed = ReadingTime.seconds(for: readings.map(\.text))
      guard ReadingTime.counts(readings.map(\.text)), shown + 0.05 < needed else { continue }
      let count = readings.map(\.text).joined().count
      add(
        .shortDisplay, at: time, stay.note.owner, cause: stay.startCause, number: number, texts: texts,
        "\(called(stay)) can be read for \(Self.seconds(shown)); its \(count) characters take "
          + "\(Self.seconds(needed)) (\(ReadingTime.rule(for: readings.map(\.text))))")
    }
  }
}
