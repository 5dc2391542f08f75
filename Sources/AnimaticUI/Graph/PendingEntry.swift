/// Writes that were made under one transaction and are applied together.
package struct PendingEntry {
  package var transaction: Transaction
  /// Makes a written value visible to bodies and marks its readers.
  package struct Mutation {
    /// The event of the trace that it follows from, and the place of the code that wrote.
    package var cause: Int
    package var place: Int
    package var apply: () -> Void
  }
  package var mutations: [Mutation]
  package var owner: String
  /// Its number in the trace.
  package var update: Int
  /// Made by an action that runs while a frame is put together: `onAppear`, `onChange`.
  package var isDuringRender = false
  /// One of the writes does more than to mark nodes for evaluation.
  package var changesElements = false
}

/// The entries that wait for a flush, in order.
package struct PendingEntries {
  private var entries: [PendingEntry] = []
  private var lastUpdate = 0

  package var isEmpty: Bool { entries.isEmpty }

  package mutating func takeFirst() -> PendingEntry { entries.removeFirst() }

  /// Joins the last entry where the transaction is the same, else opens a new one.
  package mutating func add(
    _ mutation: PendingEntry.Mutation, _ transaction: Transaction, owner: String, isDuringRender: Bool,
    changesElements: Bool
  ) {
    if let last = entries.indices.last, joinsLast(transaction, isDuringRender) {
      entries[last].mutations.append(mutation)
      if changesElements { entries[last].changesElements = true }
    } else {
      lastUpdate += 1
      entries.append(
        PendingEntry(
          transaction: transaction, mutations: [mutation], owner: owner, update: lastUpdate,
          isDuringRender: isDuringRender, changesElements: changesElements))
    }
  }

  /// The number of the update that a write would belong to.
  package func update(of transaction: Transaction, isDuringRender: Bool) -> Int {
    joinsLast(transaction, isDuringRender) ? lastUpdate : lastUpdate + 1
  }

  private func joinsLast(_ transaction: Transaction, _ isDuringRender: Bool) -> Bool {
    entries.last.map { $0.transaction.joins(transaction) && $0.isDuringRender == isDuringRender } ?? false
  }
}
