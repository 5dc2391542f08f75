import Foundation

/// The names that a compiled module knows, read from the module itself: its table of identifiers keeps each one
/// between two zeros.
///
/// A name may be there for something of no one's concern, such as a local function. So this can tell what is not
/// there, and what may be.
struct BuiltWords {
  private let table: Data

  init(module: String) { table = FileManager.default.contents(atPath: module) ?? Data() }

  /// False for everything where the module could not be read.
  func contains(_ word: String) -> Bool {
    !word.isEmpty && table.range(of: Data([0] + Array(word.utf8) + [0])) != nil
  }

  var isReadable: Bool { !table.isEmpty }
}
