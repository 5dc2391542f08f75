/// What the lint can find. The raw value is the name that `allow` takes; docs/hazards.md has a section for each.
public enum HazardKind: String, CaseIterable, Sendable {
  case cancelledSleep = "cancelled-sleep"
  case coincidentAnimations = "coincident-animations"
  case cutRemoval = "cut-removal"
  case deadTransition = "dead-transition"
  case deadWrite = "dead-write"
  case endlessAnimation = "endless-animation"
  case hiddenRemoval = "hidden-removal"
  case idleCancel = "idle-cancel"
  case missedTap = "missed-tap"
  case noPendingHide = "no-pending-hide"
  case orphanTimer = "orphan-timer"
  case revival
  case shortDisplay = "short-display"
  case showHideAtOnce = "show-hide-at-once"
  case staleHide = "stale-hide"
  case unanimatedWrite = "unanimated-write"
  case zeroDuration = "zero-duration"

  /// What it is, in one lower-case sentence without a full stop.
  public var summary: String {
    switch self {
    case .cancelledSleep:
      "a task whose sleep was cancelled goes on and hides the notice that replaced its own"
    case .coincidentAnimations: "one value gets two different animations at one instant"
    case .cutRemoval: "a removal ends while an animation of its own still runs, in sight of everybody"
    case .deadTransition: "a transition is written, and no insertion or removal ever animates"
    case .deadWrite: "a timer outlives its view and writes a state that nobody reads any more"
    case .endlessAnimation: "an animation goes on for ever, unseen or against a write that meant to stop it"
    case .hiddenRemoval: "a leaving view falls behind an opaque sibling, so that its removal is not seen"
    case .idleCancel: "the cancelled work item is not the one that was scheduled"
    case .missedTap: "a tap of the scenario reaches no action, or another one than was meant"
    case .noPendingHide: "shown without a scheduled hide, though an earlier show had one: it stays for ever"
    case .orphanTimer: "work is still pending at the end for a notice that has gone"
    case .revival: "shown again during its own removal: actions for appearing do not run again"
    case .shortDisplay: "visible for less time than its text takes to read"
    case .showHideAtOnce: "shown and hidden at one instant"
    case .staleHide: "a hide that an earlier show scheduled hits a later one"
    case .unanimatedWrite: "a plain write to an animating value: it jumps, and the rest of the motion goes on"
    case .zeroDuration: "its own hide is due at the instant at which it is shown"
    }
  }

  /// What to do about it, in one sentence.
  public var cure: String {
    switch self {
    case .cancelledSleep:
      "do not swallow the cancellation: guard (try? await Task.sleep(for: .seconds(2))) != nil else { return }"
    case .coincidentAnimations:
      "write the value once, or put both writes into one withAnimation block"
    case .cutRemoval:
      "give the block that clears the presence flag the longest duration, or clear the flag in the completion: "
        + "withAnimation(.easeInOut(duration: 0.3)) { offset = -100 } completion: { isShown = false }"
    case .deadTransition:
      "animate what contains the `if`, from outside: VStack { if isShown { … } }.animation(.default, value: isShown), "
        + "or write the flag in withAnimation { isShown = true }"
    case .deadWrite:
      "stop the timer with its view: .onDisappear { timer?.invalidate() }, or wait in .task { }, which ends with it"
    case .endlessAnimation:
      "end it with a finite animation of the same value, withAnimation(.linear(duration: 0)) { … }, or take the "
        + "view out of the tree"
    case .hiddenRemoval: "give the leaving view a place in front: .zIndex(1)"
    case .idleCancel:
      "keep the item that is scheduled: @State private var hide: DispatchWorkItem?, set it where it is scheduled and "
        + "cancel that one"
    case .missedTap: "tap when and where it can be hit, or remove what keeps taps away"
    case .noPendingHide:
      "schedule the hide where the flag turns true, .onChange(of: isShown) { if isShown { scheduleHide() } }, not only "
        + "in onAppear"
    case .orphanTimer: "cancel it when the notice goes: hide?.cancel(), or timer?.invalidate() in onDisappear"
    case .revival:
      "start the entrance and the hide in .onChange(of: isShown), which also runs when the view comes back"
    case .shortDisplay: "show it longer, or say it in fewer words"
    case .showHideAtOnce: "hide only what has been shown, or write the flag once"
    case .staleHide:
      "cancel the pending hide before scheduling the next: hide?.cancel(); hide = DispatchWorkItem { … }"
    case .unanimatedWrite:
      "write it under an animation, or end the motion first: withAnimation(.linear(duration: 0)) { … }"
    case .zeroDuration: "give it a duration above 0, or none at all for a notice that stays"
    }
  }
}
