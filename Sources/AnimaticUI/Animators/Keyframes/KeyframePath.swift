/// One track with all that was left open filled in: beginnings, velocities, durations of springs.
package struct KeyframePath<Data: VectorArithmetic> {
  private let pieces: [KeyframePiece<Data>]
  private let start: Data
  /// Seconds from the first keyframe's beginning to the last one's end.
  package let duration: Double

  /// - Parameters:
  ///   - start: The value before the first keyframe.
  ///   - velocity: Its velocity there, units a second.
  package init(_ segments: [KeyframeSegment<Data>], from start: Data, velocity: Data) {
    var pieces: [KeyframePiece<Data>] = []
    pieces.reserveCapacity(segments.count)
    var begin = 0.0
    var (here, arrival) = (start, velocity)
    for index in segments.indices {
      let surroundings = Surroundings(segments, index, from: here, arrival: arrival, before: pieces.last)
      let piece = KeyframePiece(segments[index], begin: begin, from: here, surroundings)
      pieces.append(piece)
      begin += piece.duration
      (here, arrival) = (piece.value(piece.duration), piece.velocity(piece.duration))
    }
    self.pieces = pieces
    self.start = start
    duration = begin
  }

  /// Seconds; before the beginning it is the start, after the end the last value.
  package func value(at time: Double) -> Data {
    guard let piece = piece(at: time) else { return start }
    return piece.value(time.isNaN ? 0 : max(0, time) - piece.begin)
  }

  /// Units a second; 0 after the end.
  package func velocity(at time: Double) -> Data {
    guard let piece = piece(at: time), !(time > duration) else { return .zero }
    return piece.velocity(time.isNaN ? 0 : max(0, time) - piece.begin)
  }

  /// The last piece that has begun: of several at one instant the last, as jumps take effect at once.
  private func piece(at time: Double) -> KeyframePiece<Data>? {
    var (low, high) = (0, pieces.count)
    while low < high {
      let middle = (low + high) / 2
      if pieces[middle].begin <= time { low = middle + 1 } else { high = middle }
    }
    // Times before the beginning, and those that are no number, count as the beginning.
    return low > 0 ? pieces[low - 1] : pieces.last { $0.begin <= 0 }
  }
}

extension KeyframePath {
  /// What a keyframe without velocities of its own goes by.
  struct Surroundings {
    /// Velocity to begin with where none is given.
    var startVelocity: Data
    /// Velocity to end with where none is given.
    var endVelocity: Data

    init(
      _ segments: [KeyframeSegment<Data>], _ index: Int, from here: Data, arrival: Data,
      before: KeyframePiece<Data>?
    ) {
      // The piece before was given the velocity of a smooth passage, so its arrival serves as the start.
      startVelocity = arrival
      endVelocity = .zero
      guard case .cubic(let to, let length, _, _) = segments[index], index + 1 < segments.count else {
        return
      }
      switch segments[index + 1] {
      case .move: break
      case .linear(let next, let duration, let curve):
        endVelocity = KeyframePiece.slope(next - to, curve.velocity(at: 0), duration)
      case .cubic(_, _, .some(let given), _), .spring(_, _, _, .some(let given)): endVelocity = given
      case .cubic(let next, let duration, .none, _):
        // Catmull-Rom in time: the slope from the keyframe before to the one after.
        endVelocity = KeyframePiece.slope(
          next - here, 1, KeyframePiece<Data>.length(length) + KeyframePiece<Data>.length(duration))
      // Two that wait for each other: the spring starts from rest.
      case .spring(_, _, _, .none): break
      }
    }
  }
}
