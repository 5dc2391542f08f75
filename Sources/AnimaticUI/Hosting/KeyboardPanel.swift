import AnimaticDrawing

/// A plain stand-in for the system's keyboard: it covers the lower edge of the stage, over all views.
package final class KeyboardPanel {
  private var covered = AnimatableValue(0.0)

  /// How much of the lower edge it covers once it has come to rest, points.
  package var height: CGFloat { CGFloat(covered.model) }

  /// The system's animation: a spring of mass 3, stiffness 1000 and damping 500 (docs/fidelity.md).
  package static let animation = Animation.interpolatingSpring(mass: 3, stiffness: 1000, damping: 500)

  func move(to height: CGFloat, _ animation: Animation?, at begin: Double) {
    _ = covered.set(Double(max(0, height)), animation: animation, at: begin)
  }

  /// Seconds; nil before it has ever moved with an animation.
  var end: Double? { covered.end }

  func isMoving(at time: Double) -> Bool { end.map { $0 >= time } ?? false }

  private func frame(_ stage: CGSize, at time: Double) -> CGRect {
    let height = covered.presented(at: time)
    return CGRect(x: 0, y: Double(stage.height) - height, width: Double(stage.width), height: height)
  }

  func covers(_ point: CGPoint, _ stage: CGSize, at time: Double) -> Bool {
    frame(stage, at: time).contains(point)
  }

  func draw(_ stage: CGSize, _ environment: EnvironmentValues, at time: Double) -> [DisplayItem] {
    let frame = frame(stage, at: time)
    guard frame.height > 0 else { return [] }
    let color: RGBA =
      environment.colorScheme == .dark
      ? Color(red: 0.17, green: 0.17, blue: 0.18).resolved(in: environment)
      : Color(red: 0.82, green: 0.83, blue: 0.85).resolved(in: environment)
    return [.fill(.rectangle(frame), .color(color))]
  }
}
