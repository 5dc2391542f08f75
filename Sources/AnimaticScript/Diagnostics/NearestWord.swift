/// The known word that a person most likely meant.
///
/// Compares without regard to case, by edit distance with swaps of neighbours (one swap costs one). A word is
/// offered only if at most a third of its letters, and always at least one, had to change.
///
/// - Returns: the nearest candidate, the earliest one of equals; nil if none is near.
public func nearestWord(to word: String, in candidates: [String]) -> String? {
  // Long input is never a slip of a known word, and the distance costs length squared.
  let typed = Array(word.lowercased())
  guard !typed.isEmpty, typed.count <= 64 else { return nil }
  var best: (word: String, distance: Int)?
  for candidate in candidates {
    let known = Array(candidate.lowercased())
    let allowed = max(1, max(typed.count, known.count) / 3)
    guard abs(known.count - typed.count) <= allowed else { continue }
    let distance = editDistance(typed, known)
    // Changing every letter of a short word is no resemblance.
    guard distance <= allowed, distance < known.count else { continue }
    if best == nil || distance < best!.distance { best = (candidate, distance) }
  }
  return best?.word
}

/// Insertions, deletions, substitutions and swaps of neighbours that turn one row of characters into the other.
func editDistance(_ a: [Character], _ b: [Character]) -> Int {
  if a.isEmpty || b.isEmpty { return max(a.count, b.count) }
  var beforeLast = [Int](repeating: 0, count: b.count + 1)
  var last = Array(0...b.count)
  for i in 1...a.count {
    var row = [i] + [Int](repeating: 0, count: b.count)
    for j in 1...b.count {
      row[j] = min(last[j] + 1, row[j - 1] + 1, last[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1))
      if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] {
        row[j] = min(row[j], beforeLast[j - 2] + 1)
      }
    }
    (beforeLast, last) = (last, row)
  }
  return last[b.count]
}
