import AnimaticTime
import AnimaticUI

/// Comings and goings that do not look as they are written.
extension HazardFinder {
  mutating func findDeadTransitions() {
    guard !scenario.environment.reduceMotion else { return }
    var seats: [String] = []
    for stay in record.stays where stay.isSlot && stay.note.hasTransition {
      // Children of one container that come under keys of their own are of one kind.
      let container = String(stay.seat.prefix { $0 != "/" })
      if !seats.contains(container) { seats.append(container) }
    }
    for seat in seats {
      let stays = record.stays.filter { $0.isSlot && $0.seat.hasPrefix(seat + "/") && $0.note.hasTransition }
      let comings = stays.filter { !$0.note.isFirst && !$0.isRevived }
      let goings = stays.filter { !$0.isOpen }
      guard let first = comings.first, !goings.isEmpty, !comings.contains(where: \.isAnimatedIn),
        !goings.contains(where: \.isAnimatedOut)
      else { continue }
      let inner = stays.contains { $0.note.hasInnerAnimation }
      add(
        .deadTransition, at: first.startTime, first.note.owner, cause: first.startCause, number: first.start,
        texts: first.note.texts,
        suggestion: inner
          ? "move the .animation(_:value:) out of the branch, onto what contains it: "
            + "ZStack { if isShown { … } }.animation(.default, value: isShown)" : nil,
        "the transition of \(called(first)) never plays: \(count(comings.count, "insertion")) and "
          + "\(count(goings.count, "removal")), none under an animation"
          + (inner
            ? "; the .animation(_:value:) inside the branch does not reach the container of the branch" : ""))
    }
  }

  /// A transition on what stands there for good.
  mutating func findStandingTransitions() {
    for standing in core.graph.standingTransitions {
      let what = standing.text.isEmpty ? "a view" : "\"\(standing.text)\""
      add(
        .deadTransition, at: .zero, standing.owner, cause: 0, number: 0,
        texts: standing.text.isEmpty ? [] : [standing.text],
        suggestion:
          "put it on the view directly inside the `if`: if isShown { Notice().transition(.opacity) }",
        "the transition of \(what) never plays: the view stands in no `if` and no ForEach, so that nothing inserts or "
          + "removes it")
    }
  }

  private func count(_ count: Int, _ word: String) -> String { "\(count) \(word)\(count == 1 ? "" : "s")" }

  mutating func findRemovals() {
    for stay in record.stays {
      guard let sibling = stay.hiddenBy, let number = stay.end, let time = stay.endTime else { continue }
      add(
        .hiddenRemoval, at: time, stay.note.owner, cause: stay.endCause, number: number,
        texts: stay.note.texts,
        "\(called(stay)) falls behind \(sibling) as its removal begins at \(seconds(time)): without a "
          + "zIndex, what leaves is drawn under its siblings")
    }
    for note in record.notes {
      guard case .gone(let slot, let cut) = note.note, let first = cut.first else { continue }
      let stay = record.stays.last { $0.note.serial == slot.serial }
      add(
        .cutRemoval, at: note.time, slot.owner, cause: stay?.endCause ?? note.cause, number: note.number,
        texts: slot.texts,
        "\(stay.map(called) ?? slot.view) is taken out at \(seconds(note.time)), still in sight, and cuts \(first)"
      )
    }
  }

  mutating func findMomentaryShows() {
    for stay in record.stays where stay.isSlot && !stay.note.isFirst && !stay.isRevived {
      guard stay.endTime == stay.startTime, let number = stay.end else { continue }
      // Nobody would have seen a child that only changed its key.
      let replaced = record.stays.contains {
        $0.note.serial != stay.note.serial && $0.startTime == stay.startTime && $0.start > stay.start
          && $0.seat.prefix { $0 != "/" } == stay.seat.prefix { $0 != "/" }
      }
      if replaced { continue }
      if let fire = causes.fire(behind: stay.endCause), let work = record.work(firedIn: fire),
        record.isOwn(work, of: stay), work.scheduled == stay.startTime
      {
        add(
          .zeroDuration, at: stay.startTime, stay.note.owner, source: work.origin.source,
          cause: stay.startCause, number: number, texts: stay.note.texts,
          "\(called(stay)) is shown at \(seconds(stay.startTime)) with its hide due at the same instant"
            + Self.inLine(work.origin.source))
      } else {
        let ghost = stay.isAnimatedIn || stay.isAnimatedOut
        add(
          .showHideAtOnce, at: stay.startTime, stay.note.owner, cause: stay.endCause, number: number,
          texts: stay.note.texts,
          "\(called(stay)) is shown and hidden at \(seconds(stay.startTime))"
            + (ghost ? ": two transactions, so that a ghost of it fades in and out" : "; no frame shows it"))
      }
    }
  }
}
