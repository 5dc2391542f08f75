/// A pattern over whole names: `*` any run, `?` any one, `[a-z]` one of, `[!a-z]` none of, `\` the next as it is.
struct Glob: Equatable, Sendable {
  private enum Piece: Equatable, Sendable {
    case literal(Character)
    case one
    case run
    case set([ClosedRange<Character>], negated: Bool)

    func matches(_ character: Character) -> Bool {
      switch self {
      case .literal(let own): return own == character
      case .one: return true
      case .run: return false
      case .set(let ranges, let negated): return ranges.contains { $0.contains(character) } != negated
      }
    }
  }

  private var pieces: [Piece] = []

  /// nil where a set is not closed or a range runs backwards, and for an empty pattern.
  init?(_ pattern: String) {
    var rest = Array(pattern)[...]
    while let character = rest.popFirst() {
      switch character {
      case "*": if pieces.last != .run { pieces.append(.run) }
      case "?": pieces.append(.one)
      case "[":
        guard let set = Self.set(&rest) else { return nil }
        pieces.append(set)
      case "\\": pieces.append(.literal(rest.popFirst() ?? "\\"))
      default: pieces.append(.literal(character))
      }
    }
    if pieces.isEmpty { return nil }
  }

  private static func set(_ rest: inout ArraySlice<Character>) -> Piece? {
    var negated = false
    if rest.first == "!" || rest.first == "^" {
      negated = true
      rest.removeFirst()
    }
    var ranges: [ClosedRange<Character>] = []
    while let low = rest.popFirst() {
      if low == "]", !ranges.isEmpty { return .set(ranges, negated: negated) }
      if rest.first == "-", let high = rest.dropFirst().first, high != "]" {
        guard low <= high else { return nil }
        rest.removeFirst(2)
        ranges.append(low...high)
      } else {
        ranges.append(low...low)
      }
    }
    return nil
  }

  /// Steps back at most to the last `*`, so time is bounded by pattern times name.
  func matches(_ name: String) -> Bool {
    let name = Array(name)
    var (piece, place) = (0, 0)
    var back: (piece: Int, place: Int)?
    while place < name.count {
      if piece < pieces.count, pieces[piece] == .run {
        back = (piece, place)
        piece += 1
      } else if piece < pieces.count, pieces[piece].matches(name[place]) {
        piece += 1
        place += 1
      } else if let last = back {
        back = (last.piece, last.place + 1)
        (piece, place) = (last.piece + 1, last.place + 1)
      } else {
        return false
      }
    }
    return pieces[piece...].allSatisfy { $0 == .run }
  }
}
