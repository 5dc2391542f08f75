import AnimaticTime
import Foundation

// Foundation's readings of the real clock, replaced by those of the virtual one: found first in files that
// import SwiftUI only. A file that imports Foundation as well needs the same members in its own module, which
// can be made from `virtualNow`.
extension Date {
  /// The date of the virtual clock: `VirtualTime.startDate` at the start of a run.
  public static var virtualNow: Date { VirtualTime.date(at: VirtualTime.clock.now) }

  public init() { self = .virtualNow }

  public init(timeIntervalSinceNow seconds: TimeInterval) {
    self = Date.virtualNow.addingTimeInterval(seconds)
  }

  public static var now: Date { .virtualNow }

  public var timeIntervalSinceNow: TimeInterval { timeIntervalSince(.virtualNow) }
}
