/// Square matrices as rows one after the other.
enum SquareMatrix {
  /// `a` times `b`, each of `n` by `n` numbers.
  static func product(_ a: [CGFloat], _ b: [CGFloat], _ n: Int) -> [CGFloat] {
    var result = [CGFloat](repeating: 0, count: n * n)
    for row in 0..<n {
      for column in 0..<n {
        var sum: CGFloat = 0
        for k in 0..<n { sum += a[row * n + k] * b[k * n + column] }
        result[row * n + column] = sum
      }
    }
    return result
  }
}
