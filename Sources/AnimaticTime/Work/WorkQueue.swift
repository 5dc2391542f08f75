/// Scheduled entries in the order (instant, lane, sequence): a binary heap of small keys beside a table of
/// entries.
///
/// Cancelling only empties the table's slot. The key is dropped when it comes to the top, or when keys without
/// an entry are the majority, so that code which re-arms a long timer for ever needs no more memory than live
/// work does.
struct WorkQueue {
  struct Entry {
    var sequence: UInt64 = 0
    var origin: WorkOrigin
    var work: () -> Void
    /// What the clock's `cause` and `place` were when it was scheduled.
    var cause = 0
    var place = 0
    /// Cancelled, but something is left to do at its time.
    var isRemainder = false
  }

  struct Key {
    var due: Instant
    /// Lane in the upper byte, sequence below it.
    var order: UInt64
    var slot: Int

    var lane: WorkLane { WorkLane(rawValue: Int(order >> 56)) ?? .sweep }
    var sequence: UInt64 { order & (1 << 56 - 1) }

    @inline(__always)
    static func < (a: Key, b: Key) -> Bool {
      a.due == b.due ? a.order < b.order : a.due < b.due
    }
  }

  private var heap: [Key] = []
  private var slots: [Entry?] = []
  private var free: [Int] = []
  private var stale = 0
  /// The instant whose newcomers wait for the end of the turn, and these: one in a lower lane would come to the
  /// top of the heap before the rest of the turn.
  private var turn: Instant?
  private var newcomers: [Key] = []
  private var aside: [Key] = []
  private var nextSequence: UInt64 = 0

  mutating func insert(due: Instant, lane: WorkLane, entry: Entry) -> WorkTicket {
    let sequence = nextSequence
    nextSequence += 1
    var entry = entry
    entry.sequence = sequence
    let slot: Int
    if let reused = free.popLast() {
      slot = reused
      slots[slot] = entry
    } else {
      slot = slots.count
      slots.append(entry)
    }
    let key = Key(due: due, order: UInt64(lane.rawValue) << 56 | sequence, slot: slot)
    if due == turn { newcomers.append(key) } else { push(key) }
    return WorkTicket(slot: slot, sequence: sequence)
  }

  /// Holds entries for `instant` back until `endTurn()`.
  mutating func beginTurn(at instant: Instant) { turn = instant }

  mutating func endTurn() {
    turn = nil
    for key in newcomers {
      if slots[key.slot] == nil { discard(key) } else { push(key) }
    }
    newcomers.removeAll(keepingCapacity: true)
  }

  /// The entry behind a ticket, if it still waits.
  func entry(_ ticket: WorkTicket) -> Entry? {
    guard slots.indices.contains(ticket.slot), let entry = slots[ticket.slot],
      entry.sequence == ticket.sequence
    else { return nil }
    return entry
  }

  /// Call only with the ticket of an entry that waits.
  mutating func remove(_ ticket: WorkTicket) {
    slots[ticket.slot] = nil
    stale += 1
    if stale > 64, stale > heap.count / 2 { compact() }
  }

  /// Call only with the ticket of an entry that waits.
  mutating func replace(_ ticket: WorkTicket, by work: @escaping () -> Void) {
    slots[ticket.slot]?.work = work
    slots[ticket.slot]?.isRemainder = true
  }

  /// The first entry in order that still waits.
  mutating func first() -> Key? {
    while let top = heap.first {
      if slots[top.slot] != nil { return top }
      removeTop()
      discard(top)
    }
    return nil
  }

  /// Takes out the entry that `first()` has just named.
  mutating func popFirst() -> Entry? {
    guard let top = first(), let entry = slots[top.slot] else { return nil }
    slots[top.slot] = nil
    removeTop()
    free.append(top.slot)
    return entry
  }

  var roomInUse: Int { heap.count + newcomers.count + aside.count }

  /// When the first entry is due, held back or not.
  var nextDue: Instant? {
    mutating get {
      if let turn, newcomers.contains(where: { slots[$0.slot] != nil }) { return turn }
      return first()?.due
    }
  }

  /// Everything that waits, in order.
  var ordered: [(key: Key, entry: Entry)] {
    (heap + newcomers + aside).sorted(by: <).compactMap { key in slots[key.slot].map { (key, $0) } }
  }

  /// Frees the slot of a key that was taken out after its entry was cancelled.
  private mutating func discard(_ key: Key) {
    free.append(key.slot)
    stale = max(0, stale - 1)
  }

  private mutating func push(_ key: Key) {
    heap.append(key)
    siftUp(heap.count - 1)
  }

  /// Takes the first key out of the order until `putBack()`; its entry stays and can be cancelled.
  mutating func setAsideFirst() {
    guard let key = first() else { return }
    removeTop()
    aside.append(key)
  }

  /// Puts all that was set aside back. It is overdue and comes first, but not before the rest of a turn.
  mutating func putBack() {
    for key in aside {
      if turn == nil { push(key) } else { newcomers.append(key) }
    }
    aside = []
  }

  private mutating func removeTop() {
    let last = heap.removeLast()
    guard !heap.isEmpty else { return }
    heap[0] = last
    siftDown(0)
  }

  private mutating func compact() {
    let slots = slots
    for key in heap where slots[key.slot] == nil { free.append(key.slot) }
    heap.removeAll { slots[$0.slot] == nil }
    stale = 0
    for index in stride(from: heap.count / 2 - 1, through: 0, by: -1) { siftDown(index) }
  }

  private mutating func siftUp(_ start: Int) {
    heap.withUnsafeMutableBufferPointer { heap in
      var child = start
      let key = heap[child]
      while child > 0 {
        let parent = (child - 1) / 2
        guard key < heap[parent] else { break }
        heap[child] = heap[parent]
        child = parent
      }
      heap[child] = key
    }
  }

  private mutating func siftDown(_ start: Int) {
    heap.withUnsafeMutableBufferPointer { heap in
      var parent = start
      let key = heap[parent]
      while true {
        var child = 2 * parent + 1
        guard child < heap.count else { break }
        if child + 1 < heap.count, heap[child + 1] < heap[child] { child += 1 }
        guard heap[child] < key else { break }
        heap[parent] = heap[child]
        parent = child
      }
      heap[parent] = key
    }
  }
}
