/// Work to measure the engine's inner loop with: running values of one kind, asked for again and again.
///
/// It lives here because only this module has the evaluation without calls through generics.
package enum PresentedLoad: String, CaseIterable {
  case ease, steepCurve, smoothSpring, bouncySpring, interpolatingSpring, takenOverSpring, combinedCurves,
    repeatedCurve

  /// In words.
  package var name: String {
    switch self {
    case .ease: "ease-in-out"
    case .steepCurve: "steep curve (0.9, 0.02, 0.05, 0.98)"
    case .smoothSpring: "spring without bounce"
    case .bouncySpring: "bouncing spring"
    case .interpolatingSpring: "interpolating spring with velocity"
    case .takenOverSpring: "spring that took over a moving one"
    case .combinedCurves: "two curves combined"
    case .repeatedCurve: "repeated curve"
    }
  }

  private func started(_ index: Int) -> AnimatableValue<Double> {
    var value = AnimatableValue(0.0)
    let target = Double(index + 1)
    func set(_ target: Double, _ animation: Animation, _ begin: Double) {
      _ = value.set(target, animation: animation, at: begin)
    }
    switch self {
    case .ease: set(target, .easeInOut(duration: 2), 0)
    case .steepCurve: set(target, .timingCurve(0.9, 0.02, 0.05, 0.98, duration: 2), 0)
    case .smoothSpring: set(target, .smooth(duration: 2), 0)
    case .bouncySpring: set(target, .bouncy(duration: 2), 0)
    case .interpolatingSpring:
      set(target, .interpolatingSpring(stiffness: 20, damping: 2, initialVelocity: 3), 0)
    case .takenOverSpring:
      set(target, .bouncy(duration: 2), -0.5)
      set(-target, .bouncy(duration: 2), 0)
    case .combinedCurves:
      set(target, .easeInOut(duration: 2.5), -0.5)
      set(-target, .easeInOut(duration: 2), 0)
    case .repeatedCurve: set(target, .easeInOut(duration: 0.35).repeatForever(), 0)
    }
    return value
  }

  /// Asks `count` times for a value that is under way; 0…2 s after the begin. The sum is to keep the compiler
  /// from leaving the work out.
  package func evaluate(_ count: Int) -> Double {
    let values = (0..<100).map(started)
    let frames = max(1, count / values.count)
    var sum = 0.0
    // Values outside: an attribute keeps its own in place, and a value of an array would be copied each time.
    for value in values {
      for frame in 0..<frames { sum += value.presented(at: 2 * Double(frame) / Double(frames)) }
    }
    return sum
  }
}
