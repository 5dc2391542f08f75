/// Writes that were made under one transaction and are applied together.
package struct PendingEntry {
  package var transaction: Transaction
  /// Makes the written values visible to bodies and marks their readers.
  package var mutations: [() -> Void]
  package var owner: String
  /// Made by an action that runs while a frame is put together: `onAppear`, `onChange`.
  package var isDuringRender = false
  /// One of the writes does more than to mark nodes for evaluation.
  package var changesElements = false
}
