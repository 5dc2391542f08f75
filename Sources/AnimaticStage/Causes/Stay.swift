import AnimaticTime
import AnimaticUI

/// A stretch of time during which something was shown: a view in the tree, or an `.opacity` above 0.
struct Stay {
  var note: SlotNote
  var isSlot: Bool
  /// Began when it came back out of its own removal.
  var isRevived = false
  /// What would have run on a fresh view.
  var missed: [String] = []
  var isAnimatedIn = false
  /// Numbers on the trace's scale. `startCause` is the event behind it.
  var start: Int
  var startTime: Instant
  var startCause: Int
  /// nil while it lasts.
  var end: Int?
  var endTime: Instant?
  var endCause = 0
  var isAnimatedOut = false
  var hiddenBy: String?

  var seat: String { note.seat }
  var isOpen: Bool { end == nil }

  func covers(_ number: Int) -> Bool { start < number && number < (end ?? .max) }

  /// All stays that notes tell of, in the order of their beginning.
  static func all(_ notes: [StageNote]) -> [Stay] {
    var stays: [Stay] = []
    var open: [Int: Int] = [:]
    func begin(_ note: StageNote, _ slot: SlotNote, isSlot: Bool, animated: Bool) -> Stay {
      open[slot.serial] = stays.count
      return Stay(
        note: slot, isSlot: isSlot, isAnimatedIn: animated, start: note.number, startTime: note.time,
        startCause: slot.cause)
    }
    func finish(_ note: StageNote, _ slot: SlotNote) -> Int? {
      guard let index = open.removeValue(forKey: slot.serial) else { return nil }
      stays[index].end = note.number
      stays[index].endTime = note.time
      stays[index].endCause = slot.cause
      if !slot.texts.isEmpty { stays[index].note.texts = slot.texts }
      stays[index].note.hasTransition = stays[index].note.hasTransition || slot.hasTransition
      stays[index].note.hasInnerAnimation = stays[index].note.hasInnerAnimation || slot.hasInnerAnimation
      return index
    }
    for note in notes {
      switch note.note {
      case .inserted(let slot, let isAnimated):
        stays.append(begin(note, slot, isSlot: true, animated: isAnimated))
      case .leaving(let slot, let isAnimated, let hiddenBy):
        if let index = finish(note, slot) {
          stays[index].isAnimatedOut = isAnimated
          stays[index].hiddenBy = hiddenBy
        }
      case .revived(let slot, let missed):
        var stay = begin(note, slot, isSlot: true, animated: true)
        stay.isRevived = true
        stay.missed = missed
        stays.append(stay)
      case .opacity(let slot, true): stays.append(begin(note, slot, isSlot: false, animated: false))
      case .opacity(let slot, false):
        if let index = finish(note, slot) {
          stays[index].isAnimatedOut = true
        } else {
          // It was there from the beginning.
          var stay = Stay(
            note: slot, isSlot: false, start: 0, startTime: .zero, startCause: 0)
          stay.note.isFirst = true
          (stay.end, stay.endTime, stay.endCause) = (note.number, note.time, slot.cause)
          stays.append(stay)
        }
      default: break
      }
    }
    return stays
  }
}
