/// How a notice of the catalogue keeps its time.
public enum NoticeTimers: String, CaseIterable, Sendable {
  /// Exactly as its article has it, slips included: a tap cancels an item that was never scheduled, and a
  /// hide that an earlier show scheduled takes a later notice away.
  case asWritten
  /// One pending hide: each show restarts it, a tap cancels it, and it goes with its view.
  case corrected
}
