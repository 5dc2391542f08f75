/// Finds a low place of a function of few numbers without its slope: the simplex method of Nelder and Mead.
enum Descent {
  struct Result {
    var point: [Double]
    var value: Double
  }

  private static let mostSteps = 600

  /// Goes downhill from `from`; `sizes` are the first steps along each number. The same on every machine.
  static func minimize(from: [Double], sizes: [Double], _ function: ([Double]) -> Double) -> Result {
    let count = from.count
    var corners = [Result(point: from, value: function(from))]
    for index in 0..<count {
      var point = from
      point[index] += sizes[index]
      corners.append(Result(point: point, value: function(point)))
    }
    for _ in 0..<mostSteps {
      corners.sort { $0.value < $1.value }
      let (best, worst) = (corners[0], corners[count])
      if worst.value - best.value <= 1e-12 + 1e-9 * abs(best.value) { break }
      var centre = [Double](repeating: 0, count: count)
      for corner in corners.dropLast() {
        for index in 0..<count { centre[index] += corner.point[index] / Double(count) }
      }
      /// The point beyond the centre as seen from the worst one.
      func beyond(_ factor: Double) -> Result {
        let point = (0..<count).map { centre[$0] + factor * (centre[$0] - worst.point[$0]) }
        return Result(point: point, value: function(point))
      }
      let mirrored = beyond(1)
      if mirrored.value < best.value {
        let further = beyond(2)
        corners[count] = further.value < mirrored.value ? further : mirrored
      } else if mirrored.value < corners[count - 1].value {
        corners[count] = mirrored
      } else {
        let nearer = mirrored.value < worst.value ? beyond(0.5) : beyond(-0.5)
        if nearer.value < min(mirrored.value, worst.value) {
          corners[count] = nearer
        } else {
          for index in 1...count {
            let point = zip(corners[index].point, best.point).map { ($0 + $1) / 2 }
            corners[index] = Result(point: point, value: function(point))
          }
        }
      }
    }
    return corners.min { $0.value < $1.value }!
  }
}
