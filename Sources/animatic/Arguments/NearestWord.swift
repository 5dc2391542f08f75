/// The known word that a misspelt one is nearest to, or nil where none is near.
func nearestWord(to word: String, among known: [String]) -> String? {
  let limit = max(1, word.count / 3)
  let ranked = known.map { ($0, editDistance(word.lowercased(), $0.lowercased())) }
  return ranked.filter { $0.1 <= limit }.min { $0.1 < $1.1 }?.0
}

private func editDistance(_ a: String, _ b: String) -> Int {
  let (a, b) = (Array(a), Array(b))
  var row = Array(0...b.count)
  for i in 0..<a.count {
    var diagonal = row[0]
    row[0] = i + 1
    for j in 0..<b.count {
      let above = row[j + 1]
      row[j + 1] = min(above + 1, row[j] + 1, diagonal + (a[i] == b[j] ? 0 : 1))
      diagonal = above
    }
  }
  return row[b.count]
}
