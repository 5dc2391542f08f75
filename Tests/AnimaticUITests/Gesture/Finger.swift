import AnimaticTime
import AnimaticUI

/// What became of a finger that a test played.
final class Finger {
  var landing: TouchDispatcher.Landing?
  var ranCode: String??
}

extension TestHost {
  /// A finger at `seconds`; the play stays there.
  @discardableResult
  func touch(
    _ seconds: Double, x: Double = 150, y: Double = 300, by: CGSize = .zero, for duration: Double
  ) throws -> Finger {
    let finger = Finger()
    var listener = TouchListener()
    listener.landed = { finger.landing = $0 }
    listener.left = { finger.ranCode = .some($0) }
    let path = TouchPath(start: CGPoint(x: x, y: y), by: by, duration: TimeSpan(seconds: duration))
    try at(seconds) { [host] in host.touches.play(path, listener) }
    return finger
  }

  func tap(_ seconds: Double, x: Double = 150, y: Double = 300) throws {
    try at(seconds) { [host] in _ = try? host.tap(at: CGPoint(x: x, y: y)) }
  }
}

func near(_ a: CGFloat?, _ b: Double, _ tolerance: Double = 0.002) -> Bool {
  near(a.map { Double($0) }, b, tolerance)
}
