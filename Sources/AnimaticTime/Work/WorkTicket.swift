/// Names one scheduled entry of one clock. A ticket is never used twice.
public struct WorkTicket: Hashable, Sendable {
  let slot: Int
  let sequence: UInt64
}
