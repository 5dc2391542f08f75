/// The surface that a scenario plays on.
public struct ScenarioStage: Equatable, Sendable {
  /// Nil for a bare canvas.
  public var device: Device?
  public var orientation: StageOrientation
  /// Points.
  public var width: Double
  /// Points.
  public var height: Double
  /// Pixels per point of what is written, 1 to 3.
  public var scale: Int
  public var safeArea: StageInsets
  /// Points.
  public var cornerRadius: Double
  /// Frames a second of the screen that is played; 60 for a bare canvas.
  public var refreshRate: Int

  /// A bare surface without insets.
  public init(width: Double, height: Double, scale: Int = 2) {
    device = nil
    orientation = .portrait
    self.width = width
    self.height = height
    self.scale = scale
    safeArea = StageInsets()
    cornerRadius = 0
    refreshRate = 60
  }

  public init(device: Device, orientation: StageOrientation = .portrait, scale: Int = 2) {
    self.init(width: device.width, height: device.height, scale: scale)
    self.device = device
    cornerRadius = device.cornerRadius
    refreshRate = device.refreshRate
    self = rotated(to: orientation)
  }

  /// The same stage held the other way. A canvas swaps its sides.
  public func rotated(to orientation: StageOrientation) -> ScenarioStage {
    var stage = self
    if stage.orientation != orientation { swap(&stage.width, &stage.height) }
    stage.orientation = orientation
    stage.safeArea = device?.insets(orientation) ?? StageInsets()
    return stage
  }

  /// How much of the lower edge the keyboard covers while it is up, points. On a bare canvas 260, or half of
  /// the height where that is less.
  public var keyboardHeight: Double { device?.keyboardHeight(orientation) ?? min(260, height / 2) }
}
