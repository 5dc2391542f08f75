/// Which way up the stage is held.
public enum StageOrientation: String, Equatable, Sendable {
  case portrait
  case landscape
}

/// Space at the edges that content keeps clear, in points.
public struct StageInsets: Equatable, Sendable {
  public var top: Double
  public var leading: Double
  public var bottom: Double
  public var trailing: Double

  public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}

/// A phone or tablet: its measures in points.
///
/// Sizes and scales are those of the Human Interface Guidelines; insets, status bars and corner radii are the
/// published measurements of devices and simulators on iOS 26.
public struct Device: Equatable, Sendable {
  public enum CutOut: Equatable, Sendable {
    case none
    case notch
    /// 126 × 37.33 points, centred, this far from the top in portrait.
    case island(top: Double)
  }

  public var name: String
  /// Portrait width and height.
  public var width: Double
  public var height: Double
  /// Pixels per point of the real screen.
  public var nativeScale: Int
  public var portraitInsets: StageInsets
  public var landscapeInsets: StageInsets
  /// Height of the status bar in portrait.
  public var statusBar: Double
  /// Radius of the display's corners.
  public var cornerRadius: Double
  public var cutOut: CutOut
  /// Frames a second of the real screen.
  public var refreshRate: Int

  public func insets(_ orientation: StageOrientation) -> StageInsets {
    orientation == .portrait ? portraitInsets : landscapeInsets
  }

  /// How much of the lower edge the system's keyboard with its row of suggestions covers, points.
  ///
  /// Published measurements: 260 on phones with a home button, 336 on others, 346 on those at least 414 points
  /// wide; 200 and 209 in landscape. Tablets: 340 and 420, a choice of ours (docs/fidelity.md).
  public func keyboardHeight(_ orientation: StageOrientation) -> Double {
    let isPortrait = orientation == .portrait
    if min(width, height) >= 700 { return isPortrait ? 340 : 420 }
    if portraitInsets.bottom == 0 { return isPortrait ? 260 : 200 }
    return isPortrait ? (width >= 414 ? 346 : 336) : 209
  }
}
