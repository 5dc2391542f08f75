import Foundation

// Foundation's random identifiers, replaced by a sequence of the play's: what a trace prints is the same each time.
// Found first in files that import SwiftUI only; the loader's companion file does the same for the others.
extension UUID {
  /// The next identifier of the play, in the form of a random one (version 4).
  public static var virtualNext: UUID {
    let simulation = Simulation.current
    simulation.identifiersMade += 1
    func word(_ stream: UInt64) -> UInt64 {
      UInt64.mixed((2 * simulation.identifiersMade + stream) &* 0x9E37_79B9_7F4A_7C15)
    }
    let (high, low) = (word(1), word(2))
    func byte(_ word: UInt64, _ index: UInt64) -> UInt8 {
      UInt8(truncatingIfNeeded: word >> (56 - 8 * index))
    }
    return UUID(
      uuid: (
        byte(high, 0), byte(high, 1), byte(high, 2), byte(high, 3), byte(high, 4), byte(high, 5),
        byte(high, 6) & 0x0F | 0x40, byte(high, 7), byte(low, 0) & 0x3F | 0x80, byte(low, 1), byte(low, 2),
        byte(low, 3), byte(low, 4), byte(low, 5), byte(low, 6), byte(low, 7)
      ))
  }

  public init() { self = .virtualNext }
}
