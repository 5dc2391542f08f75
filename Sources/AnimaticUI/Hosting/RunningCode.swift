import AnimaticTime

/// What code of a play runs now, kept where a signal handler and a watching thread may read it.
///
/// Off until somebody sets `record`; then a note costs a copy of a few bytes. Nothing here reaches any output of
/// a play: it is read only when the play ends by force.
package enum RunningCode {
  /// Plain memory without references, so that it can be read at any moment.
  package struct Record {
    /// How many calls into the play are open.
    package var depth = 0
    /// The thread that made them.
    package var thread: UInt = 0
    /// Counts up with everything that begins: a number that stands still is a loop, or a wait.
    package var serial = 0
    /// The virtual time, in microseconds.
    package var microseconds = 0
    /// Bytes of `text` that count.
    package var length = 0
    /// What began last, UTF-8.
    package var text: UnsafeMutablePointer<UInt8>
  }

  /// Longer notes are cut.
  package static let longest = 240

  nonisolated(unsafe) package static var record: UnsafeMutablePointer<Record>?

  /// A record for good: signal handlers have no moment at which it could be given back.
  package static func makeRecord() -> UnsafeMutablePointer<Record> {
    let text = UnsafeMutablePointer<UInt8>.allocate(capacity: longest)
    text.initialize(repeating: 0, count: longest)
    let record = UnsafeMutablePointer<Record>.allocate(capacity: 1)
    record.initialize(to: Record(text: text))
    return record
  }

  /// Something begins at this time of the clock.
  package static func note(_ what: @autoclosure () -> String, at now: Instant = .zero) {
    guard let record else { return }
    record.pointee.length = 0
    record.pointee.microseconds = Int(now.seconds * 1e6 + 0.5)
    var count = 0
    for byte in what().utf8.prefix(longest) {
      record.pointee.text[count] = byte
      count += 1
    }
    record.pointee.length = count
    record.pointee.serial += 1
  }

  /// The user's view that a node belongs to, by its type; those of this module stand in between.
  package static func view(of node: _ViewNode) -> String {
    var next: _ViewNode? = node
    while let here = next {
      if here is any StateHolding {
        let name = String(reflecting: Swift.type(of: here))
        let isOurs = name.hasPrefix("AnimaticUI.BodyNode<AnimaticUI.")
        if name.hasPrefix("AnimaticUI.BodyNode<"), !isOurs { return here.label }
      }
      next = here.parent
    }
    return "a view"
  }

  /// Runs code of a play, or code that may call the user's.
  package static func during<R>(thread: @autoclosure () -> UInt, _ work: () throws -> R) rethrows -> R {
    guard let record else { return try work() }
    record.pointee.thread = thread()
    record.pointee.serial += 1
    record.pointee.depth += 1
    defer { record.pointee.depth -= 1 }
    return try work()
  }
}
