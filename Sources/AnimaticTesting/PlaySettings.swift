import AnimaticUI

/// Which system generation decides where generations differ: `.default`, plain `.spring()`, rounded corners,
/// system colours, mixing of colours, order of leaving views, nested transactions.
public enum PlaySemantics: String, CaseIterable, Hashable, Sendable {
  case iOS16, iOS17, iOS18, iOS26

  var generation: AnimationSemantics { AnimationSemantics(rawValue: rawValue) ?? .iOS26 }
}

/// Where an animation's zero lies.
public enum PlayTiming: Hashable, Sendable {
  /// At the very instant of the change.
  case exact
  /// At the first frame at or after the change; 1 to 240 frames a second.
  case frame(fps: Int)
  /// As on a phone: the start value is held for two frames (three for a change in `onAppear` or `onChange`), the
  /// first step is at most 1/60 s; 1 to 240 frames a second.
  case device(fps: Int)

  func checked() throws -> AnimationTiming {
    func rate(_ fps: Int) throws -> Int {
      guard (1...240).contains(fps) else {
        throw PlaySettingError(description: "\(fps) is no frame rate; give 1 to 240 frames a second")
      }
      return fps
    }
    switch self {
    case .exact: return .exact
    case .frame(let fps): return .frame(fps: try rate(fps))
    case .device(let fps): return .device(fps: try rate(fps))
    }
  }
}

/// A play that can not be set up as asked for.
public struct PlaySettingError: Error, Equatable, CustomStringConvertible {
  public let description: String
}
