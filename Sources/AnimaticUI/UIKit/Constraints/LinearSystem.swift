/// Linear equations taken in one after the other, each as far as those before it leave it open.
struct LinearSystem {
  /// Σ coefficients · variables + constant.
  struct Expression {
    var terms: [Int: Double] = [:]
    var constant = 0.0

    static func + (a: Expression, b: Expression) -> Expression {
      Expression(terms: a.terms.merging(b.terms, uniquingKeysWith: +), constant: a.constant + b.constant)
    }
    static func - (a: Expression, b: Expression) -> Expression { a + b.times(-1) }
    func times(_ factor: Double) -> Expression {
      Expression(terms: terms.mapValues { $0 * factor }, constant: constant * factor)
    }
    func plus(_ number: Double) -> Expression { Expression(terms: terms, constant: constant + number) }
  }

  /// What became of an equation.
  enum Outcome { case taken, followed, contradicted }

  /// By the variable that it solves: variable = expression of free ones.
  private var solved: [Int: Expression] = [:]
  private static let hair = 1e-9

  /// expression = 0.
  mutating func add(_ expression: Expression) -> Outcome {
    let reduced = reduce(expression)
    // The lowest of the largest: no order of a dictionary decides.
    guard
      let pivot = reduced.terms.filter({ abs($0.value) > Self.hair })
        .min(by: { (-abs($0.value), $0.key) < (-abs($1.value), $1.key) })
    else { return abs(reduced.constant) < 1e-6 ? .followed : .contradicted }
    var rest = reduced
    rest.terms[pivot.key] = nil
    let answer = rest.times(-1 / pivot.value)
    for (variable, known) in solved {
      guard let share = known.terms[pivot.key] else { continue }
      var changed = known
      changed.terms[pivot.key] = nil
      solved[variable] = changed + answer.times(share)
    }
    solved[pivot.key] = answer
    return .taken
  }

  private func reduce(_ expression: Expression) -> Expression {
    var result = Expression(constant: expression.constant)
    for variable in expression.terms.keys.sorted() {
      let share = expression.terms[variable] ?? 0
      if let known = solved[variable] {
        result = result + known.times(share)
      } else {
        result.terms[variable, default: 0] += share
      }
    }
    return result
  }

  /// Free variables count as 0.
  func value(_ expression: Expression) -> Double { reduce(expression).constant }
}
