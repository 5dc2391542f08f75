import AnimaticReview
import AnimaticUI

/// The events of a trace that a contact sheet pins to its axis.
enum SheetMarks {
  static func marks(of trace: [TraceEvent]) -> [ContactSheet.Mark] {
    trace.compactMap { event in
      guard let (kind, label) = self.label(of: event) else { return nil }
      return ContactSheet.Mark(time: event.time.seconds, kind: kind, label: label)
    }
  }

  private static func label(of event: TraceEvent) -> (ContactSheet.Mark.Kind, String)? {
    func named(_ verb: String) -> String { event.name.isEmpty ? verb : "\(verb) \(event.name)" }
    switch event.kind {
    case .show: return (.event, named("show"))
    case .hide: return (.event, named("hide"))
    case .mark: return (.event, event.detail)
    case .tap, .press, .drag, .swipe: return (.tap, named(event.kind.rawValue))
    case .keyboard: return (.event, event.detail.hasPrefix("keyboard up") ? "keyboard up" : "keyboard down")
    case .tapMissed: return (.warning, "tap hits nothing")
    case .fire: return (.timer, named("timer"))
    case .orphan: return (.warning, named("orphan"))
    // The sentences are in the trace; here they would cover their neighbours.
    case .hazard, .warning: return (.warning, named(event.kind.rawValue))
    default: return nil
    }
  }
}
